// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The page's end of the connection: a state machine without sockets, clocks or elements, so that it can be model-checked.
//
// Invariants: only the newest socket counts; messages of older ones are ignored. Messages of the server are applied once,
// whole and in order. Events are kept until the server has handled them, and are sent again on every new socket, in order;
// their numbers let the server handle each once.

import { CLOSE, PROTOCOL } from "./protocol.js";

/** The longest times between attempts, in milliseconds; all but the first are random between zero and that. */
const LADDER = [0, 50, 150, 400, 1000, 2000, 5000];
/** Milliseconds between checks whether a server on the same machine is there: a developer restarts the app often. */
const NEAR = 200;
/** Milliseconds that a server may be silent before it is probed, and that it may take to answer. */
const SILENCE = 17000;
const ANSWER = 3000;
/** Milliseconds until the welcome has to arrive on a new socket. */
const WELCOME = 10000;
/** Milliseconds after which events and requests for a snapshot are repeated. */
const REPEAT = 3000;
/** Milliseconds from the loss of a connection until the user is shown it. */
const CUE = 500;
/** Milliseconds for which a hidden page keeps its socket. */
const REST = 300000;
/** The number of events that may wait for the server, which is how many it accepts at once. */
const KEPT = 150;

/**
 * What a link needs of its page.
 *
 * @typedef {{
 *   now: () => number,
 *   after: (ms: number, act: () => void) => any,
 *   cancel: (timer: any) => void,
 *   random: () => number,
 *   open: (on: {open: () => void, message: (text: string) => void, close: (code: number) => void}) => {send: (text: string) => void, close: () => void},
 *   knock: ((answer: (isThere: boolean) => void) => void) | null,
 *   isHidden: () => boolean,
 *   hello: () => [build: string, environment: any[], depth: number, trail: string[]],
 *   apply: (message: any[]) => void,
 *   other: (message: any[]) => void,
 *   handled: (event: number) => void,
 *   welcomed: (mode: string, parameters: any) => void,
 *   show: (state: "live" | "offline" | "waiting" | "updating" | "elsewhere" | "failed") => void,
 *   reload: (reason: string) => void,
 * }} Host
 */

export class Link {
  /** @param {Host} host @param {{token: string, epoch: string, sequence?: number}} config */
  constructor(host, config) {
    this.host = host;
    this.token = config.token;
    this.epoch = config.epoch;
    /** The last message of the server that was applied. */
    this.sequence = config.sequence || 0;
    /** The number of the last event. */
    this.number = 0;
    /** Events that the server has not yet acknowledged. @type {any[][]} */
    this.kept = [];
    /** The last report of each scroller, for a server that may not have received it. @type {Map<number, any[]>} */
    this.scrolls = new Map();
    /** @type {{send: (text: string) => void, close: () => void} | null} */
    this.socket = null;
    this.isLive = false;
    /** Whether there are no more attempts: the page is left, or has to be loaded again. */
    this.isOver = false;
    /** Whether the user has been shown that the connection is lost. */
    this.isTold = false;
    this.isResyncing = false;
    /** When a snapshot was last requested, and when events were last sent. */
    this.askedAt = 0;
    this.saidAt = 0;
    this.hellos = 0;
    this.failures = 0;
    this.heard = 0;
    this.delay = 0;
    /** The number of the current attempt: the answer to a knock of an earlier one is ignored. */
    this.round = 0;
    /** @type {any} */
    this.retry = null;
    /** @type {any} */
    this.watch = null;
    /** @type {any} */
    this.cue = null;
    /** @type {any} */
    this.rest = null;
  }

  // Messages to the server

  /** Whether an event would be accepted: until the user is shown that the connection is lost, the page behaves as if it were not. */
  get isOpen() {
    return this.hellos > 0 && !this.isOver && (this.isLive || !this.isTold) && this.kept.length < KEPT;
  }

  /** Numbers an event, keeps it and sends it; returns whether it was accepted. @param {string} word @param {any[]} rest */
  event(word, ...rest) {
    if (this.isOver || this.kept.length >= KEPT) return false;
    const message = [word, ++this.number, ...rest];
    this.kept.push(message);
    if (this.isLive) this.sayEvents([message]);
    return true;
  }

