// Functions for every part of the page: elements made without markup, requests with the token, and the
// state shared by the parts. Texts from scenes become text nodes, never markup.

export const token = new URLSearchParams(location.search).get("token") ?? "";

/** Makes an element with attributes, listeners (`onclick`) and children. */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/** Does the same for SVG elements. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  fill(element, attributes, children);
  return element;
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
}

/** Returns the URL of a request. */
export function url(path, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== "" && value != null);
  return `api/${path}?${new URLSearchParams(given)}`;
}

/** Sends a request, and throws the error that the server reports. */
export async function ask(path, query = {}, options = {}) {
  const headers = { "X-Alrender-Token": token, ...options.headers };
  const response = await fetch(url(path, query), { ...options, headers });
  if (response.ok) return response;
  const said = await response.json().catch(() => ({}));
  const error = new Error(said.error ?? said.errors?.[0]?.message ?? `status ${response.status}`);
  error.errors = said.errors ?? [];
  error.status = response.status;
  throw error;
}

export const json = async (path, query, options) => (await ask(path, query, options)).json();

export const post = (path, body, query = {}) =>
  json(path, query, { method: "POST", body: JSON.stringify(body) });

/** The shared state; `set` notifies the listeners of a key. */
export const state = { values: {}, zoom: 0, ground: "checker" };
const listeners = new Map();

export function on(keys, listener) {
  for (const key of [keys].flat()) listeners.set(key, [...(listeners.get(key) ?? []), listener]);
}

export function set(changes) {
  Object.assign(state, changes);
  const called = new Set(Object.keys(changes).flatMap((key) => listeners.get(key) ?? []));
  for (const listener of called) listener(state);
}

/** Shows a message to everybody, including users of screen readers. */
export function say(text, isBad = false) {
  const status = document.getElementById("status");
  status.textContent = text;
  status.classList.toggle("bad", isBad);
}

/** Shows why a request about the shown scene failed; that the scene is gone has been said. */
export function complain(error) {
  if (!state.isGone) say(error.message, true);
}

/** Formats a number for people. */
export const number = (value) =>
  value === null || value === undefined ? "none" : String(Math.round(value * 1000) / 1000);

/** Runs the newest of several requests for the same thing, and leaves out those in between. */
export function newest(work) {
  let running = false;
  let wanted = null;
  return async function run(...given) {
    wanted = given;
    if (running) return;
    running = true;
    while (wanted) {
      const now = wanted;
      wanted = null;
      try { await work(...now); } catch (error) { complain(error); }
    }
    running = false;
  };
}
