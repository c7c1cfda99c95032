// What is asked for as it comes into sight, a few at a time, so that what the canvas asks for never
// waits long.

/**
 * Calls `show`, which promises to end, for each watched element when it is seen.
 * At most `limit` calls run at once; elements count as seen within `margin` of the window.
 */
export function whenSeen(show, { limit, margin }) {
  const waiting = [];
  let busy = 0;

  function work() {
    while (busy < limit && waiting.length) {
      busy += 1;
      show(waiting.shift()).finally(() => { busy -= 1; work(); });
    }
  }

  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      waiting.push(entry.target);
    }
    work();
  }, { rootMargin: margin });

  return {
    watch: (element) => observer.observe(element),
    /** Forgets the elements that have not been shown. */
    clear() {
      observer.disconnect();
      waiting.length = 0;
    },
  };
}

/** Puts the picture of an answer into an image, which may have had another one. */
export async function fill(image, answer) {
  const blob = await answer.blob();
  URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(blob);
  image.hidden = false;
}
