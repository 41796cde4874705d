// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A finger from the leading edge takes the page on top away, and what it covered comes out from below: a picture that
// was kept of it. Past the middle, or with speed, the page is popped; anywhere before it goes back.

import { EVENT } from "./protocol.js";

/** How far from the edge a finger may go down, in points. */
const EDGE = 24;
/** Points that a finger moves before it takes the page. */
const SLOP = 8;
/** Milliseconds that a page goes on with the speed that it was released at. */
const CARRY = 180;
/** The duration of the whole animation without a finger, in milliseconds. */
const DURATION = 350;

export class Edges {
  /**
   * @param {import("./navigation.js").Navigation} navigation
   * @param {{isLive: () => boolean, event: (id: number, kind: number) => void, handled: (act: () => void) => void}} session
   */
  constructor(navigation, session) {
    this.navigation = navigation;
    this.session = session;
    document.addEventListener("touchstart", (event) => {
      if (event.touches.length === 1 && session.isLive() && !navigation.swipe) this.take(event.target, event.touches[0]);
    }, { passive: true });
  }

  /** A finger goes down: it may take the page away. @param {any} target @param {Touch} finger */
  take(target, { clientX: x, clientY: y }) {
    const inner = target.closest?.("[data-motion^='page ']");
    // The root of a stack in a column leaves with the page that contains the stack.
    const isRoot = inner?.dataset.motion.split(" ")[2] === "0";
    const page = (isRoot && inner.parentElement.closest("[data-motion^='page ']")) || inner;
    const back = page?.querySelector("[data-motion=back],[data-motion=bar] [data-motion=back]");
    if (!page || page.vid === undefined || !back || back.vid === undefined) return;
    const frame = page.getBoundingClientRect();
    const way = document.dir === "rtl" ? -1 : 1;
    if ((way > 0 ? x - frame.left : frame.right - x) > EDGE) return;
    let part = 0, last = x, time = performance.now(), speed = 0, isOn = false;
    const stop = new AbortController();
    const move = (/** @type {TouchEvent} */ event) => {
      const [{ clientX, clientY }] = event.touches;
      const dx = (clientX - x) * way;
      if (!isOn) {
        if (Math.hypot(dx, clientY - y) < SLOP) return;
        if (dx < Math.abs(clientY - y) || !event.cancelable || !this.navigation.begin(page)) return stop.abort();
        isOn = true;
      }
      event.preventDefault();
      const now = performance.now();
      if (now > time) speed = 0.6 * speed + 0.4 * ((clientX - last) * way) / (now - time);
      [last, time] = [clientX, now];
      part = Math.min(Math.max((dx - SLOP) / frame.width, 0), 1);
      this.navigation.swipe?.scrub(1 - part);
    };
    const end = (/** @type {TouchEvent} */ event) => {
      stop.abort();
      if (!isOn) return;
      if (performance.now() - time > 100) speed = 0;
      this.release(page, back, part, event.type === "touchend" && part + (speed * CARRY) / frame.width > 0.5);
    };
    const on = { signal: stop.signal, passive: false };
    document.addEventListener("touchmove", move, on);
    for (const name of /** @type {const} */ (["touchend", "touchcancel"])) document.addEventListener(name, end, on);
  }

  /** @param {any} page @param {any} back the button that pops it @param {number} part how far it is away @param {boolean} leaves */
  release(page, back, part, leaves) {
    if (!leaves || back.vid === undefined || !this.session.isLive()) return this.go(part, 0, () => this.navigation.drop());
    this.go(part, 1);
    this.session.event(back.vid, EVENT.tap);
    // The app may keep the page.
    this.session.handled(() => {
      if (page.vid !== undefined && this.navigation.swipe) this.go(1, 0, () => this.navigation.drop());
    });
  }

  /** Animates the rest of the movement, slower towards its end. @param {number} from @param {number} to @param {() => void} [done] */
  go(from, to, done) {
    const passage = this.navigation.swipe;
    const start = performance.now();
    const length = Math.max(DURATION * Math.abs(to - from), 1);
    const step = (/** @type {number} */ now) => {
      if (this.navigation.swipe !== passage) return;
      const time = Math.min(Math.max((now - start) / length, 0), 1);
      passage?.scrub(1 - (from + (to - from) * (1 - (1 - time) ** 3)));
      if (time < 1) requestAnimationFrame(step);
      else done?.();
    };
    requestAnimationFrame(step);
  }
}
