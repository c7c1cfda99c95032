// The components of all files: grouped by file, searched by typing, each example with a picture that is
// requested when its row becomes visible.
import { ask, h, json, on, set, state } from "./dom.js";
import { replace, rove } from "./focus.js";
import { fill, whenSeen } from "./seen.js";

const list = document.getElementById("components");
const scenes = document.getElementById("list");
const filter = document.getElementById("filter");
const count = document.getElementById("count");
const modes = document.getElementById("modes");
const thumbnails = whenSeen(show, { limit: 2, margin: "100px" });
const settleStops = rove(list, "a");
const rows = new Map();
let components = [];

/** Returns the part of the page's address that names a part of a file. */
export const address = (path, part = "") =>
  `#${encodeURIComponent(path)}${part ? `|${encodeURIComponent(part)}` : ""}`;

/** Keeps what is tried, the values of parameters and axes, in the page's address, so that it survives a reload. */
function remember() {
  const [path, part] = location.hash.slice(1).split("|");
  if (decodeURIComponent(path) !== state.path) return;
  const kept = { given: state.given ?? {}, values: state.values };
  const isPlain = Object.values(kept).every((one) => !Object.keys(one).length);
  const rest = isPlain ? [] : [part ?? encodeURIComponent(state.part), encodeURIComponent(JSON.stringify(kept))];
  const hash = `#${[path, ...(isPlain && part ? [part] : rest)].join("|")}`;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

/** Returns what an address says is tried; what is not like that is left out. */
export function recalled(text) {
  const plain = (made, isFit) =>
    Object.fromEntries(Object.entries(made ?? {}).filter(([key, value]) => isFit(value) && !["path", "part", "with"].includes(key)));
  try {
    const { given, values } = JSON.parse(text);
    return { given: plain(given, (value) => ["string", "number", "boolean"].includes(typeof value)),
      values: plain(values, (value) => typeof value === "string") };
  } catch { return null; }
}

/** Whether the list shows components. */
export const isShown = () => !list.hidden;

async function show(link) {
  const { path, part } = link.dataset;
  try {
    await fill(link.querySelector("img"), await ask("picture", { path, part, pixels: 1 }));
  } catch { /* the page says what is wrong when the example is opened */ }
}

function row(component, example) {
  const part = `${component.name}/${example.name}`;
  const key = JSON.stringify([component.path, part]);
  if (!rows.has(key)) {
    const link = h("a", { href: address(component.path, part), "data-path": component.path, "data-part": part },
      h("span", { class: "thumb" }, h("img", { alt: "", hidden: true })), h("span", { class: "name" }, example.name));
    rows.set(key, link);
    thumbnails.watch(link);
  }
  return h("li", {}, rows.get(key));
}

const found = (component, words) => {
  const text = [component.name, component.why ?? "", component.group,
    ...component.examples.map((example) => example.name)].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
};

export function draw() {
  if (!isShown()) return;
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = components.filter((component) => found(component, words));
  const groups = Map.groupBy ? Map.groupBy(shown, (one) => one.group) : grouped(shown);
  replace(list, [...groups].map(([name, members]) => h("li", {}, h("h2", { class: "group" }, name),
    h("ul", {}, ...members.map((one) => h("li", { class: "component" }, h("h3", {}, one.name),
      one.why ? h("p", { class: "quiet" }, one.why) : null,
      one.examples.length ? h("ul", {}, ...one.examples.map((example) => row(one, example)))
        : h("p", { class: "quiet" }, "no examples")))))));
  const examples = shown.reduce((sum, one) => sum + one.examples.length, 0);
  count.textContent = `${counted(shown.length, "component")}, ${counted(examples, "example")}`;
  mark();
}

const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function grouped(members) {
  const groups = new Map();
  for (const one of members) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return groups;
}

function mark() {
  let current;
  for (const link of list.querySelectorAll("a")) {
    const isCurrent = link.dataset.path === state.path && link.dataset.part === state.part;
    if (isCurrent) { link.setAttribute("aria-current", "true"); current = link; } else link.removeAttribute("aria-current");
  }
  settleStops(current);
}

/** Shows components in the list, or scenes. */
export function choose(isChosen, redraw) {
  list.hidden = !isChosen;
  scenes.hidden = isChosen;
  [...modes.children].forEach((mode, index) => mode.setAttribute("aria-pressed", String(isChosen === (index === 1))));
  if (isChosen) draw(); else redraw();
}

/** Requests the components again; the switch is hidden if there are none. */
export async function reload() {
  const answer = await json("components");
  components = answer.components;
  modes.hidden = !components.length;
  set({ components, colors: answer.colors, ownColors: answer.ownColors });
  draw();
}

/** Requests the pictures of a file's examples again. */
export function refresh(paths) {
  for (const link of rows.values()) if (paths.includes(link.dataset.path)) thumbnails.watch(link);
}

/** Moves to the example before or after the one that is shown. */
export function step(by) {
  const all = [...list.querySelectorAll("a")];
  const now = all.findIndex((link) => link.getAttribute("aria-current") === "true");
  all[Math.max(0, Math.min(all.length - 1, now + by))]?.click();
}

filter.addEventListener("input", draw);
on(["path", "part"], mark);
on(["given", "values"], remember);
