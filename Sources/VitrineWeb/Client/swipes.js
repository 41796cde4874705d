// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Rows between actions: scrollers that a mouse draws as a finger does, and that come to rest where the row is seen or
// where the actions of a side are.

/** Events that a layer asks for, as `EventMask` counts: a test holds the two together. */
const MASK = { claimsHorizontal: 512, claimsHeld: 1048576 };
/** How far a mouse may move, in points, and still press what is in the row. */
const SLIP = 6;
/** Points in a millisecond above which a movement is a throw. */
const THROW = 0.3;
/** The part of a row's width that a full swipe goes. */
const FULL = 0.6;
/** What a mouse drags in for itself. */
const OWN = "input,textarea,select,[contenteditable]";

/** @param {any} first an event that came before this, if any */
export function start(first) {
  /** @type {{row: any, pointer: number, x: number, y: number, left: number, stops: number[], speed: number, last: number, time: number, isOn: boolean} | null} */
  let swipe = null;
  /** The offset at which a row's content is seen, and no action. @param {any} row */
  const home = (row) => parseFloat(row.dataset.swipe);
  /** The offsets at which a row may rest: the actions before the content, the content, the actions behind it. @param {any} row */
  const places = (row) => [0, home(row), row.scrollWidth - row.clientWidth];
  /** @param {number[]} stops @param {number} x */
  const nearest = (stops, x) => stops.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));

  /** Scrolls a row to the nearest offset at which it may rest, or to the next one in the direction of a throw. @param {any} row */
  const settle = (row, stops = places(row), speed = 0) => {
    const x = row.scrollLeft;
    const ahead = stops.filter((stop) => (stop - x) * speed > 0);
    const stop = nearest(Math.abs(speed) > THROW && ahead.length ? ahead : stops, x);
    const behavior = matchMedia("(prefers-reduced-motion:reduce)").matches ? "instant" : "smooth";
    if (Math.abs(stop - x) > 1) row.scrollTo({ left: stop, behavior });
  };

  /** Rows that are moving back. @type {WeakSet<any>} */
  const closing = new WeakSet();
  /** What a press was used up for, so that its click does nothing: something else, or closing this row. @type {any} */
  let spent = false;
  /** Whether a row will rest at its actions. What the browser scrolled into view may have moved it a little. @param {any} row */
  const isOpen = (row) => nearest(places(row), row.scrollLeft) !== home(row);
  /**
   * Closes all rows but the one that was pressed, and the one with the keyboard's focus.
   * @param {any} target @param {boolean} [isPress]
   * @returns {boolean} whether a row begins to close that is in reach: not one on its way out, or behind a presentation
   */
  const close = (target, isPress) => {
    let begins = false;
    for (const row of /** @type {any} */ (document.querySelectorAll("[data-swipe]"))) {
      if (!isOpen(row)) closing.delete(row);
      else if (!row.contains(target) && (isPress || !row.matches(":focus-within"))) {
        begins ||= !closing.has(row) && !row.closest("[inert]");
        closing.add(row);
        settle(row, [home(row)]);
      }
    }
    return begins;
  };
  /** Whether a press is on the content of a row, and not on its actions. @param {any} row @param {any} event */
  const isInside = (row, { clientX }) => {
    const x = clientX - row.getBoundingClientRect().left + row.scrollLeft - home(row);
    return x >= 0 && x < row.clientWidth;
  };
  /** A press beside the actions of an open row closes it, and does nothing else: also one in the row itself. @param {any} event */
  const press = (event) => {
    const row = event.target.closest?.("[data-swipe]");
    if (row) closing.delete(row);
    spent = close(event.target, true) || row && isOpen(row) && isInside(row, event) && row;
    if (spent) event.stopPropagation();
    down(event);
  };
  addEventListener("pointerdown", press, true);
  /** Hides the actions of a row, one of which runs. @param {any} row */
  const hide = (row) => {
    closing.add(row);
    settle(row, [home(row)]);
  };
  addEventListener("click", (event) => {
    // A key's click is of no press, and leaves what has the focus in view.
    if (!event.detail) return;
    if (!spent) {
      const control = /** @type {any} */ (event.target).closest?.("button,a");
      const row = control?.closest("[data-swipe]");
      if (row && !control.ariaHasPopup && !isInside(row, event)) hide(row);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (spent !== true) settle(spent, [home(spent)]);
    spent = false;
  }, true);
  // A keyboard opens a row by moving the focus to its actions.
  document.addEventListener("focusin", (event) => close(event.target));
  document.addEventListener("wheel", (event) => close(event.target), { passive: true });

  /**
   * Runs the first action of a side, where a swipe went all of the way. Where the browser has scrolled by then does not
   * count: it may come later than the movement.
   * @param {any} row @param {number} left where it was scrolled at the beginning @param {number} dx how far the swipe went to the right
   * @returns {boolean}
   */
  const run = (row, left, dx) => {
    const [rest, full] = row.dataset.swipe.split(" ").map(Number);
    const way = dx + rest - left;
    const isLeft = way > 0;
    if (way * dx <= 0 || Math.abs(way) < row.clientWidth * FULL || !(full & (isLeft ? 1 : 2))) return false;
    const start = row.getBoundingClientRect().left - row.scrollLeft;
    const edge = (/** @type {any} */ button) => button.getBoundingClientRect()[isLeft ? "left" : "right"] - start;
    const first = [...row.querySelectorAll("button")].find((button) => Math.abs(edge(button) - (isLeft ? 0 : row.scrollWidth)) < 2);
    first?.click();
    if (first) hide(row);
    return !!first;
  };
  /** A finger on a row: browsers scroll for it, and tell where it goes. @type {{row: any, x: number, y: number, left: number} | null} */
  let finger = null;
  /** @param {any} event */
  const touch = (event) => {
    const row = event.touches.length === 1 && event.target.closest("[data-swipe]");
    finger = row ? { row, x: event.touches[0].clientX, y: event.touches[0].clientY, left: row.scrollLeft } : null;
  };
  document.addEventListener("touchstart", touch, { passive: true });
  document.addEventListener("touchend", (event) => {
    const { clientX, clientY } = event.changedTouches[0];
    if (finger && Math.abs(clientX - finger.x) > 2 * Math.abs(clientY - finger.y)) run(finger.row, finger.left, clientX - finger.x);
    finger = null;
  }, { passive: true });

  /** @param {any} event */
  const down = (event) => {
    swipe = null;
    if (event.type !== "pointerdown" || event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(OWN)) return;
    const row = event.target.closest("[data-swipe]");
    if (!row) return;
    // A gesture in the row claims horizontal movements, or lifts what is in it.
    for (let inner = event.target; inner !== row; inner = inner.parentElement) if (inner.ve & (MASK.claimsHorizontal | MASK.claimsHeld)) return;
    const { clientX: x, clientY: y, pointerId: pointer, timeStamp: time } = event;
    const left = row.scrollLeft;
    const rest = home(row);
    // One movement closes the actions of one side, and does not go on to those of the other.
    const stops = places(row).filter((stop) => Math.abs(left - rest) < 2 || (stop - rest) * (left - rest) >= 0);
    swipe = { row, pointer, x, y, left, stops, speed: 0, last: x, time, isOn: false };
  };
  document.addEventListener("pointermove", (event) => {
    if (!swipe || event.pointerId !== swipe.pointer) return;
    // The button was released outside the page, which browsers do not report.
    if (!event.buttons) return end(event);
    const [dx, dy] = [event.clientX - swipe.x, event.clientY - swipe.y];
    if (!swipe.isOn) {
      if (Math.hypot(dx, dy) <= SLIP) return;
      if (Math.abs(dx) <= Math.abs(dy)) return swipe = null;
      swipe.isOn = true;
      swipe.row.setPointerCapture(swipe.pointer);
      // Nothing in the row is dragged with the same movement. The event does not bubble, or it would end the swipe, too.
      event.target.dispatchEvent(new PointerEvent("pointercancel", { pointerId: swipe.pointer, clientX: event.clientX, clientY: event.clientY }));
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
    const { row, left, stops, speed, isOn, x } = swipe;
    swipe = null;
    if (!isOn) return;
    const dx = event.clientX - x;
    // A full swipe runs an action only on a side that has actions.
    const goes = stops.some((stop) => (home(row) - stop) * dx > 0);
    if (event.type !== "pointerup" || !goes || !run(row, left, dx)) settle(row, stops, speed);
    // The click that follows the drag presses nothing.
    spent = true;
  };
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
  // Links and images are not dragged away.
  document.addEventListener("dragstart", (event) => { if (swipe) event.preventDefault(); });
  document.addEventListener("scrollend", (event) => {
    const row = /** @type {any} */ (event.target);
    if (row.dataset?.swipe === undefined || swipe?.row === row) return;
    settle(row, closing.has(row) ? [home(row)] : undefined);
    if (!isOpen(row)) closing.delete(row);
  }, true);
  // Rows are closed when the content that they are in is scrolled.
  document.addEventListener("scroll", (event) => {
    const { dataset } = /** @type {any} */ (event.target);
    if (dataset && dataset.swipe === undefined) close(null);
  }, { capture: true, passive: true });
  if (first?.type === "touchstart") touch(first);
  if (first) press(first);
  // A row that was scrolled before this module had loaded settles, too.
  const row = first?.target.closest?.("[data-swipe]");
  if (row?.vm) settle(row);
  // For tests: from now on rows are drawn aside.
  document.documentElement.dataset.swipes = "on";
}
