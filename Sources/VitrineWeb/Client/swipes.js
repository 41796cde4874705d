// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Rows between actions: scrollers that a mouse draws as a finger does, and that come to rest where the row is seen or
// where the actions of a side are.

import { MASK } from "./protocol.js";

/** How far a mouse may move, in points, and still press what is in the row. */
const SLIP = 6;
/** Points in a millisecond above which a movement is a throw. */
const THROW = 0.3;
/** What a mouse drags in for itself. */
const OWN = "input,textarea,select,[contenteditable]";

/** @param {any} first the event that the page loaded this for */
export function start(first) {
  /** @type {{row: any, pointer: number, x: number, y: number, left: number, stops: number[], speed: number, last: number, time: number, isOn: boolean} | null} */
  let swipe = null;
  /** Where a row may rest: at its start, where it is seen itself, at its end. @param {any} row */
  const places = (row) => [0, Number(row.dataset.swipe), row.scrollWidth - row.clientWidth];

  /** Goes where the row may rest: the nearest place, or the next one in the direction of a throw. @param {any} row */
  const settle = (row, stops = places(row), speed = 0) => {
    const x = row.scrollLeft;
    const ahead = stops.filter((stop) => (stop - x) * speed > 0);
    const near = Math.abs(speed) > THROW && ahead.length ? ahead : stops;
    const stop = near.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));
    const behavior = matchMedia("(prefers-reduced-motion:reduce)").matches ? "instant" : "smooth";
    if (Math.abs(stop - x) > 1) row.scrollTo({ left: stop, behavior });
  };

  /** @param {any} event */
  const down = (event) => {
    swipe = null;
    if (event.type !== "pointerdown" || event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(OWN)) return;
    const row = event.target.closest("[data-swipe]");
    if (!row) return;
    // What is in the row takes what goes sideways for itself.
    for (let inner = event.target; inner !== row; inner = inner.parentElement) if (inner.ve & MASK.claimsHorizontal) return;
    const { clientX: x, clientY: y, pointerId: pointer, timeStamp: time } = event;
    const left = row.scrollLeft;
    const rest = Number(row.dataset.swipe);
    // Actions that are seen go away; those of the other side do not come with the same movement.
    const stops = places(row).filter((stop) => Math.abs(left - rest) < 2 || (stop - rest) * (left - rest) >= 0);
    swipe = { row, pointer, x, y, left, stops, speed: 0, last: x, time, isOn: false };
  };
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", (event) => {
    if (!swipe || event.pointerId !== swipe.pointer) return;
    const [dx, dy] = [event.clientX - swipe.x, event.clientY - swipe.y];
    if (!swipe.isOn) {
      if (Math.hypot(dx, dy) <= SLIP) return;
      if (Math.abs(dx) <= Math.abs(dy)) return swipe = null;
      swipe.isOn = true;
      swipe.row.setPointerCapture(swipe.pointer);
    }
    getSelection()?.removeAllRanges();
    const [least, most] = [Math.min(...swipe.stops), Math.max(...swipe.stops)];
    swipe.row.scrollTo({ left: Math.min(Math.max(swipe.left - dx, least), most), behavior: "instant" });
    swipe.speed = (swipe.last - event.clientX) / Math.max(event.timeStamp - swipe.time, 1);
    [swipe.last, swipe.time] = [event.clientX, event.timeStamp];
  });
  /** @param {any} event */
  const end = (event) => {
    if (!swipe || event.pointerId !== swipe.pointer) return;
    const { row, stops, speed, isOn } = swipe;
    swipe = null;
    if (!isOn) return;
    settle(row, stops, speed);
    // What was drawn is not pressed.
    const stop = (/** @type {any} */ click) => {
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true));
  };
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
  // Links and images are not dragged away.
  document.addEventListener("dragstart", (event) => { if (swipe) event.preventDefault(); });
  document.addEventListener("scrollend", (event) => {
    const row = /** @type {any} */ (event.target);
    if (row.dataset?.swipe !== undefined && swipe?.row !== row) settle(row);
  }, true);
  down(first);
  // A movement that was over before this was here.
  const row = first.target.closest?.("[data-swipe]");
  if (row?.vm) settle(row);
}
