// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Where the keyboard's focus goes: among choices with the arrows, and to what is nearest when what had it can have it no
// longer. What comes and goes as a whole moves it by itself: pages (client.js) and what is presented (modals.js).

const PAGE = "main,section";
/** Within what the focus stays. */
const REGION = PAGE + ",[data-motion=over],[role$=dialog]";
/** The rows of lists and tables. */
const ROW = "[role=listitem],[role=row]";
/** What uses the arrows itself. */
const OWN = "input,textarea,select,[contenteditable],[data-drum]";
/** @param {any} stop */
const listOf = (stop) => stop.closest(ROW)?.closest("[role=list],[role=table]");
/** Elements beside fields whose focus the app is told of (`EventMask.focus`): only the user and the app move it there. */
const FOCUS = 32768;
/** What arrows select when they lead to it (`EventMask.arrows`). */
const ARROWS = 1073741824;

/** @param {import("./page.js").Page} page */
export function start(page) {
  const { dataset } = document.documentElement;
  const { onApplied, onLeave } = page;
  const focused = () => /** @type {any} */ (document.activeElement);
  const screen = () => page.all(PAGE).at(-1);
  /** The screen on which the focus came to where it is. */
  let shown = screen();
  /** What may take the focus of a layer that has left, nearest first. @type {any[]} */
  let near = [];

  /** Returns the elements that may take over the focus of a layer: those after it, before it, and around it. @param {any} lost @returns {any[]} */
  const around = (lost) => {
    const region = focused().closest(REGION) ?? page.root;
    // A user of a pointer needs no focus to go on from.
    if ("pointed" in dataset || lost.contains(region)) return [];
    const stops = page.stops().filter((stop) =>
      stop.tabIndex >= 0 && !(stop.ve & FOCUS) && !stop.matches(".k9") && region.contains(stop) && !lost.contains(stop));
    const follows = (/** @type {any} */ stop) => lost.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [...stops.filter(follows), ...stops.filter((stop) => !follows(stop)).reverse(), region];
  };

  page.onLeave = (element) => {
    onLeave(element);
    if (element.contains(focused())) near = around(element);
  };
  page.onApplied = () => {
    onApplied();
    // Browsers take the focus away from these a little later.
    const lost = focused()?.closest("[inert],:disabled");
    if (lost) near = around(lost);
    const isLost = lost || focused() === document.body;
    for (const stop of isLost && screen() === shown ? near : []) {
      if (stop === near.at(-1)) stop.tabIndex = -1;
      stop.focus({ preventScroll: true });
      if (focused() === stop) break;
    }
    near = [];
  };
  document.addEventListener("focusin", () => { shown = screen(); });

  // Arrows choose within a group of radio buttons, as they do everywhere on the web, and lead from row to row of a list or
  // a table: to what stands first in the next one. Where rows can be selected, they select, too (keys.js tells of
  // it), and lead from one that can be to the next.
  document.addEventListener("keydown", (event) => {
    const element = /** @type {any} */ (event.target);
    const ahead = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const isAhead = event.key === ahead || event.key === "ArrowDown";
    if (!isAhead && !/^Arrow/.test(event.key) || event.defaultPrevented) return;
    const way = isAhead ? 1 : -1;
    if (element.role === "radio") {
      const radios = [...(element.closest("[role=radiogroup]")?.querySelectorAll("[role=radio]:enabled") ?? [])];
      const next = radios.at((radios.indexOf(element) + way) % radios.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.click();
    } else if (/Up|Down/.test(event.key) && !element.closest(OWN)) {
      const selects = element.ve & ARROWS;
      if (event.shiftKey && !selects || event.ctrlKey || event.altKey || event.metaKey) return;
      /** @type {any[]} */
      let rows = page.stops().filter((stop) => stop.tabIndex >= 0 && !stop.closest("[inert],:disabled"));
      rows = rows.filter((stop, index) => listOf(stop) && stop.closest(ROW) !== rows[index - 1]?.closest(ROW) && !(selects & ~stop.ve));
      const place = rows.findIndex((stop) => stop === element || selects && stop.contains(element));
      const next = place < 0 ? null : rows[place + way];
      if (!next || listOf(next) !== listOf(element)) return;
      event.preventDefault();
      next.focus();
      if (!selects) return;
      page.touched = next.vid;
      next.dispatchEvent(new CustomEvent("arrows", { detail: event.shiftKey ? 33 : 32, bubbles: true }));
    }
  });
}
