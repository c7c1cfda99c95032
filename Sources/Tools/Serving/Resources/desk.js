// The component that is shown: a control for each of its parameters, by which it is drawn again at once, and
// its code to copy. Nothing that is tried here changes a file.
import { h, json, newest, on, say, set, state } from "./dom.js";
import { query, tryOut } from "./canvas.js";
import { address } from "./components.js";
import { replace } from "./focus.js";

const head = h("div", {});
const form = h("form", { class: "parameters", "aria-label": "Parameters", onsubmit: (event) => event.preventDefault() });
const reset = h("button", { type: "button", onclick: () => { set({ given: {} }); draw(); } }, "Reset values");
const colors = h("datalist", { id: "colors" });
const code = { scene: h("code", {}), swift: h("code", {}) };
const stale = h("p", { class: "bad", role: "status" });
const codes = h("div", {}, stale, block("Scene", code.scene), block("Swift", code.swift));
const none = h("p", { class: "quiet" }, "Open an example of a component to change its parameters.");
const desk = h("div", { hidden: true }, head, form, h("div", { class: "tools" }, reset), codes, colors);
export const panel = h("div", {}, none, desk);
let isShown = false;

/** Called when the panel is opened or left. */
export function show(shown) { isShown = shown; if (shown) read(); }

function block(name, text) {
  return h("section", {}, h("div", { class: "tools" }, h("h3", {}, name),
    h("button", { type: "button", "aria-label": `Copy as ${name}`, onclick: () => copy(text.textContent, name) }, "Copy")),
  h("pre", { class: "code", tabindex: "0", role: "region", "aria-label": name }, text));
}

function copy(text, name) {
  navigator.clipboard?.writeText(text).then(() => say(`Copied as ${name}`), () => say("The browser does not allow copying", true));
}

/** Returns the component and the example that are shown. */
function shown() {
  const [name, example] = (state.part ?? "").split("/");
  const component = (state.components ?? []).find((one) => one.path === state.path && one.name === name);
  return { component, example: component?.examples.find((one) => one.name === example) };
}

/** Returns what a colour is in the appearance that is shown, as six digits; nothing for what is no colour. */
function digits(name) {
  const isDark = state.layout?.layout.variant.appearance === "dark";
  const word = name.toLowerCase();
  const known = [...(state.ownColors?.[state.path] ?? []), ...(state.colors ?? [])];
  const [, light, dark] = known.find(([one]) => one === name) ?? known.find(([one]) => one === word) ?? [];
  const hex = (isDark ? dark : light) ?? name;
  if (/^#[0-9a-f]{3,4}$/i.test(hex)) return hex.slice(0, 4).replace(/[0-9a-f]/gi, "$&$&").toLowerCase();
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex) ? hex.slice(0, 7).toLowerCase() : null;
}

/** Returns the digits of a colour's opacity, which no picker has. */
const opacity = (name) => (/^#[0-9a-f]{8}$/i.test(name) ? name.slice(7) : /^#[0-9a-f]{4}$/i.test(name) ? name[4].repeat(2) : "");

/** Returns a value that is written in a file as text for a control. */
const plain = (text) => (text?.startsWith("\"") ? text.slice(1, -1) : text ?? "");

function control(parameter, written) {
  const given = state.given?.[parameter.name];
  const value = given ?? plain(written);
  const id = `parameter-${parameter.name}`;
  const change = (made) => give(parameter.name, made);
  const field = (attributes) => h("input", { id, value, autocomplete: "off", spellcheck: "false", ...attributes });
  switch (parameter.type) {
    case "flag":
      return h("input", { id, type: "checkbox", role: "switch", checked: String(value) === "true",
        onchange: (event) => change(event.target.checked) });
    case "number":
      return field({ type: "number", step: "any", value: Number.isFinite(Number(value)) ? value : "", placeholder: value,
        oninput: (event) => change(event.target.value === "" ? undefined : event.target.valueAsNumber) });
    case "color": {
      const name = field({ type: "text", list: "colors", oninput: (event) => { show(); change(event.target.value); } });
      const picker = h("input", { type: "color", "aria-label": `${parameter.name}, picker`,
        oninput: (event) => { name.value = event.target.value + opacity(name.value); change(name.value); } });
      const show = () => { picker.value = digits(name.value) ?? picker.value; };
      show();
      return h("span", { class: "pair" }, name, picker);
    }
    case "view": case "data": return h("code", { id }, written ?? "none");
    default:
  }
  if (!parameter.choices.length) {
    return String(value).includes("\n") ? h("textarea", { id, rows: 3, oninput: (event) => change(event.target.value) }, value)
      : field({ type: "text", oninput: (event) => change(event.target.value) });
  }
  const words = parameter.choices.includes(value) ? parameter.choices : [value, ...parameter.choices];
  const list = h("select", { id, onchange: (event) => change(event.target.value) },
    ...words.map((word) => h("option", { value: word }, word)));
  list.value = value;
  return list;
}

let timer = 0;
/** Draws the component with another value at once, and the rest of the page when it rests. */
function give(name, value) {
  const given = { ...state.given, [name]: value };
  if (value === undefined) delete given[name];
  tryOut({ given });
  clearTimeout(timer);
  timer = setTimeout(() => set({ given: state.given }), 200);
}

function draw() {
  const { component, example } = shown();
  none.hidden = Boolean(component);
  desk.hidden = !component;
  if (!component) return;
  const names = [...(state.ownColors?.[component.path] ?? []), ...(state.colors ?? [])];
  colors.replaceChildren(...names.map(([value]) => h("option", { value })));
  const examples = h("select", { onchange: (event) => { location.hash = address(component.path, `${component.name}/${event.target.value}`); } },
    ...component.examples.map((one) => h("option", { value: one.name, selected: one === example }, one.name)));
  replace(head, h("h2", {}, component.name), component.why ? h("p", {}, component.why) : null,
    h("p", { class: "quiet" }, `${component.group}, line ${component.line}`),
    h("label", { class: "field" }, h("span", {}, "Example"), examples));
  replace(form, component.parameters.flatMap((parameter) => {
    const label = { for: `parameter-${parameter.name}` };
    const isFixed = parameter.type === "view" || parameter.type === "data";
    return [h(isFixed ? "span" : "label", isFixed ? {} : label, h("code", {}, parameter.name), " ",
      h("span", { class: "quiet" }, parameter.type)),
    control(parameter, example?.values[parameter.name] ?? parameter.standard)];
  }));
  reset.hidden = !component.parameters.length;
}

const read = newest(async () => {
  const { component } = shown();
  if (!isShown || !component || !state.layout) return;
  const asked = state.layout;
  const answer = await json("code", { ...query(), with: JSON.stringify(state.given ?? {}) });
  if (state.layout !== asked) return;
  code.scene.textContent = answer.scene ?? "The component cannot be shown as a scene of its own.";
  code.swift.textContent = answer.swift;
});

on(["components", "path", "part"], draw);
on("layout", read);
on("refused", () => {
  stale.textContent = state.refused ? "These values cannot be drawn. The code is that of the last ones that could be." : "";
  codes.classList.toggle("stale", Boolean(state.refused));
});
let appearance;
on("layout", () => {
  // Pickers show colours as they are in this appearance.
  const now = state.layout?.layout.variant.appearance;
  if (state.layout && now !== appearance) { appearance = now; draw(); }
});
