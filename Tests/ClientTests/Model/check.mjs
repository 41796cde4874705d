// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Model check of link.js: random scenarios of a page and its server, with every fault that a network, a machine and a
// process know, on a virtual clock.
//
//     node Tests/ClientTests/Model/check.mjs [runs] [seed]
//
// A scenario that fails is shortened as far as possible and printed.

import { readFileSync } from "node:fs";
import { chance, Wire, World } from "./world.mjs";
import { Server } from "./server.mjs";

const folder = new URL(process.env.VITRINE_CLIENT ?? "../../../Sources/VitrineWeb/Client/", import.meta.url);
/** A module of the client, wherever node's idea of modules ends. */
const load = async (name, from = {}) => {
  let text = readFileSync(new URL(name, folder), "utf8");
  for (const [other, address] of Object.entries(from)) text = text.replaceAll(`"./${other}"`, `"${address}"`);
  return "data:text/javascript;base64," + Buffer.from(text).toString("base64");
};
const { Link } = await import(await load("link.js", { "protocol.js": await load("protocol.js") }));

// A message that does not fit is a finding of ours.
console.error = () => {};

/** What may happen next, and how often. */
const ACTIONS = [
  ["tap", 12], ["change", 4], ["navigate", 3], ["cut", 3], ["silence", 1], ["lose", 1], ["repeat", 1], ["hide", 1],
  ["show", 2], ["freeze", 1], ["thaw", 2], ["kill", 0.3], ["restart", 1], ["park", 0.7], ["online", 0.5], ["cache", 0.4],
  ["storm", 0.5], ["drain", 0.2],
];
const SUM = ACTIONS.reduce((sum, [, weight]) => sum + weight, 0);

function scenario(seed) {
  const random = chance(seed);
  const steps = [];
  const length = 5 + Math.floor(random() * 60);
  for (let i = 0; i < length; i++) {
    let pick = random() * SUM;
    const action = ACTIONS.find(([, weight]) => (pick -= weight) < 0) ?? ACTIONS[0];
    const span = random();
    const wait = span < 0.6 ? random() * 100 : span < 0.9 ? random() * 3000 : random() < 0.9 ? random() * 60000 : 400000;
    steps.push({ action: action[0], wait: Math.round(wait), seed: Math.floor(random() * 2 ** 31) });
  }
  return steps;
}

