// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Drawings of many operations, each in one canvas as sharp as the screen: reads what Wire/WireCanvas.swift writes.
//
// A drawing that a page began with is SVG until it changes; the canvas takes its place once all of its images are there.

import { BASE } from "./protocol.js";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** Steps of a point. */
const STEPS = 32;
/** Pixels that every browser gives a canvas. */
const MOST_PIXELS = 16_777_216;
/** As `DisplayBlendMode` numbers them. */
const BLENDS = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
  "difference", "exclusion", "hue", "saturation", "color", "luminosity", "lighter",
  "destination-out", "destination-over", "destination-in", "destination-atop", "source-atop", "source-in", "source-out", "xor",
];

/** @typedef {{ draw: (context: any, view: View) => void, opacity: number, blend: number, shadow: any, clips: any[] }} Operation */
/** @typedef {{ width: number, height: number, scale: number, late: Set<Promise<void>> }} View */

/** Reads numbers from digits. */
class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.place = 0;
  }

  digit() {
    const value = VALUES.get(this.text[this.place++]);
    if (value === undefined) throw new Error("a digit is missing");
    return value;
  }

  number() {
    for (let value = 0, factor = 1; ; factor *= 32) {
      const digit = this.digit();
      value += (digit & 31) * factor;
      if (digit < 32) return value;
    }
  }

  signed() {
    const value = this.number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  length() {
    return this.signed() / STEPS;
  }

  size() {
    return this.number() / STEPS;
  }

  /** @param {number} count */
  fixed(count) {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 64 + this.digit();
    return value;
  }

  share() {
    return this.fixed(2) / 4095;
  }

  path() {
    const path = new Path2D();
    let x = 0, y = 0;
    const point = () => [(x += this.signed()) / STEPS, (y += this.signed()) / STEPS];
    const points = (/** @type {number} */ count) => Array.from({ length: count }, point).flat();
    for (let runs = this.number(); runs > 0; runs--) {
      const run = this.number();
      const kind = run % 8;
      const act = [
        () => path.moveTo(.../** @type {[number, number]} */ (points(1))),
        () => path.lineTo(.../** @type {[number, number]} */ (points(1))),
        () => path.quadraticCurveTo(.../** @type {[number, number, number, number]} */ (points(2))),
        () => path.bezierCurveTo(.../** @type {[number, number, number, number, number, number]} */ (points(3))),
        () => path.closePath(),
      ][kind];
      if (!act) throw new Error("path " + kind);
      for (let count = (run - kind) / 8; count > 0; count--) act();
    }
    return path;
  }
}

/** The images of all drawings, by their names. @type {Map<string, HTMLImageElement>} */
const pictures = new Map();

/** Returns an image that has loaded; until then the drawing waits for it. @param {string} name @param {View} view */
function picture(name, view) {
  let image = pictures.get(name);
  if (!image) {
    image = new Image();
    image.src = BASE + "/_vitrine/image/" + encodeURIComponent(name);
    pictures.set(name, image);
    if (pictures.size > 4096) pictures.delete(/** @type {string} */ (pictures.keys().next().value));
  }
  if (image.complete) return image.naturalWidth ? image : null;
  // One that cannot be shown is not waited for again.
  view.late.add(image.decode().catch(() => {}));
  return null;
}

