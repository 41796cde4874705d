// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Vitrine's browser client: takes the server's page over, applies its patches, reports a person's input.

import { CLOSE, EVENT, PROTOCOL, SOCKET_PATH } from "./protocol.js";
import { environment, remember, showScheme, watch } from "./environment.js";
import { listen } from "./events.js";
import { Page } from "./page.js";
import { Timeline } from "./history.js";
import { Places } from "./places.js";

const LADDER = [0, 50, 150, 400, 1000, 2000, 5000];
const RELOADS = "vitrine-reloads";

const config = JSON.parse(document.getElementById("vitrine-config")?.textContent || "{}");
const root = /** @type {HTMLElement} */ (document.getElementById("v0"));
const page = new Page(root);

/** @type {WebSocket | null} */
let socket = null;
let live = false;
let attempt = 0;
let sequence = config.sequence || 0;
let eventSequence = 0;
let leaving = false;
/** @type {any} */
let cueTimer = 0;
/** @type {any} */
let retryTimer = 0;
/** @type {any} */
let settledTimer = 0;

// What is said and shown about the connection

const polite = document.createElement("div");
polite.className = "sr";
polite.setAttribute("role", "status");
const cue = document.createElement("div");
cue.className = "cue";
cue.setAttribute("role", "status");
document.body.append(polite, cue);

/** @param {string} text */
function show(text) {
  cue.textContent = text;
  cue.classList.toggle("on", text !== "");
}

// Messages out

/** @param {any[]} message */
function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

const session = {
  isLive: () => live,
  /** What a person does, after what was typed before it. @param {number} id @param {number} kind */
  event: (id, kind) => (page.inputs ?? session).say("V", [id, kind]),
  say: (/** @type {string} */ word, /** @type {any[]} */ rest) => send([word, ++eventSequence, sequence, ...rest]),
  scroll: (/** @type {number[]} */ values) => send(["L", ...values]),
};

// What is typed in fields; a page without any does not load it.

/** @type {Promise<import("./input.js").Inputs> | null} */
let fields = null;
/** Fields that came before. @type {any[][]} */
const early = [];
/** Return keys that came before, with what was typed by then. @type {any[][]} */
const returns = [];
document.addEventListener("keydown", (event) => {
  const field = /** @type {any} */ (event.target);
  if (page.inputs || event.key !== "Enter" || event.isComposing || field.localName !== "input" || event.repeat) return;
  event.preventDefault();
  returns.push([field, field.value]);
});

async function loadFields() {
  const { Inputs } = await import("./input.js");
  const inputs = new Inputs(session);
  for (const [element, payload] of early) {
    inputs.fill(element, payload, returns.filter((key) => key[0] === element).map((key) => key[1]));
  }
  page.inputs = inputs;
  if (live) inputs.start();
  return inputs;
}

page.onField = (element, payload) => {
  if (page.inputs) return page.inputs.fill(element, payload);
  // A value that a person has changed stays.
  if (payload[2] !== null) element.defaultValue = payload[2];
  early.push([element, payload]);
  fields ||= loadFields();
};
for (const element of /** @type {any} */ (root.querySelectorAll("[data-f]"))) {
  page.onField(element, [...element.dataset.f.split(" ").map(Number), element.defaultValue]);
}

const places = new Places(page);
const timeline = new Timeline(config.epoch, (...move) => {
  // A page without a session is what its address says.
  if (live) send(["O", ++eventSequence, ...move]);
  else location.reload();
  return eventSequence;
}, (...move) => places.moved(...move));

page.onGhost = (id) => session.event(id, EVENT.ghostGone);

// Messages in

