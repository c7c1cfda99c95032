// The tree of views, searched by typing, and the same views pulled apart in depth.
import { ask, h, newest, on, set, state } from "./dom.js";
import { query } from "./canvas.js";
import { replace, rove } from "./focus.js";

const search = h("input", { type: "search", autocomplete: "off", oninput: () => draw(false),
  onkeydown: (event) => { if (event.key === "Enter") choose(tree.querySelector("button")); } });
const tree = h("ul", { class: "tree" });
const settleStops = rove(tree, "button");
const turn = h("input", { type: "range", min: -80, max: 80, value: -35, oninput: () => pose() });
const space = h("input", { type: "range", min: 0, max: 80, value: 24, oninput: () => pose() });
const scene = h("div", { class: "exploded", "aria-hidden": "true" });
const layers = h("details", { ontoggle: () => explode() }, h("summary", {}, "In three dimensions"),
  h("label", { class: "field" }, h("span", {}, "Turn"), turn),
  h("label", { class: "field" }, h("span", {}, "Distance"), space), scene);
export const panel = h("div", {}, h("label", { class: "field" }, h("span", {}, "Search"), search), tree, layers);

const views = () => state.layout?.layout?.views ?? [];
const depth = (view) => view.path.split("/").length - 1 || view.path.split(".").length - 1;

/** Selects the view of a row, and moves there. */
function choose(row) {
  row?.focus();
  row?.click();
}

function draw(explodes = true) {
  const word = search.value.toLowerCase();
  replace(tree, views()
    .filter((view) => `${view.id} ${view.type}`.toLowerCase().includes(word))
    .map((view) => {
      const row = h("button", { type: "button", "aria-pressed": String(view.id === state.selected),
        onclick: () => set({ selected: view.id }) },
      view.id, " ", h("span", { class: "quiet" }, view.type + (view.hidden ? ", hidden" : "")));
      const item = h("li", {}, row);
      item.style.paddingInlineStart = `${word ? 0 : depth(view) * 14}px`;
      return item;
    }));
  settleStops(tree.querySelector("[aria-pressed=true]") ?? undefined);
  if (layers.open && explodes) explode();
}

/** With more views than this, only outlines are shown. */
const pictureLimit = 150;

const explode = newest(async () => {
  const canvas = state.layout?.layout?.canvas;
  if (!layers.open || !canvas) return;
  const asked = state.layout;
  const where = query();
  const by = Math.min(1, 240 / canvas.width, 360 / canvas.height);
  const shown = views().filter((view) => !view.hidden);
  const made = shown.map((view) => {
    const [x, y, width, height] = view.absoluteFrame.map((length) => length * by);
    const layer = h("div", { class: view.id === state.selected ? "layer chosen" : "layer" });
    Object.assign(layer.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    layer.dataset.depth = depth(view);
    return layer;
  });
  for (const old of scene.querySelectorAll("img")) URL.revokeObjectURL(old.src);
  scene.replaceChildren(...made);
  scene.style.width = `${canvas.width * by}px`;
  scene.style.height = `${canvas.height * by}px`;
  pose();
  for (const [index, view] of shown.slice(0, pictureLimit).entries()) {
    if (state.layout !== asked || !layers.open) return;
    const [, , width, height] = view.absoluteFrame;
    if (width < 0.5 || height < 0.5) continue;
    // A view that cannot be drawn alone keeps its outline.
    const answer = await ask("layer", { ...where, pixels: 1, id: view.id }).catch(() => null);
    if (answer) made[index].append(h("img", { alt: "", src: URL.createObjectURL(await answer.blob()) }));
  }
});

function pose() {
  scene.style.transform = `perspective(900px) rotateX(12deg) rotateY(${turn.value}deg)`;
  for (const layer of scene.children) {
    layer.style.transform = `translateZ(${layer.dataset.depth * space.value}px)`;
  }
}

on("layout", () => draw());
on("selected", () => {
  draw(false);
  const shown = views().filter((view) => !view.hidden);
  [...scene.children].forEach((layer, index) =>
    layer.classList.toggle("chosen", shown[index]?.id === state.selected));
});
