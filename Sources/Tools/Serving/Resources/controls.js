// The variant that is shown: a choice for each axis, with the scene's own values first.
import { h, on, set, state } from "./dom.js";
import { address } from "./components.js";
import { replace } from "./focus.js";
import { show } from "./sheet.js";

const form = document.getElementById("controls");
form.addEventListener("submit", (event) => event.preventDefault());

const common = {
  direction: ["ltr", "rtl"],
  appearance: ["light", "dark"],
  look: ["ios18", "ios26"],
  strings: ["base", "doubled", "accented", "bounded", "rtl", "nonLocalized"],
  textSize: ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"],
};
const settings = { contrast: ["Contrast", "increased"], boldText: ["Bold text", "true"],
  buttonShapes: ["Button shapes", "true"], reduceMotion: ["Reduce motion", "true"],
  reduceTransparency: ["Reduce transparency", "true"] };
const names = { direction: "Direction", appearance: "Appearance", look: "Look", strings: "Strings",
  textSize: "Text size", locale: "Locale", device: "Device", state: "State" };

function choose(axis, value) {
  const values = { ...state.values, [axis]: value };
  if (value === "") delete values[axis];
  if (axis === "device") { delete values.width; delete values.height; }
  set({ values });
}

function select(axis, options) {
  const chosen = state.values[axis] ?? "";
  const list = h("select", { "data-axis": axis, onchange: (event) => choose(axis, event.target.value) },
    h("option", { value: "" }, "as in the scene"),
    ...options.map((value) => h("option", { value, selected: value === chosen }, value)));
  list.value = chosen;
  return h("label", { class: "field" }, h("span", {}, names[axis] ?? axis.replace("state.", "")), list);
}

function slider(axis, label) {
  const range = h("input", { type: "range", min: 100, max: 1400, step: 1, "data-axis": axis,
    oninput: (event) => choose(axis, event.target.value) });
  const field = h("label", { class: "field", "data-label": label }, h("span", {}, ""), range);
  range.addEventListener("input", () => { field.firstChild.textContent = `${label} ${range.value}`; });
  showSize(field);
  return field;
}

/** Shows the size that the canvas has, whether it was chosen or is the scene's own. */
function showSize(field) {
  const range = field.lastChild;
  const { axis } = range.dataset;
  const chosen = state.values[axis];
  const shown = chosen ?? state.layout?.layout?.canvas?.[axis];
  if (shown !== undefined) range.value = Math.round(shown);
  const words = shown === undefined ? "as in the scene" : Math.round(shown);
  field.firstChild.textContent = `${field.dataset.label} ${words}`;
}

function showSizes() {
  const held = document.activeElement?.dataset?.axis;
  if (held === "width" || held === "height") return;
  form.querySelectorAll("[data-label]").forEach(showSize);
}

function draw() {
  const scene = state.scene;
  if (!scene) return form.replaceChildren();
  const held = document.activeElement?.dataset?.axis;
  // A slider that is being dragged stays the same element, so that the drag continues.
  if (held === "width" || held === "height") return;
  const own = Object.fromEntries((scene.axes ?? []).map((axis) => [axis.axis, axis.values]));
  const fields = ["direction", "appearance", "look", "strings", "textSize"].map((axis) =>
    select(axis, [...new Set([...(own[axis] ?? []), ...common[axis]])]));
  fields.push(select("locale", [...new Set([...(own.locale ?? []), ...(scene.locales ?? [])])]));
  if (scene.states.length) fields.push(select("state", ["base", ...scene.states]));
  // The scene's own axes, of states that hold together.
  for (const axis of Object.keys(own).filter((one) => one.startsWith("state."))) fields.push(select(axis, own[axis]));
  fields.push(select("device", [...new Set([...(own.device ?? []), ...(scene.devices ?? [])])]));
  fields.push(slider("width", "Width"), slider("height", "Height"));
  if (scene.parts.length > 1) {
    fields.unshift(h("label", { class: "field" }, h("span", {}, "Shown"), h("select", {
      id: "part", onchange: (event) => { location.hash = address(state.path, event.target.value); },
    }, ...scene.parts.map((id, index) =>
      h("option", { value: id, selected: id === state.part }, scene.partNames[index])))));
  }
  fields.push(h("button", { type: "button", id: "all", "aria-keyshortcuts": "a", onclick: () => show(),
    "aria-pressed": String(!document.getElementById("sheet").hidden) }, "All variants"));
  fields.push(h("button", { type: "button", class: "reset", onclick: () => set({ values: {} }) },
    "Reset"));
  fields.push(h("fieldset", { class: "field" }, h("legend", {}, "Accessibility"),
    ...Object.entries(settings).map(([axis, [name, value]]) => h("label", {},
      h("input", { type: "checkbox", "data-axis": axis, checked: state.values[axis] === value,
        onchange: (event) => choose(axis, event.target.checked ? value : "") }), ` ${name}`))));
  replace(form, fields);
}

on(["scene", "values"], draw);
on(["layout"], showSizes);
