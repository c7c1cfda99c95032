// The tree of views, searched by typing, and the same views pulled apart in depth.
import { h, on, set, state } from "./dom.js";

const search = h("input", { type: "search", autocomplete: "off", oninput: () => draw() });
const tree = h("ul", { class: "tree" });
const turn = h("input", { type: "range", min: -80, max: 80, value: -35, oninput: () => pose() });
const space = h("input", { type: "range", min: 0, max: 80, value: 24, oninput: () => pose() });
const scene = h("div", { class: "exploded", "aria-hidden": "true" });
const layers = h("details", { ontoggle: () => explode() }, h("summary", {}, "In three dimensions"),
  h("label", { class: "field" }, h("span", {}, "Turn"), turn),
  h("label", { class: "field" }, h("span", {}, "Distance"), space), scene);
export const panel = h("div", {}, h("label", { class: "field" }, h("span", {}, "Search"), search), tree, layers);

const views = () => state.layout?.layout?.views ?? [];
const depth = (view) => view.path.split("/").length - 1 || view.path.split(".").length - 1;

function draw() {
  const word = search.value.toLowerCase();
  tree.replaceChildren(...views()
    .filter((view) => `${view.id} ${view.type}`.toLowerCase().includes(word))
    .map((view) => {
      const row = h("button", { type: "button", "aria-pressed": view.id === state.selected,
        onclick: () => set({ selected: view.id }) },
      view.id, " ", h("span", { class: "quiet" }, view.type + (view.hidden ? ", hidden" : "")));
      const item = h("li", {}, row);
      item.style.paddingInlineStart = `${word ? 0 : depth(view) * 14}px`;
      return item;
    }));
  if (layers.open) explode();
}

function explode() {
  const picture = document.querySelector("#stage img")?.src;
  const canvas = state.layout?.layout?.canvas;
  if (!layers.open || !picture || !canvas) return;
  const by = Math.min(1, 240 / canvas.width, 360 / canvas.height);
  scene.replaceChildren(...views().filter((view) => !view.hidden).map((view) => {
    const [x, y, width, height] = view.absoluteFrame.map((length) => length * by);
    const layer = h("div", { class: view.id === state.selected ? "layer chosen" : "layer" });
    Object.assign(layer.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      backgroundImage: `url("${picture}")`, backgroundPosition: `${-x}px ${-y}px`,
      backgroundSize: `${canvas.width * by}px ${canvas.height * by}px` });
    layer.dataset.depth = depth(view);
    return layer;
  }));
  scene.style.width = `${canvas.width * by}px`;
  scene.style.height = `${canvas.height * by}px`;
  pose();
}

function pose() {
  scene.style.transform = `perspective(900px) rotateX(12deg) rotateY(${turn.value}deg)`;
  for (const layer of scene.children) {
    layer.style.transform = `translateZ(${layer.dataset.depth * space.value}px)`;
  }
}

on(["layout", "selected"], draw);