/** Stops for mixing as styles and pictures mix: with alpha multiplied in, which canvases do not. @param {any[]} list */
function evenStops(list) {
  const stops = [];
  for (let i = 0; i < list.length; i += 2) {
    const hex = list[i].slice(1);
    const parts = hex.match(/../g).map((/** @type {string} */ part) => parseInt(part, 16) / 255);
    stops.push({ at: Math.min(Math.max(list[i + 1], 0), 1), color: parts.length < 4 ? [...parts, 1] : parts });
  }
  /** @type {typeof stops} */
  const result = [];
  for (const stop of stops) {
    const last = result.at(-1);
    if (last && last.color[3] !== stop.color[3] && stop.at > last.at) {
      for (let step = 0; step <= 16; step++) {
        const part = step / 16;
        const alpha = last.color[3] + (stop.color[3] - last.color[3]) * part;
        const mix = (/** @type {number} */ i) => alpha > 0
          ? (last.color[i] * last.color[3] * (1 - part) + stop.color[i] * stop.color[3] * part) / alpha
          : (step ? last : stop).color[i];
        result.push({ at: last.at + (stop.at - last.at) * part, color: [mix(0), mix(1), mix(2), alpha] });
      }
    } else result.push(stop);
  }
  return result;
}

/** A gradient of the table. @param {any} context @param {any[]} entry */
function gradient(context, entry) {
  const [kind, x, y] = entry;
  const made = kind === 1 ? context.createLinearGradient(x, y, entry[3], entry[4])
    : kind === 2 ? context.createRadialGradient(x, y, entry[3], x, y, Math.max(entry[4], entry[3] + 1e-4))
    : kind === 3 ? context.createRadialGradient(0, 0, entry[5], 0, 0, Math.max(entry[6], entry[5] + 1e-4))
    : context.createConicGradient(entry[3], x, y);
  const stops = evenStops(entry.slice(kind === 3 ? 7 : kind === 4 ? 4 : 5));
  // A line without a length has its last colour everywhere.
  if (kind === 1 && x === entry[3] && y === entry[4]) return stops.length ? css(/** @type {any} */ (stops.at(-1)).color) : "#0000";
  for (const { at, color } of stops) made.addColorStop(at, css(color));
  return made;
}

/** @param {number[]} color */
const css = ([red, green, blue, alpha]) => `rgb(${red * 255} ${green * 255} ${blue * 255}/${alpha})`;

/** A transparent context of the size and the coordinates of a view. @param {View} view */
function apart(view) {
  const canvas = document.createElement("canvas");
  size(canvas, view);
  const context = /** @type {any} */ (canvas.getContext("2d"));
  context.setTransform(canvas.width / view.width, 0, 0, canvas.height / view.height, 0, 0);
  return context;
}

/** @param {HTMLCanvasElement} canvas @param {View} view */
function size(canvas, view) {
  canvas.width = Math.max(Math.round(view.width * view.scale), 1);
  canvas.height = Math.max(Math.round(view.height * view.scale), 1);
}

/** Puts what was drawn apart into a context, with its opacity, blend mode, shadow and clip. @param {any} context @param {any} layer */
function put(context, layer) {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
}

/** Draws a form in a paint. @param {any} context @param {any} ink @param {View} view @param {(context: any) => void} form */
function paint(context, ink, view, form) {
  if (Array.isArray(ink) && ink[0] === 3) {
    // An ellipse is a circle in coordinates that only the paint may have.
    const [, x, y, width, height] = ink;
    const layer = apart(view);
    layer.fillStyle = layer.strokeStyle = "#000";
    form(layer);
    layer.globalCompositeOperation = "source-in";
    layer.translate(x, y);
    layer.scale(width || 1e-6, height || 1e-6);
    layer.fillStyle = gradient(layer, ink);
    layer.fillRect(-1e4, -1e4, 2e4, 2e4);
    return put(context, layer);
  }
  context.fillStyle = context.strokeStyle = Array.isArray(ink) ? gradient(context, ink) : ink;
  form(context);
}

