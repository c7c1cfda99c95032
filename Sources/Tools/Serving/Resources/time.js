// The moments between two states with a scrubber, and the steps of the layout cycle one by one.
import { ask, complain, h, json, newest, on, state } from "./dom.js";
import { query } from "./canvas.js";

const last = 20;
const from = h("select", { onchange: () => show() });
const to = h("select", { onchange: () => show() });
const scrubber = h("input", { type: "range", min: 0, max: last, value: 0, oninput: () => show() });
const picture = h("img", { alt: "", class: "moment" });
const play = h("button", { type: "button", onclick: () => run() }, "Play");
const states = h("div", {}, h("div", { class: "tools" },
  h("label", { class: "field" }, h("span", {}, "From"), from),
  h("label", { class: "field" }, h("span", {}, "To"), to), play),
h("label", { class: "field" }, h("span", {}, "Progress"), scrubber), picture);
const none = h("p", { class: "quiet" }, "The scene has no states besides its base.");
const step = h("input", { type: "range", min: 1, max: 1, value: 1, oninput: () => walk() });
const words = h("ol", { class: "steps", tabindex: "0", "aria-label": "Steps of the layout cycle" });
const count = h("span", {}, "Steps of the layout cycle");
export const panel = h("div", {}, h("h3", {}, "States"), none, states,
  h("h3", {}, "Layout cycle"), h("label", { class: "field" }, count, step), words);
let isShown = false;
let steps = [];
export function shows(shown) { isShown = shown; if (shown) { list(); show(); askSteps(); } }

const show = newest(async () => {
  if (!isShown || !state.scene?.states.length || state.scene.errors.length) return;
  const asked = { ...query(), from: from.value, to: to.value, at: scrubber.value };
  const blob = await (await ask("moment", asked)).blob();
  const old = picture.src;
  picture.src = URL.createObjectURL(blob);
  picture.alt = `${from.value} to ${to.value}, ${Math.round(scrubber.value / last * 100)} percent`;
  URL.revokeObjectURL(old);
});

async function run() {
  play.disabled = true;
  for (let moment = 0; moment <= last; moment += 1) {
    scrubber.value = moment;
    show();
    await new Promise((done) => { setTimeout(done, 40); });
  }
  play.disabled = false;
}

function list() {
  const names = ["base", ...state.scene?.states ?? []];
  none.hidden = names.length > 1;
  states.hidden = names.length === 1;
  for (const [choice, chosen] of [[from, from.value || names[0]], [to, to.value || names.at(-1)]]) {
    choice.replaceChildren(...names.map((name) => h("option", { value: name }, name)));
    choice.value = names.includes(chosen) ? chosen : choice === from ? names[0] : names.at(-1);
  }
}

const askSteps = newest(async () => {
  if (!isShown || !state.path || state.scene?.errors.length) return;
  steps = (await json("cycle", query())).steps;
  step.max = Math.max(1, steps.length);
  step.value = steps.length;
  walk();
});

/** Returns the steps so far, ending with the one at the scrubber. */
function walk() {
  const at = Number(step.value);
  count.textContent = `Step ${at} of ${steps.length}`;
  words.replaceChildren(...steps.slice(0, at).map((text, index) =>
    h("li", { class: index === at - 1 ? "now" : "" }, h("code", {}, text))));
  words.lastChild?.scrollIntoView({ block: "nearest" });
}

on(["scene", "values"], () => { list(); show(); });
on("layout", () => askSteps().catch(complain));
