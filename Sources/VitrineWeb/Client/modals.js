// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What is presented over the page: the keyboard goes there, stays there, and comes back to where it was.

import { EVENT, MASK } from "./protocol.js";

/** A card comes from below. */
const SLIDE = { duration: 420, easing: "cubic-bezier(.32,.72,0,1)" };
/** Anything smaller grows out of its place. */
const GROW = { duration: 240, easing: "cubic-bezier(.2,.9,.3,1)" };
/** Leaving takes less time. */
const LEAVE = { duration: 200, easing: "ease-out" };
const less = matchMedia("(prefers-reduced-motion: reduce)");
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
    /** Where in the window something has come out of. @type {WeakMap<any, {x: number, y: number}>} */
    this.anchors = new WeakMap();
    /** What has been brought in. @type {WeakSet<any>} */
    this.entered = new WeakSet();
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

  /** What lies over the page, modal or not. @returns {any[]} */
  over() {
    return [...this.page.root.children].filter((/** @type {any} */ child) => child.dataset.motion === "over" && child.vid !== undefined);
  }

  /** The sheets among it. */
  cards() {
    return this.over().filter((child) => this.parts(child).isCard);
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
    for (const child of this.over()) {
      if (this.entered.has(child)) continue;
      this.entered.add(child);
      child.style.visibility = "";
      if (moves && !document.hidden) this.enter(child);
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
      if (element === top) this.focus(element);
    }
  }

  /** The focus moves in: to a field of a question, the choice of a menu of choices, what the return key does, else to the whole. @param {any} element */
  focus(element) {
    if (element.contains(document.activeElement)) return;
    const first = element.role === "alertdialog" && element.querySelector("input,textarea");
    const target = first || element.querySelector("[role=menu]:not(:has([role=menuitem])) [role$=radio][aria-checked=true]") || element.querySelector("[aria-keyshortcuts=Enter]," + ITEMS) || element;
    if (target === element) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (first) first.selectionStart = 1e6;
    if (target !== element) target.scrollIntoView({ block: "nearest" });
  }

  /** The parts of something presented: what dims the page behind, and the rest. @param {any} element */
  parts(element) {
    const parts = [...element.children].filter((child) => child.classList.contains("v") && !/^d(etent|ismissal)/.test(child.dataset.motion));
    const isCard = (/** @type {any} */ part) => part.dataset.motion === "card" || part.querySelector(":scope>[data-motion=card]");
    return {
      dims: parts.filter((part) => part.dataset.motion === "dim"),
      rest: parts.filter((part) => part.dataset.motion !== "dim"),
      isCard: parts.some(isCard),
    };
  }

  /** How far a card is from the bottom edge of the window. @param {any[]} parts */
  depth(parts) {
    return innerHeight - Math.min(...parts.map((part) => part.getBoundingClientRect().top));
  }

  /** What something looks like that is not quite there. @param {any} element @param {any} part @returns {Keyframe} */
  small(element, part) {
    if (less.matches) return { opacity: 0 };
    if (element.role === "alertdialog") return { opacity: 0, scale: 1.12 };
    const { left, top } = part.getBoundingClientRect();
    const anchor = this.anchors.get(element) ?? { x: left + part.offsetWidth / 2, y: top };
    part.style.transformOrigin = `${anchor.x - left}px ${anchor.y - top}px`;
    return { opacity: 0, scale: 0.5 };
  }

  /** @param {any} element */
  enter(element) {
    const { dims, rest, isCard } = this.parts(element);
    for (const part of dims) part.animate([{ opacity: 0 }, {}], { ...(isCard ? SLIDE : GROW), easing: "ease-out" });
    if (isCard && !less.matches) {
      const from = { translate: `0 ${this.depth(rest)}px` };
      for (const part of rest) part.animate([from, {}], SLIDE);
      return;
    }
    const frame = this.page.nodes.get(this.page.touched)?.getBoundingClientRect();
    if (frame?.width) this.anchors.set(element, { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 });
    for (const part of rest) part.animate([this.small(element, part), {}], GROW);
  }

  /** Something presented has left the tree: it goes out of the window, and then out of the document. @param {any} element */
  exit(element) {
    const { dims, rest, isCard } = this.parts(element);
    const slides = isCard && !less.matches;
    const way = { ...(slides ? { ...SLIDE, duration: 350 } : LEAVE), fill: /** @type {FillMode} */ ("forwards") };
    const animations = dims.map((part) => part.animate({ opacity: 0 }, way));
    const to = slides ? { translate: `0 ${this.depth(rest)}px` } : null;
    for (const part of rest) {
      // An alert only fades.
      animations.push(part.animate(to ?? (element.role === "alertdialog" ? { opacity: 0 } : this.small(element, part)), way));
    }
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => element.remove());
  }

  /** The keys of a menu. @param {string} key @param {any} menu */
  walk(key, menu) {
    const items = [...menu.querySelectorAll(ITEMS)];
    const index = items.indexOf(document.activeElement);
    const go = (/** @type {number} */ place) => {
      items.at(place % items.length)?.focus();
      return true;
    };
    const [ahead, back] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    if (key === ahead && items[index]?.ariaHasPopup) {
      items[index].click();
      return true;
    }
    // Of items side by side the arrows to the sides lead to the next, and those up and down to other rows.
    const top = (/** @type {number} */ place) => items[place]?.getBoundingClientRect().top;
    const isBeside = (/** @type {number} */ place) => index >= 0 && top(place) === top(index);
    let place = index;
    if (key === ahead && isBeside(++place) || key === back && isBeside(--place)) return go(place);
    const way = key === "ArrowDown" ? 1 : -1;
    for (place = index + way; isBeside(place); ) place += way;
    if (way > 0) return go(place);
    if (key === "ArrowUp") return go(index < 0 ? -1 : place);
    if (key === "Home") return go(0);
    if (key === "End") return go(-1);
    if (key === "Tab" || (key === back && this.shown.length > 1)) return this.leave();
    if (key.length !== 1 || key === " ") return false;
    this.word = (performance.now() - this.time < WORD ? this.word : "") + key.toLowerCase();
    this.time = performance.now();
    const from = this.word.length > 1 ? index : index + 1;
    const order = [...items.slice(from), ...items.slice(0, from)];
    order.find((item) => item.textContent.trim().toLowerCase().startsWith(this.word))?.focus();
    return true;
  }
}
