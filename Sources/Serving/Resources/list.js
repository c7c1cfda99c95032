// The scenes: filtered by typing, each with a picture, its findings and the state of its goldens,
// asked for when its row comes into sight.
import { ask, h, json, on, set, state } from "./dom.js";

const list = document.getElementById("list");
const filter = document.getElementById("filter");
const count = document.getElementById("count");
let scenes = [];
const rows = new Map();
const waiting = [];
let busy = 0;

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting || entry.target.dataset.asked) continue;
    entry.target.dataset.asked = "yes";
    waiting.push(entry.target);
  }
  work();
}, { rootMargin: "100px" });

// Two at a time, so that what the canvas asks for never waits long.
function work() {
  while (busy < 2 && waiting.length) {
    const row = waiting.shift();
    busy += 1;
    show(row).finally(() => { busy -= 1; work(); });
  }
}

async function show(row) {
  const path = row.dataset.path;
  const summary = await json("summary", { path }).catch(() => null);
  const badges = row.querySelector(".badges");
  badges.replaceChildren();
  if (summary?.errors) badges.append(badge(`${summary.errors} ✕`, "bad", `${summary.errors} errors`));
  if (summary?.warnings) {
    badges.append(badge(`${summary.warnings} !`, "warn", `${summary.warnings} warnings`));
  }
  if (summary && summary.golden !== "none") {
    const isGood = summary.golden === "passed";
    badges.append(badge(isGood ? "✓" : "≠", isGood ? "good" : "bad", `golden ${summary.golden}`));
  }
  if (!summary?.isReadable) return;
  try {
    const blob = await (await ask("picture", { path, scale: 1 })).blob();
    const image = row.querySelector("img");
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(blob);
    image.hidden = false;
    performance.mark("first-thumbnail");
  } catch { /* the badges say what is wrong */ }
}

function badge(text, kind, label) {
  return h("span", { class: `badge ${kind}`, title: label, "aria-label": label, role: "img" }, text);
}

function row(scene) {
  const link = h("a", { href: `#${encodeURIComponent(scene.path)}` },
    h("span", { class: "thumb" }, h("img", { alt: "", hidden: true })),
    h("span", { class: "name" }, ...named(scene.name), scene.draft ? " (unsaved)" : ""),
    h("span", { class: "badges" }));
  const item = h("li", { "data-path": scene.path }, link);
  observer.observe(item);
  return item;
}

/** The folders in a quieter voice than the name. */
function named(name) {
  const cut = name.lastIndexOf("/") + 1;
  return [h("span", { class: "quiet" }, name.slice(0, cut)), name.slice(cut)];
}

function draw() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = scenes.filter((scene) => words.every((word) => scene.path.toLowerCase().includes(word)));
  list.replaceChildren(...shown.map((scene) => {
    if (!rows.has(scene.path)) rows.set(scene.path, row(scene));
    return rows.get(scene.path);
  }));
  count.textContent = shown.length === scenes.length
    ? `${scenes.length} scenes` : `${shown.length} of ${scenes.length} scenes`;
  mark();
}

function mark() {
  for (const [path, item] of rows) {
    if (path === state.path) item.firstChild.setAttribute("aria-current", "true");
    else item.firstChild.removeAttribute("aria-current");
  }
}

/** Asks for the list again; rows that are there stay. */
export async function reload() {
  const answer = await json("scenes");
  scenes = answer.scenes;
  const known = new Set(scenes.map((scene) => scene.path));
  for (const path of [...rows.keys()]) if (!known.has(path)) rows.delete(path);
  set({ readOnly: answer.readOnly });
  draw();
  return scenes;
}

/** Asks again for the rows of scenes that changed, when they are seen. */
export function refresh(paths) {
  for (const path of paths) {
    const item = rows.get(path);
    if (!item) continue;
    delete item.dataset.asked;
    observer.unobserve(item);
    observer.observe(item);
  }
}

/** The scene before or after the one that is shown. */
export function step(by) {
  const shown = [...list.children].map((item) => item.dataset.path);
  const next = shown[Math.max(0, Math.min(shown.length - 1, shown.indexOf(state.path) + by))];
  if (next) location.hash = encodeURIComponent(next);
}

filter.addEventListener("input", draw);
filter.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && list.firstChild) list.firstChild.firstChild.click();
  if (event.key === "ArrowDown" && list.firstChild) list.firstChild.firstChild.focus();
});
on("path", mark);
