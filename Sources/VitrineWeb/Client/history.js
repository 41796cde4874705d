// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The browser's history as the server's navigation stack sees it. A step is applied when the one before it is done;
// popstate is a request, the server's answer wins.

import { BASE } from "./protocol.js";

/**
 * An entry: `epoch` names the page that wrote it, `key` the screen, `depth` counts this app's entries before it, `trail`
 * holds their paths (the last of them), so that a page loaded again knows where Back leads.
 * @typedef {{epoch: string, key: number, depth: number, trail: string[]}} State
 */

/** The most entries, and the most characters of their paths, that are sent to a server. */
const TRAIL = 48;
const TRAIL_SIZE = 2000;
/** How long a journey of ours may take before we look where we are, in milliseconds: a busy browser takes seconds. */
const PATIENCE = 4000;

/** The address that the server was last told. */
const here = () => (location.pathname.slice(BASE.length) || "/") + location.search;

/** The identifier of a history entry, which survives a reload. */
export const name = (/** @type {State | null} */ state) => (state ? state.epoch + "." + state.key : "");

export class Timeline {
  /**
   * @param {string} epoch
   * @param {(applied: number, key: number | null, depth: number, path: string) => number} request tells the server that
   *   the user moved; answers the event's number
   * @param {(from: string, to: string, isOther: boolean) => void} moved we stand at another entry, or the same has another name
   */
  constructor(epoch, request, moved = () => {}) {
    this.epoch = epoch;
    this.request = request;
    this.moved = moved;
    this.queue = Promise.resolve();
    // The last message applied, and the event that asked for the last move.
    this.applied = 0;
    this.asked = 0;
    this.entry = name(history.state);
    /** @type {(() => void) | null} */
    this.arrived = null;
    // The user moved in the history: the server's next answer shows where to.
    this.travelled = "";
    // The browser has animated the change by itself, after a swipe of its own.
    this.isShown = false;
    addEventListener("popstate", (event) => {
      if (this.arrived) return this.arrived();
      this.isShown = event.hasUAVisualTransition === true;
      this.ask();
    });
  }

  /** How many entries of this app are known to lie before the current one. */
  static depth() {
    const depth = history.state?.depth;
    return Number.isInteger(depth) && depth >= 0 ? depth : 0;
  }

  /** The paths of the last entries before the current one. @returns {string[]} */
  static trail() {
    const trail = history.state?.trail;
    const paths = Array.isArray(trail) ? trail.filter((path) => typeof path === "string") : [];
    while (paths.length > Math.min(TRAIL, Timeline.depth()) || JSON.stringify(paths).length > TRAIL_SIZE) paths.shift();
    return paths;
  }

  /** Names the entry that the page was loaded for. @param {number} key */
  start(key) {
    this.write(key, Timeline.depth(), here());
  }

  /** @param {number} key @param {number} depth @param {string} path */
  write(key, depth, path) {
    history.replaceState({ epoch: this.epoch, key, depth, trail: Timeline.trail() }, "", BASE + path);
    this.stand(false);
  }

  /** @param {boolean} isOther */
  stand(isOther) {
    const from = this.entry;
    this.entry = name(history.state);
    if (from !== this.entry) this.moved(from, this.entry, isOther);
  }

  /** Asks the server for the entry that the user has moved to. */
  ask() {
    this.stand(true);
    this.travelled = "back";
    const state = history.state;
    this.asked = this.request(this.applied, state?.epoch === this.epoch ? state.key : null, Timeline.depth(), here());
  }

  /**
   * @param {number} number
   * @param {number} handled the last event that the server knew of
   * @param {any[][]} steps
   * @param {(title: string, way: string) => void} done `way` is "push", "back", or empty without a movement
   */
  apply(number, handled, steps, done) {
    this.queue = this.queue.then(async () => {
      let title = "";
      let way = this.travelled;
      for (const [step, first, depth, path, label] of steps) {
        // The batch was made for the entry before the user moved; the answer to the move is still to come.
        if (handled < this.asked) return;
        if (step === "g") {
          const goal = Timeline.depth() + first;
          await this.go(first, goal);
          this.stand(true);
          if (Timeline.depth() !== goal) return this.ask();
          way = "back";
          continue;
        }
        if (step === "p") {
          const trail = [...Timeline.trail(), here()];
          history.pushState({ epoch: this.epoch, key: first, depth, trail }, "", BASE + path);
          this.stand(true);
          way = "push";
        } else {
          this.write(first, depth, path);
        }
        title = label;
      }
      this.applied = number;
      this.travelled = "";
      this.isShown = false;
      done(title, way);
    });
  }

  /**
   * Goes so many entries. The user may arrive somewhere else meanwhile: our own arrival comes after that, unless the
   * browser dropped our journey, or an entry is missing.
   * @param {number} steps @param {number} goal @returns {Promise<void>}
   */
  go(steps, goal) {
    return new Promise((resolve) => {
      let astray = false;
      const finish = () => {
        clearTimeout(timer);
        this.arrived = null;
        resolve();
      };
      this.arrived = () => {
        if (astray || Timeline.depth() === goal) return finish();
        this.stand(true);
        astray = true;
      };
      const timer = setTimeout(finish, PATIENCE);
      history.go(steps);
    });
  }
}
