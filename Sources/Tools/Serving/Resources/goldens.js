// Recorded and current pictures, in the report's own comparison; approved or rejected individually, by
// cause, or all at once.
import { ask, complain, h, json, on, post, say, state } from "./dom.js";
import { hold, replace } from "./focus.js";
import { refresh } from "./list.js";
import { through } from "./progress.js";
import { extent, fillViewer, modes } from "./viewer.js";

const head = h("div", { class: "verdicts" });
const list = h("div", {});
export const panel = h("div", {}, head, list);
const view = { mode: "side", frames: false, zoom: 1, amount: 50 };
const rejected = new Set();
let isShown = false;
let cases = [];
let opened = null;
/** The name of the case that is compared, also while the list is made again. */
let wanted = null;
let round = 0;

export function show(shown) { isShown = shown; if (shown) draw(); }

const name = (one) => `${one.part} ${one.variant}`;
const open = () => cases.filter((one) => one.check && one.check.status !== "passed");

async function draw() {
  if (!isShown || !state.path || state.scene?.errors.length) return;
  round += 1;
  const mine = round;
  try {
    const path = state.path;
    cases = await json("goldens", { path, brief: 1 });
    if (mine !== round) return;
    release(opened?.urls);
    opened = null;
    replace(list);
    await through(cases, "Comparing", async (one, signal) => {
      const [answer] = await json("goldens", { path, variant: one.variant, part: one.part }, { signal });
      if (mine !== round) return;
      Object.assign(one, answer);
      add(one);
      sum();
    });
    sum();
  } catch (error) { complain(error); }
}

/** Shows how many are as recorded, and the actions for several at once. */
function sum() {
  const wrong = open().filter((one) => !rejected.has(name(one)));
  const seen = cases.filter((one) => one.check).length;
  const causes = Map.groupBy ? [...Map.groupBy(wrong, cause)] : [];
  const shared = causes.filter(([words, ones]) => words && ones.length > 1);
  hold(() => replace(head, [
    h("p", {}, `${seen - open().length} of ${cases.length} variants are as recorded. `,
      rejected.size ? `${open().length - wrong.length} rejected. ` : "",
      wrong.length && !state.readOnly
        ? h("button", { type: "button", class: "all", onclick: () => approve(wrong) }, "Approve all") : null),
    shared.length ? h("ul", { class: "causes", "aria-label": "Causes" }, ...shared.map(([words, ones]) => h("li", {},
      h("span", {}, `${words} (${ones.length})`), state.readOnly ? null : h("span", { class: "tools" },
        h("button", { type: "button", onclick: () => approve(ones) }, "Approve"),
        h("button", { type: "button", onclick: () => { for (const one of ones) reject(one, true); } }, "Reject"))))) : null,
  ].filter(Boolean)));
}

const cause = (one) => one.check.causes.map(({ words }) => words).join("; ");

function add(one) {
  if (one.check.status === "passed") {
    list.append(h("p", { class: "quiet" }, `✓ ${one.variant}${one.part ? `, ${one.part}` : ""}`));
    return;
  }
  const place = h("div", { class: "viewer" });
  const compare = h("button", { type: "button", class: "compare", "aria-expanded": "false",
    onclick: () => (opened === one ? close() : compareIt(one)) }, "Compare");
  one.article = h("article", { class: "problem", "data-case": name(one) },
    h("h2", {}, h("span", { class: `badge ${one.check.status === "missing" ? "warn" : "bad"}` }, one.check.status),
      " ", one.variant, one.part ? h("span", { class: "quiet" }, ` ${one.part}`) : null),
    h("ul", {}, ...one.check.causes.map(({ words }) => h("li", {}, words))),
    h("div", { class: "tools" }, one.check.status === "missing" ? null : compare,
      state.readOnly ? null : h("button", { type: "button", class: "approve", onclick: () => approve([one]) }, "Approve"),
      state.readOnly ? null : h("button", { type: "button", class: "reject", "aria-pressed": "false",
        onclick: () => reject(one) }, "Reject")),
    place);
  one.place = place;
  one.compare = compare;
  list.append(one.article);
  if (rejected.has(name(one))) mark(one);
  if (wanted === name(one)) compareIt(one);
}

function close() {
  wanted = null;
  if (!opened) return;
  opened.compare.setAttribute("aria-expanded", "false");
  opened.place.replaceChildren();
  release(opened.urls);
  opened = null;
}

function release(urls) {
  for (const url of Object.values(urls ?? {})) URL.revokeObjectURL(url);
}

async function compareIt(one) {
  close();
  opened = one;
  wanted = name(one);
  one.compare.setAttribute("aria-expanded", "true");
  try {
    const urls = one.hasPicture ? await pictures(one) : {};
    // The list may have been made again meanwhile.
    if (opened !== one) {
      release(urls);
      return;
    }
    one.urls = urls;
    view.zoom = Math.min(1, (panel.clientWidth - 4) / extent(one.check)[0]);
    fill();
  } catch (error) { say(error.message, true); }
}

async function pictures(one) {
  const sides = { expectedPicture: "expected", actualPicture: "actual", pictureDifference: "difference" };
  const found = await Promise.all(Object.entries(sides).map(async ([key, side]) => {
    const answer = await ask("golden", { path: state.path, variant: one.variant, part: one.part, side });
    return [key, URL.createObjectURL(await answer.blob())];
  }));
  return Object.fromEntries(found);
}

function fill() {
  const change = (values) => { Object.assign(view, values); fill(); };
  const focused = opened.place.contains(document.activeElement)
    ? [...opened.place.querySelectorAll("button")].indexOf(document.activeElement) : -1;
  fillViewer(opened.place, { ...opened.check, files: opened.urls }, view, {
    address: (url) => url, sides: ["recorded", "now"], hasKeys: false,
    acts: {
      mode: (index) => { change({ mode: modes[index][0] }); say(modes[index][1]); },
      frames: () => change({ frames: !view.frames }),
      align: () => change({ aligned: !view.aligned }),
      zoom: () => change({ zoom: view.zoom >= 4 ? 1 : Math.max(1, view.zoom * 2) }),
    },
  });
  opened.place.querySelectorAll("button")[focused]?.focus();
}

/** Approves or rejects the open golden, by its key. */
export function judge(verdict) {
  if (!opened || state.readOnly) return;
  if (verdict === "approved") approve([opened]); else reject(opened);
}

function reject(one, isFinal = false) {
  if (!isFinal && rejected.has(name(one))) rejected.delete(name(one)); else rejected.add(name(one));
  mark(one);
  sum();
}

function mark(one) {
  const isRejected = rejected.has(name(one));
  one.article?.classList.toggle("rejected", isRejected);
  one.article?.querySelector(".reject")?.setAttribute("aria-pressed", String(isRejected));
}

async function approve(ones) {
  const path = state.path;
  let count = 0;
  wanted = null;
  await through(ones, "Recording", async (one) => {
    const answer = await post("approve", { path, variant: one.variant, part: one.part });
    count += answer.written.length;
    rejected.delete(name(one));
  });
  say(count ? `Recorded ${count} ${count === 1 ? "file" : "files"}` : "There was nothing to record");
  refresh([path]);
  draw();
}

on("path", () => {
  rejected.clear();
  wanted = null;
});
on(["path", "layout"], draw);
