// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The list of previews beside every page: search, arrow keys, and on narrow pages the button that shows it.

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const tree = find("tree");
const search = find("search");
const sidebar = find("sidebar");
const menu = find("menu");

/** @type {HTMLAnchorElement[]} */
export const links = [...tree.querySelectorAll("a[data-path]")];
/** @type {HTMLAnchorElement[]} */
const previews = links.filter((link) => link.dataset.id);
export const narrow = matchMedia("(max-width: 760px)");
const total = find("count").textContent;

/** The path of the page that is meant. */
let wanted = links.find((link) => link.ariaCurrent)?.dataset.path || "";
/** @type {any} */
let arrowTimer = 0;
/** Shows a page without loading a document; without it links do what links do. @type {((path: string) => void) | null} */
let choose = null;

/** @param {(path: string) => void} show */
export function chooseBy(show) {
  choose = show;
}

/** Shows in the list which page is meant. @param {string} path */
export function mark(path) {
  clearTimeout(arrowTimer);
  wanted = path;
  for (const link of links) {
    if (link.dataset.path === wanted) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Lets every link keep the switches. @param {string} query */
export function keep(query) {
  for (const link of links) link.href = link.dataset.path + query;
}

/** Tells in the list whether a preview ran. @param {string} id @param {boolean} hasFailed */
export function note(id, hasFailed) {
  for (const link of previews) {
    if (link.dataset.id !== id) continue;
    link.toggleAttribute("data-trapped", hasFailed);
    link.ariaDescription = hasFailed ? "Trapped when it last ran" : null;
  }
}

/** The words of the search. @returns {string[]} */
export function words() {
  return search.value.toLowerCase().split(/\s+/).filter(Boolean);
}

function shown() {
  return previews.filter((link) => link.checkVisibility());
}

/** Goes so many previews on; what is only passed is not run. @param {number} step */
function move(step) {
  const list = shown();
  const index = list.findIndex((link) => link.dataset.path === wanted);
  const next = list[index < 0 ? (step > 0 ? 0 : list.length - 1) : Math.min(Math.max(index + step, 0), list.length - 1)];
  if (!next) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
  const path = next.dataset.path || "";
  if (path === wanted) return;
  mark(path);
  if (choose) arrowTimer = setTimeout(() => choose?.(path), 150);
}

/** Leaves what has all words of the search. */
export function filter() {
  const wished = words();
  let count = 0;
  for (const link of previews) {
    const matches = wished.every((word) => link.dataset.words?.includes(word));
    /** @type {HTMLElement} */ (link.closest("li")).hidden = !matches;
    if (matches) count += 1;
  }
  for (const group of [...tree.querySelectorAll("[data-group]")].reverse()) {
    if (group.querySelector("a[data-id]") === null) continue;
    group.hidden = ![...group.querySelectorAll("a[data-id]")].some((link) => !isFiltered(link));
  }
  find("none").hidden = count > 0;
  find("count").textContent = wished.length ? `${count} of ${total}` : total;
}

/** Whether the search leaves a link out. @param {Element} link */
function isFiltered(link) {
  return /** @type {HTMLElement} */ (link.closest("li")).hidden;
}

tree.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const link = /** @type {any} */ (event.target).closest("a[data-path]");
  if (!link || !choose || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose(link.dataset.path);
  closeMenu();
});

search.addEventListener("input", filter);

/** Whether the arrow keys belong to what has the focus. @param {any} target */
function keepsArrows(target) {
  const stage = target.closest(".stage");
  return target.closest(".panel") || (stage && (stage.scrollHeight > stage.clientHeight || stage.classList.contains("sheet")));
}

addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  const target = /** @type {any} */ (event.target);
  const isSearch = target === search;
  if (event.key === "Escape") {
    if (isSearch && search.value) {
      search.value = "";
      search.dispatchEvent(new Event("input"));
    } else {
      closeMenu(true);
    }
    return;
  }
  if (!isSearch && target.closest("form, dialog, select")) return;
  if (event.key === "/" && !isSearch) {
    event.preventDefault();
    openMenu();
    search.focus();
    search.select();
  }
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !keepsArrows(target)) {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
  if (event.key === "Enter" && isSearch) {
    event.preventDefault();
    const list = shown();
    const chosen = list.find((link) => link.dataset.path === wanted) || list[0];
    if (chosen) chosen.click();
  }
});

// A narrow page shows the list above the preview

function openMenu() {
  if (!narrow.matches) return;
  sidebar.toggleAttribute("data-open", true);
  menu.ariaExpanded = "true";
}

function closeMenu(focuses = false) {
  if (!sidebar.hasAttribute("data-open")) return;
  sidebar.toggleAttribute("data-open", false);
  menu.ariaExpanded = "false";
  if (focuses) menu.focus();
}

menu?.addEventListener("click", () => {
  if (sidebar.hasAttribute("data-open")) return closeMenu();
  openMenu();
  (previews.find((link) => link.dataset.path === wanted) || search).focus();
});
document.querySelector(".stage")?.addEventListener("click", () => closeMenu());
tree.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
