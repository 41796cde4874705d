// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Vitrine's browser client: takes the server's page over, applies its patches, reports a user's input.

import { ABOVE, BASE, EVENT, MASK, PROTOCOL, SOCKET_PATH } from "./protocol.js";
import { environment, remember, showScheme, watch } from "./environment.js";
import { listen } from "./events.js";
import { make, Page } from "./page.js";
import { name, Timeline } from "./history.js";
import { Places, screen } from "./places.js";
import { Link } from "./link.js";

const RELOADS = "vitrine-reloads";
const REASON = "vitrine-reason";
const LAST = "vitrine-last";
/** How long a remark about the page stays, in milliseconds. */
const REMARK = 12000;
const config = JSON.parse(document.getElementById("vitrine-config")?.textContent || "{}");
/** The texts that the client shows by itself, in the page's language. */
let words = config.words || {};
const root = /** @type {HTMLElement} */ (document.getElementById("v0"));
const page = new Page(root);
const marks = document.documentElement.dataset;
/** What the last page of this tab left: its entry, its title and its session. The same entry loaded again goes on with the session. */
const [entry, title, last] = JSON.parse(sessionStorage.getItem(LAST) || "[]");
sessionStorage.removeItem(LAST);
const [arrival] = /** @type {any[]} */ (performance.getEntriesByType("navigation"));
// Typing the address again loads the page anew.
const isBack = last && config.token && entry === name(history.state) && arrival?.type !== "navigate";
// The server has made this page for a new visitor: it takes no input until the session's own content has replaced it.
root.inert = !!isBack;

// Messages about the connection

const polite = make("div", { className: "sr", role: "status" });
const cue = make("div", { className: "cue", role: "status" });
const retry = make("button", {
  onclick() {
    // An attempt that hangs is given up.
    if (!link.isLive) link.drop();
    link.wake();
  },
});
const news = make("div", { role: "status", hidden: true });
document.body.append(polite, cue, news);

/** @param {string} text */
function show(text) {
  retry.textContent = text && text === words.waiting ? words.retry : "";
  cue.replaceChildren(text, retry.textContent && retry);
  cue.classList.toggle("on", text !== "");
  if (text) looks.then((loaded) => loaded?.place(cue));
}

/** The remark about the page, shown while there is none about the connection: the address that was asked for did not open. */
let remark = location.hash === "#" + ABOVE ? words.above || "" : "";

/** Shows what became of the page, until the user presses the message or has had the time to read it. @param {string} text */
function announce(text) {
  const close = () => { news.hidden = true; };
  news.hidden = false;
  // Screen readers announce what is added to a live region that existed before.
  requestAnimationFrame(() => {
    news.replaceChildren(make("button", { className: "cue on", textContent: text, onclick: close }));
  });
  setTimeout(close, 10000);
}

// The connection

/** @type {any} */
let settled = 0;
/** What is shown of taps until they are answered, once loaded. @type {import("./answers.js").Answers | null} */
let answers = null;
const answering = Promise.all([import("./answers.js"), import("./focus.js")]).then(([{ Answers }, focus]) => {
  answers = new Answers(page);
  focus.start(page);
}).catch(() => {});
const looks = import("./looks.js").then((module) => {
  module.start();
  return module;
}).catch(() => null);
/** The state of the connection, which the document's attribute is going to say. */
let mark = "";

