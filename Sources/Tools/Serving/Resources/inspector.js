// The selected view: its frame, what lays it out, and why each value is what it is.
import { h, json, newest, number, on, set, state } from "./dom.js";
import { query } from "./canvas.js";
import { showLine } from "./editor.js";
import { replace } from "./focus.js";

export const panel = h("div", {});

const box = (rect) => rect.map(number).join("  ");
const pair = (values) => values.map(number).join(" × ");

const draw = newest(async () => {
  const views = state.layout?.layout?.views ?? [];
  const view = views.find((one) => one.id === state.selected);
  if (!view) {
    replace(panel, h("p", { class: "quiet" },
      "Click a view in the picture, or choose one among the layers. Click the same place again to select its superview."));
    return;
  }
  const more = await json("view", { ...query(), id: view.id });
  replace(panel,
    h("h2", {}, view.id, " ", h("span", { class: "quiet" }, view.type)),
    h("table", {}, h("caption", { class: "visually-hidden" }, "Geometry"), h("tbody", {},
      fact("Frame", box(view.frame)), fact("Alignment rect", box(view.alignmentRect)),
      fact("On the canvas", box(view.absoluteFrame)),
      fact("Intrinsic size", pair(view.intrinsicContentSize)),
      fact("Margins t l b r", box(more.margins)), fact("Safe area t l b r", box(more.safeArea)),
      fact("Hugging h v", pair(more.hugging)), fact("Compression h v", pair(more.compression)),
      view.ambiguous.length ? fact("Ambiguous", view.ambiguous.join(", "), "bad") : null,
      view.text.truncated ? fact("Text", "truncated", "bad") : null)),
    h("h3", {}, "Why"), ...more.values.map(why),
    h("h3", {}, `Constraints (${more.constraints.length})`),
    h("ul", { class: "constraints" }, ...more.constraints.map(constraint)));
});

function fact(name, value, kind = "") {
  return h("tr", {}, h("th", { scope: "row" }, name), h("td", { class: kind }, value));
}

function lineLink({ line, elsewhere }) {
  if (elsewhere) return h("span", { class: "quiet" }, elsewhere);
  if (!line) return null;
  return h("button", { type: "button", class: "line", onclick: () => showLine(line) }, `line ${line}`);
}

function why(value) {
  const total = `${value.attribute} ${number(value.value)}${value.free ? ", ambiguous" : ""}`;
  return h("details", { open: value.attribute === "width" }, h("summary", {}, total),
    h("ul", {}, ...value.terms.map((term) => h("li", {},
      h("span", { class: "amount" }, signed(term.contribution)), " ", term.sentence, " ",
      lineLink(term),
      term.line && term.sensitivity ? h("div", { class: "quiet" },
        `one more point there changes it by ${number(term.sensitivity)}`) : null)),
      ...value.lost.map((loss) => h("li", { class: "lost" }, `off by ${number(Math.abs(loss.residual))}: `,
        h("code", {}, loss.constraint), " ", lineLink(loss),
        loss.wouldBe === null ? null : h("div", { class: "quiet" }, `if it held, this would be ${number(loss.wouldBe)}`),
        loss.opposed ? h("div", { class: "quiet" }, loss.opposed) : null))));
}

const signed = (value) => (value < 0 ? "−" : "+") + number(Math.abs(value));

function constraint(one) {
  const hover = (drawn) => () => set({ hovered: drawn });
  return h("li", { class: one.violated ? "bad" : "", tabindex: one.drawn ? "0" : null,
    onmouseenter: hover(one.drawn), onfocus: hover(one.drawn),
    onmouseleave: hover(null), onblur: hover(null) },
    h("code", {}, one.text), one.priority < 1000 ? ` @${number(one.priority)}` : "", " ", lineLink(one));
}

on(["selected", "layout"], draw);
draw();
