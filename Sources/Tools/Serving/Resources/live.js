// The whole page: which scene is shown, the tabs, the keys, and what happens when files change.
import { h, json, on, say, set, state, token } from "./dom.js";
import { plain } from "./elements.js";
import { repaint, zoom } from "./canvas.js";
import { fileHasChanged } from "./ghosts.js";
import "./controls.js";
import * as components from "./components.js";
import * as desk from "./desk.js";
import { nextPart } from "./focus.js";
import * as editor from "./editor.js";
import * as goldens from "./goldens.js";
import * as inspector from "./inspector.js";
import * as layers from "./layers.js";
import * as list from "./list.js";
import * as problems from "./problems.js";
import * as playground from "./playground.js";
import { cancel } from "./progress.js";
import * as sheet from "./sheet.js";
import * as spoken from "./spoken.js";
import * as time from "./time.js";

const tabs = [["View", inspector], ["Problems", problems], ["Text", editor], ["Goldens", goldens],
  ["Layers", layers], ["Time", time], ["Reading", spoken], ["Component", desk]];
const bar = document.getElementById("tabs");
const panels = document.getElementById("panels");
const help = document.getElementById("help");

tabs.forEach(([name, part], index) => {
  bar.append(h("button", { type: "button", role: "tab", id: `tab-${index}`, "aria-controls": `panel-${index}`,
    onclick: () => openTab(index) }, name));
  panels.append(h("div", { role: "tabpanel", id: `panel-${index}`, "aria-labelledby": `tab-${index}` }, part.panel));
});

