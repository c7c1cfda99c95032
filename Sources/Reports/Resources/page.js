// The use of the report's page, which `draw.js` has drawn: one failing check at a time, its pictures
// compared in five ways, the frames over them.
(() => {
  const svgSpace = "http://www.w3.org/2000/svg";
  const modes = [
    ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
    ["difference", "Difference"],
  ];
  const checks = Object.fromEntries(report.failures.map(({ check }) => [check.index, check]));
  const articles = [...document.querySelectorAll("article[data-check]")];
  const links = [...document.querySelectorAll("nav a[data-check]")];
  const live = document.getElementById("live");
  const state = { position: -1, mode: "side", frames: false, zoom: 1, amount: 50 };
  const verdicts = new Map();

  document.documentElement.classList.add("interactive");

  const draw = (tag, attributes = {}) => {
    const element = document.createElementNS(svgSpace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
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
    if (focuses) { article.focus({ preventScroll: true }); window.scrollTo(0, 0); }
  };
  const showNamed = (hash) => {
    const position = articles.findIndex((article) => `#${article.id}` === hash);
    show(position < 0 ? 0 : position, position >= 0);
  };

  // MARK: The viewer

  const hasPictures = (check) => Boolean(check.files.expectedPicture || check.files.actualPicture);

  /// Width and height in points of everything that is shown.
  const extent = (check) => {
    if (check.picture) {
      const sizes = [check.picture.expectedSize, check.picture.actualSize];
      return [0, 1].map((axis) => Math.max(...sizes.map((size) => size[axis])) / check.scale);
    }
    const frames = check.views.flatMap((view) => [view.frame, view.recordedFrame ?? view.frame]);
    if (frames.length === 0) return [320, 120];
    const root = check.views[0];
    const roots = [root.frame, root.recordedFrame ?? root.frame];
    return [Math.max(...roots.map((frame) => frame[0] + frame[2])), Math.max(...roots.map((frame) => frame[1] + frame[3]))];
  };

  /// The frames as a drawing, for checks that have no picture.
  const drawing = (check, size, kinds) => {
    const element = draw("svg", {
      class: "drawing", viewBox: `0 0 ${size[0]} ${size[1]}`, width: size[0] * state.zoom,
      height: size[1] * state.zoom, role: "img",
    });
    element.setAttribute("aria-label", kinds.includes("now") ? "The frames now" : "The recorded frames");
    for (const kind of kinds) {
      for (const view of check.views) {
        const frame = kind === "now" ? view.frame : view.recordedFrame;
        if (!frame) continue;
        const rect = draw("rect", { x: frame[0], y: frame[1], width: Math.max(frame[2], 0), height: Math.max(frame[3], 0) });
        const moved = !view.recordedFrame || words(view.frame) !== words(view.recordedFrame);
        if (moved) rect.classList.add(kind);
        element.append(rect);
        if (frame[3] >= 12 && frame[2] >= 20 && view !== check.views[0]) {
          const label = draw("text", { x: frame[0] + 4, y: frame[1] + 11 });
          label.textContent = view.text ?? view.id;
          element.append(label);
        }
      }
    }
    return element;
  };

  const picture = (check, kind, size) => {
    const key = { expected: "expectedPicture", actual: "actualPicture", difference: "pictureDifference" }[kind];
    const path = check.files[key];
    if (path) {
      const image = make("img", {
        className: kind, src: address(path),
        alt: `${{ expected: "Recorded picture", actual: "Picture now", difference: "Differing pixels" }[kind]} of ${check.scene}, variant ${check.variant}`,
      });
      const pixels = check.picture && { expected: check.picture.expectedSize, actual: check.picture.actualSize }[kind];
      if (pixels) {
        image.width = pixels[0] / check.scale * state.zoom;
        image.height = pixels[1] / check.scale * state.zoom;
      } else {
        image.width = size[0] * state.zoom;
        image.height = size[1] * state.zoom;
      }
      return image;
    }
    if (hasPictures(check) && kind !== "difference") return null;
    const kinds = { expected: ["recorded"], actual: ["now"], difference: ["recorded", "now"] }[kind];
    const element = drawing(check, size, kinds);
    element.classList.add(kind);
    return element;
  };

  /// The frames to point at, with those that moved and the areas whose pixels differ.
  const overlay = (check, size, inspector) => {
    const element = draw("svg", {
      class: state.frames ? "overlay frames" : "overlay", viewBox: `0 0 ${size[0]} ${size[1]}`,
      width: size[0] * state.zoom, height: size[1] * state.zoom, "aria-hidden": "true",
    });
    const box = (frame, name) => {
      const rect = draw("rect", { x: frame[0], y: frame[1], width: Math.max(frame[2], 0), height: Math.max(frame[3], 0) });
      if (name) rect.classList.add(name);
      element.append(rect);
      return rect;
    };
    for (const view of check.views) {
      const moved = view.recordedFrame && words(view.frame) !== words(view.recordedFrame);
      if (moved && state.frames) box(view.recordedFrame, "was");
      const rect = box(view.frame, moved && state.frames ? "moved" : "");
      rect.dataset.view = view.id;
      rect.addEventListener("pointerenter", () => choose(check, view, inspector));
    }
    for (const region of check.picture?.regions ?? []) {
      const [x, y, width, height] = region.box.map((value) => value / check.scale);
      box([x - 1, y - 1, width + 2, height + 2], "region");
    }
    return element;
  };

  const choose = (check, view, inspector) => {
    const article = inspector.closest("article");
    for (const element of article.querySelectorAll("[data-view]")) {
      element.classList.toggle("chosen", element.dataset.view === view.id);
    }
    const parts = [make("p", {}, make("strong", { textContent: view.id }), ` ${view.type}, ${view.path}`)];
    const frame = make("p", {}, "frame on the canvas ", make("code", { textContent: words(view.frame) }));
    if (view.recordedFrame && words(view.frame) !== words(view.recordedFrame)) {
      frame.append(", recorded ", make("code", { textContent: words(view.recordedFrame) }));
    } else if (!view.recordedFrame) {
      frame.append(", not in the recorded layout");
    }
    parts.push(frame);
    if (view.text) parts.push(make("p", { textContent: `\u201c${view.text}\u201d` }));
    if (view.constraints.length > 0) {
      parts.push(make("ul", {}, ...view.constraints.map((line) => make("li", {}, make("code", { textContent: line })))));
    }
    inspector.replaceChildren(...parts);
  };

  const stage = (check, size, layers, inspector, caption) => {
    const element = make("div", { className: state.zoom > 1 ? "stage large" : "stage" });
    element.style.width = `${size[0] * state.zoom}px`;
    element.style.height = `${size[1] * state.zoom}px`;
    element.append(...layers.filter(Boolean), overlay(check, size, inspector));
    const scroll = make("div", { className: "scroll" }, element);
    return { element, figure: make("figure", {}, make("figcaption", { textContent: caption }), scroll) };
  };

  const buildViewer = (article) => {
    const check = checkOf(article);
    const viewer = article.querySelector("[data-viewer]");
    const size = extent(check);
    const inspector = make("div", { className: "inspector" },
      check.views.length > 0 ? "Point at a view for its numbers and constraints." : "");
    const controls = make("div", { className: "controls", role: "group", ariaLabel: "Comparison" });
    modes.forEach(([mode, name], index) => {
      const button = make("button", { type: "button", textContent: name });
      button.setAttribute("aria-pressed", String(state.mode === mode));
      button.setAttribute("aria-keyshortcuts", String(index + 1));
      button.addEventListener("click", () => choosesMode(index));
      controls.append(button);
    });
    controls.append(make("span", { className: "gap" }));
    const frames = make("button", { type: "button", textContent: "Frames" });
    frames.setAttribute("aria-pressed", String(state.frames));
    frames.setAttribute("aria-keyshortcuts", "f");
    frames.addEventListener("click", toggleFrames);
    const zoom = make("button", { type: "button", textContent: `${state.zoom}\u00d7` });
    zoom.setAttribute("aria-label", `Zoom: ${state.zoom} times`);
    zoom.setAttribute("aria-keyshortcuts", "z");
    zoom.addEventListener("click", changeZoom);
    controls.append(frames, zoom);

    const expected = () => picture(check, "expected", size);
    const actual = () => picture(check, "actual", size);
    const stages = make("div", { className: "stages" });
    const add = (layers, caption) => {
      const made = stage(check, size, layers, inspector, caption);
      stages.append(made.figure);
      return made.element;
    };
    if (state.mode === "side") {
      add([expected()], check.files.expectedPicture || !hasPictures(check) ? "recorded" : "recorded: no picture");
      add([actual()], "now");
    } else if (state.mode === "difference") {
      add([picture(check, "difference", size)], "difference");
    } else {
      const top = actual();
      const element = add([expected(), top], { slider: "recorded on the left, now on the right", onion: "now over recorded", blink: "recorded and now by turns" }[state.mode]);
      if (state.mode === "blink") element.classList.add("blinking");
      if (state.mode !== "blink" && top) {
        const apply = () => {
          if (state.mode === "slider") top.style.clipPath = `inset(0 0 0 ${state.amount}%)`;
          else top.style.opacity = String(state.amount / 100);
        };
        const range = make("input", { type: "range", min: 0, max: 100, value: state.amount });
        range.setAttribute("aria-label", state.mode === "slider" ? "Where the picture of now begins" : "Opacity of the picture of now");
        range.addEventListener("input", () => { state.amount = Number(range.value); apply(); });
        controls.append(make("label", {}, state.mode === "slider" ? "divide" : "opacity", range));
        apply();
      }
    }
    viewer.replaceChildren(controls, stages, inspector);
    for (const row of article.querySelectorAll("tr[data-view]")) {
      const view = check.views.find((candidate) => candidate.id === row.dataset.view);
      row.onpointerenter = view ? () => choose(check, view, inspector) : null;
    }
  };

  const rebuild = () => { if (state.position >= 0) buildViewer(articles[state.position]); };
  const choosesMode = (index) => { state.mode = modes[index][0]; rebuild(); say(modes[index][1]); };
  const toggleFrames = () => { state.frames = !state.frames; rebuild(); say(state.frames ? "frames shown" : "frames hidden"); };
  const changeZoom = () => { state.zoom = state.zoom >= 4 ? 1 : state.zoom * 2; rebuild(); say(`${state.zoom} times`); };

  // MARK: Verdicts

  const quoted = (name) => name.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&").replaceAll("'", "'\\''");
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
      // Pages from a disk may be refused the clipboard; a selection always works.
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
  const appearances = [["", "Auto", "as the system"], ["light", "Light", "light"], ["dark", "Dark", "dark"]];
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
    a: () => judge("accepted"), x: () => judge("rejected"), f: toggleFrames, z: changeZoom,
    c: () => { const button = articles[state.position]?.querySelector("button.copy"); if (button) copy(button); },
    "?": toggleHelp,
  };
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
