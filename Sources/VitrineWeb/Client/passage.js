// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Two pages of a navigation stack, one over the other: what covers a page slides over it or grows out of a view of it, and
// the bars change over in their place. Documentation/Decisions/0035.

const EASING = "cubic-bezier(.32,.72,0,1)";
const DURATION = 350;
/** How far a page moves that is being covered, as a share of its width. */
const PARALLAX = 0.3;
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{stack: string, depth: number, source?: string}} Rank */
/** @typedef {[Element, Record<string, any[]>]} Track what an element goes through while a page is covered */

/** The stack and the depth of a page, and what it grows out of. @param {any} element @returns {Rank | null} */
export function rank(element) {
  const [kind, stack, depth, source] = (element.dataset.motion ?? "").split(" ");
  return kind === "page" ? { stack, depth: Number(depth), source } : null;
}

/** @param {any} page @returns {any} */
const barOf = (page) => [...page.children].find((child) => child.dataset.motion === "bar");

/** Returns the opaque background colour of a page, its own or that behind it. @param {any} page */
function ground(page) {
  const { offsetWidth: width, offsetHeight: height } = page;
  const paint = (/** @type {any} */ element) => {
    const color = getComputedStyle(element).backgroundColor;
    return /^rgb\(/.test(color) && element.offsetWidth >= width && element.offsetHeight >= height ? color : "";
  };
  for (const child of page.children) if (paint(child)) return paint(child);
  for (let element = page; element && element !== document.documentElement; element = element.parentElement) {
    for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.vid !== undefined && !rank(before) && paint(before)) return paint(before);
    }
    const color = element !== page && paint(element);
    if (color) return color;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** An element that nobody can reach. @param {Partial<CSSStyleDeclaration>} style @returns {any} */
function prop(style) {
  const element = document.createElement("div");
  element.inert = true;
  element.ariaHidden = "true";
  Object.assign(element.style, { position: "absolute", pointerEvents: "none" }, style);
  return element;
}

/** Two pages of a stack, one over the other, anywhere between covered and uncovered. */
export class Passage {
  /**
   * @param {any} upper @param {any} lower
   * @param {any} still which of both only its picture is left of
   */
  constructor(upper, lower, still) {
    this.upper = upper;
    this.lower = lower;
    this.still = still;
    /** The elements that are in the document for the time of the transition. @type {any[]} */
    this.props = [];
    /** @type {Animation[]} */
    this.animations = [];
    const frame = upper.getBoundingClientRect();
    const away = (document.dir === "rtl" ? -1 : 1) * frame.width;
    /** @type {Track[]} */
    this.tracks = [];
    if (less.matches) {
      this.tracks.push([upper, { opacity: [0, 1] }]);
      for (const page of [upper, lower]) this.back(page);
      return;
    }
    if (this.zoom(frame)) return;
    const aside = -PARALLAX * away;
    this.tracks.push([upper, { translate: [`${away}px 0`, "0 0"] }], [lower, { translate: ["0 0", `${aside}px 0`] }]);
    // In a column of a wider window a page shows nothing beside its column.
    if (frame.width < innerWidth - 1) {
      const cut = (/** @type {number} */ end, /** @type {number} */ start) =>
        (away > 0 ? `inset(-100vh ${end}px -100vh ${start}px)` : `inset(-100vh ${start}px -100vh ${end}px)`);
      this.tracks.push([upper, { clipPath: [cut(frame.width, -16), cut(0, 0)] }]);
      this.tracks.push([lower, { clipPath: [cut(0, 0), cut(-PARALLAX * frame.width, PARALLAX * frame.width)] }]);
    }
    for (const page of [upper, lower]) this.back(page);
    const dim = prop({ inset: "-100vh -100vw", background: "rgb(0 0 0/.1)", zIndex: "2147483647" });
    this.add(dim, () => lower.append(dim));
    const side = away > 0 ? { right: "100%" } : { left: "100%" };
    const shade = `linear-gradient(to ${away > 0 ? "left" : "right"},rgb(0 0 0/.1),#0000)`;
    const edge = prop({ top: "-100vh", bottom: "-100vh", width: "16px", background: shade, ...side });
    this.add(edge, () => upper.append(edge));
    for (const element of [dim, edge]) this.tracks.push([element, { opacity: [0, 1] }]);
    this.changeBars(away, aside);
  }

  /** Grows the page above out of what it names, if the page below shows that. @param {DOMRect} frame */
  zoom(frame) {
    const { upper, lower } = this;
    const { source } = /** @type {Rank} */ (rank(upper));
    const view = source && lower.querySelector(`[data-motion="zoom ${source}"]`);
    const from = view?.getBoundingClientRect();
    if (!from?.width || from.bottom < 0 || from.top > innerHeight) return false;
    const scale = from.width / frame.width;
    // Of a page that is higher than its source the top is shown.
    const hidden = Math.max(frame.height - from.height / scale, 0);
    const radius = parseFloat(getComputedStyle(view).borderTopLeftRadius) || 12;
    upper.style.transformOrigin = "0 0";
    this.putBack = () => { upper.style.transformOrigin = ""; };
    this.tracks.push([upper, {
      translate: [`${from.left - frame.left}px ${from.top - frame.top}px`, "0 0"], scale: [String(scale), "1"],
      clipPath: [`inset(0 0 ${hidden}px 0 round ${radius / scale}px)`, "inset(0 0 0 0 round 0px)"], opacity: [0, 1, 1],
    }]);
    const dim = prop({ inset: frame.width < innerWidth - 1 ? "0" : "-100vh -100vw", background: "rgb(0 0 0/.2)", zIndex: "2147483647" });
    this.add(dim, () => lower.append(dim));
    this.tracks.push([dim, { opacity: [0, 1] }]);
    this.back(upper);
    this.back(lower);
    return true;
  }

  /** @param {any} element @param {() => void} place */
  add(element, place) {
    this.props.push(element);
    place();
  }

  /** Makes the background behind a page, because most pages are transparent. @param {any} page */
  back(page) {
    const inset = page === this.upper ? "-100vh 0" : "-100vh -100vw";
    const back = prop({ inset, background: ground(page), zIndex: "-1" });
    this.add(back, () => page.prepend(back));
  }

  /** Both bars stay where they are, and one becomes the other. @param {number} away @param {number} aside */
  changeBars(away, aside) {
    const { upper, lower, still } = this;
    const [over, under] = [barOf(upper), barOf(lower)];
    if (!over || !under) return;
    const live = still === upper ? under : over;
    const gone = still === upper ? over : under;
    // The bar of the page that is a picture lies over both, and so does a picture of one that the other page covers.
    const { left, marginTop, width, height } = getComputedStyle(still);
    const holder = prop({ left, top: "0", marginTop, width, height, zIndex: "1" });
    const home = gone.nextSibling;
    this.add(holder, () => upper.after(holder));
    holder.append(gone);
    this.putBack = () => still.insertBefore(gone, home?.parentNode === still ? home : null);
    this.fade(gone, gone === over ? [0, 1] : [1, 0]);
    if (live === over) {
      this.tracks.push([over, { translate: [`${-away}px 0`, "0 0"] }]);
      this.fade(over, [0, 1]);
      return;
    }
    const seen = under.cloneNode(true);
    const fields = (/** @type {any} */ bar) => bar.querySelectorAll("input,textarea");
    fields(seen).forEach((/** @type {any} */ field, /** @type {number} */ place) => { field.value = fields(under)[place].value; });
    holder.prepend(seen);
    this.fade(seen, [1, 0]);
    // The bar itself is not seen, and can be pressed where its picture is.
    this.tracks.push([under, { translate: ["0 0", `${-aside}px 0`], opacity: [0, 0] }]);
  }

  /** Each part of a bar fades by itself: what lies behind a whole that fades is not blurred. @param {any} bar @param {number[]} shares */
  fade(bar, shares) {
    for (const part of bar.children) {
      // Not the computed one: a button that was pressed becomes opaque again.
      const opacity = Number(part.style.opacity || 1);
      this.tracks.push([part, { opacity: shares.map((share) => share * opacity) }]);
    }
  }

  /** Runs the whole transition without a finger. @param {boolean} covers @param {() => void} done */
  run(covers, done) {
    for (const [element, frames] of this.tracks) {
      const way = covers ? frames : Object.fromEntries(Object.entries(frames).map(([name, values]) => [name, values.toReversed()]));
      this.animations.push(element.animate(way, { duration: less.matches ? 200 : DURATION, easing: EASING, fill: "both" }));
    }
    Promise.allSettled(this.animations.map((animation) => animation.finished)).then(done);
  }

  /** Shows the transition at a fraction. @param {number} part 1 is covered */
  scrub(part) {
    if (!this.animations.length) {
      for (const [element, frames] of this.tracks) {
        const animation = element.animate(frames, { duration: 1000, fill: "both" });
        animation.pause();
        this.animations.push(animation);
      }
    }
    for (const animation of this.animations) animation.currentTime = part * 1000;
  }

  /** Removes everything of the passage but the pages. */
  end() {
    this.putBack?.();
    for (const animation of this.animations) animation.cancel();
    for (const element of this.props) element.remove();
  }
}
