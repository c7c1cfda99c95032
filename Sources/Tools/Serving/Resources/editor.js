// The scene's text: typed text is shown immediately, and written only when it is saved.
import { h, json, newest, on, post, say, set, state } from "./dom.js";
import { plain } from "./elements.js";
import { repaint } from "./canvas.js";
import { textIsReplaced } from "./ghosts.js";

const numbers = h("pre", { class: "numbers", "aria-hidden": "true" });
const area = h("textarea", { spellcheck: "false", wrap: "off", "aria-label": "Text of the scene",
  "aria-describedby": "text-errors", autocapitalize: "off", autocomplete: "off" });
const errors = h("ul", { id: "text-errors", class: "errors", "aria-live": "polite" });
const save = h("button", { type: "button", "aria-keyshortcuts": "Control+S", onclick: () => write() }, "Save");
/** Shown when another program has written the file meanwhile. */
const over = h("button", { type: "button", hidden: true, onclick: () => write(true) }, "Save over it");
const revert = h("button", { type: "button", onclick: takeBack }, "Revert");
const saved = h("span", { class: "quiet" });
export const panel = h("div", { class: "editor" },
  h("div", { class: "tools" }, save, over, revert, saved),
  h("div", { class: "text" }, numbers, area), errors);
let openTab = () => {};
export const whenShown = (open) => { openTab = open; };

/** Characters that are marked in the text: they cannot be seen, and may turn the order of others. */
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/;

