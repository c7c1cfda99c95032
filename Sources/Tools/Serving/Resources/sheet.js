// All variants of a scene side by side; for a scene without any, those that break layouts most often.
// Pictures are requested when they become visible.
import { given } from "./canvas.js";
import { ask, h, on, set, state } from "./dom.js";
import { replace } from "./focus.js";
import { fill, whenSeen } from "./seen.js";

const section = document.getElementById("sheet");
const stage = document.getElementById("stage");
const common = ["ltr", "rtl"].flatMap((direction) => ["light", "dark"].flatMap((appearance) =>
  ["base", "doubled"].map((strings) => {
    const values = { direction, appearance, strings };
    return { name: Object.values(values).join(" "), values };
  })));
const pictures = whenSeen(paint, { limit: 1, margin: "200px" });

async function paint(figure) {
  try {
    const query = { path: state.path, part: state.part, pixels: 1, with: given(), ...JSON.parse(figure.dataset.query) };
    const answer = await ask("picture", query);
    if (figure.isConnected) await fill(figure.querySelector("img"), answer);
  } catch (error) { figure.querySelector(".quiet").textContent = error.message; }
}

function figure({ name, values }, isNamed, held) {
  const all = { ...held, ...values };
  const isAlone = isNamed && !Object.keys(held).length;
  const made = h("button", { type: "button", class: "variant", onclick: () => choose(all),
    "data-query": JSON.stringify(isAlone ? { variant: name } : all) },
  h("img", { alt: "", hidden: true }), h("span", {}, name), h("span", { class: "quiet" }));
  pictures.watch(made);
  return made;
}

function choose(values) {
  show(false);
  set({ values: { ...values } });
  document.querySelector("#stage .scroll").focus();
}

/** Shows all variants, or the single one again. */
export function show(isShown = section.hidden) {
  section.hidden = !isShown;
  stage.hidden = isShown;
  document.getElementById("all").setAttribute("aria-pressed", String(isShown));
  draw();
}

function draw() {
  pictures.clear();
  if (section.hidden || !state.scene) return replace(section);
  const own = state.scene.variants ?? [];
  const list = own.length > 1 ? own : common;
  // What is chosen beside, such as a device or a text size, holds for all.
  const axes = new Set(list.flatMap((variant) => Object.keys(variant.values)));
  const held = Object.fromEntries(Object.entries(state.values ?? {}).filter(([axis]) => !axes.has(axis)));
  replace(section,
    h("p", { class: "quiet" }, own.length > 1 ? `${own.length} variants of the scene`
      : "The scene has one variant; these are common ones."),
    h("div", { class: "variants" }, ...list.map((variant) => figure(variant, own.length > 1, held))));
  return null;
}

on(["scene", "part", "given", "values"], draw);
