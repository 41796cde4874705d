// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Content that is drawn down at its top is refreshed: by touch, or by a wheel that begins to turn there. The button that
// the keyboard finds there is what a pull presses. A finger that scrolls may put the keyboard away.

import { EVENT } from "./protocol.js";

/** How far content is drawn down for a refresh, in points. */
const FAR = 80;

/** Where it stands beside a scroller: effects around the scroller are layers around the button. */
const BUTTON = ["", "*>", "*>*>"].map((way) => `:scope>${way}button[data-pull]`).join();

/** The button is seen while the content is drawn down, or with the keyboard's focus. */
const LOOK = "button[data-pull]{border-radius:50%}"
  + "button[data-pull]::after{content:'\\21bb';position:absolute;inset:2px;border-radius:50%;background:#fff;color:#3c3c43;"
  + "box-shadow:0 1px 6px #0003;font:600 22px/40px var(--sans);text-align:center;opacity:var(--pull,0);"
  + "rotate:calc(var(--pull,0)*270deg)}"
  + "html[data-scheme=dark] button[data-pull]::after{background:#3a3a3c;color:#fff}"
  + "button[data-pull]:focus-visible::after{opacity:1}"
  + "button[data-pull][aria-busy]::after{display:none}";

/**
 * @param {{isLive: () => boolean, event: (id: number, kind: number) => void}} session
 * @param {any} first the event that the page loaded this for
 */
export function start(session, first) {
  /** @type {{scroller: any, button: any, y: number, far: number, timer: any} | null} */
  let pull = null;
  let turned = 0;
  let isDrawn = false;
  const look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  document.adoptedStyleSheets.push(look);
  /** Begins where a user may draw. @param {any} target @param {number} y */
  const begin = (target, y) => {
    pull = null;
    for (let element = target; element; element = element.parentElement) {
      if (element.scrollTop > 0) return;
      const button = element.parentElement?.querySelector(BUTTON);
      if (button && button.ariaBusy !== "true") {
        pull = { scroller: element, button, y, far: 0, timer: 0 };
        return;
      }
    }
  };
  /** @param {number} far in points */
  const draw = (far) => {
    if (!pull) return;
    pull.far = Math.max(far, 0);
    pull.button.style.setProperty("--pull", Math.min(pull.far / FAR, 1).toFixed(2));
  };
  const release = () => {
    if (!pull) return;
    pull.button.style.removeProperty("--pull");
    if (pull.far >= FAR && session.isLive()) session.event(pull.button.vid, EVENT.tap);
    pull = null;
  };
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {
    touchstart(event) {
      isDrawn = false;
      begin(event.touches.length === 1 ? event.target : null, event.touches[0]?.clientY);
    },
    touchmove(event) {
      isDrawn = true;
      if (pull) draw(pull.scroller.scrollTop > 0 ? 0 : event.touches[0].clientY - pull.y);
    },
    touchend(event) {
      // While a browser takes moves for scrolling it tells of some only; where the finger left is told always.
      if (pull) draw(pull.scroller.scrollTop > 0 ? 0 : event.changedTouches[0].clientY - pull.y);
      release();
    },
    touchcancel() {
      draw(0);
      pull = null;
    },
    wheel(event) {
      if (event.timeStamp - turned > 200) begin(event.deltaY < 0 ? event.target : null, 0);
      turned = event.timeStamp;
      if (!pull) return;
      draw(pull.far - event.deltaY / 4);
      if (pull.far >= FAR) return release();
      clearTimeout(pull.timer);
      pull.timer = setTimeout(draw, 200, 0);
    },
  };
  for (const name in listeners) document.addEventListener(name, listeners[name], { passive: true });
  listeners[first.type]?.(first);
  document.addEventListener("scroll", (event) => {
    const { dataset } = /** @type {any} */ (event.target);
    if (isDrawn && dataset?.pull === "keys") /** @type {any} */ (document.activeElement).blur();
  }, { capture: true, passive: true });
}