/** @type {import("./link.js").Host} */
const host = {
  now: () => performance.now(),
  after: (ms, act) => setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
  open(on) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${BASE}${SOCKET_PATH}`, PROTOCOL);
    socket.onopen = () => {
      showScheme();
      on.open();
    };
    socket.onmessage = (event) => on.message(event.data);
    socket.onclose = (event) => on.close(event.code);
    return {
      send: (text) => { if (socket.readyState === WebSocket.OPEN) socket.send(text); },
      close: () => socket.close(1000),
    };
  },
  // A server on the same machine is asked whether it is there: a request costs nothing, and no other page asks at the same time.
  knock: !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname) ? null : (answer) => {
    fetch(`${BASE}/healthz`, { cache: "no-store" }).then((said) => answer(said.ok), () => answer(false));
  },
  isHidden: () => document.hidden,
  hello: () => [config.build, environment(), Timeline.depth(), Timeline.trail()],
  apply(message) {
    if (message[0] === "N") return travel(message);
    const focused = document.activeElement;
    if (message[0] === "S") {
      const place = page.whereabouts();
      navigation?.forget();
      sheets?.drop();
      root.inert = false;
      page.clear();
      // Layers of a scene that was built anew have other numbers, which may have been those of others here.
      if (!link.sequence || marks.session === "restored") page.rests.clear();
      page.apply(message[3]);
      page.inputs?.prune();
      page.putBack(place);
      if (!link.sequence) {
        places.reload(timeline.entry);
        ready();
      }
    } else {
      sheets?.measure();
      page.apply(message[3]);
      sheets?.follow();
    }
    leave();
    presenting = present(focused);
    places.reach();
    // After the batch counts as applied: events are sent with the number of the batch that the page shows.
    queueMicrotask(() => page.inputs?.pump());
  },
  other(message) {
    if (message[0] === "U") message[1] > 4 ? polite.textContent = message[2] : message[1] > 3 ? open(message[2], "_blank", "noopener") : message[1] > 2 ? make("a", { href: BASE + message[2], download: "" }).click() : message[1] > 1 ? navigator.vibrate?.(message[2]) : message[1] ? navigator.clipboard?.writeText(message[2]) : location.href = message[2];
    if (message[0] === "F") fields?.then(() => page.inputs.focus(message[1]));
    if (message[0] === "E") {
      announce(words.fault);
      // For the developer of the app, and what `vitrine dev` lays over its pages.
      if (message[1]) console.error(message[1]);
      dispatchEvent(new CustomEvent("vitrine-fault", { detail: message[1] }));
    }
    gestures?.then((loaded) => loaded.hear(message));
    if (message[0] === "G") [, document.documentElement.lang, document.documentElement.dir, words] = message;
  },
  handled: (number) => answers?.handled(number),
  welcomed(mode) {
    timeline.epoch = link.epoch;
    // For tests and logs: whether the session went on, was built anew, or is another one.
    marks.session = mode === "new" ? sessionStorage.getItem(REASON) || mode : mode;
    sessionStorage.removeItem(REASON);
    if (marks.session === "restarted") announce(words.anew);
    clearTimeout(settled);
    settled = setTimeout(() => sessionStorage.removeItem(RELOADS), 30000);
    if (!root.inert) ready();
  },
  async show(state) {
    if (state !== "offline") show(words[state] || remark);
    if (state === "live" && remark) {
      setTimeout(() => {
        if (cue.textContent === remark) show("");
        remark = "";
      }, REMARK);
    }
    if (!/live|offline|failed/.test(state)) return;
    mark = state;
    // A page is live when what answers on it is here as well.
    if (state === "live") await Promise.allSettled([answering, fields, controls, gestures, presenting]);
    if (mark === state) marks.vitrine = state;
  },
  reload,
};

const link = new Link(host, config);
/** What a user did before there was a session. @type {(() => void)[]} */
const waiting = [];

const session = {
  /** Whether an event would be sent to a session. */
  isLive: () => link.isOpen && !root.inert,
  /** Whether there is a session that cannot be reached at the moment. */
  isAway: () => !link.isOver && link.hellos > 0 && !link.isLive,
  /** Calls a closure as soon as the page's first session is there. */
  wait: (/** @type {() => void} */ act) => { if (config.token && !link.isOver && !link.hellos) waiting.push(act); },
  /** Sends an event of a layer, after what was typed before it. @param {number} id @param {number} kind */
  event: (id, kind) => say("V", [id, kind]),
  /** Calls once the server has handled the last event; what it changed is applied by then. @param {() => void} act */
  handled: (act) => {
    const { number } = link;
    const look = () => {
      if (link.kept.some((/** @type {any[]} */ message) => message[1] <= number)) setTimeout(look, 16);
      else act();
    };
    look();
  },
  /** Sends the text that a user copied, or why it is not known. @param {number} id @param {string | number} text */
  paste: (id, text) => say("X", [id, text]),
  say(/** @type {string} */ word, /** @type {any[]} */ rest) {
    const isTaken = link.event(word, link.sequence, ...rest);
    if (/[VXU]/.test(word)) answers?.said(rest[0], isTaken ? link.number : 0);
    return isTaken;
  },
  /** Whether a tap of an element has no answer yet. @param {any} element */
  waits: (element) => !!answers?.waits(element),
  /** Notes that an element was tapped, before the event is sent. @param {any} element */
  tapped: (element) => answers?.tapped(element),
  /** Loads the module that asks for files and sends them. */
  files: () => loadFiles(),
  scroll: (/** @type {any[]} */ values) => root.inert || link.scroll(values),
};

// What is typed in fields; a page without any does not load it.

/** @type {Promise<void> | null} */
let fields = null;
/** Fields that came before. @type {any[][]} */
const early = [];
/** What a user did meanwhile, with what was typed in each of them by then. @type {[string, any[], string[]][]} */
const held = [];
/** Says what a user does, after what was typed before it. @param {string} word @param {any[]} rest */
const say = (word, rest) => {
  if (page.inputs || !fields) return (page.inputs ?? session).say(word, rest);
  held.push([word, rest, early.map(([element]) => element.value)]);
};
document.addEventListener("keydown", (event) => {
  const field = /** @type {any} */ (event.target);
  if (page.inputs || event.key !== "Enter" || event.isComposing || field.localName !== "input" || event.repeat) return;
  event.preventDefault();
  if (early.some(([element]) => element === field)) say("V", [field.vid, EVENT.submit]);
});

async function loadFields() {
  const { Inputs } = await import("./input.js");
  const inputs = new Inputs(session);
  // What the server said of a field meanwhile answers nothing that was typed: it comes after that.
  const again = early.filter(([element, payload]) => inputs.elements.has(element.vid) || inputs.fill(element, payload, true));
  page.inputs = inputs;
  begin();
  for (const [element, payload] of again) inputs.fill(element, payload);
}

/** Begins what waits for a page that shows what the session does: at the welcome, or with the snapshot after it. */
function ready() {
  begin();
  for (const act of waiting.splice(0)) act();
  controls?.then((loaded) => loaded.start());
  prepare().catch(() => {});
}

/** The session and the module of fields are there. */
function begin() {
  if (!page.inputs || !session.isLive()) return;
  page.inputs.start(isBack);
  page.inputs.takeUp(early.splice(0).map(([element]) => element), held.splice(0));
}

page.onField = (element, payload) => {
  if (page.inputs) return page.inputs.fill(element, payload);
  // A value that a user has changed stays.
  if (payload[2] !== null) element.defaultValue = payload[2];
  early.push([element, payload]);
  fields ||= loadFields();
};
for (const element of /** @type {any} */ (root.querySelectorAll("[data-f]"))) {
  page.onField(element, [...element.dataset.f.split(" ").map(Number), element.defaultValue]);
}

// Files that the user chooses; a page that asks for none does not load what sends them.

/** @type {Promise<import("./files.js").Files | null> | null} */
let files = null;
/** What sends files; while the server is away it does not come, and is asked for again. */
const loadFiles = () => files ||= import("./files.js").then((module) => new module.Files({
  ...session, announce, token: () => link.token, words: () => words,
}), () => {
  files = null;
  announce(words.unsent);
});
page.onFiles = (element) => loadFiles().then((loaded) => loaded?.open(element));

// What the browser shows or does by itself; a page without any does not load it.

/** @type {Promise<import("./embeds.js").Embeds> | null} */
let embeds = null;
page.onEmbed = (element) => (embeds ||= import("./embeds.js").then((module) => new module.Embeds({
  say(id, report, isPassing) {
    const say = () => session.say("M", [id, ...report]);
    if (!session.isLive() && !session.isAway()) session.wait(say);
    else if (!isPassing || link.kept.length < (link.isLive ? 90 : 8)) say();
  },
  announce,
  token: () => link.token,
}))).then((loaded) => loaded.update(element), () => { embeds = null; });
for (const element of root.querySelectorAll("[data-embed]")) page.onEmbed(element);

// Native controls; a page without any does not load them. What a user changes before they have come is told then.

document.addEventListener("input", (event) => (/** @type {any} */ (event.target).vq = true), true);
/** @type {Promise<import("./controls.js").Controls> | null} */
let controls = null;
page.onControl = (element, payload) => {
  const [, value, titles] = payload;
  if (titles && titles.join("\n") !== [...element.options].map((option) => option.text).join("\n")) {
    element.replaceChildren(...titles.map((/** @type {any} */ title, /** @type {any} */ i) => new Option(title, String(i))));
  }
  // It shows and takes its value before the module is here.
  if (!element.vc && !element.vq) element.value = value;
  controls ||= import("./controls.js").then((module) => {
    page.onBounds = module.show;
    return new module.Controls({ isLive: session.isLive, say });
  });
  controls.then((loaded) => loaded.fill(element, payload));
};
for (const element of /** @type {any} */ (root.querySelectorAll("[data-c]"))) {
  const [, revision, value] = element.dataset.c.match(/(\d+) (.*)/);
  element.vq = element.value !== value;
  page.onControl(element, [Number(revision), value]);
}

// Pointers, keys and the mouse; a page that asks for none does not load them.

/** @type {Promise<import("./gestures.js").Gestures> | null} */
let gestures = null;
page.onGesture = (element) => {
  gestures ||= import("./gestures.js").then((module) => new module.Gestures(page, {
    isLive: session.isLive, isBusy: () => link.kept.length > 90 || page.inputs?.queue.length > 90, say,
  }));
  gestures.then((loaded) => loaded.fill(element));
};
for (const element of /** @type {any} */ (root.querySelectorAll("[data-e]"))) page.listen(element, element.ve);

/** What is presented over the page; a page where nothing is does not load it. @type {import("./modals.js").Modals | null} */
let modals = null;
/** The presentation in front of the page; the module that handles its keys may not be loaded. @returns {any} */
const presented = () => [...root.children].findLast((/** @type {any} */ child) => child.ve & MASK.dismiss);
/** All presentations, in reach of the keyboard or not. @returns {any[]} */
const shown = () => [...root.children].filter((/** @type {any} */ child) => child.dataset.motion === "over" && child.vid !== undefined);
/** The elements of the first page that lie out of reach behind a presentation. @type {any[]} */
const behind = [...root.children].filter((/** @type {any} */ child) => child.inert);
async function loadModals() {
  const { Modals } = await import("./modals.js");
  modals ||= new Modals(page, session);
}
/** What moves the pages of a stack. @type {import("./navigation.js").Navigation | null} */
let navigation = null;
/** What drags sheets. @type {import("./sheets.js").Sheets | null} */
let sheets = null;
/** What takes pages away from the edge. @type {import("./edges.js").Edges | null} */
let edges = null;

/** Loads what a page needs when something is pushed or presented, before that happens. */
async function prepare() {
  const { Navigation } = await import("./navigation.js");
  navigation ||= new Navigation(page);
  await Promise.all([loadModals(), page.loadMotion()]);
  const [{ Sheets }, { Edges }] = await Promise.all([import("./sheets.js"), import("./edges.js")]);
  sheets ||= new Sheets(/** @type {any} */ (modals), session);
  edges ||= new Edges(navigation, session);
  page.isMoving = true;
  // For tests: from now on insertions and removals are animated.
  marks.motion = "on";
}

/** Begins the animations of elements that have left the tree: presentations by their module, pages by that of navigation. */
function leave() {
  const leaving = page.leaving.splice(0);
  for (const element of leaving) if (element.dataset.motion === "over") modals?.exit(element);
  navigation?.change(leaving.filter((element) => element.dataset.motion !== "over"), timeline.isShown);
}

/** @param {any} focused what had the focus before a batch */
async function present(focused, moves = true) {
  if (!presented() && !modals) for (const child of behind.splice(0)) child.inert = false;
  // Whether Escape was pressed while the module that handles it was being loaded.
  let isLeft = false;
  if (!modals && shown().length) {
    // A presentation stays invisible until its module has loaded and can animate its entrance.
    if (moves) for (const element of shown()) element.style.visibility = "hidden";
    // The handler returns nothing: one that returns `false` would take the key away from what has the focus.
    onkeydown = (event) => { isLeft ||= event.key === "Escape"; };
    await loadModals();
    onkeydown = null;
  }
  modals?.update(focused, moves);
  if (isLeft && modals?.top) modals.leave();
}
let presenting = present(null, false);
const places = new Places(page);
const timeline = new Timeline(config.epoch, (...move) => {
  // A page without a session is loaded again: what it shows follows from its address.
  if (!config.token || !link.event("O", ...move)) location.reload();
  return link.number;
}, (...move) => places.moved(...move));

page.onTaken = (element) => answers?.tapped(element, link.number);
page.onExit = (id) => session.event(id, EVENT.exitEnded);

/** @param {any[]} message */
function travel([, number, handled, steps]) {
  timeline.apply(number, handled, steps, (title, way) => {
    document.title = title || config.name;
    if (!way) return;
    const opener = places.arrive(timeline.entry, way === "back");
    polite.textContent = title;
    // The focus is on the screen already: the user or the app moved it, or what covered the screen gave it back.
    if ((presented() ?? screen(page)).contains(document.activeElement)) return;
    const target = opener ?? page.all("h1").findLast((heading) => heading.checkVisibility()) ?? root;
    if (!opener) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

/** Loads the page again, at most three times in a minute. @param {string} reason */
function reload(reason) {
  const past = JSON.parse(sessionStorage.getItem(RELOADS) || "[]");
  const times = past.filter((/** @type {any} */ time) => Date.now() - time < 60000);
  if (times.length >= 3) return host.show("failed");
  sessionStorage.setItem(RELOADS, JSON.stringify([...times, Date.now()]));
  sessionStorage.setItem(REASON, reason);
  // After an update all pages come at the same time.
  setTimeout(() => location.reload(), reason === "stale" ? Math.random() * 2000 : 0);
}

addEventListener("pagehide", (event) => {
  if (config.token) places.store(timeline.entry);
  const { token, epoch, number, hellos } = link;
  // Of files that the server has not heard of nothing can follow any more.
  const kept = link.kept.map((/** @type {any[]} */ event) => event[0] === "U" ? [...event.slice(0, 4), []] : event);
  // A page that was never welcomed has no session to go on with; the next one has nothing of what this one was sent.
  if (link.heard && !link.isOver) sessionStorage.setItem(LAST, JSON.stringify([timeline.entry, document.title, { token, epoch, sequence: 0, number, hellos, kept }]));
  link.leave(event.persisted);
});
for (const name of ["pageshow", "online"]) addEventListener(name, () => link.wake());
for (const name of ["visibilitychange", "resume"]) {
  document.addEventListener(name, () => {
    if (document.hidden) link.sleep();
    else link.wake();
    link.mention(["R", environment()]);
  });
}

remember();
watch(() => {
  showScheme();
  link.mention(["R", environment()]);
});
listen(page, session);
if (config.token) {
  if (isBack) {
    Object.assign(link, last);
    document.title = title;
  } else timeline.start(config.key);
  places.reload(timeline.entry);
  link.connect();
}

/** For tests and the console. */
export const vitrine = { page, session, link, timeline };