/** Colours the keys within braces as those at the beginnings of lines. */
function innerKeys() {
  let [depth, isDue, quote] = [0, false, ""];
  return { token(stream) {
    if (stream.sol()) [depth, isDue, quote] = [0, false, ""];
    if (quote) {
      if (stream.skipTo(quote)) { stream.next(); quote = ""; } else stream.skipToEnd();
      return null;
    }
    if (stream.eatSpace()) return null;
    if (depth && isDue && stream.match(/^[\p{L}_$][^\s:{}[\],"']*(?=:(\s|$))/u)) { isDue = false; return "atom"; }
    const mark = stream.next();
    if (mark === "{") depth += 1;
    if (mark === "}") depth = Math.max(depth - 1, 0);
    isDue = mark === "{" || mark === ",";
    if (mark === '"' || mark === "'") quote = mark;
    else if (!"{},[]".includes(mark)) stream.eatWhile(/[^\s{},[\]"'#]/);
    if (mark === "#" && /\s/.test(stream.string[stream.start - 1] ?? " ")) stream.skipToEnd();
    return null;
  } };
}

/** How long a line is coloured at most. */
const longest = 20_000;

/** The editor component that has taken the text area's place; null for the text area itself. */
let code = null;

/** Uses CodeMirror as the field for the text: what is typed there is typed into the text area. */
export function improve(CodeMirror, options) {
  code = CodeMirror.fromTextArea(area, { ...options, specialChars: invisible });
  code.addOverlay(innerKeys());
  code.on("change", (_, change) => {
    if (change.origin === "setValue") return;
    const end = change.text.at(-1).length;
    const isWhole = !change.from.line && !change.from.ch && code.lineCount() === change.text.length
      && code.getLine(code.lastLine()).length === end;
    if (isWhole) textIsReplaced();
    code.save();
    area.dispatchEvent(new Event("input"));
  });
  numbers.hidden = true;
  panel.classList.add("improved");
  return code;
}

/** The text that was put into the field, and the version of the file that it belongs to. */
let original = "";
let base = "";

/** Puts a text into the field. */
function put(text) {
  area.value = text;
  // The field has its own line ends.
  original = area.value;
  code?.setOption("mode", text.split("\n").some((line) => line.length > longest) ? null : "yaml");
  code?.setValue(text);
}

const isTyping = () => document.activeElement === area || Boolean(code?.hasFocus());

/** The scene whose text is in the text area. */
let edited = null;

const draft = newest(async (path, text) => {
  const scene = await post("draft", { path, text, version: path === edited ? base : undefined });
  take(scene, false);
  repaint();
});

/** The text as it is in the field. */
export const text = () => area.value;

/** Shows a text in place of the file's, or an altogether other one. */
export async function showDraft(text, isOther = false) {
  if (isOther) textIsReplaced();
  put(text);
  await draft(state.path, text);
}

let timer = 0;
area.addEventListener("input", () => {
  clearTimeout(timer);
  // Another scene may be open by then.
  const [path, text] = [edited, area.value];
  timer = setTimeout(() => draft(path, text), 60);
  count();
});
area.addEventListener("beforeinput", () => {
  if (area.selectionStart === 0 && area.selectionEnd === area.value.length) textIsReplaced();
});
area.addEventListener("scroll", () => { numbers.scrollTop = area.scrollTop; });
// Tab inserts spaces, unless Escape was pressed before, so that the keyboard can leave the text.
let leaves = false;
area.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { leaves = true; return; }
  if (event.key === "Tab" && !leaves && !event.shiftKey) {
    event.preventDefault();
    area.setRangeText("  ", area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input"));
  }
  leaves = false;
});

/** Writes the text, over what another program has written if that is wanted. */
export async function write(isSure = false) {
  if (state.readOnly || !state.scene || edited !== state.path) return;
  clearTimeout(timer);
  const at = performance.now();
  const path = state.path;
  try {
    // Another program, or another tab, may have written the file since its text was put here.
    const version = isSure ? (await json("scene", { path })).versionOnDisk : base;
    const scene = await post("save", { path, text: area.value, version });
    over.hidden = true;
    take(scene, true);
    state.savedAt = at;
    say("Saved");
    repaint();
  } catch (error) {
    over.hidden = error.status !== 409;
    say(over.hidden ? error.message : "The file has changed on disk: 'Save over it' keeps this text, 'Revert' shows the file's.", true);
  }
}

/** Shows the file's text again. */
export async function takeBack() {
  clearTimeout(timer);
  try {
    take(await post("draft", { path: state.path, text: null }), true);
    over.hidden = true;
    repaint();
  } catch (error) { say(error.message, true); }
}

/** Sends the unsaved text to a server that was restarted. */
export async function again() {
  if (state.playground) edited = state.path;
  if (state.scene?.isDraft && edited === state.path) await draft(edited, area.value);
}

function take(scene, replaces) {
  if (scene.path !== state.path) return;
  if (replaces) {
    put(scene.text);
    base = scene.version;
  }
  set({ scene });
}

/** Selects a line of the text, and shows the text unless asked not to. */
export function showLine(line, opens = true) {
  if (code) {
    if (opens) { openTab(); code.focus(); }
    code.setSelection({ line: line - 1, ch: 0 }, { line: line - 1, ch: code.getLine(line - 1)?.length ?? 0 });
    return;
  }
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  if (opens) { openTab(); area.focus(); }
  area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  area.scrollTop = Math.max(0, (line - 6) * parseFloat(getComputedStyle(area).lineHeight));
}

/** Whether a problem stands in the open file: it may also be in one that the scene includes, or in its tokens. */
const isHere = (one) => !one.file || one.file === state.scene?.path;

/** Returns a button that shows a problem's line, or the name of the file where it stands. */
export function linkedLine(one) {
  const line = one.line ?? 1;
  return isHere(one) ? h("button", { type: "button", class: "line", onclick: () => showLine(line) }, `line ${line}`)
    : h("span", { class: "line" }, `${one.file}, line ${line}`);
}

/** Marks the lines with errors, and those with findings about the layout. */
function markLines() {
  const errors = (state.scene?.errors ?? []).filter(isHere);
  const wrong = new Map(errors.map((error) => [error.line, "bad-line"]));
  const findings = state.scene?.errors?.length ? [] : state.layout?.findings ?? [];
  for (const { finding } of findings) if (isHere(finding)) wrong.set(finding.line, "warned-line");
  code.operation(() => code.eachLine((line) => {
    code.removeLineClass(line, "background");
    const kind = wrong.get(code.getLineNumber(line) + 1);
    if (kind) code.addLineClass(line, "background", kind);
  }));
}

function count() {
  if (code) { markLines(); return; }
  const wrong = new Map((state.scene?.errors ?? []).filter(isHere).map((error) => [error.line, error]));
  const lines = area.value.split("\n").length;
  numbers.replaceChildren(...Array.from({ length: lines }, (_, index) =>
    h("span", { class: wrong.has(index + 1) ? "bad" : "" }, `${index + 1}\n`)));
}

function draw() {
  const scene = state.scene;
  if (!scene) return;
  const isOther = edited !== scene.path;
  if (isOther) over.hidden = true;
  edited = scene.path;
  if (isOther || area.value === original && (!isTyping() || area.value === scene.text)) {
    if (area.value !== scene.text) put(scene.text);
    base = scene.version;
  }
  area.readOnly = Boolean(state.readOnly);
  save.hidden = revert.hidden = Boolean(state.readOnly);
  save.disabled = revert.disabled = !scene.isDraft && area.value === original;
  // Which file a playground's text goes to is nowhere else.
  const file = state.playground ? `${plain(scene.path.split("/").at(-1))}, ` : "";
  saved.textContent = file + (state.readOnly ? "read only" : scene.isDraft ? "not saved" : "as on disk");
  errors.replaceChildren(...scene.errors.map((error) => h("li", {}, linkedLine(error), " ", error.message,
    error.hint ? h("div", { class: "quiet" }, error.hint) : null)));
  count();
}

on(["scene", "readOnly"], draw);
on("layout", () => code && markLines());
