// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Pointers and the mouse, for the layers that ask for them. What they mean the engine decides: here they are only told, a
// move at most once a frame, with the page's own time.

import { Keys, isTyped, layer } from "./keys.js";

/** Events that a layer asks for, as `EventMask` counts: a test holds the two together. */
const MASK = {
  tap: 1, gesture: 8, pointer: 256, claimsHorizontal: 512, claimsVertical: 1024, pinch: 2048, hover: 4096,
  hoverMoves: 8192, focus: 32768, hoverHighlight: 131072, hoverLift: 262144, claimsHeld: 1048576,
};
/** What a pointer does, as `PointerSample.Kind` counts. */
const KIND = { began: 0, moved: 1, ended: 2, cancelled: 3, time: 4, hover: 5, left: 6 };
/** How far a pointer may move, in points, and still tap. */
const SLIP = 10;
/** Pointers from here on are a mouse's. */
const MOUSE = 500;
/** Two ends of a pinch without fingers. */
const INDIRECT = 1000;
/** Milliseconds without a wheel's turn after which a pinch is over. */
const REST = 200;
/** What the mouse is over, where there is one. */
const LOOKS =
  "@media (hover:hover){@layer p{.hover-highlight,.hover-lift{transition:scale .15s,filter .15s}" +
  ".hover-highlight:hover{filter:var(--hover,brightness(.94))}html[data-scheme=dark] .hover-highlight:hover{filter:var(--hover,brightness(1.2))}" +
  ".hover-lift:hover{scale:1.04;filter:var(--hover,drop-shadow(0 6px 10px rgb(0 0 0/.2)))}}}";

