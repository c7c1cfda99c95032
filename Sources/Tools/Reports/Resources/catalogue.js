// The search of the catalogue's page, which shows everything without it.
(() => {
  const entries = [...document.querySelectorAll("nav li")].map((item) => {
    const article = document.querySelector(item.querySelector("a").getAttribute("href"));
    return { item, article, words: item.dataset.words };
  });
  const groups = [...document.querySelectorAll("nav section")];
  const search = document.getElementById("search");
  const count = document.getElementById("count");

  const find = () => {
    const wanted = search.value.toLowerCase().split(/\s+/u).filter(Boolean);
    let shown = 0;
    for (const { item, article, words } of entries) {
      const isShown = wanted.every((word) => words.includes(word));
      item.hidden = !isShown;
      article.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
    count.textContent = wanted.length === 0 ? "" : `${shown} of ${entries.length}`;
  };

  search.closest("label").hidden = false;
  search.addEventListener("input", find);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === search) return;
    event.preventDefault();
    search.focus();
  });
  // A page that comes back has what was typed.
  find();
})();
