// The problems, with cures that can be tried without touching the file.
import { h, on, post, say, set, state } from "./dom.js";
import { replace } from "./focus.js";
import { query } from "./canvas.js";
import { summaries } from "./list.js";
import { show as showAll } from "./sheet.js";
import { linkedLine, showDraft, showLine, takeBack, write } from "./editor.js";

export const panel = h("div", {});
/** Why what is tried cannot be shown, as an error. */
const refusals = () => (state.refused ? [{ severity: "error", message: state.refused }] : []);
/** What is listed: what was found in an earlier text says nothing about one that cannot be read. */
const listed = () => {
  const errors = state.scene?.errors ?? [];
  return { errors, findings: errors.length || state.refused ? [] : state.layout?.findings ?? [] };
};
export const problems = () => listed().errors.length + refusals().length + listed().findings.length;

function draw() {
  const { errors, findings } = listed();
  const all = [...errors.map((error) => item(error, [], error.hint)), ...refusals().map((error) => item(error, [])),
    ...findings.map((one, index) => item(one.finding, one.notes, one.hint, index))];
  replace(panel, state.scene?.isDraft && !state.readOnly ? unsaved() : [], all.length ? all
    : h("p", { class: "calm" }, "There are no findings in this variant."), elsewhere());
}

/** Says how many the list counts, which takes all variants and examples. */
function elsewhere() {
  const { errors = 0, warnings = 0 } = summaries.get(state.path) ?? {};
  const here = state.layout?.findings?.length ?? 0;
  if (state.scene?.errors?.length || state.refused || errors + warnings <= here) return [];
  const number = errors + warnings;
  return h("p", { class: "quiet elsewhere" }, `In all variants and examples: ${number} finding${number === 1 ? "" : "s"}. `,
    h("button", { type: "button", onclick: () => showAll() }, "Show all variants"));
}

/** Shows the actions for an unsaved text, such as that of a cure. */
function unsaved() {
  return h("div", { class: "unsaved tools" }, h("span", {}, "These changes are not saved."),
    h("button", { type: "button", onclick: takeBack }, "Revert"),
    h("button", { type: "button", onclick: () => write() }, "Save"));
}

function item(finding, notes, hint, index) {
  return h("article", { class: "problem" },
    h("h2", {}, h("span", { class: `badge ${finding.severity === "error" ? "bad" : "warn"}` },
      finding.severity), " ", finding.message),
    finding.line ? h("p", {}, linkedLine(finding)) : null,
    notes?.length ? h("pre", {}, notes.join("\n")) : null,
    hint ? h("p", { class: "quiet" }, hint) : null,
    finding.view ? h("button", { type: "button", onclick: () => set({ selected: finding.view }) },
      `Select ${finding.view}`) : null,
    finding.cures?.length ? h("ul", { class: "cures", "aria-label": "Cures" },
      ...finding.cures.map((cure, number) => h("li", {},
        h("code", {}, words(cure)),
        state.readOnly ? null : h("button", { type: "button", onclick: () => tryCure(index, number) }, "Try"),
        h("button", { type: "button", onclick: () => copy(cure) }, "Copy")))) : null);
}

function words(cure) {
  if (cure.edit === null) return `drop ${cure.constraint}`;
  return cure.constraint === null ? `add ${cure.edit}` : cure.edit;
}

async function tryCure(finding, cure) {
  try {
    const cured = await post("cure", { finding, cure }, query());
    await showDraft(cured.text);
    showLine(cured.line, false);
    say("The cure is applied but not saved.");
  } catch (error) { say(error.message, true); }
}

function copy(cure) {
  navigator.clipboard?.writeText(cure.edit ?? "").then(() => say("Copied"));
}

on(["layout", "scene", "refused", "summary"], draw);
draw();
