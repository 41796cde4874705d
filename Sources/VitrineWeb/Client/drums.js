// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Wheels that turn. A drum is a scroller with a row for each choice of the control that follows it in the page. The
// browser scrolls it, with its own momentum, and snaps to rows; a mouse turns it here. Where it comes to rest is what
// the control chooses, and that is told as any control's value is; where the value changes, the drum follows.

/** The height of a wheel and of a row in it (`WheelMetrics`). */
const HEIGHT = 216;
const PITCH = 32;
/** How far a pointer may move, in points, and still tap. */
const SLIP = 6;
/** For how long a drum that a mouse lets go runs on with its speed, in milliseconds. */
const RUN = 300;
/** The last part of a mouse's movement from which its speed is computed, in milliseconds. */
const RECENT = 80;
/** Rows that keys turn by. */
const KEYS = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5, Home: -Infinity, End: Infinity };
const still = matchMedia("(prefers-reduced-motion:reduce)");

/** The scroller or control so many places behind one. @param {any} element @param {number} step @returns {any} */
function beside(element, step) {
  const all = [...document.querySelectorAll(".k5,[data-drum]")];
  return all[all.indexOf(element) + step];
}

/** The control of the drum around an element. @param {any} element @returns {any} */
function choiceOf(element) {
  const drum = element.closest?.(".k5");
  const choice = drum && beside(drum, 1);
  return choice?.matches("[data-drum]") ? choice : null;
}

/** A whole number from 0 to below another one. @param {number} number @param {number} count */
const within = (number, count) => Math.max(Math.min(number, count - 1), 0);

/** How often a drum has all of its choices: one that runs in a circle an odd number of times. @param {any} choice @param {any} drum */
const copies = (choice, drum) => Math.max(Math.round((drum.scrollHeight - HEIGHT + PITCH) / PITCH / choice.options.length), 1);

/** The rows of a drum. @param {any} choice @param {any} drum */
const rows = (choice, drum) => copies(choice, drum) * choice.options.length;

/** The height of a row. @param {any} choice @param {any} drum */
const pitch = (choice, drum) => (drum.scrollHeight - drum.clientHeight) / (rows(choice, drum) - 1) || 1;

/** The row in the middle. @param {any} choice @param {any} drum */
const row = (choice, drum) => Math.round(drum.scrollTop / pitch(choice, drum));

/** The row of a choice where a drum stands, with as many on both sides. @param {any} choice @param {any} drum @param {number} index */
const home = (choice, drum, index) => (copies(choice, drum) >> 1) * choice.options.length + index;

/** The row of a choice that is nearest to another row. @param {any} choice @param {any} drum @param {number} index @param {number} from */
function nearest(choice, drum, index, from) {
  const { length } = choice.options;
  const turns = Math.round((from - index) / length);
  return within(turns, copies(choice, drum)) * length + index;
}

/** Turns a drum to a row. @param {any} choice @param {any} drum @param {number} index @param {boolean} [atOnce] */
function turn(choice, drum, index, atOnce) {
  const goal = within(index, rows(choice, drum));
  const top = goal * pitch(choice, drum);
  if (Math.abs(drum.scrollTop - top) < 1) return rest(drum);
  choice.vg = goal;
  drum.scrollTo({ top, behavior: atOnce || still.matches ? "instant" : "smooth" });
}

/** The value has changed, here or elsewhere. What a user turns goes on. @param {any} choice */
export function follow(choice) {
  const drum = beside(choice, -1);
  const [first] = choice.options;
  // With other choices there are other rows, none of which has moved yet.
  const isOther = choice.vo !== first;
  choice.vo = first;
  // Held, moving, or asked to move by a press that it has not followed yet.
  if (hand?.choice === choice || (choice.vh && (drum.vm === 0 || choice.vg !== undefined))) return;
  choice.vh = false;
  const index = Math.max(choice.selectedIndex, 0);
  const at = choice.vg ?? row(choice, drum);
  const goal = isOther ? home(choice, drum, index) : nearest(choice, drum, index, at);
  if (at !== goal) turn(choice, drum, goal, isOther);
}

