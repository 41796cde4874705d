// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A person's input: one listener per kind of event for the whole page.

import { EVENT, MASK } from "./protocol.js";

/** The nearest layer that asks for an event. @param {any} target @param {number} mask @returns {any} */
function layer(target, mask) {
  for (let element = target; element; element = element.parentElement) {
    if (element.ve & mask) return element;
  }
  return null;
}

/**
 * @param {import("./page.js").Page} page
 * @param {{isLive: () => boolean, event: (id: number, kind: number) => void, scroll: (message: number[]) => void}} session
 */
export function listen(page, session) {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const element = layer(event.target, MASK.tap);
    if (!element || element.disabled || element.ariaDisabled === "true") return;
    // Without a session a link is a link.
    if (!session.isLive()) return;
    event.preventDefault();
    session.event(element.vid, EVENT.tap);
  });

  document.addEventListener("keydown", (event) => {
    const element = /** @type {any} */ (event.target);
    if (!(element.ve & MASK.tap) || element.localName === "button" || element.localName === "a") return;
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
    if (element.ariaDisabled === "true" || !session.isLive()) return;
    event.preventDefault();
    session.event(element.vid, EVENT.tap);
  });

  document.addEventListener("error", (event) => {
    const element = layer(event.target, MASK.imageError);
    if (element && session.isLive()) session.event(element.vid, EVENT.imageError);
  }, true);

  /** @type {Set<any>} */
  const scrolled = new Set();
  /** @param {any} element @param {number} rest */
  const tell = (element, rest) => {
    if (!(element.ve & MASK.scroll) || !element.isConnected) return;
    const [x, y, , dx, dy] = page.stand(element);
    const more = rest || dx || dy ? [dx, dy, rest] : [];
    session.scroll([element.vid, x, y, element.clientWidth, element.clientHeight, ...more]);
  };
  const report = () => {
    for (const element of scrolled) {
      page.follow(element.vid);
      tell(element, 0);
    }
    scrolled.clear();
  };
  /** The end of a movement is the last that is told of it. @param {any} element */
  const rest = (element) => {
    scrolled.delete(element);
    page.follow(element.vid);
    tell(element, 1);
  };
  // Without the event a movement is over when nothing moved for a while.
  const hasEnd = "onscrollend" in window;
  document.addEventListener("scroll", (event) => {
    const element = /** @type {any} */ (event.target);
    if (element.vid === undefined) return;
    if (scrolled.size === 0) requestAnimationFrame(report);
    scrolled.add(element);
    if (hasEnd) return;
    clearTimeout(element.vt);
    element.vt = setTimeout(rest, 150, element);
  }, { capture: true, passive: true });
  document.addEventListener("scrollend", (event) => rest(event.target), { capture: true, passive: true });
}