/** @type {Record<string, (message: any[]) => void>} */
const handlers = {
  W(message) {
    if (message[1] !== PROTOCOL) return remount();
    live = true;
    attempt = 0;
    clearTimeout(cueTimer);
    show("");
    settledTimer = setTimeout(() => sessionStorage.removeItem(RELOADS), 30000);
    document.documentElement.dataset.vitrine = "live";
    page.inputs?.start();
  },
  B(message) {
    if (message[1] !== sequence + 1) return send(["Q"]);
    applyBatch(message);
  },
  S(message) {
    page.clear();
    applyBatch(message);
    page.inputs?.prune();
  },
  N(message) {
    timeline.apply(message[1], message[2], message[3], (title, way) => {
      document.title = title || config.name;
      if (!way) return;
      const opener = places.arrive(timeline.entry, way === "back");
      const headings = [...root.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
      const target = opener ?? headings.at(-1) ?? root;
      if (!opener) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      polite.textContent = title;
    });
  },
  F(message) {
    fields?.then((inputs) => inputs.focus(message[1]));
  },
  G(message) {
    document.documentElement.lang = message[1];
    document.documentElement.dir = message[2];
  },
  D(message) {
    show("This page is being updated…");
    attempt = 1;
    drainDelay = Number(message[1]) + Math.random() * Number(message[2]);
  },
};
let drainDelay = 0;

/** A batch is one state: it is applied at once, and the next frame shows it whole. @param {any[]} message */
function applyBatch(message) {
  const start = performance.now();
  try {
    page.apply(message[3]);
  } catch (error) {
    // The copy is not the server's any more: start over.
    console.error(error);
    return remount();
  }
  places.reach();
  sequence = message[1];
  page.inputs?.pump();
  send(["A", sequence, Math.round((performance.now() - start) * 10) / 10]);
}

// The connection

function connect() {
  clearTimeout(retryTimer);
  if (leaving || socket) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}${SOCKET_PATH}`, PROTOCOL);
  socket.onopen = () => {
    showScheme();
    send(["H", PROTOCOL, config.build, config.token, config.epoch, sequence, eventSequence, environment(), Timeline.depth(), Timeline.trail()]);
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    handlers[message[0]]?.(message);
  };
  socket.onclose = (event) => lost(event.code);
}

/** @param {number} code */
function lost(code) {
  socket = null;
  clearTimeout(settledTimer);
  if (leaving) return;
  if (live) {
    live = false;
    document.documentElement.dataset.vitrine = "offline";
    cueTimer = setTimeout(() => show("Reconnecting…"), 500);
  }
  if (code === CLOSE.unauthorized || code === CLOSE.ended || code === CLOSE.misuse) return remount();
  if (code === CLOSE.superseded) return show("This page is open elsewhere.");
  if (document.hidden) return;
  const step = LADDER[Math.min(attempt, LADDER.length - 1)];
  attempt += 1;
  if (attempt === 3) cueTimer = cueTimer || setTimeout(() => show("Reconnecting…"), 500);
  retryTimer = setTimeout(connect, (attempt > 1 ? Math.random() * step : step) + drainDelay);
  drainDelay = 0;
}

/** Loads the page again, at most three times in a minute. */
function remount() {
  if (leaving) return;
  const times = JSON.parse(sessionStorage.getItem(RELOADS) || "[]").filter((/** @type {number} */ time) => Date.now() - time < 60000);
  if (times.length >= 3) {
    leaving = true;
    live = false;
    document.documentElement.dataset.vitrine = "failed";
    socket?.close();
    return show("This page lost its connection. Reload it to go on.");
  }
  leaving = true;
  sessionStorage.setItem(RELOADS, JSON.stringify([...times, Date.now()]));
  location.reload();
}

addEventListener("pagehide", () => {
  if (config.token) places.store(timeline.entry);
  send(["Z"]);
  leaving = true;
  socket?.close(1000);
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !socket) {
    attempt = 0;
    connect();
  }
});

remember();
watch(() => {
  if (!live) return;
  showScheme();
  send(["R", environment()]);
});
listen(page, session);
if (config.token) {
  timeline.start(config.key);
  places.reload(timeline.entry);
  connect();
}

/** For tests and the console. */
export const vitrine = { page, session, apply: applyBatch };
