// Light, dark or as the system: kept in this browser where it lets us.

const WAYS = ["", "light", "dark"];

function remembered() {
  try {
    return localStorage.getItem("theme") ?? "";
  } catch {
    return "";
  }
}

function wear(way) {
  if (way === "light" || way === "dark") document.documentElement.dataset.theme = way;
  else delete document.documentElement.dataset.theme;
}

/** Goes on to the next way. */
export function nextTheme() {
  const way = WAYS[(WAYS.indexOf(document.documentElement.dataset.theme ?? "") + 1) % WAYS.length];
  wear(way);
  try {
    localStorage.setItem("theme", way);
  } catch {
    // it lasts as long as the page then
  }
}

wear(remembered());