  /** Sends the position of a scroller, now and on the next new socket. @param {any[]} values layer, x, y, width, height */
  scroll(values) {
    this.scrolls.delete(values[0]);
    this.scrolls.set(values[0], ["L", ...values]);
    if (this.scrolls.size > 64) this.scrolls.delete(this.scrolls.keys().next().value);
    if (this.isLive) this.say(["L", ...values]);
  }

  /** @param {any[][]} events */
  sayEvents(events) {
    this.saidAt = this.host.now();
    for (const event of events) this.say(event);
  }

  /** Sends what the hello of a new socket contains as well, so that nothing has to be kept. @param {any[]} message */
  mention(message) {
    if (this.isLive) this.say(message);
  }

  /** @param {any[]} message */
  say(message) {
    // The server takes no half of a character; another sign has the same length, so that places in texts stay what they are.
    this.socket?.send(JSON.stringify(message, (_, value) => value?.replace?.(/\p{Surrogate}/gu, "\ufffd") ?? value));
  }

  // Sockets

  connect() {
    this.host.cancel(this.retry);
    this.round += 1;
    if (this.isOver || this.socket) return;
    const socket = this.host.open({
      open: () => {
        if (this.socket !== socket) return;
        const [build, ...rest] = this.host.hello();
        this.say(["H", PROTOCOL, build, this.token, this.epoch, this.sequence, this.number, ...rest, ++this.hellos]);
      },
      message: (text) => {
        if (this.socket === socket) this.receive(JSON.parse(text));
      },
      close: (code) => {
        if (this.socket === socket) this.lost(code);
      },
    });
    this.socket = socket;
    this.watch = this.host.after(WELCOME, () => this.drop());
  }

  /** Gives up a socket that does not answer. */
  drop() {
    const socket = this.socket;
    if (!socket) return;
    this.lost(0);
    socket.close();
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    this.host.cancel(this.watch);
    if (this.isOver) return;
    if (this.isLive) this.host.show("offline");
    // Counted from the loss, whatever attempts follow; a page that never had a session has lost nothing.
    if (this.hellos && !this.cue) {
      this.cue = this.host.after(CUE, () => {
        this.isTold = true;
        this.host.show("waiting");
      });
    }
    this.isLive = false;
    if (code === CLOSE.superseded) {
      this.end();
      return this.host.show("elsewhere");
    }
    if (code === CLOSE.stale) return this.reload("stale");
    if (code === CLOSE.unauthorized || code === CLOSE.ended) return this.reload("restarted");
    if (code === CLOSE.misuse || code === CLOSE.tooMany) return this.reload("refused");
    this.tryAgain();
  }

  tryAgain() {
    const step = LADDER[Math.min(this.failures, LADDER.length - 1)];
    this.failures += 1;
    if (this.failures > 1 && this.host.knock) return this.knock(NEAR);
    const wait = this.failures > 1 ? this.host.random() * step : step;
    // A hidden page waits until it is seen.
    this.retry = this.host.after(wait + this.delay, () => { if (!this.host.isHidden()) this.connect(); });
    this.delay = 0;
  }

  /**
   * Checks by requests whether a server on the same machine is there, and connects once it is: browsers delay sockets to a
   * host where many have failed. A hidden page waits until it is visible.
   *
   * @param {number} wait
   */
  knock(wait) {
    const round = ++this.round;
    this.delay = 0;
    this.retry = this.host.after(wait, () => {
      if (this.host.isHidden()) return;
      this.host.knock?.((isThere) => {
        if (round !== this.round || this.socket || this.isOver || this.host.isHidden()) return;
        if (isThere) this.connect();
        else this.knock(wait);
      });
    });
  }

  /** Called when the page is hidden: after a while it closes its socket, so that the server need not keep the scene's graph. */
  sleep() {
    this.host.cancel(this.rest);
    this.rest = this.host.after(REST, () => {
      if (!this.isOver && this.host.isHidden() && !this.kept.length) this.leave(true);
    });
  }

  /** Called when the page is visible again, or the machine is awake or online again: connects, or probes the server. */
  wake() {
    this.host.cancel(this.rest);
    if (this.isOver) return;
    if (!this.socket) {
      this.failures = 0;
      this.connect();
    } else if (this.isLive) {
      this.probe();
    }
  }

