// Draws the report's page from the data it contains. Every text from a scene becomes a text node or an
// attribute, never markup.
import { called, make, number, plain, words } from "./elements.js";

/// The content of the page.
export const report = JSON.parse(document.getElementById("data").textContent);

/// What the two sides of a comparison are called.
export const sides = report.review ? ["before", "after"] : ["recorded", "now"];

/// Returns a path below the page's folder as a URL.
export const address = (path) => path.split("/").map(encodeURIComponent).join("/");

(() => {
  const text = (tag, className, textContent) => make(tag, { className, textContent });
  /// Returns elements separated by spaces.
  const spaced = (...parts) => parts.filter((part) => part !== null)
    .flatMap((part, index) => (index === 0 ? [part] : [" ", part]));
  const section = (title, ...children) =>
    make("section", {}, make("h3", { textContent: title }), ...children);
  const table = (titles, rows) => make("table", {},
    make("thead", {}, make("tr", {},
      ...titles.map((title) => make("th", { scope: "col", textContent: title })))),
    make("tbody", {}, ...rows));
  const row = (...cells) => make("tr", {}, ...cells.map((cell, index) =>
    make(index === 0 ? "th" : "td", index === 0 ? { scope: "row" } : {}, cell)));

  // MARK: The list of findings

  const chip = (scene, check) => make("li", {}, make("a", {
    href: `#check-${check.index}`, "data-check": check.index,
    "aria-label": plain(`${scene} ${check.variant}`), textContent: plain(check.variant),
  }));
  const kind = (cause) => text("span", `kind ${cause.kind}`, cause.kind);
  const place = ({ file, line }) => (file === null ? null
    : make("code", { textContent: line === null ? file : `${file}:${line}` }));
  // Causes have numbers where a scene refers to one.
  const isNumbered = report.findings.some(({ scenes }) => scenes.some(({ others }) => others.length > 0));
  const numbered = (value) => (isNumbered ? text("span", "number", String(value)) : null);
  const counted = (count, listed) => (count < listed ? `${count} of ` : "")
    + (listed === 1 ? "1 check" : `${listed} checks`);
  /// Returns another cause of a scene: its words, or where they are, and how many of the checks have it.
  const other = (listed) => ({ number: value, cause: item, count }) => {
    const part = count < listed ? `(${counted(count, listed)})` : null;
    return item === null
      ? make("li", {}, ...spaced("also cause", make("a", { className: "reference",
        href: `#cause-${value}`, "aria-label": `cause ${value}`, textContent: String(value) }), part))
      : make("li", { id: `cause-${value}` },
        ...spaced("also", numbered(value), kind(item), make("span", { textContent: item.words }), part));
  };
  /// Returns a scene once, with its variants as chips and its other causes.
  const group = ({ scene, checks, others }) => make("li", {}, text("p", "scene", plain(scene)),
    make("ul", { className: "chips" }, ...checks.map((check) => chip(scene, check))),
    others.length === 0 ? null : make("ul", { className: "others" }, ...others.map(other(checks.length))));
  const reach = (count, listed, elsewhere) => counted(count, listed)
    + (elsewhere === 0 ? "" : `, ${elsewhere} more under other causes`);
  const finding = ({ number: value, cause, count, listed, elsewhere, place: stated, scenes }) => make("section",
    { className: "finding", id: `cause-${value}` },
    make("h2", {}, ...spaced(numbered(value), kind(cause), cause.words)),
    make("p", { className: "reach" }, ...spaced(reach(count, listed, elsewhere), place(stated))),
    make("ol", {}, ...scenes.map(group)));
  const details = (className, summary, items) => items.length === 0 ? null : make("details",
    { className }, make("summary", { textContent: summary }), make("ul", {}, ...items));

  // MARK: One failing check

  const change = (before, after) => ["x", "y", "width", "height"]
    .map((name, index) => [name, after[index] - before[index]])
    .filter(([, difference]) => Math.abs(difference) > 1e-9)
    .map(([name, difference]) => `${name} ${difference > 0 ? "+" : ""}${number(difference)}`)
    .join(", ");
  const moved = ({ view, name, before, after }) => {
    const cells = row(name, words(before), words(after), change(before, after));
    cells.dataset.view = view;
    cells.lastChild.className = "change";
    return cells;
  };
  // A check of thousands of views is not a page of thousands of lines; the report as JSON has them all.
  const most = 100;
  const more = (count, noun) => (count <= 0 ? null
    : text("p", "more", `and ${count} more ${noun}${count === 1 ? "" : "s"}`));
  const way = ({ before, after }) => Math.max(...before.map((value, index) => Math.abs(after[index] - value)));
  /// Returns the frames that moved farthest, in their order.
  const farthest = (frames) => {
    if (frames.length <= most) return frames;
    const chosen = new Set([...frames].sort((first, second) => way(second) - way(first)).slice(0, most));
    return frames.filter((frame) => chosen.has(frame));
  };
  const region = (check) => ({ box, unequal, views }) => row(
    `${box[2]} x ${box[3]} at (${box[0]}, ${box[1]})`, String(unequal),
    views.length === 0 ? "no view" : views.map((id) => called(check, id)).join(", "));
  // The words often name both values already; a short one may be in them by chance.
  const isTold = (item) => [item.before, item.after].every((value) =>
    value === null || value.length > 3 && item.words.includes(value));
  const cause = (item) => make("li", {}, ...spaced(
    kind(item), make("span", { textContent: item.words }), place(item),
    isTold(item) ? null : make("span", { className: "values" },
      make("del", { textContent: item.before ?? "nothing" }), " ",
      make("ins", { textContent: item.after ?? "nothing" }))));
  const fileNames = [
    [sides[0], "expectedPicture"], [sides[1], "actualPicture"], ["difference", "pictureDifference"],
    ["recorded layout", "expectedLayout"], ["current layout", "actualLayout"],
    ["difference of layouts", "layoutDifference"],
    ["recorded reading", "expectedAccessibility"], ["current reading", "actualAccessibility"],
    ["difference of readings", "accessibilityDifference"],
  ];
  const files = (check) => fileNames.filter(([, key]) => check.files[key]).map(([name, key]) =>
    make("li", {}, `${name} `,
      make("a", { href: address(check.files[key]), textContent: check.files[key] })));

  /// Draws what is known about a check, below its pictures.
  const facts = (check, { figures, remarks }) => {
    const frames = check.layout?.moved ?? [];
    const regions = check.picture?.regions ?? [];
    const paths = files(check);
    const parts = [];
    if (frames.length > 0) {
      parts.push(section("Frames that moved",
        table(["view", ...sides, "change"], farthest(frames).map(moved)), more(frames.length - most, "frame")));
    }
    if (remarks.length > 0) {
      parts.push(section("Texts and other differences",
        make("ul", {}, ...remarks.map((remark) => make("li", { textContent: remark })))));
    }
    if (figures !== null) {
      parts.push(section("Pixels", make("p", { textContent: figures }), regions.length === 0 ? null
        : table(["area in pixels", "unequal", "views"], regions.map(region(check)))));
    }
    if (paths.length > 0) {
      parts.push(section("Files", make("ul", { className: "files" }, ...paths)));
    }
    return make("div", { className: "details" }, ...parts);
  };
  const article = ({ check, status, name, command, ...rest }) => {
    const id = `name-${check.index}`;
    return make("article",
      { id: `check-${check.index}`, "data-check": check.index, "aria-labelledby": id, tabIndex: -1 },
      make("header", {},
        make("h2", { id }, ...spaced(plain(check.scene), text("span", "variant", plain(check.variant)))),
        make("p", { className: "source" }, ...spaced(
          text("span", `count ${check.status}`, status),
          check.title === null ? null : make("span", { textContent: check.title }),
          make("code", { textContent: plain(check.source) }),
          make("span", { className: "verdict", role: "status" })))),
      make("ul", { className: "causes" }, ...check.causes.slice(0, most).map(cause)),
      more(check.causes.length - most, "cause"),
      make("div", { className: "viewer", "data-viewer": "" }),
      facts(check, rest),
      command === null ? null : make("p", { className: "command" },
        make("code", { textContent: command }), " ",
        make("button", {
          type: "button", className: "copy", textContent: "Copy",
          "aria-label": `Copy the command that approves ${name}`,
        })));
  };

  // MARK: The page

  if (report.review) for (const part of document.querySelectorAll(".approving")) part.remove();
  document.title = `${report.title} - alrender`;
  document.querySelector(".counts").append(...report.counts.map((count) => make("li",
    { className: `count ${count.status}` },
    make("strong", { textContent: count.number }), ` ${count.status}`)));
  document.querySelector(".tools").before(...report.notes.map((note) => text("p", "note", note)));
  document.querySelector("nav").append(...[
    ...report.findings.map(finding),
    details("passed", report.passedTitle, report.passed.map(({ scene, variants }) =>
      make("li", {}, `${plain(scene)} `, text("span", "variant", plain(variants.join(", ")))))),
    details("unclaimed", report.unclaimedTitle,
      report.unclaimed.map((path) => make("li", { textContent: path }))),
  ].filter((part) => part !== null));
  document.getElementById("main").append(...(report.failures.length > 0
    ? report.failures.map(article)
    : [make("div", { className: "calm" },
      make("h2", { textContent: report.review ? "Nothing has changed" : "Everything is as recorded" }),
      make("p", { textContent: report.summary }))]));
})();
