// What was recorded, beside what is drawn now: side by side, under a slider, and where they differ.
import { ask, h, json, newest, number, on, post, say, state } from "./dom.js";
import { refresh } from "./list.js";

export const panel = h("div", {});
let isShown = false;
export function show(shown) { isShown = shown; if (shown) draw(); }

const draw = newest(async () => {
  if (!isShown || !state.path) return;
  panel.replaceChildren(h("p", { class: "quiet" }, "Comparing ..."));
  const checks = await json("goldens", { path: state.path });
  const open = checks.filter((check) => check.status !== "passed");
  panel.replaceChildren(
    h("p", {}, `${checks.length - open.length} of ${checks.length} variants are as recorded. `,
      open.length && !state.readOnly
        ? h("button", { type: "button", onclick: () => approve(null) }, "Approve all") : null),
    ...open.map(item), ...checks.filter((check) => check.status === "passed").map((check) =>
      h("p", { class: "quiet" }, `✓ ${check.variant}`)));
});

function item(check) {
  const pictures = h("div", { class: "comparison" });
  const article = h("article", { class: "problem" },
    h("h2", {}, h("span", { class: `badge ${check.status === "missing" ? "warn" : "bad"}` }, check.status),
      " ", check.variant),
    h("ul", {}, ...check.causes.map((cause) => h("li", {}, cause)),
      ...check.moved.slice(0, 20).map((view) => h("li", {}, `${view.view}: `,
        h("del", {}, view.before.map(number).join(" ")), " → ", h("ins", {}, view.after.map(number).join(" "))))),
    h("div", { class: "tools" },
      check.hasPicture && check.status !== "missing"
        ? ["Side by side", "Slider", "Difference"].map((way) =>
          h("button", { type: "button", onclick: () => compare(check, pictures, way) }, way)) : null,
      state.readOnly ? null : h("button", { type: "button", class: "approve",
        onclick: () => approve(check.variant) }, "Approve")),
    pictures);
  return article;
}

async function picture(check, part, alt) {
  const query = { path: state.path, variant: check.variant, part };
  const blob = await (await ask("golden", query)).blob();
  return h("img", { src: URL.createObjectURL(blob), alt });
}

async function compare(check, place, way) {
  try {
    if (way === "Difference") {
      place.replaceChildren(await picture(check, "difference", "where the pictures differ"));
      return;
    }
    const [expected, actual] = await Promise.all([
      picture(check, "expected", "as recorded"), picture(check, "actual", "as drawn now")]);
    if (way === "Side by side") {
      place.replaceChildren(h("figure", {}, h("figcaption", {}, "recorded"), expected),
        h("figure", {}, h("figcaption", {}, "now"), actual));
      return;
    }
    const cover = h("div", { class: "cover" }, actual);
    const range = h("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "How much is covered by the picture of now",
      oninput: () => { cover.style.width = `${range.value}%`; } });
    cover.style.width = "50%";
    place.replaceChildren(range, h("div", { class: "slider" }, expected, cover));
  } catch (error) { say(error.message, true); }
}

async function approve(variant) {
  try {
    const answer = await post("approve", { path: state.path, variant });
    say(answer.written.length ? `Recorded ${answer.written.join(", ")}` : "Nothing was to be recorded");
    refresh([state.path]);
    draw();
  } catch (error) { say(error.message, true); }
}

on(["path", "layout"], draw);
