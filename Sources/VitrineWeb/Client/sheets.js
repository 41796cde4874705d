// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A sheet's card under the finger: between the places where it may be released, which the server names, and out of the
// window. Where it is released is told with a tap on that place; the server's answer moves the card there for good.

import { EVENT } from "./protocol.js";

/** Points that a finger moves before it drags. */
const SLOP = 8;
/** Milliseconds that a card goes on with the speed that it was released at. */
const CARRY = 180;
/** Points below a card's top edge that a mouse may take it at. */
const HANDLE = 60;
/** What a mouse does something else with. */
const BUSY = "button,a,input,select,textarea,[role=button]";
const SPRING = { duration: 380, easing: "cubic-bezier(.32,.72,0,1)" };
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** How far something goes that resists. @param {number} distance */
const resist = (distance) => (1 - 1 / ((distance * 0.55) / innerHeight + 1)) * innerHeight;

/** A sheet that is being dragged, or moves after a drag. */
class Drag {
  /** @param {any} sheet @param {ReturnType<import("./modals.js").Modals["parts"]>} parts */
  constructor(sheet, parts) {
    this.sheet = sheet;
    this.dims = parts.dims;
    this.rest = parts.rest;
    this.card = cardOf(sheet);
    this.key = key(this.card);
    const { top, height } = this.card.getBoundingClientRect();
    this.base = this.top = top;
    this.height = height;
    /** What is as high as the card, and its own heights. @type {[any, string][]} */
    this.grows = [this.card, ...this.card.children]
      .filter((one) => one.classList.contains("v") && Math.abs(one.offsetHeight - height) < 1)
      .map((one) => [one, one.style.height]);
    /** @type {any[]} */
    const places = [...sheet.querySelectorAll("[data-motion^='detent '],[data-motion=dismissal]")].filter((one) => one.vid !== undefined);
    this.dismissal = places.find((one) => one.dataset.motion === "dismissal");
    this.detents = places.filter((one) => one !== this.dismissal).map((one) => ({ top: parseFloat(one.dataset.motion.slice(7)), id: one.vid }));
    this.isDraggable = places.length > 0;
    if (!this.detents.length) this.detents.push({ top, id: 0 });
    this.highest = Math.min(...this.detents.map((one) => one.top));
    this.lowest = Math.max(...this.detents.map((one) => one.top));
    /** @type {Animation[]} */
    this.animations = [];
  }

  /** @param {number} wanted where the card's top edge would be if nothing held it */
  follow(wanted) {
    if (wanted < this.highest) this.show(this.highest - resist(this.highest - wanted) / 4);
    else if (wanted > this.lowest && !this.dismissal) this.show(this.lowest + resist(wanted - this.lowest) / 2);
    else this.show(wanted);
  }

  /** @param {number} top */
  look(top) {
    return {
      translate: `0 ${top - this.base}px`,
      height: this.height + Math.max(this.base - top, 0) + "px",
      opacity: this.dismissal ? Math.min(Math.max(1 - (top - this.lowest) / (innerHeight - this.lowest), 0), 1) : 1,
    };
  }

  /** @param {number} top */
  show(top) {
    this.top = top;
    const { translate, height, opacity } = this.look(top);
    for (const part of this.rest) part.style.translate = translate;
    for (const [element] of this.grows) element.style.height = height;
    for (const dim of this.dims) dim.style.opacity = String(opacity);
  }

  /** Where it comes to rest when it is released. @param {number} speed in points per millisecond */
  goal(speed) {
    const ahead = this.top + speed * CARRY;
    const places = this.dismissal ? [...this.detents, { top: innerHeight, id: this.dismissal.vid }] : this.detents;
    return places.reduce((best, one) => (Math.abs(one.top - ahead) < Math.abs(best.top - ahead) ? one : best));
  }

  /** Moves there by itself, and stays. @param {number} top @param {() => void} [done] */
  settle(top, done) {
    const from = this.look(this.top), to = this.look(top);
    const way = { ...SPRING, duration: less.matches ? 0 : SPRING.duration, fill: /** @type {FillMode} */ ("forwards") };
    const run = (/** @type {any} */ element, /** @type {"translate" | "height" | "opacity"} */ name) =>
      this.animations.push(element.animate({ [name]: [from[name], to[name]] }, way));
    for (const part of this.rest) run(part, "translate");
    for (const [element] of this.grows) run(element, "height");
    for (const dim of this.dims) run(dim, "opacity");
    this.top = top;
    if (done) Promise.allSettled(this.animations.map((animation) => animation.finished)).then(done);
  }

  /** Removes everything that the drag has changed in the page. */
  clear() {
    for (const animation of this.animations.splice(0)) animation.cancel();
    for (const part of this.rest) part.style.translate = "";
    for (const dim of this.dims) dim.style.opacity = "";
    // The server has given the card another height meanwhile.
    if (key(this.card) === this.key) for (const [element, height] of this.grows) element.style.height = height;
  }
}

/** @param {any} sheet @returns {any} */
const cardOf = (sheet) => sheet.querySelector(":scope>[data-motion=card],:scope>.v>[data-motion=card]");

/** A text that changes when the server places a card elsewhere. @param {any} card */
const key = (card) => card.style.marginTop + card.style.left + card.style.width;

