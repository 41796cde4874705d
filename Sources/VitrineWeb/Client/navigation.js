// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// How pages of a navigation stack come and go. The server says which layer is a page, of which stack and how deep; a page
// that it has removed stays in the document, out of reach, until the next one stands. Documentation/Decisions/0035.

import { Passage, rank } from "./passage.js";

/** How many copies of covered pages are kept. */
const COPIES = 8;

/** @typedef {import("./passage.js").Rank} Rank */

export class Navigation {
  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
    /** What moves, with what is to be done at its end. @type {Map<Passage, () => void>} */
    this.moving = new Map();
    /** Copies of pages that are covered, by stack and depth. @type {Map<string, {old: any, offsets: [any, number, number][]}>} */
    this.covered = new Map();
    /** The page that a finger takes away, over what it covers. @type {Passage | null} */
    this.swipe = null;
    /** What got the focus while a page moved. @type {any} */
    this.focused = undefined;
    /** Where its scroller stood. */
    this.stood = "";
    addEventListener("focusin", ({ target }) => {
      if (this.moving.size) this.stood = stand(this.focused = target);
    });
  }

  /** Ends what moves at once. */
  finish() {
    for (const end of [...this.moving.values()]) end();
  }

  /**
   * After a batch: pages have left the tree.
   * @param {any[]} leaving @param {boolean} isShown whether the browser has shown the transition by itself
   */
  change(leaving, isShown) {
    if (leaving.length) this.finish();
    for (const old of leaving) {
      const from = /** @type {Rank} */ (rank(old));
      const next = this.pages(from.stack).at(-1);
      const to = next && rank(next);
      const isSwiped = this.swipe?.upper === old;
      this.drop();
      if (!to || to.depth === from.depth) old.remove();
      else this.pass(old, next, from, to, !isSwiped && !isShown && !document.hidden && next.checkVisibility());
    }
  }

  /** Keeps a copy of a page that is covered, while no page of the stack is at its depth. @param {any} old @param {Rank} from @param {Rank} to */
  keep(old, from, to) {
    for (const name of this.covered.keys()) {
      const [stack, depth] = name.split(" ");
      if (stack === to.stack && Number(depth) >= to.depth) this.covered.delete(name);
    }
    if (from.depth > to.depth) return;
    this.covered.set(from.stack + " " + from.depth, { old, offsets: scrolled(old) });
    if (this.covered.size > COPIES) this.covered.delete(/** @type {string} */ (this.covered.keys().next().value));
  }

  /** A finger takes a page away: what it covers is put below. Answers whether there is anything. @param {any} page */
  begin(page) {
    const { stack, depth } = /** @type {Rank} */ (rank(page));
    const copy = this.covered.get(stack + " " + (depth - 1));
    if (!copy || this.moving.size || this.swipe) return false;
    page.before(copy.old);
    for (const [element, x, y] of copy.offsets) element.scrollTo(x, y);
    this.swipe = new Passage(page, copy.old, copy.old);
    return true;
  }

  /** The page is not taken away any more, or has gone. */
  drop() {
    this.swipe?.end();
    this.swipe?.lower.remove();
    this.swipe = null;
  }

  /** Drops the copies of covered pages: the styles and symbols that they use are gone. */
  forget() {
    this.finish();
    this.drop();
    this.covered.clear();
  }

  /** The pages of a stack that are shown. @param {string} stack @returns {any[]} */
  pages(stack) {
    return [...this.page.root.querySelectorAll(`[data-motion^="page ${stack} "]`)].filter((/** @type {any} */ one) => one.vid !== undefined);
  }

  /** @param {any} old @param {any} next @param {Rank} from @param {Rank} to @param {boolean} moves */
  pass(old, next, from, to, moves) {
    const offsets = scrolled(old);
    this.keep(old, from, to);
    if (!moves) return old.remove();
    const covers = to.depth > from.depth;
    // What slides away lies over what it uncovers.
    if (covers) next.before(old);
    else next.after(old);
    for (const [element, x, y] of offsets) element.scrollTo(x, y);
    const passage = new Passage(covers ? next : old, covers ? old : next, old);
    const end = () => {
      if (!this.moving.delete(passage)) return;
      passage.end();
      old.remove();
      this.reveal();
    };
    this.moving.set(passage, end);
    passage.run(covers, end);
  }

  /** Scrolls to the focused element, which browsers do not while its page moves; not if the user has scrolled since. */
  reveal() {
    const { focused } = this;
    if (focused === document.activeElement && this.stood === stand(focused)) focused.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Returns the offset of the scroll view around an element. @param {any} element */
function stand(element) {
  const { scrollLeft, scrollTop } = element.closest(".k5") || element;
  return scrollLeft + "," + scrollTop;
}

/** Returns the offsets of the scroll views inside an element, because moving it in the document resets them. @param {any} element @returns {[any, number, number][]} */
function scrolled(element) {
  return [...element.querySelectorAll(".k5")].filter((one) => one.scrollTop || one.scrollLeft).map((one) => [one, one.scrollLeft, one.scrollTop]);
}
