// Where views were before the last change, while the scene is edited in the page or elsewhere.
let shown = "";
let saved = [];
let before = [];
let now = new Map();
let isReplaced = false;
let isNewText = false;

/** Expects the next layout to be that of a file that has changed on disk. */
export function fileHasChanged() { isReplaced = true; }

/** Expects the next layout to be that of another text, which was nowhere before. */
export function textIsReplaced() { isNewText = true; }

/** Takes a layout: what is shown, its frames by id, and whether its text is unsaved. */
export function note(key, rects, isDraft) {
  const isSame = key === shown;
  if (isNewText || !isSame) { before = []; saved = isDraft && !isNewText ? [] : rects; } else if (isDraft) before = saved;
  else {
    if (isReplaced || saved.length === 0) before = saved;
    saved = rects;
  }
  shown = key;
  isReplaced = isNewText = false;
  now = new Map(rects);
  // Of a text that shares no view with the one before, nothing was anywhere.
  if (!before.some(([id]) => id !== "root" && now.has(id))) before = [];
}

/** Returns the previous frames that have changed or are gone. */
export function rects() {
  return before.filter(([id, box]) => {
    const other = now.get(id);
    return !other || box.some((length, index) => Math.abs(length - other[index]) > 0.01);
  }).map(([, box]) => box);
}
