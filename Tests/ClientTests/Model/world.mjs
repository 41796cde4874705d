// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A world for model checks: a virtual clock, seeded chance, sockets that fail as sockets do.

/** A small generator with a good spread (mulberry32). @param {number} seed */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** Time that only the test moves. What belongs to a page waits while the page is frozen. */
export class World {
  constructor() {
    this.now = 0;
    this.isFrozen = false;
    this.serial = 0;
    /** @type {{time: number, serial: number, isPage: boolean, act: () => void}[]} */
    this.tasks = [];
  }

  after(ms, act, isPage = false) {
    const task = { time: this.now + ms, serial: ++this.serial, isPage, act };
    this.tasks.push(task);
    return task;
  }

  cancel(task) {
    this.tasks = this.tasks.filter((other) => other !== task);
  }

  /** Runs everything that is due within the next `ms`. */
  run(ms) {
    const end = this.now + ms;
    for (;;) {
      let next = null;
      for (const task of this.tasks) {
        if (task.time > end || (task.isPage && this.isFrozen)) continue;
        if (!next || task.time < next.time || (task.time === next.time && task.serial < next.serial)) next = task;
      }
      if (!next) break;
      this.cancel(next);
      this.now = Math.max(this.now, next.time);
      next.act();
    }
    this.now = end;
  }
}

/**
 * A socket between a page and a server: ordered both ways, slow, and cut at any moment.
 *
 * `silent` stands for a path that is gone without a word: whatever is said is lost, and nobody is told.
 */
export class Wire {
  constructor(world, server, on, latency) {
    Object.assign(this, { world, server, on, latency, isCut: false, silent: false, isOpen: false, up: 0, down: 0, unheard: 0 });
    this.loseNext = 0;
    this.repeatNext = 0;
    world.after(latency(), () => {
      if (this.isCut || this.silent) return;
      if (!server.isUp) return this.cut(1006);
      this.isOpen = true;
      server.opened(this);
      world.after(0, () => { if (!this.isCut) on.open(); }, true);
    });
  }

  /** From the page. */
  send(text) {
    if (this.isCut || !this.isOpen) return;
    this.up = Math.max(this.up, this.world.now + this.latency());
    this.world.after(this.up - this.world.now, () => {
      if (!this.isCut && !this.silent) this.server.receive(this, JSON.parse(text));
    });
  }

  /** From the server. */
  say(message) {
    const word = message[0];
    const isNumbered = word === "B" || word === "N";
    if (isNumbered && this.loseNext > 0) return void this.loseNext--;
    const times = isNumbered && this.repeatNext > 0 ? (this.repeatNext--, 2) : 1;
    for (let i = 0; i < times; i++) {
      this.down = Math.max(this.down, this.world.now + this.latency());
      const text = JSON.stringify(message);
      this.world.after(this.down - this.world.now, () => {
        if (!this.isCut && !this.silent) this.on.message(text);
      }, true);
    }
  }

  /** The page closes: that takes its time, and the server goes on until it knows. */
  close() {
    this.world.after(this.latency(), () => this.cut(1000));
  }

  /** The server closes: what it has said before still arrives. */
  end(code) {
    this.server.closed(this);
    this.world.after(Math.max(this.down - this.world.now, 0), () => {
      if (this.isCut) return;
      this.isCut = true;
      if (!this.silent) this.on.close(code);
    }, true);
  }

  /** Both ends learn that the connection is gone; what was on its way is lost. */
  cut(code = 1006) {
    if (this.isCut) return;
    this.isCut = true;
    if (!this.silent) this.world.after(0, () => this.server.closed(this));
    this.world.after(0, () => this.on.close(code), true);
  }
}
