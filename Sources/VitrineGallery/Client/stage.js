// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The previews of a page: one, the variants of one, or those of a file, each in a frame of its own. Sizes and addresses come
// from the server; here they are scaled.

import { narrow, note } from "./list.js";

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const stage = find("stage");
const container = find("cells");
const zoom = find("zoom");
const said = find("said");
const zooms = zoom ? [...zoom.options].map((option) => Number(option.value)).filter(Boolean) : [];
const gap = 24;

/** What the server says of the page. @type {any} */
let state = null;
/** The number of the wish that the frames were sent to, and of the last one. */
let sent = 0;
let asked = 0;
let factor = 1;
/** The documents that frames are about to leave. @type {WeakMap<Element, Document | null>} */
const former = new WeakMap();
/** Called when a frame shows another document. @type {(cell: any) => void} */
let onChange = () => {};

/** @param {(cell: any) => void} change */
export function whenShown(change) {
  onChange = change;
}

/** The previews that are shown, with their frames. @returns {any[]} */
export function cells() {
  return container ? [...container.children] : [];
}

/** @param {any} cell */
export const frameOf = (cell) => cell.querySelector("iframe");

/** Another state is wished for; what the frames load until it comes is not looked at. */
export function expect() {
  asked += 1;
  for (const cell of cells()) cell.querySelector(".device").toggleAttribute("data-waiting", true);
  return asked;
}

/** Whether nothing was wished for since. @param {number} ticket */
export const isLatest = (ticket) => ticket === asked;

/** Brings the previews up to a state. @param {any} next */
export function show(next) {
  state = next;
  const present = cells();
  for (const surplus of present.slice(state.cells.length)) surplus.remove();
  for (let count = present.length; count < state.cells.length; count += 1) {
    const copy = present[0].cloneNode(true);
    frameOf(copy).removeAttribute("src");
    container.append(copy);
    listen(copy);
  }
  cells().forEach((cell, index) => describe(cell, state.cells[index]));
  fit();
  sent = asked;
  for (const cell of cells()) fill(cell);
}

/** Runs every preview again. */
export function runAgain() {
  sent = expect();
  for (const cell of cells()) fill(cell);
}

/** @param {any} cell @param {any} description */
function describe(cell, description) {
  cell.description = description;
  const device = cell.querySelector(".device");
  const label = cell.querySelector(".label");
  label.textContent = description.label;
  label.href = description.page;
  const download = cell.querySelector(".download");
  download.href = description.image;
  download.download = description.file;
  cell.querySelector(".alone").href = description.frame;
  frameOf(cell).title = state.cells.length > 1 ? `${description.title}, ${description.label}` : description.title;
  cell.querySelector(".status").hidden = !(description.statusBar > 0);
  cell.querySelector(".home").hidden = !description.homeIndicator;
  cell.querySelector(".mark").hidden = true;
  device.dataset.look = description.look;
  device.toggleAttribute("data-dark", description.isDark);
  device.toggleAttribute("data-landscape", description.isLandscape);
  device.toggleAttribute("data-plain", description.hasHomeButton);
  device.style.setProperty("--bar", description.statusBar + "px");
}

/** Sends a frame to its preview. No entry of the browser's history: Back means the page before. @param {any} cell */
function fill(cell) {
  const frame = frameOf(cell);
  cell.querySelector(".device").toggleAttribute("data-waiting", true);
  const document = frame.contentDocument;
  if (document && document.URL !== "about:blank") {
    former.set(frame, document);
    frame.contentWindow.location.replace(cell.description.frame);
  } else {
    // It loads as it comes into view.
    frame.src = cell.description.frame;
  }
}

/** @param {any} cell */
function listen(cell) {
  frameOf(cell).addEventListener("load", () => settle(cell));
  const copy = cell.querySelector(".copy");
  copy.addEventListener("click", () => copyImage(cell, copy));
}

/** A page has come into a frame: the preview, or why it cannot be shown. @param {any} cell */
function settle(cell) {
  const frame = frameOf(cell);
  const document = frame.contentDocument;
  // It may be what was there before, or what was asked for earlier and has been replaced.
  if (!document || document.URL === "about:blank" || sent !== asked || document === former.get(frame)) return;
  const device = cell.querySelector(".device");
  device.toggleAttribute("data-waiting", false);
  const notice = document.documentElement.dataset.notice;
  device.toggleAttribute("data-notice", Boolean(notice));
  note(cell.description.id, Boolean(notice));
  said.textContent = cell.description.title + (notice ? " cannot be shown" : " is running");
  onChange(cell);
}

// Scaling

/** A window has no size of its own; beside others it gets one. @param {any} description */
function sizeOf(description) {
  return description.width > 0 ? description : { width: 640, height: 480 };
}