/** A movement is over. @param {any} drum */
function rest(drum) {
  const choice = choiceOf(drum);
  if (!choice || hand?.drum === drum) return;
  const at = row(choice, drum);
  // The end that is reported may be that of an earlier movement.
  if (choice.vg !== undefined && choice.vg !== at) return;
  const index = at % choice.options.length;
  const byHand = choice.vh;
  choice.vg = undefined;
  choice.vh = false;
  drum.style.scrollSnapType = "";
  // A circular drum continues in both directions: moving it back by whole turns cannot be seen.
  const middle = home(choice, drum, index);
  if (at !== middle) drum.scrollTo({ top: middle * pitch(choice, drum), behavior: "instant" });
  if (!byHand) return follow(choice);
  if (index !== choice.selectedIndex) choose(choice, index);
}

/** @param {any} choice @param {number} index */
function choose(choice, index) {
  choice.selectedIndex = index;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A user takes hold of a drum. @param {any} event @returns {any} its control */
function hold(event) {
  const choice = choiceOf(event.target);
  if (!choice || choice.disabled) return null;
  choice.vh = true;
  choice.vg = undefined;
  return choice;
}

/** What a pointer holds. @type {any} */
let hand = null;

/** @param {string} name @param {(event: any) => void} act @param {any} [target] */
const on = (name, act, target = document) => target.addEventListener(name, act, { capture: true });

addEventListener("wheel", hold, { capture: true, passive: true });

// What turns a drum is no gesture of what lies around it, and no press of it either: both end at the window.
on("pointerdown", (event) => {
  const choice = event.button === 0 && !hand && hold(event);
  if (!choice) return;
  event.stopPropagation();
  const drum = beside(choice, -1);
  const { pointerId: id, clientY: y } = event;
  const isMouse = event.pointerType === "mouse";
  // One that is caught while it turns is not tapped.
  hand = { choice, drum, isMouse, id, y, top: drum.scrollTop, far: drum.vm === 0, way: [] };
  if (!isMouse) return;
  // While the drum is held it does not snap, and may stay between rows.
  drum.style.scrollSnapType = "none";
  drum.scrollTo({ top: hand.top, behavior: "instant" });
}, window);
on("click", (event) => choiceOf(event.target) && event.stopPropagation(), window);

on("mousedown", (event) => {
  if (!choiceOf(event.target)) return;
  // The focus goes to what keys turn, without the ring of one that keys brought there; a finger needs none, and a field
  // that is typed in keeps it.
  event.preventDefault();
  if (hand?.isMouse && !(/** @type {any} */ (document.activeElement))?.vf) hand.choice.focus({ preventScroll: true, focusVisible: false });
});

on("pointermove", (event) => {
  if (hand?.id !== event.pointerId || !hand.isMouse) return;
  const { drum, y, top, way } = hand;
  if (Math.abs(event.clientY - y) > SLIP) {
    hand.far = true;
    drum.setPointerCapture(event.pointerId);
  }
  if (!hand.far) return;
  drum.scrollTop = top + y - event.clientY;
  way.push(event);
});

on("pointerup", (event) => {
  if (hand?.id !== event.pointerId) return;
  const { choice, drum, far, way } = hand;
  hand = null;
  const step = pitch(choice, drum);
  if (far) {
    const from = way.find((/** @type {any} */ { timeStamp }) => event.timeStamp - timeStamp < RECENT) ?? event;
    const speed = (from.clientY - event.clientY) / (event.timeStamp - from.timeStamp || 1);
    return turn(choice, drum, Math.round((drum.scrollTop + speed * RUN) / step));
  }
  const { top, height } = drum.getBoundingClientRect();
  const by = Math.round((event.clientY - top - height / 2) / step);
  turn(choice, drum, row(choice, drum) + by);
  // Screen readers press the middle of an element: there the browser's own list opens.
  if (!by) choice.showPicker?.();
});

on("pointercancel", (event) => {
  // The browser scrolls from here on.
  if (hand?.id === event.pointerId) hand = null;
});

on("keydown", (event) => {
  const choice = event.target;
  const by = KEYS[/** @type {"End"} */ (event.key)];
  if (!by || !choice.matches?.("[data-drum]") || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { length } = choice.options;
  const next = choice.selectedIndex + by;
  const isTurn = copies(choice, beside(choice, -1)) > 1 && Number.isFinite(by);
  const index = isTurn ? (next + length) % length : within(next, length);
  if (index !== choice.selectedIndex) choose(choice, index);
});

/** @type {any} */
let timer = 0;
if ("onscrollend" in window) on("scrollend", (event) => rest(event.target));
else on("scroll", (event) => {
  clearTimeout(timer);
  timer = setTimeout(rest, 150, event.target);
});

// For tests: from now on drums turn.
document.documentElement.dataset.drums = "on";