/** Runs a scenario and returns what went wrong, or null. */
function runScenario(steps) {
  const world = new World();
  const server = new Server(world);
  const faults = server.faults;
  let random = chance(1);
  const page = { isHidden: false, state: 0, history: 0, reloads: 0, said: "none", taps: 0, accepted: [], lostAt: null };
  // Every other page is on the server's own machine.
  const isNear = steps.length > 0 && steps[0].seed % 2 === 0;
  let freeAt = 0;
  let link;
  const slow = () => 5 + random() * 80;

  function load() {
    page.state = 0;
    page.history = 0;
    page.lostAt = null;
    page.accepted = [];
    page.link = link = new Link({
      now: () => world.now,
      after: (ms, act) => world.after(ms, act, true),
      cancel: (task) => world.cancel(task),
      random: () => random(),
      open(on) {
        if (page.isHidden && !page.mayOpen) faults.push("connects while it is hidden");
        freeAt = world.now;
        return (page.wire = new Wire(world, server, on, slow));
      },
      knock: isNear ? (answer) => world.after(slow(), () => answer(server.isUp), true) : null,
      isHidden: () => page.isHidden,
      hello: () => ["b", [], 0, []],
      other: ([word]) => faults.push("not understood: " + word),
      apply([word, , , [from, to]]) {
        if (word === "N") {
          if (from !== null && page.history !== from) throw new Error(`steps from ${from} at ${page.history}`);
          page.history = to;
        } else {
          if (word === "B" && page.state !== from) throw new Error(`a batch from ${from} at ${page.state}`);
          page.state = to;
        }
      },
      handled() {},
      welcomed() {},
      show(state) {
        if (state === "waiting" && link.isLive) faults.push("says that it waits while it is live");
        page.said = state;
        page.lostAt = state === "offline" ? world.now : null;
      },
      reload(reason) {
        if (reason === "broken") faults.push("a message did not fit");
        if (reason === "refused") faults.push("refused");
        if (!page.mayReload) faults.push("loads again without a reason: " + reason);
        page.reloads += 1;
        // The document is asked for until there is a server.
        const ask = () => (server.isUp ? (server.mount(), load()) : world.after(1000, ask));
        world.after(10, ask);
      },
    }, server.page);
    // A page that opens in the background is made live, too.
    page.mayOpen = true;
    link.connect();
    page.mayOpen = false;
  }

  const actions = {
    tap() {
      if (!link.isOpen) return;
      const value = ++page.taps;
      if (link.event("V", link.sequence, value, 0)) page.accepted.push(link.sequence);
    },
    change: () => server.change(false),
    navigate: () => server.change(true),
    cut: () => page.wire?.cut(),
    silence() { if (page.wire) page.wire.silent = true; },
    lose() { if (page.wire) page.wire.loseNext += 1; },
    repeat() { if (page.wire) page.wire.repeatNext += 1; },
    hide() { page.isHidden = true; link.sleep(); },
    show() { if (page.isHidden) { page.isHidden = false; link.wake(); } },
    freeze() { actions.hide(); world.isFrozen = true; },
    thaw() { if (world.isFrozen) { world.isFrozen = false; page.isHidden = false; link.wake(); } },
    kill() { if (server.isUp) { server.kill(); page.mayReload = true; } },
    drain() { if (server.isUp) { server.drain(); page.mayReload = true; } },
    restart() { if (!server.isUp) server.restart(); },
    park: () => server.park(),
    online() { if (!page.isHidden) link.wake(); },
    cache() {
      if (world.isFrozen) return;
      link.leave(true);
      page.lostAt = null;
      page.isStored = true;
      world.run(random() * 5000);
      page.isStored = false;
      if (!link.isOver && !page.isHidden) link.wake();
    },
    storm() { for (let i = 0; i < 200; i++) actions.tap(); },
  };

  const tick = () => { server.tick(); world.after(1000, tick); };
  world.after(1000, tick);
  // What keeps a page from its server: as soon as nothing does, a page beside it is quick.
  const look = () => {
    const isFree = server.isUp && !page.isHidden && !world.isFrozen && !page.isStored && !link.socket && !link.isOver;
    if (!isFree) freeAt = world.now;
    if (isNear && world.now - freeAt > 500) faults.push("a page beside its server waits");
    world.after(50, look);
  };
  load();
  if (isNear) look();
  const check = () => {
    const { session } = server;
    if (session) {
      const log = session.log;
      for (let i = 1; i < log.length; i++) if (log[i] !== log[i - 1] + 1) faults.push(`events ${log[i - 1]}, ${log[i]}`);
      if (session.window.filter((entry) => entry.word !== "N").length > 5) faults.push("the window is not kept");
    }
    if (page.lostAt !== null && !link.isOver && !world.isFrozen && world.now - page.lostAt > 1000) {
      faults.push("does not say that it waits");
    }
    if (server.wires.size > 40) faults.push("sockets pile up");
    if (link.kept.length > 150) faults.push("events pile up");
  };

  for (const step of steps) {
    random = chance(step.seed);
    actions[step.action]();
    world.run(step.wait);
    check();
    if (faults.length) return faults[0];
  }

  // The dust settles: one server, one page in front of the user.
  actions.restart();
  world.isFrozen = false;
  page.isHidden = false;
  link.wake();
  world.run(90000);
  actions.tap();
  world.run(90000);
  check();
  if (faults.length) return faults[0];
  const s = server.session;
  if (!link.isLive || page.said !== "live") return `not live: ${page.said}`;
  if (page.state !== s.state) return `the page shows ${page.state}, the scene is ${s.state}`;
  if (page.history !== s.history) return `the address is ${page.history}, the scene's ${s.history}`;
  if (link.kept.length) return `${link.kept.length} events are still kept`;
  if (s.log.at(-1) !== page.taps) return `the last tap ${page.taps} is not the last event ${s.log.at(-1)}`;
  if (s.log.length !== page.accepted.length) return `${page.accepted.length} taps were taken, ${s.log.length} handled`;
  if (server.wires.size !== 1) return `${server.wires.size} sockets are open`;
  return null;
}

/** The shortest scenario found that fails as this one does. */
function shrink(steps) {
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at + size <= steps.length;) {
      const shorter = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (runScenario(shorter)) steps = shorter;
      else at += size;
    }
  }
  return steps;
}

const runs = Number(process.argv[2] ?? 3000);
const first = Number(process.argv[3] ?? 1);
for (let seed = first; seed < first + runs; seed++) {
  const steps = scenario(seed);
  if (!runScenario(steps)) continue;
  const short = shrink(steps);
  console.log(`seed ${seed}: ${runScenario(short)}`);
  for (const { action, wait, seed } of short) console.log(`  ${action}, then ${wait} ms (${seed})`);
  process.exit(1);
}
console.log(`${runs} scenarios hold`);