export class Sheets {
  /**
   * @param {import("./modals.js").Modals} modals
   * @param {{isLive: () => boolean, event: (id: number, kind: number) => void, handled: (act: () => void) => void}} session
   */
  constructor(modals, session) {
    this.modals = modals;
    this.session = session;
    /** @type {Drag | null} */
    this.drag = null;
    /** Cards before a batch. @type {{sheet: any, card: any, key: string, frame: DOMRect, height: number}[]} */
    this.before = [];
    document.addEventListener("touchstart", (event) => {
      if (event.touches.length > 1) return this.drop();
      const [finger] = event.touches;
      this.take(event.target, finger.clientX, finger.clientY, "touch");
    }, { passive: true });
    document.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button === 0) this.take(event.target, event.clientX, event.clientY, "mouse");
    });
  }

  /** Whether a card can be had at this place. @param {any} target @param {string} device @param {number} y */
  grab(target, device, y) {
    // The drag of a sheet that has left is over, whether its end was heard or not.
    if (this.drag?.sheet.vid === undefined) this.drag = null;
    if (this.drag || !this.session.isLive()) return null;
    const sheet = this.modals.over().at(-1);
    const card = sheet && cardOf(sheet);
    if (!card || !sheet.contains(target)) return null;
    const drag = new Drag(sheet, this.modals.parts(sheet));
    if (!drag.isDraggable || !drag.rest.some((part) => part.contains(target))) return null;
    if (device === "mouse" && (y > drag.base + HANDLE || target.closest(BUSY))) return null;
    return target.closest("[data-drum],input[type=range],textarea") ? null : drag;
  }

  /** A finger or the mouse goes down: it may become a drag. @param {any} target @param {number} x @param {number} y @param {string} device */
  take(target, x, y, device) {
    const drag = this.grab(target, device, y);
    if (!drag) return;
    let last = y, time = performance.now(), speed = 0, isOn = false;
    const stop = new AbortController();
    const move = (/** @type {any} */ event) => {
      const point = event.touches?.[0] ?? event;
      const [dx, dy] = [point.clientX - x, point.clientY - y];
      if (!isOn) {
        if (Math.hypot(dx, dy) < SLOP) return;
        if (Math.abs(dx) > Math.abs(dy) || !this.isFor(drag, target, dy) || event.cancelable === false) return stop.abort();
        isOn = true;
        this.drag = drag;
        // It begins to move where it is.
        y += Math.sign(dy) * SLOP;
      }
      event.preventDefault();
      if (device === "mouse") getSelection()?.removeAllRanges();
      const now = performance.now();
      if (now > time) speed = 0.6 * speed + 0.4 * (point.clientY - last) / (now - time);
      [last, time] = [point.clientY, now];
      drag.follow(drag.base + point.clientY - y);
    };
    const end = (/** @type {any} */ event) => {
      stop.abort();
      if (!isOn) return;
      // A finger that rested before it was lifted has no speed any more.
      this.release(drag, performance.now() - time > 100 || event.type.endsWith("cancel") ? 0 : speed);
    };
    const on = { signal: stop.signal, passive: false };
    const names = device === "touch" ? ["touchmove", "touchend", "touchcancel"] : ["pointermove", "pointerup", "pointercancel"];
    document.addEventListener(names[0], move, on);
    for (const name of names.slice(1)) document.addEventListener(name, end, on);
  }

  /** Whether a movement drags the card and does not scroll its content. @param {Drag} drag @param {any} target @param {number} way */
  isFor(drag, target, way) {
    for (let element = target; element && element !== drag.sheet; element = element.parentElement) {
      if (!element.classList.contains("k5") || element.scrollHeight <= element.clientHeight) continue;
      if (element.scrollTop > 0) return false;
      // A card that can become higher does, before its content scrolls.
      if (way < 0) return drag.base > drag.highest + 1;
    }
    return true;
  }

  /** @param {Drag} drag @param {number} speed */
  release(drag, speed) {
    const goal = drag.goal(speed);
    if (Math.abs(goal.top - drag.base) < 1) return drag.settle(drag.base, () => this.drop());
    drag.settle(goal.top);
    this.session.event(goal.id, EVENT.tap);
    // The app may leave everything as it is.
    this.session.handled(() => {
      if (this.drag === drag && drag.sheet.vid !== undefined && key(drag.card) === drag.key) drag.settle(drag.base, () => this.drop());
    });
  }

  drop() {
    this.drag?.clear();
    this.drag = null;
  }

  /** Before a batch. */
  measure() {
    this.before = this.modals.cards().map((sheet) => {
      const card = cardOf(sheet);
      return { sheet, card, key: key(card), frame: card.getBoundingClientRect(), height: innerHeight };
    });
  }

  /** After a batch: a card that the server has placed elsewhere goes there from where it was seen. */
  follow() {
    for (const { sheet, card, key: before, frame, height } of this.before.splice(0)) {
      if (card.vid === undefined || key(card) === before) continue;
      if (this.drag?.sheet === sheet) this.drop();
      const now = card.getBoundingClientRect();
      if (less.matches || height !== innerHeight || (now.top === frame.top && now.height === frame.height)) continue;
      const move = { translate: [`${frame.left - now.left}px ${frame.top - now.top}px`, "0 0"] };
      for (const part of this.modals.parts(sheet).rest) part.animate(move, SPRING);
      for (const one of [card, ...card.children]) {
        if (!one.classList.contains("v") || Math.abs(one.offsetHeight - now.height) > 1) continue;
        one.animate({ width: [frame.width + "px", now.width + "px"], height: [frame.height + "px", now.height + "px"] }, SPRING);
      }
    }
  }
}