/** Reads an operation. @param {Reader} reader @param {any[]} table @returns {Operation} */
function read(reader, table) {
  const head = reader.digit();
  const operation = { draw: () => {}, opacity: 1, blend: 0, shadow: null, /** @type {any[]} */ clips: [] };
  if (head & 32) {
    operation.opacity = reader.share();
    operation.blend = reader.number();
    const shadow = reader.number();
    if (shadow) operation.shadow = table[shadow - 1];
    for (let count = reader.number(); count > 0; count--) {
      const clip = new Reader(table[reader.number()]);
      operation.clips.push({ rule: clip.number() ? "evenodd" : "nonzero", path: clip.path() });
    }
  }
  const mode = head >> 3 & 3;
  const color = () => "#" + reader.fixed(4).toString(16).padStart(6, "0");
  const ink = mode === 0 ? color()
    : mode === 1 ? color() + Math.round(reader.share() * 255).toString(16).padStart(2, "0")
    : mode === 2 ? table[reader.number()] : null;
  operation.draw = mark(head & 7, ink, reader, table);
  return operation;
}

/** Reads what an operation draws. @param {number} kind @param {any} ink @param {Reader} reader @param {any[]} table @returns {(context: any, view: View) => void} */
function mark(kind, ink, reader, table) {
  switch (kind) {
    case 0: {
      const box = [reader.length(), reader.length(), reader.size(), reader.size()];
      return (context, view) => paint(context, ink, view, (on) => on.fillRect(...box));
    }
    case 1: case 2: {
      const [x, y, across] = [reader.length(), reader.length(), reader.size()];
      const down = kind === 1 ? reader.size() : across;
      return (context, view) => paint(context, ink, view, (on) => {
        on.beginPath();
        on.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
        on.fill();
      });
    }
    case 3: {
      const rule = reader.number() ? "evenodd" : "nonzero";
      const path = reader.path();
      return (context, view) => paint(context, ink, view, (on) => on.fill(path, rule));
    }
    case 4: {
      const [width, cap, join, limit, phase, ...dash] = table[reader.number()];
      const path = reader.path();
      return (context, view) => paint(context, ink, view, (on) => {
        if (!(width > 0)) return;
        Object.assign(on, { lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: Math.max(limit, 1), lineDashOffset: phase });
        on.setLineDash(dash.some((/** @type {number} */ part) => part > 0) ? dash : []);
        on.stroke(path);
      });
    }
    case 5: {
      const [name, isSmooth] = table[reader.number()];
      const flags = reader.number();
      const place = flags & 1
        ? [...Array.from({ length: 4 }, () => reader.signed() / 10_000), reader.length(), reader.length()] : null;
      const box = [reader.length(), reader.length(), reader.size(), reader.size()];
      const show = (/** @type {any} */ on, /** @type {any} */ image) => {
        on.save();
        on.imageSmoothingEnabled = !!isSmooth;
        on.imageSmoothingQuality = "high";
        if (flags & 2) on.transform(-1, 0, 0, 1, box[0] * 2 + box[2], 0);
        on.drawImage(image, ...box);
        on.restore();
      };
      return (context, view) => {
        const image = picture(name, view);
        if (!image || !(box[2] > 0) || !(box[3] > 0)) return;
        if (ink === null) {
          if (place) context.transform(...place);
          return show(context, image);
        }
        // A stencil: the image's opacity in another paint.
        const layer = apart(view);
        if (place) layer.transform(...place);
        show(layer, image);
        const inks = apart(view);
        if (place) inks.transform(...place);
        paint(inks, ink, view, (on) => on.fillRect(...box));
        layer.globalCompositeOperation = "source-in";
        put(layer, inks);
        put(context, layer);
      };
    }
    case 6: {
      const operations = Array.from({ length: reader.number() }, () => read(reader, table));
      return (context, view) => {
        const layer = apart(view);
        for (const operation of operations) draw(layer, operation, view);
        put(context, layer);
      };
    }
    default: throw new Error("operation " + kind);
  }
}

/** @param {any} context @param {Operation} operation @param {View} view */
function draw(context, { draw, opacity, blend, shadow, clips }, view) {
  context.save();
  for (const { path, rule } of clips) context.clip(path, rule);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = BLENDS[blend] ?? BLENDS[0];
  if (shadow) {
    const [color, radius, x, y] = shadow;
    // Transforms do not apply to shadows of a canvas; their blur is twice the standard deviation.
    Object.assign(context, {
      shadowColor: color, shadowBlur: radius * 2 * view.scale, shadowOffsetX: x * view.scale, shadowOffsetY: y * view.scale,
    });
  }
  draw(context, view);
  context.restore();
}

