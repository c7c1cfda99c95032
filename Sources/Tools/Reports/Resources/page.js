// The interaction with the report's page, drawn by `draw.js`: one failing check at a time.
import { address, report, sides } from "./draw.js";
import { choose, fillViewer, modes } from "./viewer.js";

(() => {
  const checks = Object.fromEntries(report.failures.map(({ check }) => [check.index, check]));
  const articles = [...document.querySelectorAll("article[data-check]")];
  const links = [...document.querySelectorAll("nav a[data-check]")];
  const live = document.getElementById("live");
  const state = { position: -1, mode: "side", frames: false, aligned: false, zoom: 1, amount: 50 };
  const verdicts = new Map();

  document.documentElement.classList.add("interactive");

  const say = (text) => { live.textContent = text; };
  const checkOf = (article) => checks[article.dataset.check];

  // MARK: Moving between checks

  const show = (position, focuses = true) => {
    if (articles.length === 0) return;
    state.position = Math.max(0, Math.min(articles.length - 1, position));
    articles.forEach((article, index) => article.classList.toggle("current", index === state.position));
    const article = articles[state.position];
    let isFirst = true;
    for (const link of links) {
      const isCurrent = link.dataset.check === article.dataset.check;
      if (isCurrent) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
      if (isCurrent && isFirst) { link.scrollIntoView({ block: "nearest" }); isFirst = false; }
    }
    history.replaceState(null, "", `#${article.id}`);
    buildViewer(article);
    if (!focuses) return;
    article.focus({ preventScroll: true });
    // Below the list in a narrow window, beside it in a wide one.
    if (matchMedia("(max-width: 800px)").matches) article.scrollIntoView(); else window.scrollTo(0, 0);
  };
  const showNamed = (hash) => {
    const position = articles.findIndex((article) => `#${article.id}` === hash);
    show(position < 0 ? 0 : position, position >= 0);
  };

  // MARK: The viewer

  const buildViewer = (article) => {
    const check = checkOf(article);
    const inspector = fillViewer(article.querySelector("[data-viewer]"), check, state, {
      address, sides, hasKeys: true, acts: { mode: choosesMode, frames: toggleFrames, align: toggleAligned, zoom: changeZoom },
    });
    for (const row of article.querySelectorAll("tr[data-view]")) {
      const view = check.views.find((candidate) => candidate.id === row.dataset.view);
      row.onpointerenter = view ? () => choose(check, view, inspector, sides) : null;
    }
  };

  const rebuild = () => { if (state.position >= 0) buildViewer(articles[state.position]); };
  const choosesMode = (index) => { state.mode = modes[index][0]; rebuild(); say(modes[index][1]); };
  const toggleFrames = () => { state.frames = !state.frames; rebuild(); say(state.frames ? "frames shown" : "frames hidden"); };
  const toggleAligned = () => { state.aligned = !state.aligned; rebuild(); say(state.aligned ? "aligned by what moved" : "aligned at the top"); };
  const changeZoom = () => { state.zoom = state.zoom >= 4 ? 1 : state.zoom * 2; rebuild(); say(`${state.zoom} times`); };

  // MARK: Verdicts

  // Marks join the signs beside them, so they are written by their numbers.
  const quoted = (name) => name.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&")
    .replace(/[\p{M}\p{Cf}]/gu, (mark) => `\\u{${mark.codePointAt(0).toString(16)}}`)
    .replaceAll("'", "'\\''");
  const judge = (verdict) => {
    if (state.position < 0) return;
    const article = articles[state.position];
    const check = checkOf(article);
    const name = `${check.scene}/${check.variant}`;
    if (verdicts.get(name) === verdict) verdicts.delete(name); else verdicts.set(name, verdict);
    const now = verdicts.get(name) ?? "";
    article.querySelector(".verdict").textContent = now;
    for (const link of links) {
      if (link.dataset.check === article.dataset.check) link.dataset.verdict = now;
    }
    const accepted = [...verdicts].filter(([, value]) => value === "accepted").map(([key]) => quoted(key));
    const rejected = verdicts.size - accepted.length;
    document.querySelector(".verdicts").hidden = verdicts.size === 0;
    document.getElementById("accepted-count").textContent = `${accepted.length} accepted`;
    document.getElementById("rejected-count").textContent = `${rejected} rejected`;
    document.getElementById("accepted-command").textContent =
      accepted.length === 0 ? "nothing to approve" : `alrender approve --filter '^(${accepted.join("|")})$'`;
    if (now !== "" && state.position < articles.length - 1) show(state.position + 1);
  };

  const copy = async (button) => {
    const text = button.parentElement.querySelector("code").textContent;
    let isDone = false;
    try {
      await navigator.clipboard.writeText(text);
      isDone = true;
    } catch {
      // Pages opened from disk may have no access to the clipboard; a selection always works.
      const range = document.createRange();
      range.selectNodeContents(button.parentElement.querySelector("code"));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      isDone = document.execCommand("copy");
    }
    button.textContent = isDone ? "Copied" : "Selected";
    say(isDone ? "copied" : "selected");
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  };

  // MARK: Keys and clicks

  const help = document.getElementById("help");
  const toggleHelp = () => { if (help.open) help.close(); else help.showModal(); };
  const appearances = [["", "Auto", "system"], ["light", "Light", "light"], ["dark", "Dark", "dark"]];
  const appearance = document.getElementById("appearance");
  appearance.addEventListener("click", () => {
    const current = document.documentElement.dataset.appearance ?? "";
    const next = appearances[(appearances.findIndex(([name]) => name === current) + 1) % appearances.length];
    if (next[0]) document.documentElement.dataset.appearance = next[0];
    else delete document.documentElement.dataset.appearance;
    appearance.textContent = next[1];
    appearance.setAttribute("aria-label", `Appearance: ${next[2]}`);
  });
  document.getElementById("help-button").addEventListener("click", toggleHelp);
  for (const link of links) {
    link.addEventListener("click", (event) => { event.preventDefault(); showNamed(link.getAttribute("href")); });
  }
  for (const button of document.querySelectorAll("button.copy")) {
    button.addEventListener("click", () => copy(button));
  }
  const keys = {
    j: () => show(state.position + 1), k: () => show(state.position - 1),
    a: () => judge("accepted"), x: () => judge("rejected"), f: toggleFrames, m: toggleAligned, z: changeZoom,
    c: () => { const button = articles[state.position]?.querySelector("button.copy"); if (button) copy(button); },
    "?": toggleHelp,
  };
  // Between two revisions there is nothing to accept.
  if (report.review) for (const key of ["a", "x", "c"]) delete keys[key];
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (help.open && event.key !== "?") return;
    if (event.target instanceof HTMLInputElement && event.target.type !== "range") return;
    const action = /^[1-5]$/.test(event.key) ? () => choosesMode(Number(event.key) - 1) : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  window.addEventListener("hashchange", () => showNamed(location.hash));
  showNamed(location.hash);
})();
