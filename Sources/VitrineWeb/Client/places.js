// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Where a user was in each entry of the history: how far each scroller stood, and what had the focus.
//
// A page that is covered leaves the document: what it looked like is kept at that moment. Pages that the server keeps
// come back with the same layers and find their places in `Page.rests`; a page that is made anew (Forward, a reload)
// gets the offsets by the order of its scrollers, as soon as its content reaches that far.

const STORE = "vitrine-places";
/** How many entries are remembered. */
const LIMIT = 64;
/** Pages of the window, and of what is presented in it. */
const PAGE = "main,section";

/** @typedef {{focus: number, scrolls: number[][]}} Place */

/** The screen that is shown: the innermost page, for want of one everything. @param {import("./page.js").Page} page @returns {any} */
export const screen = (page) => page.all(PAGE).at(-1) ?? page.root;

/** Of rows between actions none is remembered. @param {HTMLElement} element @returns {any[]} */
const scrollers = (element) => [...element.querySelectorAll(".k5:not([data-swipe])")];

/** @param {any} element @returns {Place} */
function look(element) {
  const focused = /** @type {any} */ (document.activeElement);
  return {
    focus: focused && element.contains(focused) ? focused.vid ?? 0 : 0,
    scrolls: scrollers(element).map((one) => [one.vid, one.scrollLeft, one.scrollTop]),
  };
}

export class Places {
  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Map<string, Place>} */
    this.kept = new Map(JSON.parse(sessionStorage.getItem(STORE) || "[]"));
    /** What the last screen to leave looked like. @type {Place | null} */
    this.left = null;
    /** The entry that it belongs to. */
    this.from = "";
    /** Offsets that are not reached yet, by scroller. @type {Map<any, number[]>} */
    this.wanted = new Map();
    page.onLeave = (element) => {
      const main = element.matches(PAGE) ? element : element.querySelector(PAGE);
      if (main) this.left = look(main);
    };
    const rest = () => this.wanted.clear();
    for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(kind, rest, { passive: true, capture: true });
  }

  /** @param {string} from @param {string} to @param {boolean} isOther */
  moved(from, to, isOther) {
    if (isOther) {
      // Of several moves in a row the first left the screen that is still shown.
      this.from ||= from;
      return;
    }
    const place = this.kept.get(from);
    if (place) this.keep(to, place);
    this.kept.delete(from);
  }

  /** @param {string} entry @param {Place} place */
  keep(entry, place) {
    this.kept.delete(entry);
    this.kept.set(entry, place);
    if (this.kept.size > LIMIT) this.kept.delete(this.kept.keys().next().value);
  }

  /** The screen of an entry is shown; answers what had the focus there. @param {string} entry @param {boolean} isReturn @returns {any} */
  arrive(entry, isReturn) {
    if (this.from && this.left) this.keep(this.from, this.left);
    this.from = "";
    this.left = null;
    this.wanted.clear();
    const place = isReturn ? this.kept.get(entry) : undefined;
    if (!place) return null;
    scrollers(screen(this.page)).forEach((element, index) => {
      const [id, x, y] = place.scrolls[index] ?? [0, 0, 0];
      // A scroll view of a screen that was kept has the offset that the page has restored.
      if (id !== element.vid && (x || y)) this.wanted.set(element, [x, y]);
    });
    this.reach();
    const element = this.page.nodes.get(place.focus);
    return element?.checkVisibility() ? element : null;
  }

  /** The page was loaded again for an entry: its layers are others. @param {string} entry */
  reload(entry) {
    const place = this.kept.get(entry);
    if (!place) return;
    for (const scroll of place.scrolls) scroll[0] = -1;
    place.focus = -1;
    this.arrive(entry, true);
  }

  /** Moves what has grown far enough by now. */
  reach() {
    for (const [element, [x, y]] of this.wanted) {
      if (!element.isConnected) this.wanted.delete(element);
      else if (element.scrollHeight - element.clientHeight >= y - 1 && element.scrollWidth - element.clientWidth >= x - 1) {
        this.wanted.delete(element);
        element.scrollTo(x, y);
      }
    }
  }

  /** Before the page goes: remembers everything for the next one of this tab. @param {string} entry */
  store(entry) {
    // During the move to an entry, the screen that is shown or has just left belongs to the entry before.
    this.keep(this.from || entry, (this.from && this.left) || look(screen(this.page)));
    // Layers of this page mean nothing to the next one.
    const places = [...this.kept].map(([key, place]) => [key, { focus: -1, scrolls: place.scrolls.map(([, x, y]) => [-1, x, y]) }]);
    try {
      sessionStorage.setItem(STORE, JSON.stringify(places));
    } catch {
      // The store is full or closed: the places are lost, nothing else.
    }
  }
}
