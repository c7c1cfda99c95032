// Work of many steps, one request each: its progress, and a button that stops it before the next step.
import { h, say } from "./dom.js";

let running = null;

/** Does the work for each item in turn, and returns whether all of it was done. Newer work ends older. */
export async function through(items, label, work) {
  running?.stop();
  const control = new AbortController();
  const bar = h("progress", { max: items.length, value: 0, "aria-label": label });
  const words = h("span", {});
  const stop = h("button", { type: "button", onclick: () => control.abort() }, "Cancel");
  const place = h("div", { class: "progress", role: "group", "aria-label": label }, bar, words, stop);
  const mine = { stop: () => control.abort() };
  running = mine;
  const slow = setTimeout(() => document.getElementById("status").after(place), 150);
  try {
    for (let index = 0; index < items.length && !control.signal.aborted; index += 1) {
      bar.value = index;
      words.textContent = `${label}: ${index} of ${items.length}`;
      await work(items[index], control.signal);
    }
  } catch (error) {
    if (!control.signal.aborted) say(error.message, true);
    return false;
  } finally {
    clearTimeout(slow);
    place.remove();
    if (running === mine) running = null;
  }
  if (control.signal.aborted) say(`${label}: cancelled`);
  return !control.signal.aborted;
}

/** Stops the work in progress, and returns whether there was any. */
export function cancel() {
  if (!running) return false;
  running.stop();
  return true;
}
