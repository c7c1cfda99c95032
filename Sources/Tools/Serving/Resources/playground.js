// The playground: an editor beside the picture, with texts to start from. Nothing is written unless it is saved.
import { h, json, newest, on, post, say, state } from "./dom.js";
import * as editor from "./editor.js";
import { summarise } from "./list.js";

const navigation = document.querySelector("nav");
const starts = h("select", { onchange: choose }, h("option", { value: "" }, "choose a lesson or an example"));
const solved = h("p", { class: "calm", role: "status" });
const question = h("dialog", { "aria-labelledby": "replace-title" },
  h("h2", { id: "replace-title" }, "Replace the text?"), h("p", {}, "What is in the editor is not saved."),
  h("div", { class: "tools" },
    h("button", { type: "button", onclick: () => question.close("replace") }, "Replace it"),
    h("button", { type: "button", autofocus: true, onclick: () => question.close() }, "Keep it")));
let texts = [];
let lessons = [];
/** The text that was begun with last. */
let begun = "";

/** Turns the page into the playground. */
export async function open(hidden) {
  document.body.classList.add("playground");
  navigation.setAttribute("aria-label", "Text");
  navigation.replaceChildren(h("label", { class: "field" }, h("span", {}, "Start from"), starts), solved, editor.panel);
  document.body.append(question);
  editor.panel.hidden = false;
  for (const tab of hidden) tab.hidden = true;
  fill(await json("starts"));
  await improve().catch(() => { /* the text area stays */ });
}

/** Returns the path of this tab's own scene; other tabs and browsers have others. */
export async function place() {
  const key = `${kept(() => localStorage, "browser", makeKey)}/${await number()}`;
  return (await post("place", { key, path: state.path ?? decodeURIComponent(location.hash.slice(1).split("|")[0]) })).path;
}

const makeKey = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

/** Returns what a store holds under a name, made once; without the store it is made anew. */
function kept(store, name, make) {
  try { return store()[name] ??= make(); } catch { return make(); }
}

let mine = null;
/** Returns the lowest number that no other tab of this browser has; the tab has it until it is closed, and again
 * after a reload. Without locks, which a page from elsewhere has only over TLS, a tab makes one up. */
async function number() {
  if (mine) return mine;
  if (!navigator.locks) return mine = kept(() => sessionStorage, "tab", makeKey);
  const take = (tried, options) => new Promise((done) => {
    navigator.locks.request(`playground ${tried}`, options, (lock) => {
      done(Boolean(lock));
      return lock && new Promise(() => {});
    }).catch(() => done(false));
  });
  const before = Number(kept(() => sessionStorage, "tab", () => 0));
  // The page before a reload gives its number back a moment later; a copied tab does not.
  if (before && await take(before, { signal: AbortSignal.timeout(400) })) return mine = before;
  for (mine = 1; !await take(mine, { ifAvailable: true });) mine += 1;
  try { sessionStorage.tab = mine; } catch { /* a reload may take another */ }
  return mine;
}

function fill(groups) {
  texts = groups.flatMap((group) => group.starts);
  lessons = groups.find((group) => group.name === "Lessons")?.starts ?? [];
  starts.append(...groups.map((group) => h("optgroup", { label: group.name },
    ...group.starts.map((one) => h("option", { value: String(texts.indexOf(one)) }, named(one))))));
  tell();
}

const named = (one) => (lessons.includes(one) ? `Lesson ${lessons.indexOf(one) + 1}: ${one.title}` : one.title);

/** Begins with the chosen text, after a question if one would be lost that somebody has typed. */
function choose() {
  const isTyped = state.scene?.isDraft && !texts.some((one) => one.text === editor.text());
  if (!isTyped) { begin(); return; }
  question.returnValue = "";
  const wanted = starts.value;
  question.onclose = () => {
    // It may have been opened again before this is told.
    if (question.open) return;
    starts.value = question.returnValue === "replace" ? wanted : begun;
    if (question.returnValue === "replace") begin();
    starts.focus();
  };
  question.showModal();
}

async function begin() {
  begun = starts.value;
  if (begun === "") return;
  try {
    await editor.showDraft(texts[Number(begun)].text, true);
    say("");
  } catch (error) { say(error.message, true); }
}

// A lesson is solved when its text, changed, has no errors in any variant, as `check` finds them.
const tell = newest(async () => {
  const { scene } = state;
  const index = lessons.findIndex((one) => one.title === scene?.title);
  const isTried = index >= 0 && !scene.errors.length && editor.text().trim() !== lessons[index].text.trim();
  const found = isTried ? await summarise(state.path) : null;
  if (state.scene !== scene) return;
  const isSolved = found?.isReadable && !found.errors;
  const next = lessons[index + 1];
  const words = isSolved ? `Lesson ${index + 1} is solved. ${next ? `Next: ${named(next)}.` : "It was the last one."}` : "";
  if (solved.textContent !== words) solved.textContent = words;
});
on("layout", () => { if (lessons.length && state.layout) tell(); });

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
  code.on("cursorActivity", (field) => { if (asked && isElsewhere(field)) field.closeHint(); });
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

/** Where the words were asked for that are shown, and whether one of them was chosen with an arrow key. */
let asked = null;
let isChosen = false;

function complete(field) {
  const at = field.getCursor();
  asked = at;
  isChosen = false;
  const typed = (from) => field.getRange(from, at);
  const move = (by) => (_, list) => { isChosen = true; list.moveFocus(by); };
  field.showHint({ completeSingle: false, updateOnCursorActivity: false, extraKeys: { Up: move(-1), Down: move(1),
    Enter: (now, list) => {
      // Without a letter or a choice, Enter ends the line as it does without a list.
      if (isChosen || typed(list.data.from)) { list.pick(); return; }
      list.close();
      now.execCommand("newlineAndIndent");
    } }, hint: async (now) => {
    const list = await post("complete", { path: state.path, text: now.getValue(), line: at.line, character: at.ch })
      .catch(() => ({ items: [] }));
    if (asked !== at || isElsewhere(now)) return null;
    const word = (one) => typed(position(one.textEdit.range.start)).toLowerCase();
    const order = (one) => one.sortText ?? one.label;
    const items = list.items.filter((one) => one.label.toLowerCase().startsWith(word(one)))
      .sort((one, other) => order(one).localeCompare(order(other))).slice(0, 60);
    // A finished word needs no list, which would take the next Enter.
    if (!items.length || items.some((one) => one.textEdit.newText.toLowerCase() === word(one))) return null;
    const { start, end } = items[0].textEdit.range;
    const words = { from: position(start), to: position(end), list: items.map((one) => ({ text: one.textEdit.newText,
      render: (row) => row.append(one.label, h("span", { class: "quiet" }, ` ${one.detail ?? ""}`)) })) };
    window.CodeMirror.on(words, "shown", () =>
      document.querySelector(".CodeMirror-hints").setAttribute("aria-label", "Words"));
    return words;
  } });
}

/** Whether the cursor is no longer where the words were asked for. */
const isElsewhere = (field) => window.CodeMirror.cmpPos(field.getCursor(), asked) !== 0;

const position = ({ line, character }) => ({ line, ch: character });
