// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The accessibility panel: the elements of a preview as a screen reader goes through them, as they are now.

import { cells, frameOf } from "./stage.js";

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const panel = find("panel");
const list = find("elements");
const described = find("described");
const remark = find("panel-note");

let asked = 0;
/** @type {any} */
let timer = 0;
const observer = new MutationObserver(() => {
  clearTimeout(timer);
  timer = setTimeout(load, 300);
});

/** Shows or hides the panel. @param {boolean} isOpen */
export function open(isOpen) {
  panel.hidden = !isOpen;
  if (isOpen) refresh();
  else observer.disconnect();
}

/** The previews of the page are others. */
export function refresh() {
  if (!panel || panel.hidden) return;
  const chosen = Math.min(described.selectedIndex, cells().length - 1);
  described.replaceChildren(...cells().map((cell, index) => new Option(cell.description.label, String(index))));
  described.selectedIndex = Math.max(chosen, 0);
  described.parentElement.hidden = cells().length < 2;
  load();
}

/** A preview has loaded. @param {any} cell */
export function changed(cell) {
  if (panel && !panel.hidden && cell === current()) load();
}

function current() {
  return cells()[Math.max(described.selectedIndex, 0)];
}

async function load() {
  const ticket = ++asked;
  const cell = current();
  if (!cell || panel.hidden) return;
  panel.ariaBusy = "true";
  let answer;
  try {
    answer = await (await fetch(cell.description.elements)).json();
  } catch {
    answer = { elements: [], problem: "The gallery does not answer." };
  }
  if (ticket !== asked) return;
  panel.ariaBusy = "false";
  const spoken = answer.elements.filter((/** @type {any} */ element) => element.spoken).length;
  remark.textContent = answer.problem || `${answer.elements.length} elements, ${spoken} of them read`;
  const focus = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(...answer.elements.map((/** @type {any} */ element) => row(cell, element)));
  list.children[focus]?.firstElementChild?.focus();
  observer.disconnect();
  const page = frameOf(cell).contentDocument?.body;
  if (page) observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** @param {any} cell @param {any} element */
function row(cell, element) {
  const button = document.createElement("button");
  button.type = "button";
  button.style.paddingInlineStart = 10 + 12 * Math.min(element.depth, 6) + "px";
  add(button, "role", element.role);
  add(button, element.spoken ? "spoken" : "silent", element.spoken || element.label || "Not read by itself");
  const facts = /** @type {[string, string][]} */ ([
    ["Name", element.label],
    ["Value", element.value],
    ["Hint", element.hint],
    ["Identifier", element.identifier],
    ["Traits", element.traits.join(", ")],
    ["Actions", element.actions.join(", ")],
  ]).filter((fact) => fact[1]);
  for (const [name, value] of facts) add(button, "fact", `${name}: ${value}`);
  for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => point(cell, element));
  for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => hide(cell));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** @param {HTMLElement} parent @param {string} name @param {string} text */
function add(parent, name, text) {
  const part = document.createElement("span");
  part.className = name;
  part.textContent = text;
  parent.append(part);
}

/** Shows where an element is. @param {any} cell @param {any} element */
function point(cell, element) {
  const frame = frameOf(cell);
  const node = frame.contentDocument?.getElementById(element.anchor);
  let [x, y, width, height] = element.frame;
  if (node && node.getClientRects().length) {
    let box = node.getBoundingClientRect();
    if (box.bottom < 0 || box.top > frame.contentWindow.innerHeight) {
      node.scrollIntoView({ block: "center", behavior: "instant" });
      box = node.getBoundingClientRect();
    }
    [x, y, width, height] = [box.x, box.y, box.width, box.height];
  }
  const mark = cell.querySelector(".mark");
  mark.hidden = false;
  mark.style.left = frame.offsetLeft + x + "px";
  mark.style.top = frame.offsetTop + y + "px";
  mark.style.width = width + "px";
  mark.style.height = height + "px";
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {any} cell */
function hide(cell) {
  cell.querySelector(".mark").hidden = true;
}

described?.addEventListener("change", load);
list?.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = /** @type {any} */ (event.target).closest("li");
  if (!step || !item) return;
  event.preventDefault();
  (step > 0 ? item.nextElementSibling : item.previousElementSibling)?.firstElementChild.focus();
});
