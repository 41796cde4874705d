// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Looks that come from how a page is used: pressed and hovered rows, the shape of focus rings, the place of what is said of
// the connection, the thickness of the thinnest lines.

// A switch shows that it is pressed by itself, whatever of its row can be pressed.
const WHOLE = ":is(button:enabled,a,[role=button]:not([aria-disabled=true])).v:not([role=switch])";
/** A control that is a whole row: the row's own, or the one between the row's actions. */
const within = (/** @type {string} */ first, /** @type {string} */ now) =>
  `[role=listitem]:is(:has(>${WHOLE}${first}${now}),:has(>*${first}>[data-swipe]>${WHOLE}:first-child${now}))`;
/** What becomes grey: what lies behind the row's content, or else the row. Its control may be narrower than both. */
const row = (/** @type {string} */ now) =>
  `${within("", now)}>.v:first-child:not(${WHOLE},:has(>[data-swipe])),${within(":first-child", now)}`;
const PRESSED = ":is(:active,.taken)";
/** A control in a row, also between the row's actions, which are controls of their own. */
const OWN = `:is([role=listitem]>${WHOLE},[data-swipe]>${WHOLE}:first-child)`;
/** What lies behind a row's content becomes grey, to its own corners; the content stays as it is. */
const grey = (/** @type {number} */ share) => `{box-shadow:inset 0 0 0 99vmax rgb(120 120 128/${share})}`;
/** What is tapped without a look of its own for that: a card with a gesture, a button of an app's own style. */
const BARE = `${WHOLE}:not([class*=" p"],[role=radio],[role^=menuitem],[role=listitem]>*,[data-swipe]>:first-child)`;
const CSS = `@layer p{
${OWN}${PRESSED}{opacity:1;filter:none}
${row(PRESSED)}${grey(0.3)}
${BARE}:not(.grounded)${PRESSED}{opacity:.6}
.grounded${PRESSED}>.ground${grey(0.24)}
@media (hover:hover){
${OWN}:hover,.grounded:hover{filter:none}
.grounded:hover:not(${PRESSED})>.ground${grey(0.1)}
${row(`:hover:not(${PRESSED})`)}${grey(0.1)}
}}`;

/** The thickness of a focus ring, and its distance from a control that has room for it, in points. */
const RING = 3;
const GAP = 2;

/** How far from the bottom the cue may be moved, and by what steps, in points. */
const HIGHEST = 240;
const STEP = 8;

/** Begins with the page. */
export function start() {
  measure();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("focusin", (event) => shape(event.target));
  for (const name of ["pointerover", "pointerdown"]) document.addEventListener(name, ground, { capture: true, passive: true });
}

/** Lines that are thinner than a pixel of the screen are as thick as one: rounding would leave some of them out. */
function measure() {
  document.documentElement.style.setProperty("--px", 1 / devicePixelRatio + "px");
  matchMedia(`(resolution:${devicePixelRatio}dppx)`).addEventListener("change", measure, { once: true });
}

/** Finds what lies behind the content of a card that is pointed at: the form that becomes grey. @param {any} event */
function ground(event) {
  const card = event.target.closest?.(BARE);
  if (!card || card.classList.contains("grounded")) return;
  const [first] = card.querySelectorAll(":scope>.v");
  if (!first || first.offsetWidth !== card.offsetWidth || first.offsetHeight !== card.offsetHeight) return;
  if (getComputedStyle(first).backgroundColor === "rgba(0, 0, 0, 0)") return;
  card.classList.add("grounded");
  first.classList.add("ground");
}

/** A ring follows the form that a control shows: its own, or that of a part of the same size. @param {any} element */
function shape(element) {
  if (!element.matches?.(".v") || !element.matches(":focus-visible")) return;
  // The ring that it wears is no form of its own.
  element.style.setProperty("--ring", "0px");
  const { width, height } = element.getBoundingClientRect();
  const forms = [element, ...element.querySelectorAll(".v"), ...(element.parentElement?.children ?? [])];
  const form = forms.find((part) => {
    const box = part.getBoundingClientRect();
    return Math.abs(box.width - width) < 2 && Math.abs(box.height - height) < 2 && getComputedStyle(part).borderRadius !== "0px";
  });
  element.style.setProperty("--ring", form ? getComputedStyle(form).borderRadius : "");
  const isOutside = hasRoom(element);
  element.style.setProperty("--gap", (isOutside ? GAP : -RING) + "px");
  // A scroller's would move with its content.
  element.style.setProperty("--in", isOutside || element.matches(".k5") ? "none" : '""');
}

/** Whether a ring around a control is seen on all sides: not cut by what clips, nor covered by the next row. @param {any} element */
function hasRoom(element) {
  const inner = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible" && around.getAttribute("role") !== "listitem") continue;
    const outer = around.getBoundingClientRect();
    const gaps = [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom];
    // Of a control that is cut itself the ring may be, too.
    if (gaps.some((gap) => gap > -1 && gap < RING + GAP)) return false;
  }
  return true;
}

/** Places the message about the connection where it covers no fixed control. @param {any} cue */
export function place(cue) {
  for (let bottom = 24; bottom < HIGHEST; bottom += STEP) {
    cue.style.bottom = bottom + "px";
    const { left, right, top, bottom: end } = cue.getBoundingClientRect();
    const points = [left, (left + right) / 2, right].flatMap((x) => [top - 4, (top + end) / 2, end + 4].map((y) => [x, y]));
    if (!points.some(([x, y]) => document.elementsFromPoint(x, y).some((/** @type {any} */ element) =>
      (element.ve & 1 || element.matches("input,textarea,select,a,button:not(.cue *)")) && !element.closest(".k5")))) return;
  }
}
