// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Arrows for a mouse at the sides of what scrolls sideways: a wheel turns the other way, and not every mouse has two.
// Fingers, keyboards and screen readers need none. They are beside the page, so that no layer is touched.

/** The diameter of an arrow, and its distance from the edge, in points. */
const SIZE = 36, GAP = 8;
const still = matchMedia("(prefers-reduced-motion:reduce)");
const GROUND =
  `position:fixed;width:${SIZE}px;height:${SIZE}px;border-radius:50%;cursor:pointer;z-index:2147483646;` +
  "background:light-dark(#fffd,#48484add);color:light-dark(#000,#fff);box-shadow:0 1px 8px #0004;" +
  "backdrop-filter:blur(12px);opacity:0;visibility:hidden;transition:opacity .15s,visibility .15s";
const POINT =
  "position:absolute;width:9px;height:9px;top:13px;border:solid;border-width:2.5px 2.5px 0 0;box-sizing:border-box;";

/** The scroller around an element that goes sideways only, if it has more than is seen. @param {any} element @returns {any} */
export function sideways(element) {
  const scroller = element.closest?.(".k5:not([data-swipe])");
  if (!scroller || scroller.scrollWidth <= scroller.clientWidth + 1) return null;
  return scroller.scrollHeight <= scroller.clientHeight + 1 && getComputedStyle(scroller).overflowX !== "hidden" ? scroller : null;
}

/** @param {any} first what the mouse is over */
export function start(first) {
  /** What the mouse is over. @type {any} */
  let scroller = null;
  const arrows = [-1, 1].map((side) => {
    const arrow = document.createElement("div");
    arrow.ariaHidden = "true";
    arrow.dataset.arrow = side < 0 ? "left" : "right";
    arrow.style.cssText = GROUND;
    const point = arrow.appendChild(document.createElement("i"));
    point.style.cssText = POINT + (side < 0 ? "left:15px;rotate:-135deg" : "left:11px;rotate:45deg");
    // The focus stays where it is.
    arrow.addEventListener("pointerdown", (event) => event.preventDefault());
    arrow.addEventListener("click", () => {
      scroller?.scrollBy({ left: side * scroller.clientWidth, behavior: still.matches ? "instant" : "smooth" });
    });
    document.body.append(arrow);
    return { side, arrow };
  });

  /** How far content goes on to a side, in points. @param {number} side */
  const rest = (side) => {
    const most = scroller.scrollWidth - scroller.clientWidth;
    // In a page from right to left places are negative.
    const left = scroller.scrollLeft + (getComputedStyle(scroller).direction === "rtl" ? most : 0);
    return side < 0 ? left : most - left;
  };

  const update = () => {
    if (scroller && !(scroller.isConnected && sideways(scroller))) scroller = null;
    const frame = scroller?.getBoundingClientRect();
    for (const { side, arrow } of arrows) {
      const isShown = !!scroller && rest(side) > 1;
      arrow.style.visibility = isShown ? "" : "hidden";
      arrow.style.opacity = isShown ? "1" : "0";
      if (!isShown) continue;
      const { scheme } = document.documentElement.dataset;
      arrow.style.colorScheme = scheme ?? "";
      arrow.style.top = (frame.top + frame.bottom - SIZE) / 2 + "px";
      arrow.style.left = (side < 0 ? frame.left + GAP : frame.right - GAP - SIZE) + "px";
    }
  };

  const enter = (/** @type {any} */ event) => {
    if (event.target.closest?.("[data-arrow]")) return;
    scroller = event.pointerType === "mouse" ? sideways(event.target) : null;
    update();
  };
  document.addEventListener("pointerover", enter);
  document.addEventListener("pointerleave", enter);
  document.addEventListener("scroll", () => scroller && update(), { capture: true, passive: true });
  addEventListener("resize", update);
  enter(first);
}
