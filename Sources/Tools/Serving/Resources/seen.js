// Requests made when elements become visible, a few at a time, so that the canvas's requests never wait
// long.

/**
 * Calls `show`, which returns a promise, for each watched element when it becomes visible.
 * At most `limit` calls run at once; elements within `margin` of the window count as visible.
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

/** Puts the picture of an answer into an image, replacing the previous one. */
export async function fill(image, answer) {
  const blob = await answer.blob();
  URL.revokeObjectURL(image.src);
  image.src = URL.createObjectURL(blob);
  image.hidden = false;
}
