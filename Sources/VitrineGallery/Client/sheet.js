// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The contact sheet: filters, sizes of thumbnails, and how many of those in view are drawn.

import { filter, words } from "./list.js";

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const form = find("switches");
const sheet = find("sheet");
const search = find("search");
/** @type {HTMLElement[]} */
const items = [...sheet.querySelectorAll("li")];
/** The pictures that have come into view and are not drawn yet. @type {Set<Element>} */
const awaited = new Set();
let seen = 0;

/** The switches as a query, defaults left out. */
function query() {
  const parts = [...new FormData(form)].filter(([name, value]) => value && !(name === "scheme" && value === "light") && !(name === "size" && value === "large"));
  const text = new URLSearchParams(/** @type {any} */ (parts)).toString();
  return text && "?" + text;
}

/** Leaves what has all words of the search and is of the chosen module. */
function narrowDown() {
  const wished = words();
  const module = form.elements.module.value;
  for (const item of items) {
    const isOfModule = !module || /** @type {HTMLElement} */ (item.closest("[data-module]")).dataset.module === module;
    item.hidden = !isOfModule || !wished.every((word) => item.dataset.words?.includes(word));
  }
  for (const section of [...sheet.querySelectorAll("section")].reverse()) section.hidden = !section.querySelector("li:not([hidden])");
  const count = items.filter((item) => !item.hidden).length;
  find("unmatched").hidden = count > 0;
  find("shown").textContent = count === items.length ? `${count} previews` : `${count} of ${items.length} previews`;
  sheet.dataset.thumb = form.elements.thumb.value || "m";
}

/** Says how far the thumbnails in view are. */
function tell() {
  const bar = find("bar");
  bar.hidden = awaited.size === 0;
  bar.max = seen;
  bar.value = seen - awaited.size;
  find("progress").textContent = awaited.size ? `Rendering: ${seen - awaited.size} of ${seen} in view` : `${seen} rendered`;
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    seen += 1;
    if (!(/** @type {HTMLImageElement} */ (target).naturalWidth)) awaited.add(target);
  }
  tell();
});

for (const picture of sheet.querySelectorAll("img")) {
  observer.observe(picture);
  for (const event of ["load", "error"]) {
    picture.addEventListener(event, () => {
      picture.toggleAttribute("data-drawn", true);
      awaited.delete(picture);
      tell();
    });
  }
  picture.toggleAttribute("data-drawn", picture.naturalWidth > 0);
}

form.addEventListener("change", (/** @type {any} */ event) => {
  if (event.target === search) return;
  if (!["module", "thumb"].includes(event.target.name)) {
    location.assign(form.getAttribute("action") + query());
    return;
  }
  history.replaceState(null, "", form.getAttribute("action") + query());
  narrowDown();
});
form.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
search.addEventListener("input", () => {
  history.replaceState(null, "", form.getAttribute("action") + query());
  narrowDown();
});

const values = new URLSearchParams(location.search);
search.value = values.get("q") || "";
for (const name of ["module", "thumb"]) {
  const control = form.elements[name];
  control.value = values.get(name) || "";
  if (control.selectedIndex < 0) control.value = "";
}
filter();
narrowDown();
document.documentElement.dataset.gallery = "ready";