/** Reads an operation; skips one that this client does not know. @param {string} text @param {any[]} table */
function decoded(text, table) {
  try {
    return read(new Reader(text), table);
  } catch (error) {
    console.warn("A canvas leaves out an operation:", error);
    return { draw() {}, opacity: 1, blend: 0, shadow: null, clips: [] };
  }
}

/** The drawing of a layer. */
class Drawing {
  /** @param {any} element */
  constructor(element) {
    this.element = element;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "f";
    this.canvas.ariaHidden = "true";
    this.context = this.canvas.getContext("2d");
    /** @type {any[]} */
    this.table = [];
    /** @type {Operation[]} */
    this.operations = [];
    const style = getComputedStyle(element);
    this.width = parseFloat(style.width) || 0;
    this.height = parseFloat(style.height) || 0;
  }

  /** Takes what the server sends of a layer's drawing. @param {any[]} payload */
  take([isChange, entries, text, edits]) {
    this.table = isChange ? [...this.table, ...entries] : entries;
    const added = text ? text.split(".").map((/** @type {string} */ part) => decoded(part, this.table)) : [];
    if (!isChange) {
      this.operations = added;
      return;
    }
    const old = this.operations;
    /** @type {Operation[]} */
    const result = [];
    let from = 0, next = 0;
    for (let i = 0; i < edits.length; i += 3) {
      const [keep, drop, insert] = edits.slice(i, i + 3);
      result.push(...old.slice(from, from + keep), ...added.slice(next, next + insert));
      from += keep + drop;
      next += insert;
    }
    this.operations = result.concat(old.slice(from));
  }

  /** Draws everything; what is shown is never without some of it, unless an image has not come. */
  draw() {
    const { canvas, context, width, height } = this;
    if (!context || !(width > 0) || !(height > 0)) return;
    const scale = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
    const view = { width, height, scale, late: new Set() };
    // Setting the size clears the canvas, too.
    size(canvas, view);
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    for (const operation of this.operations) draw(context, operation, view);
    if (view.late.size) Promise.all(view.late).then(() => shown.has(this.element) && this.draw());
    if (canvas.parentNode === this.element) return;
    const before = [...this.element.childNodes].filter((child) => child.vid === undefined);
    // What the page began with stays until everything is there.
    if (before.length && view.late.size) return;
    for (const child of before) child.remove();
    this.element.prepend(canvas);
  }
}

/** The drawings of the page. @type {Map<any, Drawing>} */
const shown = new Map();

const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const drawing = shown.get(target);
    if (!target.isConnected) {
      sizes.unobserve(target);
      shown.delete(target);
    } else if (drawing && (drawing.width !== contentRect.width || drawing.height !== contentRect.height)) {
      drawing.width = contentRect.width;
      drawing.height = contentRect.height;
      drawing.draw();
    }
  }
});

/** Draws again whenever the screen has other pixels. */
function watch() {
  matchMedia(`(resolution:${devicePixelRatio}dppx)`).addEventListener("change", () => {
    for (const drawing of shown.values()) drawing.draw();
    watch();
  }, { once: true });
}
watch();

/** Draws the operations of a layer. @param {any} element */
export function show(element) {
  const payloads = element.vg?.splice(0) ?? [];
  let drawing = shown.get(element);
  if (!drawing) {
    // A change of a drawing that is not here is followed by no picture; a whole one begins anew.
    drawing = new Drawing(element);
    shown.set(element, drawing);
    sizes.observe(element);
  }
  for (const payload of payloads) drawing.take(payload);
  if (payloads.length) drawing.draw();
}
