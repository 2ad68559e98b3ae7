// The page of all cards: shows those that hold every word typed, in the group chosen.
const form = document.querySelector("[data-search]");

function search() {
  const words = form.words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  let all = 0;
  for (const section of document.querySelectorAll("[data-group]")) {
    const wanted = !form.group.value || form.group.value === section.dataset.group;
    let shown = 0;
    for (const card of section.querySelectorAll("li")) {
      const text = `${section.dataset.group} ${card.textContent}`.toLowerCase();
      card.hidden = !wanted || !words.every((word) => text.includes(word));
      shown += !card.hidden;
      all += 1;
    }
    section.hidden = !shown;
    found += shown;
  }
  form.found.value = `${found} / ${all}`;
}

form.addEventListener("input", search);
form.addEventListener("submit", (event) => event.preventDefault());
search();