function openTab(chosen, focuses = false) {
  tabs.forEach((_, index) => {
    const tab = bar.children[index];
    tab.setAttribute("aria-selected", index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
    panels.children[index].hidden = index !== chosen;
  });
  if (focuses) bar.children[chosen].focus();
  goldens.show(chosen === 3);
  time.shows(chosen === 5);
  spoken.show(chosen === 6);
  desk.show(chosen === 7);
  document.body.classList.toggle("at-desk", chosen === 7);
}

bar.addEventListener("keydown", (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const now = [...bar.children].findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  openTab((now + way + tabs.length) % tabs.length, true);
});
editor.whenShown(() => { if (!state.playground) openTab(2); });
openTab(0);

async function open(address) {
  const [path, part, tried] = address.split("|").map(decodeURIComponent);
  const { given = {}, values } = components.recalled(tried) ?? {};
  try {
    const isSame = path === state.path && !state.isGone;
    const scene = isSame ? state.scene : await json("scene", { path });
    // The last requested one is shown, whichever answer comes first.
    if (wanted() !== address) return;
    const shown = scene.parts.includes(part) ? part : scene.parts[0] ?? "";
    set({ isGone: false, path, part: shown, given, values: values ?? (isSame ? state.values : {}), selected: null, layout: null,
      refused: null, scene });
    if (Object.keys(given).length || part && components.isShown()) openTab(7);
  } catch (error) { say(error.message, true); }
}

on("scene", () => {
  const title = plain(state.scene.title ?? state.path);
  document.getElementById("title").textContent = title;
  document.title = `${title} · alrender live`;
});

const wanted = () => location.hash.slice(1);
addEventListener("hashchange", () => { if (wanted()) open(wanted()); });

const modes = document.getElementById("modes");
[...modes.children].forEach((mode, index) =>
  mode.addEventListener("click", () => components.choose(index === 1, list.draw)));

// The number of problems is shown on their tab.
on(["layout", "scene", "refused"], () => {
  const count = problems.problems();
  bar.children[1].textContent = count ? `Problems (${count})` : "Problems";
});

document.addEventListener("keydown", (event) => {
  // A dialog has its own keys, including Escape.
  if (document.querySelector("dialog[open]")) {
    if (help.open && event.key === "?") help.close();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "s") {
    event.preventDefault();
    editor.write();
    return;
  }
  if (event.key === "F6") {
    event.preventDefault();
    nextPart(event.shiftKey ? -1 : 1);
    return;
  }
  const isTyping = event.target.matches("input:not([type=range]), textarea, select");
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = {
    "/": () => document.getElementById("filter").focus(), "?": () => help.showModal(),
    j: () => listed().step(1), k: () => listed().step(-1), "+": () => zoom(1.25), "=": () => zoom(1.25),
    "-": () => zoom(0.8), a: () => sheet.show(), y: () => goldens.judge("approved"),
    x: () => goldens.judge("rejected"), 0: () => set({ zoom: 0 }), Escape: outward,
  };
  tabs.forEach((_, index) => { keys[index + 1] = () => openTab(index, true); });
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

const listed = () => (components.isShown() ? components : list);

function outward() {
  if (cancel()) return;
  const view = state.layout?.layout?.views.find((one) => one.id === state.selected);
  const parts = view?.path.split(/[./]/) ?? [];
  set({ selected: parts.at(-2) ?? null });
}

document.getElementById("help-button").addEventListener("click", () => help.showModal());
const appearance = document.getElementById("appearance");
appearance.addEventListener("click", () => {
  const all = ["auto", "light", "dark"];
  const next = all[(all.indexOf(document.documentElement.dataset.appearance ?? "auto") + 1) % 3];
  document.documentElement.dataset.appearance = next;
  appearance.textContent = `Page: ${next}`;
});

// The server's events about changed files. A browser has six connections to a server for all its tabs
// together, so one worker has the stream and tells all tabs. A browser without such workers runs it in
// each tab, with a channel of its own.
const query = new URLSearchParams({ token, channel: window.SharedWorker ? token : Math.random() });
const news = new BroadcastChannel(`alrender ${query.get("channel")}`);
news.onmessage = (event) => take(event.data);
if (window.SharedWorker) new SharedWorker(`events.js?${query}`, { type: "module" });
else import(`./events.js?${query}`);

async function take({ changed, isLost, isBack, isOther }) {
  if (isLost) say("The server does not answer; retrying", true);
  if (isOther) {
    say("The server was restarted with another token; open the URL that it printed. Unsaved text stays here.", true);
  }
  if (isBack) {
    // A restarted server does not know the unsaved text, nor whose it is.
    if (state.playground) state.path = await playground.place();
    await editor.again();
    await refresh([state.path]);
    say("Reconnected");
  }
  if (changed) refresh(changed);
}

document.addEventListener("visibilitychange", () => {
  // A browser may stop hidden tabs; what has changed meanwhile is not known.
  if (!document.hidden) refresh([state.path]);
});

async function refresh(paths) {
  const scenes = await list.reload().catch(() => null);
  if (!scenes) return;
  const known = new Set(scenes.map((scene) => scene.path));
  list.refresh(paths.filter((path) => known.has(path)));
  components.refresh(paths);
  components.reload().catch(() => {});
  if (!state.path) return;
  if (!known.has(state.path)) {
    // It was deleted or renamed, and may come back.
    state.isGone = true;
    say(`${state.path} is gone; its last picture stays`, true);
    return;
  }
  if (!state.isGone && !paths.includes(state.path)) return;
  state.isGone = false;
  try {
    const [path, before] = [state.path, state.scene];
    const scene = await json("scene", { path });
    // Another scene may have been opened in the meantime.
    if (state.path !== path) return;
    // So may the answer to what was typed have come, which is newer.
    if (state.scene !== before) {
      refresh([path]);
      return;
    }
    fileHasChanged();
    set({ scene });
    repaint();
  } catch (error) { say(error.message, true); }
}

const scenes = await list.reload().catch((error) => { say(error.message, true); return []; });
// In the playground the text is beside the picture, and there are no goldens.
if (state.playground) playground.open([2, 3, 7].map((index) => bar.children[index])).catch((error) => say(error.message, true));
components.reload().catch((error) => say(error.message, true));
const own = state.playground ? encodeURIComponent(await playground.place().catch((error) => say(error.message, true) ?? "")) : null;
if (own !== null && wanted().split("|")[0] !== own) location.hash = own;
else if (wanted()) open(wanted());
else if (scenes[0]) location.hash = encodeURIComponent(scenes[0].path);
