// All variants of a scene side by side; of a scene without any, those that break layouts most often.
// Pictures are asked for as they come into sight.
import { ask, h, on, set, state } from "./dom.js";

const section = document.getElementById("sheet");
const stage = document.getElementById("stage");
const common = ["ltr", "rtl"].flatMap((direction) => ["light", "dark"].flatMap((appearance) =>
  ["base", "doubled"].map((strings) => {
    const values = { direction, appearance, strings };
    return { name: Object.values(values).join(" "), values };
  })));
const waiting = [];
let isBusy = false;
let round = 0;

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting || entry.target.dataset.asked) continue;
    entry.target.dataset.asked = "yes";
    waiting.push(entry.target);
  }
  work();
}, { rootMargin: "200px" });

async function work() {
  if (isBusy) return;
  isBusy = true;
  while (waiting.length) {
    const figure = waiting.shift();
    const mine = round;
    try {
      const query = { path: state.path, part: state.part, scale: 1, ...JSON.parse(figure.dataset.query) };
      const blob = await (await ask("picture", query)).blob();
      if (mine !== round || !figure.isConnected) continue;
      const image = figure.querySelector("img");
      URL.revokeObjectURL(image.src);
      image.src = URL.createObjectURL(blob);
      image.hidden = false;
    } catch (error) { figure.querySelector(".quiet").textContent = error.message; }
  }
  isBusy = false;
}

function figure({ name, values }, isNamed) {
  const made = h("button", { type: "button", class: "variant", onclick: () => choose(values),
    "data-query": JSON.stringify(isNamed ? { variant: name } : values) },
  h("img", { alt: "", hidden: true }), h("span", {}, name), h("span", { class: "quiet" }));
  observer.observe(made);
  return made;
}

function choose(values) {
  show(false);
  set({ values: { ...values } });
  document.querySelector("#stage .scroll").focus();
}

/** Shows all variants, or the one again. */
export function show(isShown = section.hidden) {
  section.hidden = !isShown;
  stage.hidden = isShown;
  document.getElementById("all").setAttribute("aria-pressed", String(isShown));
  draw();
}

function draw() {
  round += 1;
  waiting.length = 0;
  if (section.hidden || !state.scene) return section.replaceChildren();
  const own = state.scene.variants ?? [];
  const list = own.length > 1 ? own : common;
  section.replaceChildren(
    h("p", { class: "quiet" }, own.length > 1 ? `${own.length} variants of the scene`
      : "The scene has one variant; these are common ones."),
    h("div", { class: "variants" }, ...list.map((variant) => figure(variant, own.length > 1))));
  return null;
}

on(["scene", "part"], draw);
