// Where views were before the last change, while the scene is edited in the page or elsewhere.
let shown = "";
let saved = [];
let before = [];
let now = new Map();
let isReplaced = false;

/** Expects the next layout to be that of a file that has changed on disk. */
export function fileHasChanged() { isReplaced = true; }

/** Takes a layout: what is shown, its frames by id, and whether its text is unsaved. */
export function note(key, rects, isDraft) {
  const isSame = key === shown;
  if (!isSame) { before = []; saved = isDraft ? [] : rects; } else if (isDraft) before = saved;
  else {
    if (isReplaced || saved.length === 0) before = saved;
    saved = rects;
  }
  shown = key;
  isReplaced = false;
  now = new Map(rects);
}

/** Returns the previous frames that have changed or are gone. */
export function rects() {
  return before.filter(([id, box]) => {
    const other = now.get(id);
    return !other || box.some((length, index) => Math.abs(length - other[index]) > 0.01);
  }).map(([, box]) => box);
}
