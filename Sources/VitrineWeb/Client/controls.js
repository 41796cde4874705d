// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Native controls over drawn chrome: while a user changes one, the page owns its value. One change at a time is under
// way; the newest one follows its answer.

/** @typedef {{isLive: () => boolean, say: (word: string, rest: any[]) => void}} Session */

export class Controls {
  /** @param {Session} session what is said, after what was typed before */
  constructor(session) {
    this.session = session;
    /** @type {Set<any>} */
    this.elements = new Set();
    for (const name of ["input", "change"]) {
      document.addEventListener(name, (event) => {
        const element = /** @type {any} */ (event.target);
        if (element.vc) this.changed(element, name === "change");
      }, true);
    }
  }

  /** The engine's value. @param {any} element @param {any[]} payload */
  fill(element, [revision, value]) {
    const isNew = !element.vc;
    const state = (element.vc ||= { said: 0, waits: false, done: 0 });
    this.elements.add(element);
    // A user may have been faster than this module.
    const early = isNew && element.vq;
    state.value = value;
    state.waits &&= revision < state.said;
    state.said = Math.max(state.said, revision);
    if (early) return this.changed(element, true);
    show(element);
    this.tell(element);
  }

  /** @param {any} element @param {boolean} done */
  changed(element, done) {
    const state = element.vc;
    state.dirty = true;
    state.done = done ? 1 : 0;
    follow(element);
    this.tell(element);
  }

  /** @param {any} element */
  tell(element) {
    const state = element.vc;
    // A control of a page that is leaving is only shown: the engine has removed it.
    if (!state.dirty || state.waits || !(element.vid >= 0) || !this.session.isLive()) return;
    state.dirty = false;
    state.waits = true;
    this.session.say("C", [element.vid, ++state.said, element.value, state.done]);
  }

  /** The session is there. */
  start() {
    for (const element of this.elements) {
      if (element.isConnected) this.tell(element);
      else this.elements.delete(element);
    }
  }
}

/** @param {any} element */
export function show(element) {
  const { waits, dirty, value } = element.vc;
  // What a user has set since is not taken back: each change comes with texts and bounds that are told anew.
  if (!waits && !dirty && element.value !== value) element.value = value;
  follow(element);
}

/** What turns drums, once there is one. @type {Promise<typeof import("./drums.js")> | null} */
let drums = null;

/** Puts the end of a slider's filled part at its knob, and a drum at its row. @param {any} element */
function follow(element) {
  if (element.matches("[data-drum]")) (drums ||= import("./drums.js")).then((module) => module.follow(element));
  if (element.type !== "range") return;
  const [low, high] = [Number(element.min), Number(element.max)];
  element.style.setProperty("--f", String(high > low ? (element.value - low) / (high - low) : 0));
}