export class Gestures {
  /**
   * @param {import("./page.js").Page} page
   * @param {{isLive: () => boolean, isBusy: () => boolean, say: (word: string, rest: any[]) => void}} session
   */
  constructor(page, session) {
    this.page = page;
    this.session = session;
    this.keys = new Keys(page, session);
    /** Pointers that are down. @type {Map<number, any>} */
    this.pointers = new Map();
    /** The events to send, oldest first: layer, kind, pointer, x, y, time. @type {number[][]} */
    this.samples = [];
    this.frame = 0;
    /** The time of the last event that was sent. */
    this.told = 0;
    /** The pointer whose click may follow. @type {any} */
    this.last = null;
    /** The layer of the last pointer, to which the passing of time is reported. */
    this.where = 0;
    /** @type {any} */
    this.alarm = 0;
    /** The layer that the mouse is over. @type {any} */
    this.hovered = null;
    /** A pinch of a wheel or a trackpad. @type {any} */
    this.pinch = null;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act, /** @type {any} */ options = false) =>
      document.addEventListener(name, act, options);
    on("pointerdown", (event) => this.down(event), true);
    on("pointermove", (event) => this.moved(event), { capture: true, passive: true });
    on("pointerup", (event) => this.up(event, KIND.ended), true);
    on("pointercancel", (event) => this.up(event, KIND.cancelled), true);
    on("pointerover", (event) => this.over(event, event.target));
    on("pointerout", (event) => event.relatedTarget || this.over(event, null));
    on("click", (event) => this.click(event), true);
    // A finger that is held asks for no menu of the browser's.
    on("contextmenu", (event) => { if (this.pointers.size && layer(event.target, MASK.claimsHeld)) event.preventDefault(); });
    on("dragstart", (event) => { if (layer(event.target, MASK.pointer)) event.preventDefault(); });
    on("focusin", (event) => { if (event.target.ve & MASK.focus) session.say("F", [event.target.vid]); });
    on("focusout", (event) => {
      if (event.target.ve & MASK.focus && document.hasFocus() && !(event.relatedTarget?.ve & MASK.focus) && !event.relatedTarget?.vf) {
        session.say("F", [0]);
      }
    });
    on("wheel", (event) => this.wheel(event), { passive: false });
    if ("ongesturestart" in window && !navigator.maxTouchPoints) {
      for (const name of ["gesturestart", "gesturechange", "gestureend"]) on(name, (event) => this.trackpad(event));
    }
    addEventListener("blur", () => { for (const id of [...this.pointers.keys()]) this.end(id, KIND.cancelled); });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LOOKS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // For tests: from now on pointer events are sent to the server.
    document.documentElement.dataset.gestures = "on";
  }

  /** @param {any} element @param {string} name @param {number} mask */
  look(element, name, mask) {
    element.classList.toggle(name, (element.ve & mask) !== 0);
  }

  /** A layer asks for something, or for nothing any more. @param {any} element */
  fill(element) {
    const { ve, style } = element;
    const isAsking = ve & MASK.pointer;
    const pans = [[MASK.claimsHorizontal, "pan-x"], [MASK.claimsVertical, "pan-y"], [MASK.pinch, "pinch-zoom"]];
    style.touchAction = isAsking ? pans.filter(([bit]) => !(ve & Number(bit))).map((pan) => pan[1]).join(" ") || "none" : "";
    style.userSelect = style.webkitUserSelect = isAsking ? "none" : "";
    // A finger that was held in its place has not scrolled: its first move is asked for, and then all of them.
    element.ontouchmove = ve & MASK.claimsHeld ? (/** @type {any} */ event) => {
      if (event.cancelable && [...this.pointers.values()].some((pointer) => pointer.held)) event.preventDefault();
    } : null;
    style.webkitTouchCallout = ve & MASK.claimsHeld ? "none" : "";
    this.look(element, "hover-highlight", MASK.hoverHighlight);
    this.look(element, "hover-lift", MASK.hoverLift);
  }

  // Telling

  /** @param {any} element @param {number} kind @param {number} pointer @param {number} x @param {number} y @param {number} time */
  add(element, kind, pointer, x, y, time) {
    // A layer that is leaving is only shown: the engine has removed it.
    if (!(element.vid >= 0)) return;
    const { left, top } = this.page.root.getBoundingClientRect();
    const round = (/** @type {number} */ value) => Math.round(value * 8) / 8;
    this.samples.push([element.vid, kind, pointer, round(x - left), round(y - top), Math.round(time)]);
  }

  /** Tells what has happened, each layer's in one message. */
  flush() {
    for (const pointer of this.pointers.values()) this.catchUp(pointer);
    const { samples } = this;
    this.samples = [];
    this.told = performance.now();
    for (let i = 0; i < samples.length; ) {
      const id = samples[i][0];
      const list = [];
      for (; i < samples.length && samples[i][0] === id; i++) list.push(...samples[i].slice(1));
      this.session.say("P", [id, list]);
    }
  }

  /** Sends the newest position of a pointer that has moved since the last one. @param {any} pointer */
  catchUp(pointer) {
    if (!pointer.event) return;
    const { clientX, clientY, timeStamp } = pointer.event;
    pointer.event = null;
    this.add(pointer.element, KIND.moved, pointer.slot, clientX, clientY, timeStamp);
  }

  /** Tells with the next frame, or with a later one while the server is far behind, and where a display shows more than the server takes. */
  soon() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.session.isBusy() || performance.now() - this.told < 10) this.soon();
      else this.flush();
    });
  }

  /** Handles a message of the engine that is not a batch. @param {any[]} message */
  hear([word, value, isTaken]) {
    if (word === "J") this.wait(value);
    if (word === "K") this.keys.answer(value, isTaken);
    if (word === "F") this.focus(value);
  }

  /** Sets the time at which the engine wants an event, or none. @param {number} time */
  wait(time) {
    clearTimeout(this.alarm);
    if (time < 0) return;
    const fire = () => {
      for (const pointer of this.pointers.values()) pointer.held = !pointer.far;
      this.add(this.page.nodes.get(this.where) ?? this.page.nodes.get(0), KIND.time, 0, 0, 0, Math.max(performance.now(), time));
      this.flush();
    };
    this.alarm = setTimeout(fire, Math.max(time - performance.now(), 0));
  }

  // Pointers

  /** @param {any} event */
  down(event) {
    this.last = null;
    // A new finger does not continue an earlier movement of the wheel.
    if (this.pinch) this.rest();
    if (event.button !== 0 || !this.session.isLive()) return;
    if (!layer(event.target, MASK.pointer) || isTyped(event.target)) return;
    const element = layer(event.target, MASK.pointer | MASK.tap);
    if (element.ariaDisabled === "true") return;
    const used = new Set([...this.pointers.values()].map((pointer) => pointer.slot));
    let slot = event.pointerType === "mouse" ? MOUSE : 0;
    while (used.has(slot)) slot++;
    this.end(event.pointerId, KIND.cancelled);
    this.page.touched = this.where = element.vid;
    this.page.onPress(element);
    this.pointers.set(event.pointerId, { element, slot, x: event.clientX, y: event.clientY, target: event.target, far: false });
    this.add(element, KIND.began, slot, event.clientX, event.clientY, event.timeStamp);
    this.flush();
  }

  /** @param {any} event */
  moved(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (pointer) {
      pointer.event = event;
      if (!pointer.far && Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) > SLIP) {
        pointer.far = true;
        // From here on it is no click: the pointer stays ours, also outside the window.
        if (event.pointerType === "mouse" && pointer.element.isConnected) pointer.element.setPointerCapture?.(event.pointerId);
      }
      this.soon();
    } else if (this.hovered && event.pointerType === "mouse" && layer(event.target, MASK.hoverMoves)) {
      this.samples = this.samples.filter((sample) => sample[1] !== KIND.hover);
      this.add(this.hovered, KIND.hover, 0, event.clientX, event.clientY, event.timeStamp);
      this.soon();
    }
  }

  /** @param {any} event @param {number} kind */
  up(event, kind) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.last = pointer;
    this.pointers.delete(event.pointerId);
    if (kind !== KIND.cancelled) this.catchUp(pointer);
    this.add(pointer.element, kind, pointer.slot, event.clientX, event.clientY, event.timeStamp);
    this.flush();
  }

  /** @param {number} id @param {number} kind */
  end(id, kind) {
    const pointer = this.pointers.get(id);
    if (!pointer) return;
    this.pointers.delete(id);
    this.add(pointer.element, kind, pointer.slot, pointer.x, pointer.y, performance.now());
    this.flush();
  }

  /** Handles a pointer's click: the engine recognises a tap gesture by itself, and a pointer that moved made no tap. @param {any} event */
  click(event) {
    const { last } = this;
    this.last = null;
    if (!last || event.detail === 0) return;
    const element = layer(event.target, MASK.tap);
    // What has come up under a finger that was held, as a dialog does, is not what it pressed.
    const { target } = event;
    const isOther = last.element.isConnected && !last.element.contains(target) && !target.contains(last.element);
    if (!isOther && !last.far && !(element?.ve & MASK.gesture)) return;
    event.preventDefault();
    if (!isOther && !last.far) this.page.onTaken(element);
  }

  // The mouse

  /** @param {any} event @param {any} target */
  over(event, target) {
    if (event.pointerType !== "mouse" || !this.session.isLive()) return;
    const element = layer(target, MASK.hover);
    if (element === this.hovered) return;
    const former = this.hovered;
    this.hovered = element;
    if (element) this.page.onPress(element);
    if (element || former.isConnected) {
      this.add(element ?? former, element ? KIND.hover : KIND.left, 0, event.clientX, event.clientY, event.timeStamp);
      this.soon();
    }
  }

  // Pinches without fingers

  /** @param {any} event */
  wheel(event) {
    const element = event.ctrlKey && layer(event.target, MASK.pinch);
    if (!element || !this.session.isLive()) return;
    event.preventDefault();
    this.pinch ??= this.begin(element, event);
    this.turn(this.pinch.scale * Math.exp(-event.deltaY / 100), 0, event.timeStamp);
    clearTimeout(this.pinch.timer);
    this.pinch.timer = setTimeout(() => this.rest(), REST);
  }

  /** @param {any} event */
  trackpad(event) {
    const element = this.pinch?.element ?? layer(event.target, MASK.pinch);
    if (!element || !this.session.isLive()) return;
    event.preventDefault();
    this.pinch ??= this.begin(element, event);
    this.turn(event.scale, (event.rotation * Math.PI) / 180, event.timeStamp);
    if (event.type === "gestureend") this.rest();
  }

  /** @param {any} element @param {any} event */
  begin(element, { clientX: x, clientY: y, timeStamp }) {
    this.where = element.vid;
    this.page.onPress(element);
    for (const side of [1, -1]) this.add(element, KIND.began, INDIRECT + (side + 1) / 2, x + side * 100, y, timeStamp);
    return { element, x, y, scale: 1, timer: 0 };
  }

  /** @param {number} scale @param {number} angle @param {number} time */
  turn(scale, angle, time) {
    const { pinch } = this;
    pinch.scale = Math.min(Math.max(scale, 0.05), 50);
    this.samples = this.samples.filter((sample) => sample[1] !== KIND.moved || sample[2] < INDIRECT);
    for (const side of [1, -1]) {
      const length = side * 100 * pinch.scale;
      const [x, y] = [pinch.x + length * Math.cos(angle), pinch.y + length * Math.sin(angle)];
      this.add(pinch.element, KIND.moved, INDIRECT + (side + 1) / 2, x, y, time);
    }
    this.soon();
  }

  rest() {
    const { element, x, y, timer } = this.pinch;
    clearTimeout(timer);
    this.pinch = null;
    for (const pointer of [INDIRECT, INDIRECT + 1]) this.add(element, KIND.ended, pointer, x, y, performance.now());
    this.flush();
  }

  // The focus of what is no field

  /** @param {number} id */
  focus(id) {
    const element = this.page.nodes.get(id);
    const current = /** @type {any} */ (document.activeElement);
    if (element && element.ve & MASK.focus) element.focus();
    else if (!element && current?.ve & MASK.focus) current.blur();
  }
}
