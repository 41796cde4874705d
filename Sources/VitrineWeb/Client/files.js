// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Files that the user chooses: the browser's dialog, and what of them the server has got. The contents go as requests of
// their own, in parts, one file after the other; a part whose answer is lost is said again, and the server says how far it
// is. How large parts are follows the line: about a second each.

import { BASE } from "./protocol.js";

const SMALLEST = 1 << 16;
const LARGEST = 1 << 20;
/** Milliseconds that a part should take, before the next attempt at most, and after which progress is shown. */
const PART = 1000;
const PATIENCE = 10000;
const UNSEEN = 700;
/** Files at a time, and characters of their names: all go in one message. */
const MOST = 100;
const LONGEST = 100;

/** 128 bits that nobody guesses. */
const name = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/\+/g, "-").replace(/\//g, "_").slice(0, 22);
/** A text without halves of characters, as a cut leaves them: the server takes none. @param {string} text */
const whole = (text) => text.replace(/\p{Surrogate}/gu, "");
/** @param {string} tag @param {object} properties @returns {any} */
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

export class Files {
  /** @param {{say: (word: string, rest: any[]) => boolean, handled: (act: () => void) => void, token: () => string, words: () => any, announce: (text: string) => void}} session */
  constructor(session) {
    this.session = session;
    /** Files whose contents are to go. @type {{name: string, file: File, sent: number}[]} */
    this.queue = [];
    this.size = SMALLEST;
    this.isBusy = false;
    /** The layers that have come: those that open themselves do so once. @type {WeakSet<any>} */
    this.seen = new WeakSet();
    /** What shows how far they are. @type {any} */
    this.bar = null;
    /** Cancels the part that is being sent. */
    this.abort = new AbortController();
    addEventListener("pagehide", (event) => event.persisted || this.cancel());
  }

  /** Opens the browser's dialog for a layer. @param {any} element */
  choose(element) {
    const [flags, accept] = element.dataset.files.split(/:(.*)/);
    // Kept: a browser forgets an element that nobody has, with its dialog.
    const input = this.input = make("input", { type: "file", accept, multiple: flags.includes("n"), webkitdirectory: flags.includes("d") });
    input.onchange = () => {
      const files = [...input.files ?? []];
      // A folder is sent as a whole or not at all.
      const isWhole = !input.webkitdirectory || files.length <= MOST && files.every((file) => file.webkitRelativePath.length <= LONGEST);
      if (!isWhole) this.fail();
      this.take(element, isWhole ? files : []);
    };
    input.oncancel = () => this.take(element, []);
    input.click();
  }

  /** Opens the dialog of a layer that came and opens itself, while the browser still takes that for the user's wish. @param {any} element */
  open(element) {
    const isNew = !this.seen.has(element) && /^n?o/.test(element.dataset.files);
    this.seen.add(element);
    if (isNew && navigator.userActivation?.isActive !== false) this.choose(element);
  }

  /** The user chose files for a layer, or pasted an image, which has no name. @param {any} element @param {(File | Blob)[]} chosen */
  take(element, chosen) {
    this.offer(chosen, (files) => this.session.say("U", [element.vid, files]));
  }

  /** Reports the files that the user chose, and sends them once the server expects them. @param {any[]} chosen @param {(files: any[][]) => boolean} say */
  offer(chosen, say) {
    const files = chosen.slice(0, MOST).map((file) => ({ name: name(), file, sent: 0 }));
    if (!say(files.map(({ name, file }) => [name, whole((file.webkitRelativePath || (file.name ?? "Image")).slice(-LONGEST)), whole(file.type.slice(0, LONGEST)), file.size]))) {
      if (files.length) this.fail();
      return;
    }
    this.session.handled(() => {
      this.queue.push(...files.filter(({ file }) => file.size));
      this.run();
    });
  }

  async run() {
    if (this.isBusy) return;
    this.isBusy = true;
    const shown = setTimeout(() => this.show(), UNSEEN);
    for (let item; (item = this.queue[0]); ) {
      const isSent = await this.send(item);
      if (this.queue[0] === item) this.queue.shift();
      if (!isSent) this.fail();
    }
    clearTimeout(shown);
    this.bar?.parentElement.remove();
    this.bar = null;
    this.isBusy = false;
  }

  /** Shows that files are sent: it takes a while. */
  show() {
    const { sending, cancel } = this.session.words();
    const cue = make("div", { className: "cue on", role: "status" });
    cue.style.whiteSpace = "nowrap";
    this.bar = make("progress", { ariaLabel: sending });
    Object.assign(this.bar.style, { width: "96px", margin: "0 12px" });
    cue.append(sending, this.bar, make("button", { textContent: cancel, onclick: () => this.cancel() }));
    document.body.append(cue);
    import("./looks.js").then((looks) => looks.place(cue), () => {});
    this.update();
  }

  /** How much of the file that is sent has arrived. */
  update() {
    const [item] = this.queue;
    if (this.bar && item) this.bar.value = item.sent / item.file.size;
  }

  fail() {
    this.session.announce(this.session.words().unsent);
  }

  /** The user does not want to wait, or the page goes. */
  cancel() {
    for (const { name } of this.queue.splice(0)) this.ask("DELETE", name, { keepalive: true }).catch(() => {});
    this.abort.abort();
    this.abort = new AbortController();
  }

  /** @param {string} method @param {string} name @param {RequestInit} [more] */
  ask(method, name, more, offset = 0) {
    return fetch(`${BASE}/_vitrine/files/${name}?offset=${offset}`, { method, headers: { "vitrine-session": this.session.token() }, ...more });
  }

  /** Sends a file; false where it cannot be sent. @param {{name: string, file: File, sent: number}} item */
  async send(item) {
    let wait = 0;
    while (this.queue[0] === item && item.sent < item.file.size) {
      if (wait) await pause(wait);
      /** @type {any} */
      let body, answer, sent;
      try {
        body = await item.file.slice(item.sent, item.sent + this.size).arrayBuffer();
      } catch {
        // It was moved, or changed, since it was chosen.
        this.ask("DELETE", item.name).catch(() => {});
        return false;
      }
      const [start, token] = [performance.now(), this.session.token()];
      try {
        answer = await this.ask("PUT", item.name, { body, signal: this.abort.signal }, item.sent);
        sent = Number(await answer.text());
      } catch {
        // No line: again, and in smaller parts.
      }
      const time = performance.now() - start;
      if ((answer?.ok || answer?.status === 409) && sent >= 0) {
        item.sent = sent;
        wait = 0;
        this.size = Math.max(SMALLEST, Math.min(LARGEST, time < PART / 2 ? this.size * 2 : time > PART * 2 ? this.size / 2 : this.size));
        this.update();
      } else {
        // Another token came meanwhile, or there was no room: that passes.
        if (answer && answer.status < 500 && !/408|429/.test(answer.status) && token === this.session.token()) return this.queue[0] !== item;
        wait = Math.min(PATIENCE, wait * 2 || 250);
        this.size = SMALLEST;
      }
    }
    return true;
  }
}
