// The picture: zoomed, on a chosen background, with a view selected by a click, and edges that can be
// dragged to another size, with every step laid out.
import { ask, complain, h, json, newest, number, on, say, set, state, svg } from "./dom.js";
import { handle, stepper } from "./edges.js";
import * as ghosts from "./ghosts.js";

const section = document.getElementById("stage");
const image = h("img", { alt: "", draggable: "false" });
const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
const edges = { size: () => size, factor: () => factor(), hold: (by) => { held = by; }, resize: (...given) => resize(...given),
  wanted: (axis) => Number(state.values[axis] ?? size[axis]) };
const right = handle("width", "ew", edges);
const bottom = handle("height", "ns", edges);
const sheet = h("div", { class: "sheet", hidden: true }, image, overlay, right, bottom);
const nothing = h("p", { class: "quiet", hidden: true }, "There is no picture yet: the text has errors.");
const readout = h("output", { class: "quiet", id: "readout" });
const ground = h("select", { "aria-label": "Ground", onchange: () => set({ ground: ground.value }) },
  ...["checker", "light", "dark"].map((name) => h("option", { value: name }, name)));
const frames = pressable("Frames", false, () => draw());
const lines = pressable("Constraints", false, () => draw());
const before = pressable("Before", true, () => draw(), "Frames as they were before the last change");
const open = pressable("Ambiguity", false, () => paint(), "Other frames that ambiguous views could have");
section.append(
  h("div", { class: "tools" }, button("−", "Zoom out", () => zoom(0.8)),
    button("Fit", "Zoom to fit", () => set({ zoom: 0 })), button("+", "Zoom in", () => zoom(1.25)),
    ground, frames, lines, before, open, readout),
  h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Canvas" }, sheet, nothing));
const scroll = section.querySelector(".scroll");
let size = { width: 1, height: 1 };
/** The zoom while an edge is dragged; 0 otherwise. */
let held = 0;
/** Whether anything has been drawn yet. */
let isDrawn = false;
let rects = [];
let steps = [];

function button(text, label, onclick) {
  return h("button", { type: "button", "aria-label": label, onclick }, text);
}

function pressable(name, isPressed, act, title = null) {
  const made = h("button", { type: "button", title, "aria-pressed": String(isPressed), onclick: () => {
    made.setAttribute("aria-pressed", String(!isOn(made)));
    act();
  } }, name);
  return made;
}

function isOn(pressed) { return pressed.getAttribute("aria-pressed") === "true"; }

export function zoom(by) { set({ zoom: Math.max(0.1, Math.min(8, factor() * by)) }); }

function factor() {
  if (state.zoom) return state.zoom;
  if (held) return held;
  const room = (length) => Math.max(120, length - 56);
  // Beside the list the canvas ends with the window; a page of several screens stays readable.
  const isBounded = getComputedStyle(scroll).flexGrow === "1";
  const tall = isBounded ? Math.max(0.5, room(scroll.clientHeight) / size.height) : 1;
  return Math.min(1, room(scroll.clientWidth) / size.width, tall);
}

/** Returns the parameters of a request for the shown layout. */
export const query = () => ({ path: state.path, part: state.part, with: given(), ...state.values });

/** The values that a component is tried with, as JSON; nothing for those of its example. */
export const given = () => (Object.keys(state.given ?? {}).length ? JSON.stringify(state.given) : "");

const pixels = () => Math.min(4, Math.max(1, Math.ceil((devicePixelRatio || 1) * factor())));
const isStale = (asked) => asked.path !== state.path || asked.part !== state.part;
let isDragged = false;

/** Shows a picture and releases the one it replaces. */
async function put(blob) {
  const old = image.src;
  image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => {});
  URL.revokeObjectURL(old);
}

const paint = newest(async () => {
  // While the scene has errors, the last good picture stays.
  if (!state.path || state.scene?.errors.length) return;
  section.setAttribute("aria-busy", "true");
  try { await lay(); } catch (error) { refuse(error); } finally { section.setAttribute("aria-busy", "false"); }
});

/** Tells that what was asked for cannot be shown; what was shown before stays. */
function refuse(error) {
  set({ refused: error.message });
  complain(error);
}

async function lay() {
  step.stop();
  const asked = query();
  const show = isOn(open) ? "ambiguity" : "";
  const [picture, layout] = await Promise.all([
    ask("picture", { pixels: pixels(), show, ...asked }).then((answer) => answer.blob()),
    json("layout", asked)]);
  // Another scene may have been opened in the meantime; its own layout follows.
  if (isStale(asked)) return;
  await put(picture);
  if (isStale(asked)) return;
  size = layout.layout.canvas;
  isDrawn = true;
  rects = layout.layout.views.map((view) => [view.id, view.absoluteFrame]);
  ghosts.note(JSON.stringify(asked), rects, Boolean(state.scene?.isDraft));
  draw();
  if (state.savedAt) {
    performance.measure("save-to-pixels", { start: state.savedAt, end: performance.now() });
    state.savedAt = null;
  }
  set({ layout, refused: null });
  // The scene may have been deleted while it was laid out.
  if (!state.isGone) say("");
}

