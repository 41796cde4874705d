// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The browser's history as the server's navigation stack sees it. A step is applied when the one before it is done;
// popstate is a request, the server's answer wins.

/** @typedef {{epoch: string, key: number, depth: number}} State */

export class Timeline {
  /** @param {string} epoch @param {(key: number | null, depth: number, path: string) => void} request */
  constructor(epoch, request) {
    this.epoch = epoch;
    this.queue = Promise.resolve();
    /** @type {(() => void) | null} */
    this.expected = null;
    // The person moved: the next answer tells where to.
    this.moved = false;
    addEventListener("popstate", (event) => {
      if (this.expected) {
        this.expected();
        return;
      }
      const state = /** @type {State | null} */ (event.state);
      this.moved = true;
      const known = state && state.epoch === this.epoch;
      request(known ? state.key : null, state?.depth ?? 0, location.pathname + location.search);
    });
  }

  /** How many entries of this app are known to lie before the current one. */
  static depth() {
    const depth = history.state?.depth;
    return Number.isInteger(depth) && depth >= 0 ? depth : 0;
  }

  /** Names the entry that the page was loaded for. @param {number} key */
  start(key) {
    history.replaceState({ epoch: this.epoch, key, depth: Timeline.depth() }, "");
  }

  /** @param {any[][]} steps @param {(title: string, moved: boolean) => void} done */
  apply(steps, done) {
    this.queue = this.queue.then(async () => {
      let title = document.title;
      let moved = this.moved;
      this.moved = false;
      for (const [step, first, depth, path, name] of steps) {
        if (step === "g") {
          await this.go(first);
          moved = true;
          continue;
        }
        const state = { epoch: this.epoch, key: first, depth };
        if (step === "p") {
          history.pushState(state, "", path);
          moved = true;
        } else {
          history.replaceState(state, "", path);
        }
        title = name;
      }
      done(title, moved);
    });
  }

  /** @param {number} steps @returns {Promise<void>} */
  go(steps) {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.expected = null;
        resolve();
      };
      // An entry may be missing, then no popstate comes.
      const timer = setTimeout(finish, 1000);
      this.expected = finish;
      history.go(steps);
    });
  }
}
