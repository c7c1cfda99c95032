// What the theme leaves out for those who read with the keyboard or a screen reader.
const label = (selector, name) => document.querySelectorAll(selector).forEach((one, index) =>
  one.setAttribute("aria-label", index > 0 ? `${name} ${index + 1}` : name));
const complete = () => {
  label(".md-search", "Search");
  label(".md-code__nav", "Code");
  // What scrolls can be scrolled with the keyboard.
  for (const one of document.querySelectorAll("pre > code, .md-typeset__scrollwrap")) one.tabIndex = 0;
};
complete();
new MutationObserver(complete).observe(document.querySelector("article") ?? document.body, { childList: true, subtree: true });
