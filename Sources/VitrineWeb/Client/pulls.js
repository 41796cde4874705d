// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Content that is drawn down at its top is refreshed: by touch, or by a wheel that begins to turn there. The button that
// the keyboard finds there is what a pull presses. A finger that scrolls may put the keyboard away.

import { EVENT } from "./protocol.js";

/** How far content is drawn down for a refresh, in points. */
const FAR = 80;

/** The place of the button beside a scroll view: effects around the scroll view are layers around the button. */
const BUTTON = ["", "*>", "*>*>"].map((way) => `:scope>${way}button[data-pull]`).join();

/** The space that content leaves for the spinner while it is refreshed, in points: `RefreshSpinner.room`. */
const ROOM = 56;
/** Milliseconds in which the content goes back. */
const BACK = 350;

/** The spinner shows another spoke for each eighth of the pull. The keyboard's button is visible while it has the focus. */
const LOOK = "button[data-pull]{border-radius:50%}"
  + ".pull{position:absolute;inset:0;visibility:hidden;scale:calc(.5 + var(--pull,0)/2)}"
  + ".pull.on{visibility:visible}.pull>i{animation:none;opacity:clamp(0,var(--pull,0)*8 - var(--n),1)}"
  + "button[data-pull]:focus-visible .pull{--pull:1;visibility:visible}"
  + "button[data-pull][aria-busy] .pull{visibility:hidden}"
  + ".k5.drawn>.v{translate:0 var(--by)}";

/** The spinner of a button, made when it is first needed. @param {any} button */
function spinner(button) {
  let found = button.querySelector(".pull");
  if (!found) {
    found = Object.assign(document.createElement("span"), { className: "k6 pull", ariaHidden: "true" });
    found.append(...Array.from({ length: 8 }, () => document.createElement("i")));
    button.append(found);
  }
  return found;
}

/** How far the content follows a finger, in points: less and less, the farther the finger has moved. @param {number} far */
const lag = (far) => ROOM * 2 * (1 - Math.exp(-far / (ROOM * 2)));

