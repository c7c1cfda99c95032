// The keyboard focus on the page: kept when something is drawn again, one stop for many controls, and
// the way from one part of the page to the next.

const controls = "button:not(:disabled), summary, input:not(:disabled), select, textarea, a[href], [tabindex]";
const name = (one) => one.dataset.axis || one.dataset.folder || one.id || one.getAttribute("aria-label")
  || one.getAttribute("href") || one.textContent;

/** Replaces the content of a place; the focus stays with the control of the same name, else it moves to the
 * first one, else to the tab of the panel. */
export function replace(place, ...children) {
  const held = place.contains(document.activeElement) ? name(document.activeElement) : null;
  place.replaceChildren(...children.flat());
  if (held !== null) settle(place, held);
}

function settle(place, held) {
  const all = [...place.querySelectorAll(controls)];
  const tab = place.closest("[role=tabpanel]")?.getAttribute("aria-labelledby");
  (all.find((one) => name(one) === held) ?? all[0] ?? document.getElementById(tab))?.focus();
}

/** Changes the content above the focused control; the control stays at its visible position. */
export function hold(change) {
  const one = document.activeElement;
  const before = one?.getBoundingClientRect().top;
  change();
  const by = one?.isConnected ? one.getBoundingClientRect().top - before : 0;
  if (by) scroller(one).scrollBy(0, by);
}

function scroller(one) {
  for (let at = one.parentElement; at; at = at.parentElement) {
    const isScrolled = at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScrolled) return at;
  }
  return document.scrollingElement;
}

/** Makes many controls a single Tab stop, with the arrow keys moving between them. Call the returned function
 * after drawing, with the control to begin at, if there is a better one than the first. */
export function rove(place, selector) {
  const stops = () => [...place.querySelectorAll(selector)];
  const settleAt = (chosen) => {
    for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
  };
  place.addEventListener("focusin", (event) => {
    if (event.target.matches(selector)) settleAt(event.target);
  });
  place.addEventListener("keydown", (event) => {
    const all = stops();
    const at = all.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  });
  return (chosen) => {
    const all = stops();
    settleAt(all.find((stop) => stop === document.activeElement) ?? chosen ?? all[0]);
  };
}

const parts = () => [document.getElementById("filter"), document.querySelector("#stage .scroll"),
  document.querySelector("#tabs [aria-selected=true]")].filter((one) => one?.checkVisibility());

/** Moves to the next part of the page, or to the previous one: the list, the picture, the details. */
export function nextPart(by) {
  const all = parts();
  const holders = all.map((one) => one.closest("nav, main, aside"));
  const now = holders.findIndex((holder) => holder?.contains(document.activeElement));
  const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  all[next]?.focus();
}
