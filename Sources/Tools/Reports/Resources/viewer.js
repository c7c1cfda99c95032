// A failing check as a person compares it: both sides in five ways, the frames over them. The
// report's page and the live page show the same viewer.
import { drawn, make, number, plain, words } from "./elements.js";

export const modes = [
  ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"],
];
const kinds = {
  expected: ["expectedPicture", ([side]) => `Picture ${side}`],
  actual: ["actualPicture", ([, side]) => `Picture ${side}`],
  difference: ["pictureDifference", () => "Differing pixels"],
};
const captions = {
  slider: ([first, second]) => `${first} on the left, ${second} on the right`,
  onion: ([first, second]) => `${second} over ${first}`,
  blink: ([first, second]) => `${first} and ${second}, alternating`,
};
const hasPictures = (check) => Boolean(check.files.expectedPicture || check.files.actualPicture);
const hasMoved = (view) => view.recordedFrame && words(view.frame) !== words(view.recordedFrame);
const rectangle = (frame) => drawn("rect",
  { x: frame[0], y: frame[1], width: Math.max(frame[2], 0), height: Math.max(frame[3], 0) });

/// Returns the width and height in points of everything that is shown.
export const extent = (check) => {
  if (check.picture) {
    const sizes = [check.picture.expectedSize, check.picture.actualSize];
    return [0, 1].map((axis) => Math.max(...sizes.map((size) => size[axis])) / check.scale);
  }
  if (check.views.length === 0) return [320, 120];
  const root = check.views[0];
  const roots = [root.frame, root.recordedFrame ?? root.frame];
  return [0, 1].map((axis) => Math.max(...roots.map((frame) => frame[axis] + frame[axis + 2])));
};

/// Returns how far down most views that moved went, in points; 0 if there is nothing to align.
const descent = (check) => {
  if (!check.files.expectedPicture || !check.files.actualPicture) return 0;
  const counts = new Map();
  for (const { frame, recordedFrame } of check.views.filter(hasMoved)) {
    const way = Math.round((frame[1] - recordedFrame[1]) * 1000) / 1000;
    if (way !== 0) counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
};

/// Returns how far down each picture is shown, so that what moved is at the same height in both.
const shifts = (check, { aligned }) => {
  const way = aligned ? descent(check) : 0;
  return { expected: Math.max(way, 0), actual: Math.max(-way, 0), difference: 0 };
};

/// Draws the frames, for checks that have no picture.
const drawing = (check, size, shown, sides) => {
  const element = drawn("svg", {
    class: "drawing", viewBox: `0 0 ${size[0]} ${size[1]}`, role: "img",
    "aria-label": `Frames ${sides[shown.includes("now") ? 1 : 0]}`,
  });
  for (const kind of shown) {
    for (const view of check.views) {
      const frame = kind === "now" ? view.frame : view.recordedFrame;
      if (!frame) continue;
      const rect = rectangle(frame);
      if (!view.recordedFrame || hasMoved(view)) rect.classList.add(kind);
      element.append(rect);
      if (frame[3] >= 12 && frame[2] >= 20 && view !== check.views[0]) {
        const label = drawn("text", { x: frame[0] + 4, y: frame[1] + 11 });
        label.textContent = view.text ?? view.name;
        element.append(label);
      }
    }
  }
  return element;
};

const picture = (check, kind, size, { address, sides, shift }) => {
  const [key, name] = kinds[kind];
  const path = check.files[key];
  if (path) {
    const pixels = check.picture && { expected: check.picture.expectedSize, actual: check.picture.actualSize }[kind];
    const [width, height] = pixels ? pixels.map((length) => length / check.scale) : size;
    const image = make("img", { className: kind, src: address(path),
      alt: plain(`${name(sides)} of ${check.scene}, variant ${check.variant}`) });
    image.style.top = `${(shift[kind] / size[1]) * 100}%`;
    image.style.width = `${(width / size[0]) * 100}%`;
    image.style.height = `${(height / size[1]) * 100}%`;
    return image;
  }
  if (hasPictures(check) && kind !== "difference") return null;
  const shown = { expected: ["recorded"], actual: ["now"], difference: ["recorded", "now"] }[kind];
  const element = drawing(check, size, shown, sides);
  element.classList.add(kind);
  return element;
};

/// Shows a view's numbers, and marks the view wherever the article names it.
export const choose = (check, view, inspector, sides) => {
  for (const element of inspector.closest("article").querySelectorAll("[data-view]")) {
    element.classList.toggle("chosen", element.dataset.view === view.id);
  }
  const parts = [make("p", {}, make("strong", { textContent: view.name }), ` ${view.type}, ${view.path}`)];
  const frame = make("p", {}, "frame on the canvas ", make("code", { textContent: words(view.frame) }));
  if (hasMoved(view)) {
    frame.append(`, ${sides[0]} `, make("code", { textContent: words(view.recordedFrame) }));
  } else if (!view.recordedFrame) {
    frame.append(`${sides[0] === "before" ? ", not there before" : ", not in the recorded layout"}`);
  }
  parts.push(frame);
  if (view.text) parts.push(make("p", { textContent: `\u201c${view.text}\u201d` }));
  if (view.constraints.length > 0) {
    parts.push(make("ul", {}, ...view.constraints.map((line) => make("li", {}, make("code", { textContent: line })))));
  }
  inspector.replaceChildren(...parts);
};

/// Draws the frames to point at, those that moved and the areas whose pixels differ.
const overlay = (check, size, { frames }, inspector, sides, shift) => {
  const lowered = (frame, way) => [frame[0], frame[1] + way, frame[2], frame[3]];
  const element = drawn("svg", {
    class: frames ? "overlay frames" : "overlay", viewBox: `0 0 ${size[0]} ${size[1]}`, "aria-hidden": "true",
  });
  const box = (frame, name) => {
    const rect = rectangle(frame);
    if (name) rect.classList.add(name);
    element.append(rect);
    return rect;
  };
  for (const view of check.views) {
    const isMarked = hasMoved(view) && frames;
    if (isMarked) box(lowered(view.recordedFrame, shift.expected), "was");
    const rect = box(lowered(view.frame, shift.actual), isMarked ? "moved" : "");
    rect.dataset.view = view.id;
    rect.addEventListener("pointerenter", () => choose(check, view, inspector, sides));
  }
  // The areas are those of the pictures as they are.
  const isShifted = shift.expected + shift.actual > 0;
  for (const region of isShifted ? [] : check.picture?.regions ?? []) {
    const [x, y, width, height] = region.box.map((value) => value / check.scale);
    box([x - 1, y - 1, width + 2, height + 2], "region");
  }
  return element;
};

const toggle = (name, isPressed, key, act) => {
  const button = make("button", { type: "button", textContent: name });
  button.setAttribute("aria-pressed", String(isPressed));
  if (key) button.setAttribute("aria-keyshortcuts", key);
  button.addEventListener("click", act);
  return button;
};

const controls = (state, { acts, hasKeys }, way) => {
  const key = (name) => (hasKeys ? name : null);
  const times = number(Math.round(state.zoom * 100) / 100);
  const zoom = make("button", { type: "button", textContent: `${times}\u00d7` });
  zoom.setAttribute("aria-label", `Zoom: ${times} times`);
  if (hasKeys) zoom.setAttribute("aria-keyshortcuts", "z");
  zoom.addEventListener("click", acts.zoom);
  const align = way === 0 || !acts.align ? null
    : toggle("Align what moved", Boolean(state.aligned), key("m"), acts.align);
  return make("div", { className: "controls", role: "group", ariaLabel: "Comparison" },
    ...modes.map(([mode, name], index) =>
      toggle(name, state.mode === mode, key(String(index + 1)), () => acts.mode(index))),
    make("span", { className: "gap" }), toggle("Frames", state.frames, key("f"), acts.frames), align, zoom);
};

/// Makes the slider that divides the pictures, which have a handle for it, too, or blends in the current one.
const amount = (state, top, sides, stage) => {
  const isSlider = state.mode === "slider";
  const handle = make("div", { className: "handle", "aria-hidden": "true" });
  const apply = () => {
    handle.style.left = `${state.amount}%`;
    if (isSlider) top.style.clipPath = `inset(0 0 0 ${state.amount}%)`;
    else top.style.opacity = String(state.amount / 100);
  };
  const drag = ({ clientX }) => {
    const { left, width } = stage.getBoundingClientRect();
    state.amount = Math.min(Math.max((clientX - left) / width, 0), 1) * 100;
    range.value = state.amount;
    apply();
  };
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (handle.hasPointerCapture(event.pointerId)) drag(event);
  });
  if (isSlider) stage.append(handle);
  const range = make("input", { type: "range", min: 0, max: 100, value: state.amount });
  range.setAttribute("aria-label", isSlider ? `Where the picture ${sides[1]} begins` : `Opacity of the picture ${sides[1]}`);
  range.addEventListener("input", () => { state.amount = Number(range.value); apply(); });
  apply();
  return make("label", {}, isSlider ? "divide" : "opacity", range);
};