/** Scales the previews: as the zoom says, or so that all of them are seen, never above their size. */
export function fit() {
  if (!state) return;
  const list = cells();
  const fills = list.length === 1 && state.cells[0].look === "window";
  stage.toggleAttribute("data-fills", fills);
  stage.toggleAttribute("data-single", list.length === 1);
  container.style.gridTemplateColumns = state.columns > 0 ? `repeat(${state.columns}, max-content)` : "";
  container.toggleAttribute("data-table", state.columns > 0);
  for (const cell of list) {
    const frame = frameOf(cell);
    const size = sizeOf(cell.description);
    frame.style.width = fills ? "100%" : size.width + "px";
    frame.style.height = fills ? "100%" : size.height + "px";
  }
  if (fills) {
    list[0].querySelector(".device").style.scale = "";
    const box = list[0].querySelector(".fit");
    box.style.width = box.style.height = "";
    find("factor").textContent = `${stage.clientWidth} × ${stage.clientHeight}`;
    return;
  }
  const sizes = list.map((cell) => {
    const edge = cell.querySelector(".device").offsetWidth - frameOf(cell).offsetWidth;
    const size = sizeOf(cell.description);
    return { width: size.width + edge, height: size.height + edge, caption: cell.querySelector("figcaption").offsetHeight };
  });
  factor = Number(zoom.value) / 100 || fitting(sizes);
  list.forEach((cell, index) => {
    const box = cell.querySelector(".fit");
    cell.querySelector(".device").style.scale = String(factor);
    box.style.width = sizes[index].width * factor + "px";
    box.style.height = sizes[index].height * factor + "px";
  });
  const size = list.length === 1 ? `${Math.round(state.cells[0].width)} × ${Math.round(state.cells[0].height)} · ` : "";
  find("factor").textContent = `${size}${Math.round(factor * 100)} %`;
}

/** @param {{width: number, height: number, caption: number}[]} sizes */
function fitting(sizes) {
  const inset = narrow.matches ? 16 : 32;
  const room = { width: stage.clientWidth - 2 * inset, height: stage.clientHeight - 2 * inset };
  if (sizes.length === 1) {
    const byWidth = room.width / sizes[0].width;
    const byHeight = (room.height - sizes[0].caption) / sizes[0].height;
    // A narrow page scrolls instead of showing a stamp.
    return Math.min(1, byWidth, narrow.matches ? Math.max(byHeight, Math.min(byWidth, 0.72)) : byHeight);
  }
  // Below this nothing can be read; the page scrolls.
  const least = Math.min(0.4, room.width / Math.max(...sizes.map((size) => size.width)));
  for (let scale = 1; scale > least; scale -= 0.02) {
    if (fits(sizes, scale, room)) return scale;
  }
  return least;
}

/** Whether all previews fit at a scale. @param {any[]} sizes @param {number} scale @param {any} room */
function fits(sizes, scale, room) {
  let [x, y, row] = [0, 0, 0];
  const widest = Math.max(...sizes.map((size) => size.width)) * scale;
  let column = 0;
  for (const size of sizes) {
    const width = state.columns ? widest : size.width * scale;
    const isFull = state.columns ? column === state.columns : x > 0 && x + width > room.width;
    if (isFull) [x, y, row, column] = [0, y + row + gap, 0, 0];
    x += width + gap;
    column += 1;
    row = Math.max(row, size.height * scale + size.caption);
    if (x - gap > room.width) return false;
  }
  return y + row <= room.height;
}

/** The next zoom in a direction. @param {number} step */
export function nextZoom(step) {
  const now = Math.round(factor * 100);
  const next = step > 0 ? zooms.find((value) => value > now) : zooms.findLast((value) => value < now);
  return next || zooms.at(step > 0 ? -1 : 0);
}

// Images

/** Puts the picture of a preview, as it is now, on the clipboard. @param {any} cell @param {any} button */
async function copyImage(cell, button) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture(cell.description.image) })]);
    tell(button, true, "Image copied");
  } catch (error) {
    tell(button, false, "The image was not copied: " + error);
  }
}

/** @param {string} address */
async function picture(address) {
  const response = await fetch(address);
  const blob = await response.blob();
  if (blob.type !== "image/png") throw new Error("the preview cannot be shown");
  return blob;
}

/** Says what became of a button's action. @param {any} button @param {boolean} isDone @param {string} words */
export function tell(button, isDone, words) {
  said.textContent = words;
  button.dataset.result = isDone ? "done" : "failed";
  button.title = words;
  button.addEventListener("pointerleave", () => delete button.dataset.result, { once: true });
  button.addEventListener("blur", () => delete button.dataset.result, { once: true });
}

/** Takes over what the server has sent. @param {any} initial */
export function begin(initial) {
  state = initial;
  for (const [index, cell] of cells().entries()) {
    describe(cell, state.cells[index]);
    listen(cell);
    cell.querySelector(".device").toggleAttribute("data-waiting", true);
    if (frameOf(cell).contentDocument?.readyState === "complete") settle(cell);
  }
  fit();
  new ResizeObserver(fit).observe(stage);
}