// The next step is requested while the previous one is shown.
const step = stepper(async () => {
  const asked = query();
  const answer = await (await ask("step", { pixels: pixels(), ...asked })).arrayBuffer();
  const end = 4 + new DataView(answer).getUint32(0);
  const layout = JSON.parse(new TextDecoder().decode(new Uint8Array(answer, 4, end - 4)));
  return { asked, layout, picture: new Blob([new Uint8Array(answer, end)], { type: "image/png" }) };
}, async ({ asked, layout, picture }) => {
  if (isStale(asked)) return;
  await put(picture);
  size = layout;
  isDrawn = true;
  rects = layout.frames;
  draw();
  if (state.refused) set({ refused: null });
  if (isDragged) count();
}, refuse);

/** Shows the scene with changed values of the page's state at once; the details wait until they are set. */
export function tryOut(changes) {
  Object.assign(state, changes);
  isDragged = false;
  step();
}

export const repaint = () => paint();

/** Reports how many layouts per second were shown while an edge is dragged. */
function count() {
  const now = performance.now();
  steps = [...steps.filter((time) => now - time < 1000), now];
  readout.textContent += `, ${steps.length} layouts a second`;
  section.dataset.steps = Number(section.dataset.steps ?? 0) + 1;
}

export function draw() {
  sheet.hidden = !isDrawn;
  nothing.hidden = isDrawn || !state.scene?.errors.length;
  if (!isDrawn) return;
  const by = factor();
  sheet.style.width = `${size.width * by}px`;
  sheet.style.height = `${size.height * by}px`;
  scroll.dataset.ground = state.ground;
  image.alt = state.scene?.title ?? state.path ?? "";
  overlay.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  const chosen = rects.find(([id]) => id === state.selected);
  const frame = chosen ? `, ${chosen[0]} ${chosen[1].map(number).join(" ")}` : "";
  readout.textContent = `${number(size.width)} × ${number(size.height)} pt at ${Math.round(by * 100)} %${frame}`;
  for (const [edge, key] of [[right, "width"], [bottom, "height"]]) {
    edge.setAttribute("aria-valuenow", Math.round(size[key]));
    edge.setAttribute("aria-valuetext", `${number(size[key])} points${frame}`);
  }
  overlay.replaceChildren(
    ...(isOn(before) ? ghosts.rects() : []).map((box) => rect(null, box, "ghost")),
    ...rects.filter(([id]) => isOn(frames) || id === state.selected)
      .map(([id, box]) => rect(id, box, id === state.selected ? "chosen" : "frame")),
    ...(state.spoken ? [rect(null, state.spoken.frame, "spoken"), point(state.spoken.point)] : []),
    ...(state.layout?.lines ?? []).filter(() => isOn(lines)).flatMap(line),
    ...(state.hovered ? line(state.hovered) : []));
}

const rect = (id, [x, y, width, height], name) =>
  svg("rect", { x, y, width, height, class: name, "data-view": id });

const point = ([cx, cy]) => svg("circle", { cx, cy, r: 4, class: "spoken" });

function line(drawn) {
  const { x1, y1, x2, y2 } = drawn;
  return [svg("line", { x1, y1, x2, y2, class: drawn.violated ? "violated" : "held" }),
    svg("text", { x: (x1 + x2) / 2 + 3, y: (y1 + y2) / 2 - 3 }, drawn.label)];
}

// A click selects the innermost view; further clicks at the same place go outward.
let last = null;
sheet.addEventListener("click", (event) => {
  if (event.target === right || event.target === bottom) return;
  const bounds = sheet.getBoundingClientRect();
  const x = (event.clientX - bounds.left) / factor();
  const y = (event.clientY - bounds.top) / factor();
  const hit = rects.filter(([, [left, top, width, height]]) =>
    x >= left && y >= top && x <= left + width && y <= top + height).map(([id]) => id).reverse();
  const isSame = last && Math.hypot(last.x - x, last.y - y) < 4;
  const next = isSame ? hit[hit.indexOf(state.selected) + 1] ?? hit[0] : hit[0];
  last = { x, y };
  set({ selected: next ?? null });
});

/** Lays out the scene at another size. */
export function resize(axis, length, isStep) {
  const value = String(Math.max(1, Math.min(4000, Math.round(length))));
  if (state.values[axis] === value) return;
  if (isStep) { state.values = { ...state.values, [axis]: value }; isDragged = true; step(); }
  else set({ values: { ...state.values, [axis]: value } });
}

on(["values", "path", "part", "given"], repaint);
on(["selected", "zoom", "ground", "hovered", "spoken", "scene"], draw);
new ResizeObserver(() => requestAnimationFrame(draw)).observe(scroll);
