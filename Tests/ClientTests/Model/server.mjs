// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The server as the protocol describes it (Documentation/Protocol.md), as short as it can be said: what link.js is
// checked against. The real one is checked against a model of the client (LinkModelTests.swift).

const WINDOW = 4;

export class Server {
  constructor(world) {
    this.world = world;
    this.isUp = true;
    this.wires = new Set();
    this.faults = [];
    this.generation = 0;
    this.mount();
  }

  /** A scene: a number that every event adds to, and everything that events added to it. */
  mount() {
    this.session = {
      token: "t" + this.generation, older: [], epoch: "e" + this.generation, attempt: 0, wire: null, state: 0, sent: 0,
      sequence: 0, lastEvent: 0, log: [], window: [], history: 0, sentHistory: 0, announcedEvent: 0, isParked: false,
      asked: -Infinity,
    };
    this.generation += 1;
  }

  get page() {
    return { token: this.session.token, epoch: this.session.epoch, sequence: this.session.sequence };
  }

  // Faults

  kill() {
    this.isUp = false;
    for (const wire of [...this.wires]) wire.cut(1006);
    this.session = null;
  }

  /** Leaves in order: the pages are told when to come back. */
  drain() {
    for (const wire of [...this.wires]) {
      wire.say(["D", 500, 5000]);
      wire.end(1001);
    }
    this.isUp = false;
    this.session = null;
  }

  restart() {
    this.isUp = true;
    this.mount();
  }

  park() {
    const s = this.session;
    if (s && !s.wire) Object.assign(s, { isParked: true, window: [] });
  }

  /** The app changes something by itself. */
  change(navigates) {
    const s = this.session;
    if (!s) return;
    s.state += 1000;
    if (navigates) s.history += 1;
    this.pump();
  }

  // Sockets

  opened(wire) {
    this.wires.add(wire);
  }

  closed(wire) {
    this.wires.delete(wire);
    if (this.session?.wire === wire) this.session.wire = null;
  }

  receive(wire, message) {
    if (!this.isUp || !this.wires.has(wire)) return;
    const s = this.session;
    if (message[0] === "H") return this.hello(wire, message);
    if (s?.wire !== wire) return;
    s.older = [];
    switch (message[0]) {
      case "V": return this.event(message[1], message[3]);
      case "A":
        if (message[1] > s.sequence) this.faults.push("acknowledges what was not sent");
        s.window = s.window.filter((entry) => entry.number > message[1]);
        return this.pump();
      case "Q":
        // The answer to an earlier one may be on its way.
        if (s.window.some((entry) => entry.word === "S" && entry.number > message[1])) return;
        return this.snapshot(message[1]);
      case "K": return this.sign();
      case "Z": s.wire = null; this.session = null; return wire.end(1000);
    }
  }

  hello(wire, [, , , token, , last, , , , , attempt]) {
    const s = this.session;
    if (!s || (token !== s.token && !s.older.includes(token))) return wire.end(4401);
    if (attempt <= s.attempt) return wire.end(4401);
    s.wire?.end(4409);
    s.attempt = attempt;
    s.wire = wire;
    s.older.push(s.token);
    s.token = "t" + this.generation + "." + attempt;
    s.asked = -Infinity;
    if (last > s.sequence) this.faults.push("has more than it was sent");
    if (s.isParked) {
      s.isParked = false;
      this.welcome("restored");
      s.sentHistory = s.history;
      this.snapshot(s.sequence);
      // The entry is named again, whatever the page has.
      return this.append("N", [null, s.history]);
    }
    if (attempt === 1) {
      this.welcome("new");
      return this.pump();
    }
    this.welcome("resumed");
    s.window = s.window.filter((entry) => entry.number > last);
    // A snapshot needs nothing before it.
    if (s.window.length && s.window[0].number !== last + 1 && s.window[0].word !== "S") this.faults.push("lacks what it acknowledged");
    for (const entry of s.window) this.number(entry);
    this.pump();
  }

  welcome(mode) {
    const s = this.session;
    s.announcedEvent = s.lastEvent;
    s.wire.say(["W", "vitrine.1", s.epoch, mode, { heartbeat: 15, window: WINDOW, event: s.lastEvent, resume: s.token }]);
  }

  // Events

  event(number, value) {
    const s = this.session;
    if (number <= s.lastEvent) return;
    if (number > s.lastEvent + 1) {
      if (this.world.now - s.asked < 2000) return;
      s.asked = this.world.now;
      return s.wire.say(["T", s.lastEvent]);
    }
    s.lastEvent = number;
    s.asked = -Infinity;
    s.log.push(value);
    s.state += 1;
    this.pump();
  }

  // Messages

  number({ word, number, payload }) {
    this.session.announcedEvent = this.session.lastEvent;
    this.session.wire.say([word, number, this.session.lastEvent, payload]);
  }

  append(word, payload) {
    const s = this.session;
    const entry = { word, number: ++s.sequence, payload };
    s.window.push(entry);
    if (s.wire) this.number(entry);
  }

  pump() {
    const s = this.session;
    if (!s.wire || s.window.filter((entry) => entry.word !== "N").length >= WINDOW) return;
    if (s.state !== s.sent) {
      this.append("B", [s.sent, s.state]);
      s.sent = s.state;
    }
    if (s.history !== s.sentHistory) {
      this.append("N", [s.sentHistory, s.history]);
      s.sentHistory = s.history;
    }
  }

  snapshot(last) {
    const s = this.session;
    const steps = s.window.filter((entry) => entry.word === "N" && entry.number > last);
    s.window = [];
    s.sent = s.state;
    this.append("S", [0, s.state]);
    for (const entry of steps) this.append("N", entry.payload);
    if (s.history !== s.sentHistory) this.pump();
  }

  sign() {
    const s = this.session;
    s.announcedEvent = s.lastEvent;
    s.wire.say(["P", s.lastEvent, s.sequence]);
  }

  /** About once a second. */
  tick() {
    const s = this.session;
    // Pings and pongs are the sockets' own business.
    for (const wire of [...this.wires]) {
      if (wire.silent && ++wire.unheard > 30) wire.end(1001);
    }
    if (!this.isUp || !s?.wire) return;
    s.silence = (s.silence ?? 0) + 1;
    if (s.announcedEvent !== s.lastEvent || s.silence >= 15) {
      s.silence = 0;
      this.sign();
    }
  }
}
