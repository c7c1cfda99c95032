// The playground: an editor beside the picture, with texts to start from. Nothing is written unless it is saved.
import { h, json, post, say, state } from "./dom.js";
import * as editor from "./editor.js";

const navigation = document.querySelector("nav");
const starts = h("select", { onchange: () => begin(starts.value) }, h("option", { value: "" }, "choose a lesson or an example"));
let texts = [];

/** Turns the page into the playground. */
export async function open(hidden) {
  document.body.classList.add("playground");
  navigation.setAttribute("aria-label", "Text");
  navigation.replaceChildren(h("label", { class: "field" }, h("span", {}, "Start from"), starts), editor.panel);
  editor.panel.hidden = false;
  for (const tab of hidden) tab.hidden = true;
  fill(await json("starts"));
  await improve().catch(() => { /* the text area stays */ });
}

function fill(groups) {
  texts = groups.flatMap((group) => group.starts);
  starts.append(...groups.map((group) => h("optgroup", { label: group.name },
    ...group.starts.map((one) => h("option", { value: String(texts.indexOf(one)) }, one.title)))));
}

async function begin(index) {
  if (index === "") return;
  try {
    await editor.showDraft(texts[Number(index)].text);
    say("");
  } catch (error) { say(error.message, true); }
}

/** Loads the editor component, which a program built without it does not have. */
async function improve() {
  const style = (name) => document.head.append(h("link", { rel: "stylesheet", href: name }));
  const script = (name) => new Promise((done, failed) => {
    document.head.append(h("script", { src: name, onload: done, onerror: failed }));
  });
  const { hasEditor } = await json("starts", { only: "editor" });
  if (!hasEditor) return;
  for (const name of ["codemirror.css", "show-hint.css"]) style(name);
  for (const name of ["codemirror.js", "show-hint.js", "yaml-mode.js"]) await script(name);
  const code = editor.improve(window.CodeMirror, {
    mode: "yaml", lineNumbers: true, indentUnit: 2, tabSize: 2, viewportMargin: 50,
    extraKeys: { "Ctrl-Space": complete, Tab: (field) => field.execCommand("insertSoftTab"), "Ctrl-S": () => editor.write(), "Cmd-S": () => editor.write(),
      Esc: leave, "Shift-Tab": false },
  });
  code.getInputField().setAttribute("aria-label", "Text of the scene");
  code.getInputField().setAttribute("aria-describedby", "text-errors");
  code.on("inputRead", (field, change) => {
    if (change.origin === "+input" && /[\w.[(\-@:"$ ]$/.test(change.text.at(-1))) complete(field);
  });
}

/** Escape lets the next Tab leave the text. */
function leave(field) {
  field.setOption("extraKeys", { ...field.getOption("extraKeys"), Tab: false });
  field.on("blur", () => field.setOption("extraKeys", {
    ...field.getOption("extraKeys"), Tab: (one) => one.execCommand("insertSoftTab") }));
}

function complete(field) {
  field.showHint({ completeSingle: false, hint: async (now) => {
    const at = now.getCursor();
    const list = await post("complete", { path: state.path, text: now.getValue(), line: at.line, character: at.ch })
      .catch(() => ({ items: [] }));
    const typed = (one) => now.getRange(place(one.textEdit.range.start), at).toLowerCase();
    const order = (one) => one.sortText ?? one.label;
    const items = list.items.filter((one) => one.label.toLowerCase().startsWith(typed(one)))
      .sort((one, other) => order(one).localeCompare(order(other))).slice(0, 60);
    // A finished word needs no list, which would take the next Enter.
    if (!items.length || items.some((one) => one.textEdit.newText.toLowerCase() === typed(one))) return null;
    const { start, end } = items[0].textEdit.range;
    const words = { from: place(start), to: place(end), list: items.map((one) => ({ text: one.textEdit.newText,
      render: (row) => row.append(one.label, h("span", { class: "quiet" }, ` ${one.detail ?? ""}`)) })) };
    window.CodeMirror.on(words, "shown", () =>
      document.querySelector(".CodeMirror-hints").setAttribute("aria-label", "Words"));
    return words;
  } });
}

const place = ({ line, character }) => ({ line, ch: character });