/**
 * @param {{isLive: () => boolean, event: (id: number, kind: number) => void, handled: (act: () => void) => void}} session
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
  /** Animates content that was pulled down back to its place. @param {any} scroller @param {number} from */
  const back = (scroller, from) => {
    scroller.classList.remove("drawn");
    if (!from || matchMedia("(prefers-reduced-motion:reduce)").matches) return;
    for (const content of scroller.children) {
      if (content.vid !== undefined) content.animate({ translate: [`0 ${from}px`, "0 0"] }, { duration: BACK, easing: "cubic-bezier(.2,.8,.2,1)" });
    }
  };
  /** Ends a pull. @param {any} scroller @param {any} button @param {number} from how far the content was pulled, in points */
  const end = (scroller, button, from) => {
    button.style.removeProperty("--pull");
    button.querySelector(".pull")?.classList.remove("on");
    back(scroller, from);
  };
  /** Keeps the content where the server will place it during the refresh, until the refresh is over. @param {any} scroller @param {any} button */
  const hold = (scroller, button) => {
    scroller.style.setProperty("--by", ROOM + "px");
    let [wasBusy, isOver] = [false, false];
    const follow = (isAnswered = wasBusy) => {
      if (isOver) return;
      wasBusy = button.isConnected && button.ariaBusy === "true";
      if (wasBusy) return scroller.classList.remove("drawn");
      if (!isAnswered) return;
      isOver = true;
      watch.disconnect();
      // A pull that the user has begun in the meantime continues.
      if (pull?.button !== button) end(scroller, button, ROOM);
    };
    const watch = new MutationObserver(() => follow());
    watch.observe(button, { attributes: true, attributeFilter: ["aria-busy"] });
    session.event(button.vid, EVENT.tap);
    // A short refresh may be over with the answer, and the button never busy.
    session.handled(() => follow(true));
  };
  /**
   * The spinner stands above the content, below bars between it and the button's place. @param {any} scroller
   * @param {any} button
   */
  const place = (scroller, button) => {
    const content = [...scroller.children].filter((child) => child.vid !== undefined).at(-1);
    if (!content) return;
    button.style.translate = "none";
    const room = (ROOM - button.offsetHeight) / 2;
    const y = content.getBoundingClientRect().top - button.getBoundingClientRect().top + room;
    button.style.translate = Math.abs(y) < 1 ? "" : `0 ${y}px`;
  };
  /** Begins where a user may draw. @param {any} target @param {number} y */
  const begin = (target, y) => {
    pull = null;
    let scroller = null;
    for (let element = target; element; element = element.parentElement) {
      if (element.scrollTop > 0) return;
      // Bars beside the scroll view may be in one layer with it: the button is outside that layer.
      if (element.matches(".k5") && getComputedStyle(element).overflowY === "auto") scroller = element;
      const button = element.parentElement?.querySelector(BUTTON);
      if (button && button.ariaBusy !== "true") {
        pull = { scroller: scroller ?? element, button, y, far: 0, timer: 0 };
        place(pull.scroller, button);
        return;
      }
    }
  };
  /**
   * Reports how far content is drawn as a scroller's own overscroll would be: what follows its place moves with it.
   *
   * @param {any} scroller @param {number} by in points @param {string} event
   */
  const tell = (scroller, by, event) => {
    if ((scroller.vp ?? 0) === by) return;
    scroller.vp = by;
    scroller.vm = 0;
    scroller.dispatchEvent(new Event(event));
  };
  /** @param {number} far in points */
  const draw = (far) => {
    if (!pull) return;
    pull.far = Math.max(far, 0);
    const { scroller, button } = pull;
    tell(scroller, scroller.scrollTop < 0 ? 0 : lag(pull.far), "scroll");
    spinner(button).classList.toggle("on", pull.far > 0);
    button.style.setProperty("--pull", Math.min(pull.far / FAR, 1).toFixed(2));
    // Where the browser draws content beyond its end by itself, it is there already.
    scroller.classList.toggle("drawn", pull.far > 0 && scroller.scrollTop >= 0);
    scroller.style.setProperty("--by", lag(pull.far) + "px");
  };
  const release = () => {
    if (!pull) return;
    const { scroller, button, far } = pull;
    pull = null;
    tell(scroller, 0, "scrollend");
    if (far >= FAR && session.isLive()) return hold(scroller, button);
    end(scroller, button, lag(far));
  };
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {
    focusin({ target }) {
      // What scrolls from now on leads to the field; the finger's scrolling was before.
      isDrawn = false;
      if (target.matches("button[data-pull]")) spinner(target);
    },
    touchstart(event) {
      isDrawn = false;
      begin(event.touches.length === 1 ? event.target : null, event.touches[0]?.clientY);
    },
    touchmove(event) {
      if (pull) draw(pull.scroller.scrollTop > 0 ? 0 : event.touches[0].clientY - pull.y);
    },
    touchend(event) {
      // While a browser uses moves for scrolling it reports only some of them, but always where the finger was lifted.
      if (pull) draw(pull.scroller.scrollTop > 0 ? 0 : event.changedTouches[0].clientY - pull.y);
      release();
    },
    // A browser that scrolls with a finger takes the pointer away. What an app scrolls leaves the keyboard.
    pointercancel() {
      isDrawn = true;
    },
    touchcancel() {
      if (pull) pull.far = 0;
      release();
    },
    wheel(event) {
      if (event.timeStamp - turned > 200) begin(event.deltaY < 0 ? event.target : null, 0);
      turned = event.timeStamp;
      if (!pull) return;
      draw(pull.far - event.deltaY / 4);
      clearTimeout(pull.timer);
      if (pull.far >= FAR) return release();
      pull.timer = setTimeout(release, 200);
    },
  };
  for (const name in listeners) document.addEventListener(name, listeners[name], { passive: true });
  listeners[first.type]?.(first);
  document.addEventListener("scroll", (event) => {
    const { dataset } = /** @type {any} */ (event.target);
    if (isDrawn && dataset?.pull === "keys") /** @type {any} */ (document.activeElement).blur();
  }, { capture: true, passive: true });
}
