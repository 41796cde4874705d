// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What is presented over the page: the keyboard goes there, stays there, and comes back to where it was.

import { EVENT, MASK } from "./protocol.js";

/** How it comes in: a card from below, anything smaller out of its place. @type {[Keyframe[], KeyframeAnimationOptions]} */
const RISE = [[{ translate: "0 100%" }, { translate: "0 0" }], { duration: 380, easing: "cubic-bezier(.2,.9,.3,1)" }];
/** @type {[Keyframe[], KeyframeAnimationOptions]} */
const FADE = [[{ opacity: 0, scale: 1.04 }, { opacity: 1, scale: 1 }], { duration: 160, easing: "ease-out" }];
/** @type {[Keyframe[], KeyframeAnimationOptions]} */
const DIM = [[{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: "ease-out" }];
const ITEMS = "[role^=menuitem]:not(:disabled)";
/** Milliseconds in which letters are one word. */
const WORD = 700;

export class Modals {
  /**
   * @param {import("./page.js").Page} page
   * @param {{isLive: () => boolean, event: (id: number, kind: number) => void}} session
   */
  constructor(page, session) {
    this.page = page;
    this.session = session;
    /** By layer of something presented: the layer that had the focus before. @type {Map<number, number>} */
    this.openers = new Map();
    /** Elements that are out of reach because of what is presented; the first page has some already. @type {Set<any>} */
    this.covered = new Set([...page.root.children].filter((/** @type {any} */ child) => child.inert));
    /** Letters typed to find a row, and when. */
    this.word = "";
    this.time = 0;
    document.addEventListener("keydown", (event) => {
      const { top } = this;
      if (!top || !session.isLive() || event.isComposing || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const handled = event.key === "Escape" ? this.leave() : top.querySelector("[role=menu]") && this.walk(event.key, top);
      if (handled) event.preventDefault();
    });
  }

  /** What is presented, from back to front. @returns {any[]} */
  get shown() {
    return [...this.page.root.children].filter((/** @type {any} */ child) => child.ve & MASK.dismiss);
  }

  /** What is in front of everything else. @returns {any} */
  get top() {
    return this.shown.at(-1);
  }

  leave() {
    this.session.event(this.top.vid, EVENT.dismiss);
    return true;
  }

  /** After a batch. @param {any} focused what had the focus before it @param {boolean} moves whether what is new comes in */
  update(focused, moves) {
    const { shown, page } = this;
    const top = shown.at(-1);
    let isBehind = !!top;
    for (const child of /** @type {any} */ (page.root.children)) {
      if (child === top) isBehind = false;
      if (isBehind && !child.inert) this.covered.add(child);
      if (isBehind) child.inert = true;
      else if (this.covered.delete(child)) child.inert = false;
    }
    let opener = 0;
    for (const [id, before] of this.openers) {
      if (shown.some((element) => element.vid === id)) continue;
      opener ||= before;
      this.openers.delete(id);
    }
    const target = page.nodes.get(opener);
    if (opener && (!top || top.contains(target)) && target?.checkVisibility()) target.focus({ preventScroll: true });
    for (const element of shown) {
      if (this.openers.has(element.vid)) continue;
      const before = focused?.vid && focused !== page.root ? focused.vid : page.touched;
      this.openers.set(element.vid, before);
      if (moves) this.enter(element);
      if (element === top) this.focus(element);
    }
  }

  /** The focus moves in: to a field of a question, to what the return key does, else to the whole. @param {any} element */
  focus(element) {
    if (element.contains(document.activeElement)) return;
    const first = element.role === "alertdialog" && element.querySelector("input,textarea");
    const target = first || element.querySelector("[aria-keyshortcuts=Enter]," + ITEMS) || element;
    if (target === element) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  /** @param {any} element */
  enter(element) {
    if (matchMedia("(prefers-reduced-motion:reduce)").matches) return;
    const parts = [...element.children].filter((child) => child.vid !== undefined);
    const card = parts.pop();
    const rises = element.role === "dialog" && card?.offsetTop + card?.offsetHeight >= innerHeight - 8;
    card?.animate(...(rises ? RISE : FADE));
    for (const part of parts) part.animate(...DIM);
  }

  /** The keys of a menu. @param {string} key @param {any} menu */
  walk(key, menu) {
    const items = [...menu.querySelectorAll(ITEMS)];
    const index = items.indexOf(document.activeElement);
    const go = (/** @type {number} */ place) => {
      items.at(place % items.length)?.focus();
      return true;
    };
    if (key === "ArrowDown") return go(index + 1);
    if (key === "ArrowUp") return go(index < 0 ? -1 : index - 1);
    if (key === "Home") return go(0);
    if (key === "End") return go(-1);
    if (key === "Tab" || (key === "ArrowLeft" && this.shown.length > 1)) return this.leave();
    if (key === "ArrowRight" && items[index]?.ariaHasPopup) {
      items[index].click();
      return true;
    }
    if (key.length !== 1 || key === " ") return false;
    this.word = (performance.now() - this.time < WORD ? this.word : "") + key.toLowerCase();
    this.time = performance.now();
    const from = this.word.length > 1 ? index : index + 1;
    const order = [...items.slice(from), ...items.slice(0, from)];
    order.find((item) => item.textContent.trim().toLowerCase().startsWith(this.word))?.focus();
    return true;
  }
}