  /** Probes the server once it has been silent for too long. A timer that fires late, after a sleep, therefore probes first. */
  listen() {
    this.host.cancel(this.watch);
    const wait = this.heard + SILENCE - this.host.now();
    this.watch = this.host.after(Math.max(wait, 0), () => {
      if (this.host.now() - this.heard >= SILENCE) this.probe();
      else this.listen();
    });
  }

  probe() {
    const asked = this.host.now();
    const heard = this.heard;
    this.host.cancel(this.watch);
    this.say(["K"]);
    this.watch = this.host.after(ANSWER, () => {
      if (this.heard > heard || this.heard > asked) this.listen();
      else this.drop();
    });
  }

  /** Called when the page is left for good, or put into the browser's cache. @param {boolean} mayReturn */
  leave(mayReturn) {
    if (!mayReturn) {
      if (this.isLive) this.say(["Z"]);
      this.end();
    }
    const socket = this.socket;
    this.socket = null;
    this.isLive = false;
    this.round += 1;
    this.host.cancel(this.watch);
    this.host.cancel(this.retry);
    this.forgetCue();
    socket?.close();
  }

  end() {
    this.isOver = true;
    this.host.cancel(this.retry);
    this.forgetCue();
  }

  forgetCue() {
    this.host.cancel(this.cue);
    this.cue = null;
  }

  /** @param {string} reason */
  reload(reason) {
    if (this.isOver) return;
    this.end();
    this.host.reload(reason);
  }

  // Messages of the server

  /** @param {any[]} message */
  receive(message) {
    this.heard = this.host.now();
    switch (message[0]) {
      case "W": return this.welcome(message);
      case "B": case "N": case "S": return this.take(message);
      case "P":
        this.handled(message[1]);
        if (message[2] > this.sequence) this.resync();
        else this.host.handled(message[1]);
        if (this.heard - this.saidAt > REPEAT) this.sayEvents(this.kept);
        return;
      case "T":
        this.handled(message[1]);
        return this.sayEvents(this.kept);
      case "D":
        this.delay = Number(message[1]) + this.host.random() * Number(message[2]);
        this.failures = 1;
        return this.host.show("updating");
      default:
        this.host.other(message);
    }
  }

  /** @param {any[]} message */
  welcome([, protocol, epoch, mode, parameters]) {
    if (protocol !== PROTOCOL) return this.reload("stale");
    const isNew = !this.isLive;
    this.token = parameters.resume || this.token;
    this.epoch = epoch;
    this.isLive = true;
    this.isTold = false;
    this.isResyncing = false;
    this.failures = 0;
    this.delay = 0;
    this.forgetCue();
    this.handled(parameters.event);
    // A number that the server has seen would not be handled again.
    this.number = Math.max(this.number, parameters.event);
    // The new scene's scrollers have other numbers; the page reports them when it applies the snapshot that follows.
    if (mode === "restored") this.scrolls.clear();
    if (isNew) {
      this.sayEvents(this.kept);
      for (const scroll of this.scrolls.values()) this.say(scroll);
    }
    this.listen();
    this.host.welcomed(mode, parameters);
    this.host.show("live");
  }

  /** Applies a numbered message if it is the next one. @param {any[]} message */
  take(message) {
    const [word, number, handled] = message;
    // The server has sent it again, because the acknowledgement was lost.
    if (number <= this.sequence) return this.say(["A", this.sequence, 0]);
    if (word !== "S" && (this.isResyncing || number > this.sequence + 1)) return this.resync();
    this.isResyncing = false;
    const start = this.host.now();
    try {
      this.host.apply(message);
    } catch (error) {
      // The page no longer shows what the server has: it is loaded again.
      console.error(error);
      const socket = this.socket;
      this.reload("broken");
      return socket?.close();
    }
    this.sequence = number;
    this.handled(handled);
    this.host.handled(handled);
    this.say(["A", number, Math.round((this.host.now() - start) * 10) / 10]);
  }

  /** Requests a snapshot, because a message is missing. */
  resync() {
    if (this.isResyncing && this.heard - this.askedAt < REPEAT) return;
    this.isResyncing = true;
    this.askedAt = this.heard;
    this.say(["Q", this.sequence]);
  }

  /** Drops the kept events that the server has handled. @param {number} number The last of them. */
  handled(number) {
    while (this.kept.length && this.kept[0][1] <= number) this.kept.shift();
  }
}
