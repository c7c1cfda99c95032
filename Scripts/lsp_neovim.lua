-- Opens a scene in Neovim with `alrender lsp` attached, uses it as a person would, and exits with 0
-- or 1.
local project = os.getenv("PROJECT")
local failures = 0

local function expect(condition, words)
  if not condition then
    failures = failures + 1
    io.stderr:write("failed: " .. words .. "\n")
  end
end

local path = project .. "/Scenes/neovim.yaml"
local file = assert(io.open(path, "w"))
file:write([[
title: سلام 😀
canvas: { width: 320, height: 200 }
metrics: { gap: 8 }
root:
  subviews:
    title: { text: "سلام 😀", type: lable }
constraints:
  - "H:|-gap-[title]"
  - "V:|-gap-[title]"
]])
file:close()

vim.cmd("edit " .. path)
local id = vim.lsp.start_client({
  name = "alrender", cmd = { os.getenv("ALRENDER"), "lsp" }, root_dir = project,
})
expect(id, "the client starts")
vim.lsp.buf_attach_client(0, id)

local function found()
  return vim.diagnostic.get(0)
end

-- An error is shown under its word, after Arabic and emoji.
vim.wait(20000, function() return #found() > 0 end)
expect(#found() == 1, "one error is shown")
local line = vim.api.nvim_buf_get_lines(0, 5, 6, false)[1]
expect(found()[1] and line:sub(found()[1].col + 1, found()[1].end_col) == "lable", "under its word")

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, "textDocument/" .. method, parameters, 20000)
  return answers and answers[id] and answers[id].result
end

local function at(row, column)
  vim.api.nvim_win_set_cursor(0, { row, column })
  return vim.lsp.util.make_position_params(0, vim.lsp.get_client_by_id(id).offset_encoding)
end

-- The cure is applied, and the error disappears.
local parameters = vim.lsp.util.make_given_range_params({ 6, 0 }, { 6, #line - 1 })
parameters.context = { diagnostics = {} }
local actions = ask("codeAction", parameters)
expect(actions and #actions == 1, "one cure is offered")
if actions and actions[1] then vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16") end
local text = vim.api.nvim_buf_get_lines(0, 5, 6, false)[1]
expect(text:find("type: label", 1, true), "the cure is applied: " .. text)
vim.wait(20000, function() return #found() == 0 end)
expect(#vim.tbl_filter(function(d) return d.severity == 1 end, found()) == 0, "the error is gone")

local hover = ask("hover", at(6, 5))
expect(hover and hover.contents.value:find("frame (8, 8,", 1, true), "hover tells the frame")
local definition = ask("definition", at(8, 16))
expect(definition and definition[1].range.start.line == 5, "a format leads to its view")
local completion = ask("completion", at(8, 15))
expect(completion and #completion.items > 0, "a format is completed")
local outline = ask("documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() })
expect(outline and #outline == 5, "the outline has the keys of the scene")

-- Renaming also changes visual formats.
local rename = at(6, 5)
rename.newName = "headline"
vim.lsp.util.apply_workspace_edit(ask("rename", rename), "utf-16")
local format = vim.api.nvim_buf_get_lines(0, 7, 8, false)[1]
expect(format:find("%[headline%]"), "renaming reaches formats: " .. format)

-- Formatting.
vim.api.nvim_buf_set_lines(0, 2, 3, false, { "metrics:   {gap:   8}" })
local edits = ask("formatting", {
  textDocument = vim.lsp.util.make_text_document_params(),
  options = { tabSize = 2, insertSpaces = true },
})
vim.lsp.util.apply_text_edits(edits or {}, 0, "utf-16")
expect(vim.api.nvim_buf_get_lines(0, 2, 3, false)[1] == "metrics: { gap: 8 }", "formatting")

vim.lsp.stop_client(id)
vim.wait(5000, function() return vim.lsp.client_is_stopped(id) end)
if failures == 0 then io.stdout:write("Neovim: all expectations hold\n") end
vim.cmd(failures == 0 and "qall!" or "cquit 1")