/// Fills a place in an article with the comparison of a check.
///
/// `state` is what the person has chosen: mode, frames, aligned, zoom and amount. `address` makes a URL of a path
/// of `check.files`; `sides` are the words for before and after; `acts` are called when another choice is made: mode, frames, align, zoom.
export const fillViewer = (viewer, check, state, options) => {
  const shift = shifts(check, state);
  const way = shift.expected + shift.actual;
  const [width, height] = extent(check);
  const size = [width, height + way];
  const { sides } = options;
  const inspector = make("div", { className: "inspector" },
    check.views.length > 0 ? "Point at a view for its numbers and constraints." : "");
  const bar = controls(state, options, descent(check));
  const stages = make("div", { className: "stages" });
  const shown = (kind) => picture(check, kind, size, { ...options, shift });
  const add = (layers, caption) => {
    const stage = make("div", { className: state.zoom > 1 ? "stage large" : "stage fitted" },
      ...layers.filter(Boolean), overlay(check, size, state, inspector, sides, shift));
    stage.style.width = `${size[0] * state.zoom}px`;
    stage.style.aspectRatio = `${size[0]} / ${size[1]}`;
    stages.append(make("figure", {}, make("figcaption", { textContent: caption }),
      make("div", { className: "scroll", tabIndex: 0, role: "group", "aria-label": caption }, stage)));
    return stage;
  };
  if (state.mode === "side") {
    const isRecorded = check.files.expectedPicture || !hasPictures(check);
    add([shown("expected")], isRecorded ? sides[0] : `${sides[0]}: no picture`);
    add([shown("actual")], sides[1]);
  } else if (state.mode === "difference") {
    // The picture of the difference is that of the pictures as they are.
    if (way === 0) add([shown("difference")], "difference");
    else add([shown("expected"), shown("actual")], "difference, what moved aligned")
      .classList.add("subtracting");
  } else {
    const top = shown("actual");
    const stage = add([shown("expected"), top], captions[state.mode](sides));
    if (state.mode === "blink") stage.classList.add("blinking");
    else if (top) bar.append(amount(state, top, sides, stage));
  }
  viewer.replaceChildren(bar, stages, inspector);
  return inspector;
};
