// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The page's copy of the display tree: elements by layer id, and the operations on them.
//
// Only createElement, text nodes, listed attributes and CSSOM are used; nothing a server sends is parsed as HTML.

import { ATTRIBUTES, BASE, KIND, MASK, OP, SLOTS, TAGS } from "./protocol.js";

/** The number of removed scrollers whose offsets are remembered. */
const RESTS = 64;
/** Milliseconds of the fade of an image that has to be loaded. */
const FADE = 200;
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {HTMLElement & {vid: number, ve?: number, vx?: number, vy?: number, vr?: number, vd?: number[], vl?: any[]}} Node */

/** @param {string} href */
export function isSafeLink(href) {
  return /^(\/(?![/\\])|[#?]|https?:|mailto:|tel:)/i.test(href) && !/[\u0000- \u007f]/.test(href);
}

/** An element of HTML. @param {string} tag @param {Record<string, any>} [properties] @returns {any} */
export const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** An element of SVG; empty attributes are left out. @param {string} tag @param {Record<string, any>} attributes @param {any[]} children */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const key in attributes) if ((attributes[key] ?? "") !== "") element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/**
 * The id of one layer of a stamped row.
 *
 * @param {any[]} ids as the server writes them
 * @param {number} row
 * @param {number} place of the layer in its row
 * @param {number} size of a row
 */
function identifier(ids, row, place, size) {
  const [start, strides, offsets] = ids;
  if (Array.isArray(start)) return start[row * size + place];
  const stride = Array.isArray(strides) ? strides[place] : strides;
  return start + row * stride + (offsets ? offsets[place] : place);
}

/** The place of a sign among 0-9, a-z and A-Z. */
const digit = (/** @type {string} */ sign) => parseInt(sign, 36) + (sign > "9" && sign < "a" ? 26 : 0);

const px = (/** @type {number} */ value) => value + "px";

/** The blocks of the rules, one for each cascade layer. */
const BLOCKS = "@layer base{}@layer c{}@layer e{}@layer p{}";

/** Replaces the module of animations where it cannot be loaded: nothing is animated, and exits end at once. */
const STILL_PAGE = {
  animate() {},
  /** @param {any} _ @param {() => void} done */
  afterExit: (_, done) => done(),
};

export class Page {
  /** @param {HTMLElement} root */
  constructor(root) {
    /** @type {Map<number, any>} */
    this.nodes = new Map();
    /** @type {Map<number, {skeleton: any, element: any, specs: any[]}>} */
    this.templates = new Map();
    /** @type {Map<number, Set<any>>} */
    this.links = new Map();
    /** @type {any[]} */
    this.scrolls = [];
    /** Elements that have left the tree, and stay in the document until their animation is over. @type {any[]} */
    this.leaving = [];
    /** Whether the modules that animate pages and presentations are loaded. */
    this.isMoving = false;
    /** Layers whose exits begin with this batch. @type {number[]} */
    this.exits = [];
    /** The module of animations, once loaded. @type {typeof import("./animation.js") | typeof STILL_PAGE | null} */
    this.motion = null;
    /** @type {Promise<void> | null} */
    this.loading = null;
    /** The animations that wait for the module, in order. @type {((motion: any) => void)[]} */
    this.waiting = [];
    /** The offsets of removed scrollers, whose pages may come back with the same ids. @type {Map<number, number[]>} */
    this.rests = new Map();
    /** The layer that a user pressed last: some browsers give no focus to what is pressed. */
    this.touched = 0;
    /** Called with the id of a layer whose exit is over. @type {(id: number) => void} */
    this.onExit = () => {};
    /** Called with an element before it leaves. @type {(element: any) => void} */
    this.onLeave = () => {};
    /** What is typed in the page's fields, once loaded. @type {any} */
    this.inputs = null;
    /** Called with a field and the state that the engine has sent for it. @type {(element: any, payload: any[]) => void} */
    this.onField = () => {};
    /** Called with a native control and the state that the engine has sent for it. @type {(element: any, payload: any[]) => void} */
    this.onControl = () => {};
    /** Called with a layer that asks for pointers, keys or the mouse. @type {(element: any) => void} */
    this.onGesture = () => {};
    /** A layer asks for files. @type {(element: any) => void} */
    this.onFiles = () => {};
    /** Called with a layer that holds what the browser shows or does by itself. @type {(element: any) => void} */
    this.onEmbed = () => {};
    /** Called with what is pressed: something may open next to it. @type {(element: any) => void} */
    this.onPress = () => {};
    /** Called with a layer whose tap the engine recognised by itself. @type {(element: any) => void} */
    this.onTaken = () => {};
    /** Called when a batch has been applied. */
    this.onApplied = () => {};
    /** Called when a control's bounds have changed. @type {(element: any) => void} */
    this.onBounds = () => {};
    this.sheet = new CSSStyleSheet();
    this.sheet.replaceSync(BLOCKS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    this.root = root;
    this.adopt(root);
    for (const element of root.querySelectorAll(".v")) this.adopt(element);
    // Mostly the answers to what a user does are animated, so the module is loaded with the first press or key.
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.loadMotion(), { capture: true, once: true });
  }

  /** Takes an element of the server's HTML as a layer. @param {any} element */
  adopt(element) {
    const id = Number(element.id.slice(1));
    element.vid = id;
    element.ve = Number(element.dataset.e || 0);
    this.nodes.set(id, element);
    if (element.dataset.l) this.setLinks(element, JSON.parse(element.dataset.l));
    if (element.dataset.s) {
      const [x, y, revision, ...shift] = element.dataset.s.split(" ").map(Number);
      element.vr = revision;
      element.vd = shift;
      if (revision) element.scrollTo(x, y);
      element.removeAttribute("data-s");
    }
  }

  /** The events that a layer asks for; those from 256 on need a module, but for three. @param {any} element @param {number} events */
  listen(element, events) {
    if (events & MASK.files) this.onFiles(element);
    if (((events | element.ve) & ~(MASK.paste | MASK.files | MASK.drop)) > 255) {
      element.ve = events;
      this.onGesture(element);
    }
    element.ve = events;
  }

  /** Returns the offsets of scrollers and the focused element, by their order in the page: a snapshot may have other ids. */
  whereabouts() {
    const stops = this.stops();
    return {
      scrolls: this.scrollers().map((element) => [element.scrollLeft, element.scrollTop]),
      stops: stops.length,
      stop: stops.indexOf(document.activeElement),
    };
  }

  /** Restores offsets and focus, as far as the page has as many scrollers and elements that take the focus. @param {ReturnType<Page["whereabouts"]>} place */
  putBack({ scrolls, stops, stop }) {
    const scrollers = this.scrollers();
    if (scrollers.length === scrolls.length) scrollers.forEach((element, index) => element.scrollTo(scrolls[index][0], scrolls[index][1]));
    const now = this.stops();
    if (stop >= 0 && now.length === stops) now[stop].focus({ preventScroll: true });
  }

  /** The scrollers of the page, without rows between swipe actions, which come back closed. @returns {any[]} */
  scrollers() {
    return this.all(".k5:not([data-swipe])");
  }

  /** The elements that take the focus. @returns {any[]} */
  stops() {
    return this.all("a,button,input,textarea,select,[tabindex]");
  }

  /** The layers that a selector matches, without those that have left the tree. @param {string} selector @returns {any[]} */
  all(selector) {
    return [...this.root.querySelectorAll(selector)].filter((/** @type {any} */ element) => element.vid !== undefined);
  }

  /** Empties the page, before a snapshot is applied. */
  clear() {
    const root = /** @type {any} */ (this.root);
    for (const element of this.nodes.values()) if (element.scrollTop || element.scrollLeft) this.rest(element);
    root.replaceChildren();
    root.className = "v k0";
    this.nodes = new Map([[root.vid, root]]);
    this.templates.clear();
    this.links.clear();
    this.waiting = [];
    // The snapshot may use the numbers of the first page's styles for others.
    document.querySelector("style[nonce]")?.remove();
    this.sheet.replaceSync(BLOCKS);
  }

  /** Applies one batch as a whole. @param {any[][]} operations */
  apply(operations) {
    const focused = /** @type {any} */ (document.activeElement);
    for (const operation of operations) this.operate(operation);
    if (focused && focused !== document.activeElement && focused.isConnected && focused !== document.body) {
      focused.focus({ preventScroll: true });
    }
    for (const [element, x, y] of this.scrolls.splice(0)) element.scrollTo(x, y);
    this.onApplied();
    for (const id of this.exits.splice(0)) {
      this.animated(id, (motion, element) => motion.afterExit(element, () => this.nodes.get(id) === element && this.onExit(id)));
    }
    for (const source of this.links.keys()) this.follow(source);
  }

  // Animations; a page where nothing is animated does not load their module.

  loadMotion() {
    return this.loading ||= import("./animation.js").catch(() => STILL_PAGE).then((motion) => {
      this.motion = motion;
      for (const act of this.waiting.splice(0)) act(motion);
    });
  }

  /** Calls a closure with the module of animations and a layer's element, as soon as the module is loaded. @param {number} id @param {(motion: any, element: any) => void} act */
  animated(id, act) {
    const late = (/** @type {any} */ motion) => {
      const element = this.nodes.get(id);
      if (element) act(motion, element);
    };
    if (this.motion) return late(this.motion);
    this.waiting.push(late);
    this.loadMotion();
  }

  /** @param {any[]} o */
  operate(o) {
    switch (o[0]) {
      case OP.style: return this.addStyle(o[1], o[2], o[3]);
      case OP.font: return this.addFont(o[1], o[2], o[3]);
      case OP.template: return this.addTemplate(o[1], o[2]);
      case OP.symbol: return this.addSymbol(o[1], o[2], o[3]);
      case OP.stamp: return this.stamp(o);
      case OP.remove: for (let i = 1; i < o.length; i++) this.remove(o[i]); return;
      case OP.move: return this.move(o);
      case OP.place: return this.place(this.get(o[1]), o[2], o[3], o[4], o[5]);
      case OP.shift: return this.shift(o);
      case OP.content: {
        const element = this.get(o[1]);
        this.setStyle(element, 0, o[2]);
        element.style.width = o.length > 5 ? px(o[5]) : "auto";
        return this.fill(element, o[3], o[4]);
      }
      case OP.restyle: return this.setStyle(this.get(o[1]), o[2], o[3]);
      case OP.describe: return this.describe(this.get(o[1]), o[2], o[3]);
      case OP.listen: return this.listen(this.get(o[1]), o[2]);
      case OP.arrange: this.get(o[1]).classList.toggle("r", o[2] === 1); return;
      case OP.exit: this.get(o[1]).inert = true; this.exits.push(o[1]); return;
      // The browser has moved what a control shows already.
      case OP.animate: return this.nodes.get(o[1])?.closest(".other") || this.animated(o[1], (motion, element) => motion.animate(element, o));
      case OP.links: return this.setLinks(this.get(o[1]), o[2] || []);
      default: if (!(o[0] >= 64)) throw new Error("operation " + o[0]);
    }
  }

  /** @param {number} id */
  get(id) {
    const element = this.nodes.get(id);
    if (!element) throw new Error("layer " + id);
    return element;
  }

  // Styles

  /** @param {number} slot @param {number} number @param {string} text */
  addStyle(slot, number, text) {
    if (/[{}@<\\]/.test(text)) throw new Error("style " + number);
    // A layer has one style of a press: for while it is pressed (2), or while its control shows its other state (3).
    const letter = SLOTS[slot] ?? "p";
    // A new block of a cascade layer makes browsers style the whole page anew, a rule in a block that is there does not.
    const insert = (/** @type {string} */ rule, layer = letter) => {
      const block = [.../** @type {any} */ (this.sheet.cssRules)].find((block) => block.name === layer);
      block.insertRule(rule, block.cssRules.length);
    };
    const name = "." + letter + number;
    insert(`${slot === 3 ? ".other " : ""}${name}${slot === 2 ? ":is(:active,.taken)" : ""}{${text}}`);
    // What blends must not be drawn apart from what lies behind it, as far as the order there is the elements' own.
    if (text.includes("mix-blend-mode")) insert(`.v:has(${name}){isolation:auto}`, "base");
    if (text.includes("z-index")) insert(`.v:has(>${name}){isolation:isolate!important}`, "base");
    // A filter of an element around a material hides what lies behind the material: hover must not add one.
    if (text.includes("backdrop-filter")) insert(`.v:has(${name}){--hover:none}`, "base");
    // A shadow of what lies on a material, clipped or not, is one of the box, which is no filter.
    if (text.includes("--shade:"))
      insert(`.v:has(>${name}:first-child,>:only-child>${name}:first-child){--lit:none;--shade:var(--cast,inherit)}`, "base");
    for (const [, id] of text.matchAll(/url\(#([mk][^)]*)/g)) this.addFilter(id);
  }

  /** A font of the app's own, with the measures of lines that ours have. @param {string} family @param {string} address @param {string} weight */
  addFont(family, address, weight) {
    if (!/^own-[0-9a-f]+\/_vitrine\/fonts\/own-[0-9a-f]+\.[ot]tf$/.test(family + address)) throw new Error("font " + family);
    const lines = { ascentOverride: "100%", descentOverride: "28.906%", lineGapOverride: "0%" };
    const face = new FontFace(family, `url(${BASE}${address})`, { weight, display: "block", ...lines });
    if (![...document.fonts].some((other) => other.family === family)) document.fonts.add(face);
  }

  /** A filter that its name describes: a colour matrix, or a mask or an eraser so many points above its image. @param {string} name */
  addFilter(name) {
    if (document.getElementById(name)) return;
    const value = name.slice(1);
    const steps = name[0] === "m"
      ? [svg("feColorMatrix", { values: value.replaceAll("_", " ") })]
      : [svg("feOffset", { dy: parseInt(value), result: "k" }), svg("feComposite", { in: "SourceGraphic", in2: "k", operator: value.endsWith("o") ? "out" : "in" })];
    const filter = { id: name, x: -1, y: -5, width: 3, height: 7, "color-interpolation-filters": "sRGB" };
    document.body.append(svg("svg", { class: "w", "aria-hidden": true }, svg("filter", filter, ...steps)));
  }

  /** @param {any} element @param {number} slot @param {number} number */
  setStyle(element, slot, number) {
    const letter = SLOTS[slot];
    for (const name of element.classList) {
      if (name[0] === letter && name.length > 1) {
        if (name === letter + number) return;
        element.classList.remove(name);
        break;
      }
    }
    if (number) element.classList.add(letter + number);
  }

  /** A drawing, kept once in the page's hidden svg. @param {number} number @param {string} viewBox @param {string} d */
  addSymbol(number, viewBox, d) {
    const id = "y" + number;
    document.getElementById(id)?.remove();
    const symbol = svg("symbol", { id, viewBox, preserveAspectRatio: "none", overflow: "visible" });
    symbol.append(svg("path", { d }));
    document.getElementById("vitrine-symbols")?.append(symbol);
  }

  // Creation

  /** @param {number} number @param {any[]} skeleton */
  addTemplate(number, skeleton) {
    /** @type {any[]} */
    const specs = [];
    const element = this.build(skeleton, specs);
    this.templates.set(number, { skeleton, element, specs });
  }

  /** @param {any[]} skeleton @param {any[]} specs @returns {any} */
  build(skeleton, specs) {
    const [tag, kind, events, run, keys, ...children] = skeleton;
    const element = this.create(tag);
    element.className = "v k" + kind + (run ? " r" : "");
    specs.push({ kind, events, keys });
    if (kind === KIND.line) element.append(" ");
    if (kind === KIND.image) element.append(this.picture());
    if (kind === KIND.activity) this.fill(element, kind, null);
    for (const child of children) element.append(this.build(child, specs));
    return element;
  }

  /** @param {number} tag @returns {any} */
  create(tag) {
    const element = make(TAGS[tag]);
    if (element instanceof HTMLButtonElement) element.type = "button";
    return element;
  }

  picture() {
    const image = make("img", { className: "f", alt: "", decoding: "async", draggable: false });
    // An image that the browser has already appears without a fade.
    const born = performance.now();
    image.addEventListener("load", () => performance.now() - born > FADE && image.animate({ opacity: [0, 1] }, FADE), { once: true });
    return image;
  }

  /** @param {any[]} o */
  stamp(o) {
    const [, number, parent, before, count, ids] = o;
    const template = this.templates.get(number);
    if (!template) throw new Error("template " + number);
    const fragment = document.createDocumentFragment();
    const { specs } = template;
    for (let row = 0; row < count; row++) {
      const element = /** @type {any} */ (template.element.cloneNode(true));
      const nodes = specs.length > 1 ? [element, ...element.querySelectorAll(".v")] : [element];
      let column = 6;
      const next = () => {
        const value = o[column++];
        if (!Array.isArray(value)) return value;
        if (value[0] === 0) return value[row + 1];
        return value[0] === 1 ? value[1][digit(value[2][row])] : value[1];
      };
      for (let i = 0; i < nodes.length; i++) {
        const node = nodes[i];
        const spec = specs[i];
        const id = identifier(ids, row, i, specs.length);
        node.vid = id;
        this.listen(node, spec.events);
        this.nodes.set(id, node);
        this.place(node, next(), next(), next(), next());
        let names = "";
        for (const letter of SLOTS) {
          const style = next();
          if (style) names += " " + letter + style;
        }
        if (names) node.className += names;
        if (spec.kind !== KIND.plain && spec.kind !== KIND.activity) this.fill(node, spec.kind, next());
        for (const key of spec.keys) this.attribute(node, key, next());
      }
      fragment.append(element);
    }
    this.get(parent).insertBefore(fragment, before ? this.get(before) : null);
  }

  // Places

  /** @param {any} element @param {number} x @param {number} y @param {number | null} width @param {number} height */
  place(element, x, y, width, height) {
    const style = element.style;
    if (element.vx !== x) style.left = px(x);
    if (element.vy !== y) style.marginTop = px(y);
    element.vx = x;
    element.vy = y;
    style.width = width === null ? "auto" : px(width);
    style.height = px(height);
  }

  /** @param {any[]} o */
  shift(o) {
    const last = this.get(o[3]);
    for (let element = this.get(o[2]); element; element = element.nextElementSibling) {
      if (element.vid !== undefined) {
        if (element.vx === undefined) {
          const style = getComputedStyle(element);
          element.vx = parseFloat(style.left) || 0;
          element.vy = parseFloat(style.marginTop) || 0;
        }
        element.style.left = px((element.vx += o[4]));
        element.style.marginTop = px((element.vy += o[5]));
      }
      if (element === last) return;
    }
  }

  /** @param {any[]} o */
  move(o) {
    const parent = this.get(o[1]);
    const before = o[2] ? this.get(o[2]) : null;
    for (let i = 3; i < o.length; i++) {
      const element = this.get(o[i]);
      if (element.parentNode === parent && element.nextSibling === before) continue;
      // moveBefore keeps focus, scroll offsets and playing media.
      if (parent.moveBefore && element.isConnected && parent.isConnected) parent.moveBefore(element, before);
      else parent.insertBefore(element, before);
    }
  }

  /** @param {number} id */
  remove(id) {
    const element = this.get(id);
    this.onLeave(element);
    const stays = this.isMoving && /^(page|over)/.test(element.dataset.motion);
    for (const inner of [element, ...element.querySelectorAll(".v")]) {
      this.nodes.delete(inner.vid);
      this.links.delete(inner.vid);
      if (inner.vf) this.inputs?.forget(inner.vid);
      if (inner.vl && stays) for (const link of inner.vl) this.links.get(link[0])?.delete(inner);
      else if (inner.vl) this.setLinks(inner, []);
      if (inner.scrollTop || inner.scrollLeft) this.rest(inner);
      // The element stays as a picture only: without an id, events and identifiers.
      if (!stays) continue;
      delete inner.vid;
      inner.ve = 0;
      for (const name of ["data-testid", "aria-keyshortcuts"]) inner.removeAttribute(name);
    }
    if (!stays) return element.remove();
    element.inert = true;
    element.ariaHidden = "true";
    this.leaving.push(element);
  }

  /** Returns the offset of a scroller, its revision, and the shift that the offset includes. @param {any} element */
  stand(element) {
    const [dx = 0, dy = 0] = element.vd || [];
    return [element.scrollLeft, element.scrollTop, element.vr || 0, dx, dy];
  }

  /** Remembers the offset of a scroller that is removed, for the case that it comes back. @param {any} element */
  rest(element) {
    if (!element.dataset.swipe) this.rests.set(element.vid, this.stand(element));
    if (this.rests.size > RESTS) this.rests.delete(this.rests.keys().next().value);
  }

  // Content

  /** @param {any} element @param {number} kind @param {any} payload */
  fill(element, kind, payload) {
    const name = "k" + kind;
    const same = element.classList.contains(name);
    if (!same) {
      for (const other of [...element.classList]) if (/^k\d/.test(other)) element.classList.remove(other);
      element.classList.add(name);
      element.style.setProperty("--cw", "0px");
      element.style.setProperty("--ch", "0px");
    }
    const first = element.firstChild;
    if (same && kind === KIND.line && first && first.nodeType === 3) {
      first.nodeValue = payload;
      return;
    }
    if (kind === KIND.field) return this.onField(element, payload);
    if (kind === KIND.control) return this.onControl(element, payload);
    if (kind === KIND.canvas) {
      // Drawings are kept until the module that draws them is loaded.
      (element.vg ||= []).push(payload);
      return import("./canvas.js").then((canvas) => canvas.show(element), () => {});
    }
    if (kind === KIND.scroll) {
      // The offset is read before the content may become shorter; a new scroll view may be one that returns.
      const [width, height, x, y, revision, dx = 0, dy = 0] = payload;
      const kept = this.rests.get(element.vid);
      this.rests.delete(element.vid);
      const before = kept ?? this.stand(element);
      element.style.setProperty("--cw", px(width));
      element.style.setProperty("--ch", px(height));
      // A negative revision only corrects where a movement ended; another movement that has begun is not disturbed.
      if (revision !== before[2] && !(revision < 0 && element.vm === 0)) this.scrolls.push([element, x, y]);
      else if (kept || (same && (dx !== before[3] || dy !== before[4]))) {
        this.scrolls.push([element, before[0] + dx - before[3], before[1] + dy - before[4]]);
      }
      element.vr = revision;
      element.vd = [dx, dy];
    }
    if (same && kind === KIND.image && first) {
      first.src = BASE + "/_vitrine/image/" + encodeURIComponent(payload);
      return;
    }
    for (const child of [...element.childNodes]) if (child.vid === undefined && !child.classList?.contains("v")) child.remove();
    const inner = this.inner(kind, payload, element.vid);
    if (inner) element.prepend(...inner);
  }

  /** @param {number} kind @param {any} payload @param {number} id @returns {any[] | null} */
  inner(kind, payload, id) {
    switch (kind) {
      case KIND.line: return [payload];
      case KIND.lines: return this.lines(payload);
      case KIND.image: {
        const image = this.picture();
        image.src = BASE + "/_vitrine/image/" + encodeURIComponent(payload);
        return [image];
      }
      case KIND.symbol:
        return [make("span", { className: "y", ariaHidden: "true", textContent: payload })];
      case KIND.activity: return Array.from({ length: 8 }, () => make("i"));
      case KIND.drawing: return [this.drawing(payload, id)];
      case KIND.glyph: {
        const picture = svg("svg", payload < 0 ? { "aria-hidden": true, class: "m" } : { "aria-hidden": true });
        picture.append(svg("use", { href: "#y" + Math.abs(payload) }));
        return [picture];
      }
      default: return null;
    }
  }

  /** @param {any[][]} lines */
  lines(lines) {
    /** @type {any[]} */
    const nodes = [];
    lines.forEach((line, index) => {
      const span = make("span");
      for (let i = 1; i < line.length; i += 2) {
        if (!line[i + 1]) span.append(line[i]);
        else span.append(make("span", { className: "c" + line[i + 1], textContent: line[i] }));
      }
      nodes.push(span);
      if (index < lines.length - 1 && line[0] < 2) nodes.push(line[0] ? make("br") : " ");
    });
    return nodes;
  }

  /** @param {any[]} d @param {number} id */
  drawing(d, id) {
    const [shape, data, fill, stroke, width, cap, join, dash, flags = 0, style = 0] = d;
    const inks = {
      fill, stroke, "stroke-width": stroke && "" + width, "stroke-linecap": cap, "stroke-linejoin": join, "stroke-dasharray": dash,
      "fill-rule": flags & 1 ? "evenodd" : "",
    };
    const form = shape === "p" ? svg("path", { ...inks, d: data })
      : shape === "e" ? svg("ellipse", { ...inks, cx: "50%", cy: "50%", rx: "50%", ry: "50%" })
      : shape === "c" ? svg("circle", { ...inks, cx: 1, cy: 1, r: 1, "vector-effect": "non-scaling-stroke" })
      : svg("rect", { ...inks, width: "100%", height: "100%", rx: data });
    const picture = svg("svg", { "aria-hidden": true, viewBox: shape === "c" ? "0 0 2 2" : "" });
    if (flags & 2) {
      picture.append(svg("clipPath", { id: "d" + id }, form.cloneNode()));
      form.setAttribute("clip-path", `url(#d${id})`);
    }
    if (!style) picture.append(form);
    else {
      const box = { x: "-50%", y: "-50%", width: "200%", height: "200%" };
      picture.append(
        svg("mask", { id: "n" + id, maskUnits: "userSpaceOnUse", ...box }, form),
        svg("foreignObject", { mask: `url(#n${id})`, ...box }, make("div", { className: "g c" + style })),
      );
    }
    return picture;
  }

  // Attributes

  /** @param {any} element @param {number} key @param {string} value */
  attribute(element, key, value) {
    const name = ATTRIBUTES[key];
    if (name === undefined) throw new Error("attribute " + key);
    if (name === "href") {
      if (!isSafeLink(value)) return;
      if (value[0] === "/") value = BASE + value;
    }
    if (name === "alt") {
      if (element.firstChild instanceof HTMLImageElement) element.firstChild.alt = value;
      return;
    }
    if (name === "aria-disabled" && "disabled" in element) element.disabled = true;
    if (element.getAttribute(name) === value) return;
    element.setAttribute(name, value);
    if (name === "data-embed") this.onEmbed(element);
    // A value that was set before its bounds may have been limited to other ones.
    if (element.vc) this.onBounds(element);
  }

  /** @param {any} element @param {number} tag @param {any[]} list */
  describe(element, tag, list) {
    if (element.localName !== TAGS[tag]) element = this.retag(element, tag);
    if ("disabled" in element) element.disabled = false;
    const wanted = new Set(list.filter((_, index) => index % 2 === 0));
    ATTRIBUTES.forEach((name, key) => { if (!wanted.has(key)) element.removeAttribute(name); });
    for (let i = 0; i < list.length; i += 2) this.attribute(element, list[i], list[i + 1]);
  }

  /** The same layer as another element. @param {any} old @param {number} tag */
  retag(old, tag) {
    const element = this.create(tag);
    element.className = old.className;
    element.id = old.id;
    element.style.cssText = old.style.cssText;
    for (const key of ["vid", "ve", "vx", "vy", "vr", "vd"]) element[key] = old[key];
    if (old.vf && "value" in element) this.inputs?.replace(old, element);
    if (old.vl) {
      const links = old.vl;
      this.setLinks(old, []);
      this.setLinks(element, links);
    }
    const focused = document.activeElement === old;
    element.append(...old.childNodes);
    old.replaceWith(element);
    this.nodes.set(element.vid, element);
    if (focused) element.focus({ preventScroll: true });
    return element;
  }

  // Scroll-linked properties

  /** @param {any} element @param {any[]} links */
  setLinks(element, links) {
    for (const link of element.vl || []) {
      this.links.get(link[0])?.delete(element);
      if (link[1] === 0) element.style.translate = "";
      if (link[1] === 1) element.style.opacity = "";
    }
    element.vl = links;
    for (const link of links) {
      let set = this.links.get(link[0]);
      if (!set) this.links.set(link[0], (set = new Set()));
      set.add(element);
    }
  }

  /** Evaluates what follows a scroller. @param {number} source */
  follow(source) {
    const scroller = this.nodes.get(source);
    const followers = this.links.get(source);
    if (!scroller || !followers) return;
    const offset = scroller.scrollTop;
    for (const element of followers) {
      for (const [from, property, start, end, first, last] of element.vl) {
        if (from !== source) continue;
        const span = end - start;
        const part = span === 0 ? (offset < start ? 0 : 1) : Math.min(Math.max((offset - start) / span, 0), 1);
        const value = first + (last - first) * part;
        if (property === 0) element.style.translate = "0 " + px(value);
        else if (property === 1) element.style.opacity = String(value);
        else element.style.height = px(value);
      }
    }
  }
}
