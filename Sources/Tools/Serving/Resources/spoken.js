// What VoiceOver says, in its order: a list through which the focus moves by the arrow keys, as a finger
// flicks; the element in focus is outlined in the picture, and its words are read to the page's users.
import { complain, h, json, newest, on, set, state } from "./dom.js";
import { query } from "./canvas.js";
import { replace, rove } from "./focus.js";

const list = h("ol", { class: "tree spoken", "aria-label": "What VoiceOver says" });
const settleStops = rove(list, "button");
const note = h("p", { class: "quiet" },
  "Arrow keys move from element to element, as a flick to the right or left does.");
export const panel = h("div", {}, note, list);

// Beside up and down, as VoiceOver's flicks go.
list.addEventListener("keydown", (event) => {
  const key = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp" }[event.key];
  if (!key) return;
  event.preventDefault();
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
});

let isShown = false;
let elements = [];

/** Called when the panel is opened or left. */
export function show(shown) {
  isShown = shown;
  if (shown) read();
  else set({ spoken: null });
}

const read = newest(async () => {
  if (!isShown || !state.scene) return;
  const asked = state.layout;
  try {
    const reading = await json("accessibility", query());
    if (state.layout !== asked) return;
    elements = reading.elements;
  } catch (error) {
    elements = [];
    complain(error);
  }
  draw();
});

function draw() {
  replace(list, elements.map((element, index) => {
    const words = element.spoken || "(nothing is said)";
    const row = h("button", { type: "button", "aria-pressed": String(index === state.spoken?.index),
      onfocus: () => focus(index), onclick: () => focus(index) }, words,
    element.spokenHint ? h("span", { class: "quiet" }, ` ${element.spokenHint}`) : null);
    return h("li", {}, row);
  }));
  settleStops(list.children[state.spoken?.index ?? 0]?.firstChild);
}

function focus(index) {
  const element = elements[index];
  if (!element || state.spoken?.index === index) return;
  set({ selected: element.view, spoken: { index, frame: element.frame, point: element.activationPoint } });
  [...list.children].forEach((item, other) =>
    item.firstChild.setAttribute("aria-pressed", String(other === index)));
}

on(["layout", "values"], read);
