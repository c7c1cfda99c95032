// The scenes: filtered by typing, each with a picture, its findings and the state of its goldens, which
// are requested when its row becomes visible.
import { ask, h, json, on, set, state } from "./dom.js";
import { plain } from "./elements.js";
import { replace, rove } from "./focus.js";
import { fill, whenSeen } from "./seen.js";

const list = document.getElementById("list");
const filter = document.getElementById("filter");
const count = document.getElementById("count");
let scenes = [];
let requests = 0;
const rows = new Map();
/** What was found in all variants of a scene, by its path. */
export const summaries = new Map();
/** The closed folders; a filter opens them all. */
const closed = new Set();
const thumbnails = whenSeen(show, { limit: 2, margin: "100px" });
// Tab skips the list in one step, however many scenes there are.
const settleStops = rove(list, "a, .folder button");

async function show(row) {
  const path = row.dataset.path;
  // The picture comes first: findings take all variants.
  try {
    await fill(row.querySelector("img"), await ask("picture", { path, pixels: 1 }));
    performance.mark("first-thumbnail");
  } catch { /* the badges show what is wrong */ }
  await summarise(path, (summary) => showBadges(row, summary)).catch(() => showBadges(row, null));
}

/** Asks for a scene's summary, which takes several requests for a file of many examples, and shows each. */
export async function summarise(path, show = () => {}) {
  for (;;) {
    const summary = await json("summary", { path });
    show(summary);
    if (summary.isComplete) return summary;
  }
}

function showBadges(row, summary) {
  const badges = row.querySelector(".badges");
  badges.replaceChildren();
  summaries.set(row.dataset.path, summary ?? {});
  if (row.dataset.path === state.path) set({ summary });
  if (summary?.errors) badges.append(badge(`${summary.errors} ✕`, "bad", `${summary.errors} errors`));
  if (summary?.warnings) {
    badges.append(badge(`${summary.warnings} !`, "warn", `${summary.warnings} warnings`));
  }
  if (summary && summary.golden !== "none") {
    const isGood = summary.golden === "passed";
    badges.append(badge(isGood ? "✓" : "≠", isGood ? "good" : "bad", `golden ${summary.golden}`));
  }
}

function badge(text, kind, label) {
  return h("span", { class: `badge ${kind}`, title: label, "aria-label": label, role: "img" }, text);
}

function row(scene) {
  const link = h("a", { href: `#${encodeURIComponent(scene.path)}` },
    h("span", { class: "thumb" }, h("img", { alt: "", hidden: true })),
    h("span", { class: "name" }, plain(scene.name.slice(scene.name.lastIndexOf("/") + 1)), scene.draft ? " (unsaved)" : ""),
    h("span", { class: "badges" }));
  const item = h("li", { "data-path": scene.path, title: plain(scene.name) }, link);
  item.style.paddingInlineStart = `${depth(parent(scene.name)) * 12}px`;
  thumbnails.watch(item);
  return item;
}

const parent = (name) => name.slice(0, Math.max(0, name.lastIndexOf("/")));
const depth = (name) => (name ? name.split("/").length : 0);

/** Makes a folder of the tree, with the number of scenes below it. */
function folder(name, number, isOpen) {
  const item = h("li", { class: "folder" }, h("button", { type: "button", "aria-expanded": String(isOpen),
    "data-folder": name, onclick: () => fold(name) },
  h("span", { class: "arrow", "aria-hidden": "true" }, isOpen ? "▾" : "▸"), plain(name.slice(name.lastIndexOf("/") + 1)),
  h("span", { class: "quiet" }, ` ${number}`)));
  item.style.paddingInlineStart = `${(depth(name) - 1) * 12}px`;
  return item;
}

function fold(name) {
  if (!closed.delete(name)) closed.add(name);
  draw();
}

/** Returns the folders on the way to a name, outermost first. */
const above = (name) => {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
};

export function draw() {
  if (list.hidden) return;
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = scenes.filter((scene) => words.every((word) => scene.path.toLowerCase().includes(word)));
  const counts = new Map();
  for (const scene of shown) {
    for (const name of above(scene.name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isClosed = (name) => !words.length && closed.has(name);
  const seen = new Set();
  const items = [];
  for (const scene of shown) {
    const folders = above(scene.name);
    for (const [index, name] of folders.entries()) {
      if (seen.has(name) || folders.slice(0, index).some(isClosed)) continue;
      seen.add(name);
      items.push(folder(name, counts.get(name), !isClosed(name)));
    }
    if (folders.some(isClosed)) continue;
    if (!rows.has(scene.path)) rows.set(scene.path, row(scene));
    items.push(rows.get(scene.path));
  }
  replace(list, items);
  count.textContent = shown.length === scenes.length
    ? `${scenes.length} scene${scenes.length === 1 ? "" : "s"}` : `${shown.length} of ${scenes.length} scenes`;
  mark();
}

function mark() {
  for (const [path, item] of rows) {
    if (path === state.path) item.firstChild.setAttribute("aria-current", "true");
    else item.firstChild.removeAttribute("aria-current");
  }
  settleStops(rows.get(state.path)?.isConnected ? rows.get(state.path).firstChild : undefined);
}

/** Requests the list again; existing rows stay. Of several answers, the one requested last counts. */
export async function reload() {
  requests += 1;
  const mine = requests;
  const answer = await json("scenes");
  if (mine !== requests) return scenes;
  scenes = answer.scenes;
  const known = new Set(scenes.map((scene) => scene.path));
  for (const path of [...rows.keys()]) if (!known.has(path)) rows.delete(path);
  set({ readOnly: answer.readOnly, playground: answer.playground });
  draw();
  return scenes;
}

/** Requests the rows of changed scenes again, when they are visible. */
export function refresh(paths) {
  for (const path of paths) {
    const item = rows.get(path);
    if (item) thumbnails.watch(item);
  }
}

/** Moves to the scene before or after the one that is shown. */
export function step(by) {
  const shown = [...list.querySelectorAll("[data-path]")].map((item) => item.dataset.path);
  const next = shown[Math.max(0, Math.min(shown.length - 1, shown.indexOf(state.path) + by))];
  if (next) location.hash = encodeURIComponent(next);
}

filter.addEventListener("input", draw);
filter.addEventListener("keydown", (event) => {
  const first = list.querySelector("a");
  if (event.key === "Enter" && first) {
    first.click();
    document.querySelector("#stage .scroll").focus();
  }
  if (event.key === "ArrowDown") {
    event.preventDefault();
    list.querySelector("a, button")?.focus();
  }
});
on("path", mark);
// Right opens a folder, left closes it.
list.addEventListener("keydown", (event) => {
  const name = event.target.dataset?.folder;
  const opens = { ArrowRight: true, ArrowLeft: false }[event.key];
  if (!name || opens === undefined) return;
  event.preventDefault();
  if (opens === closed.has(name)) fold(name);
});
