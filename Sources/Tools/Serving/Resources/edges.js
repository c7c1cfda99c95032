// The canvas's edges, which can be dragged, or moved with the arrow keys, to another size.
import { h, set, state } from "./dom.js";

/** Makes a handle for an edge; `canvas` knows the size and the zoom, and lays out at another size. */
export function handle(axis, cursor, canvas) {
  const edge = h("div", {
    class: `edge ${cursor}`, role: "slider", tabindex: "0", "aria-label": `Canvas ${axis}`,
    "aria-valuemin": 1, "aria-valuemax": 4000, "aria-valuenow": 0,
    "aria-orientation": axis === "width" ? "horizontal" : "vertical",
  });
  edge.addEventListener("pointerdown", (event) => {
    edge.setPointerCapture(event.pointerId);
    const start = axis === "width" ? event.clientX : event.clientY;
    const before = canvas.size()[axis];
    // The edge stays below the pointer, although another size may fit at another zoom.
    const by = canvas.factor();
    canvas.hold(by);
    const move = (moved) => {
      const now = axis === "width" ? moved.clientX : moved.clientY;
      canvas.resize(axis, before + (now - start) / by, true);
    };
    edge.addEventListener("pointermove", move);
    edge.addEventListener("pointerup", () => {
      edge.removeEventListener("pointermove", move);
      canvas.hold(0);
      set({ values: { ...state.values } });
    }, { once: true });
  });
  edge.addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    // Starts from the last requested size, so that no key is lost during a layout.
    canvas.resize(axis, canvas.wanted(axis) + way * (event.shiftKey ? 10 : 1), false);
  });
  return edge;
}

/** Shows the newest of many steps: at most two are in progress, one being fetched while another is shown;
 * those in between are left out, and so are late answers. `refuse` takes errors, `stop` leaves out all that are
 * in progress. */
export function stepper(fetchOne, show, refuse) {
  let underWay = 0;
  let isWanted = false;
  let asked = 0;
  let shown = 0;
  let showing = Promise.resolve();
  async function step() {
    if (underWay >= 2) { isWanted = true; return; }
    underWay += 1;
    asked += 1;
    const mine = asked;
    try {
      const found = await fetchOne();
      await showing;
      if (mine > shown) {
        shown = mine;
        showing = show(found);
        await showing;
      }
    } catch (error) { if (mine > shown) refuse(error); }
    underWay -= 1;
    if (isWanted) { isWanted = false; step(); }
  }
  step.stop = () => { shown = asked; isWanted = false; };
  return step;
}
