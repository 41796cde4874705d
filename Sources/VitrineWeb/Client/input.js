// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Fields of the page: what is typed becomes edits, answers become values, caret and composition stay as they are.

import { EVENT } from "./protocol.js";
import { Field, correspondence } from "./field.js";

/** Where what was typed waits for the page to be loaded again, and when that was last done (client.js). */
const TYPED = "vitrine-typed";
const RELOADS = "vitrine-reloads";

/** Milliseconds between two edits of a field that is answered faster. */
const PACE = 10;
/** The number of events waiting for the answer to an edit above which keys are no longer sent, to spare the server. */
const LATE = 100;
/** What takes the focus itself when it is pressed, or has a use of its own for that. */
const OWN = "input,textarea,select,video,audio,iframe,[contenteditable]";

/** @typedef {{isLive: () => boolean, say: (word: string, rest: any[]) => void}} Session */

/** Whether an element belongs to the toolbar of the field that has the focus. @param {any} element */
const inToolbar = (element) => !!element?.closest?.("[role=toolbar]");
/** Whether an element leaves the engine's focus in the field while it has the keyboard's: a menu gives that back. @param {any} element */
const isPassing = (element) => inToolbar(element) || !!element?.closest?.("[role=menu]");

export class Inputs {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** Elements of fields by layer. @type {Map<number, any>} */
    this.elements = new Map();
    /** Events that wait until the text typed before them has been sent. @type {{turn: number, say: () => void}[]} */
    this.queue = [];
    /** Counts what a user does beside typing. */
    this.turn = 0;
    /** The field that has the focus, as the engine was last told. */
    this.focused = 0;
    /** What selects in fields whose app asks for it; a page without any does not load it. @type {any} */
    this.selections = null;
    /** What edits styled text; a page without any does not load it. @type {any} */
    this.rich = null;
    const on = (/** @type {string} */ name, /** @type {(element: any, event: any) => void} */ handler) =>
      document.addEventListener(name, (event) => {
        const element = /** @type {any} */ (event.target);
        if (element.vf) handler(element, event);
      }, true);
    on("input", (element) => this.typed(element));
    on("compositionstart", (element) => (element.vf.composing = true));
    on("compositionend", (element) => {
      this.typed(element);
      this.show(element, () => element.vf.endComposition());
      this.pump();
    });
    on("focusin", (element) => this.moved(element.vid));
    /** The field to which the focus comes back from what takes it together with the press. @type {any} */
    let back = null;
    document.addEventListener("focusout", (event) => {
      const element = /** @type {any} */ (event.target);
      // Between two fields no element has the focus: only the next field is reported. A slider gives the focus back.
      if (element === back || !element.vf && !isPassing(element) || !document.hasFocus()) return;
      queueMicrotask(() => {
        const next = /** @type {any} */ (document.activeElement);
        // Elements other than fields that take the focus (`EventMask.focus`) report it themselves.
        if (!next?.vf && !(next?.ve & 32768) && !isPassing(next)) this.moved(0);
      });
    }, true);
    // A press anywhere else leaves the focus, and the keyboard, where they are, but for a mouse that may select a text.
    let isMouse = true;
    document.addEventListener("pointerdown", ({ pointerType }) => { isMouse = pointerType === "mouse"; }, true);
    document.addEventListener("mousedown", (event) => {
      const element = /** @type {any} */ (event.target);
      const focused = /** @type {any} */ (document.activeElement);
      if (event.button || !focused?.vf && !inToolbar(element)) return;
      if (element.type === "range" && isMouse && focused.vf) {
        const give = () => focused.focus({ preventScroll: true });
        back = focused;
        element.addEventListener("focus", give);
        // The press has given the focus by then.
        setTimeout(() => {
          back = null;
          element.removeEventListener("focus", give);
        });
        return;
      }
      if (element.closest(OWN) && element.type !== "range") return;
      let isText = isMouse && element.closest(".k1,.k2") && !element.closest("a,button,[role=button]");
      for (let layer = element; layer; layer = layer.parentElement) {
        // What is no field and takes the focus does so.
        if (layer.ve & 32768) return;
        if (layer.style.userSelect === "none") isText = false;
      }
      if (!isText) event.preventDefault();
    });
    addEventListener("pagehide", () => this.keep());
    on("keydown", (element, event) => {
      if (event.key !== "Enter" || event.isComposing || event.keyCode === 229 || element.localName !== "input") return;
      // With one of these it is another key.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.say("V", [element.vid, EVENT.submit]);
    });
  }

  // Messages of the engine

  /** Applies the engine's state of a field, and its selection if the app asks for that. @param {any} element @param {any[]} payload @param {boolean} [isTyped] whether a user may have typed in it before this was here */
  fill(element, payload, isTyped) {
    // Until the module of styled text is here, nobody types in one.
    if (element.tagName === "DIV" && !this.rich) {
      return (this.coming ||= import("./rich.js")).then(({ Rich }) => {
        this.rich ||= new Rich();
        this.fill(element, payload);
        if (this.focused === element.vid) this.focus(element.vid);
      });
    }
    const rich = element.tagName === "DIV" && this.rich;
    if (rich) payload = rich.adopt(element, payload);
    const isNew = !this.elements.has(element.vid);
    this.take(element, payload, isTyped);
    if (rich) rich.paint(element, payload[5]);
    const choice = payload[4] ?? (isNew && element.dataset.t?.split(" ").map(Number));
    if (!choice) return;
    if (this.selections) return this.selections.choose(element, choice);
    this.loading ||= import("./selection.js");
    this.loading.then(({ Selections }) => (this.selections ||= new Selections(this)).choose(element, choice));
  }

  /** Applies the engine's state of a field; that of a new field is its start. @param {any} element @param {any[]} payload @param {boolean} [isTyped] */
  take(element, [revision, edition, text, cuts], isTyped) {
    const known = this.elements.get(element.vid);
    this.elements.set(element.vid, element);
    // The server takes no longer text (Limits.md).
    element.maxLength = 1e6;
    if (!known) {
      element.vf = new Field(text ?? "", revision, edition);
      if (!isTyped) element.value = element.vf.text;
      return;
    }
    element.vf = known.vf;
    if (known !== element) {
      element.value = element.vf.text;
      element.vs = known.selectionStart === null ? null : [known.selectionStart, known.selectionEnd];
    }
    this.show(element, () => element.vf.receive(revision, edition, cuts ?? text));
  }

  /** After a snapshot: fields came back as other elements with what was typed in them, or under other numbers. */
  prune() {
    /** @type {string[][]} */
    const lost = [];
    for (const [id, element] of this.elements) {
      if (element.isConnected) continue;
      if (element.vf.name) lost.push([element.vf.name, element.vf.text]);
      this.forget(id);
    }
    this.putBack(lost);
    const element = this.elements.get(this.focused);
    if (!element || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (element.vs) element.setSelectionRange(...element.vs);
  }

  /** What a field is called, and which of that name it is. @param {any} element */
  name(element) {
    const call = (/** @type {any} */ field) => field.dataset.testid || field.ariaLabel || field.placeholder || field.localName;
    const same = [...this.elements.values()].filter((other) => other.isConnected && call(other) === call(element));
    return call(element) + " " + same.indexOf(element);
  }

  /** Types text again that a new page or session has not received. @param {string[][]} typed names and texts */
  putBack(typed) {
    for (const [name, text] of typed) {
      const element = [...this.elements.values()].find((field) => !field.vf.name && this.name(field) === name);
      if (!element || element.value === text) continue;
      element.value = text;
      this.typed(element);
    }
  }

  /** Keeps what was typed for the page that is loaded instead of this one; nothing of secure fields. */
  keep() {
    const typed = [...this.elements.values()].filter((field) => field.vf.name && field.type !== "password");
    const texts = typed.map(({ vf }) => [vf.name, vf.text]);
    if (texts.length) sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, texts]));
    else sessionStorage.removeItem(TYPED);
  }

  /** The same field as another element: a line that became many. @param {any} old @param {any} element */
  replace(old, element) {
    element.vf = old.vf;
    element.value = element.vf.text;
    this.elements.set(element.vid, element);
  }

  /** @param {number} id */
  forget(id) {
    this.elements.delete(id);
    if (this.focused === id) this.focused = 0;
  }

  /** The engine moves the focus. @param {number} id */
  focus(id) {
    this.focused = id;
    const element = this.elements.get(id);
    if (element) {
      if (document.activeElement === element) return;
      element.focus();
      // Not to be had: hidden, or disabled.
      if (document.activeElement !== element) return this.moved(0);
      // Without a chosen position the user continues at the end of the text.
      const end = element.value.length;
      if (element.selectionStart !== null) element.setSelectionRange(...element.vf.wish ?? [end, end]);
    } else {
      const current = /** @type {any} */ (document.activeElement);
      if (current?.vf) current.blur();
    }
  }

  /** Changes a field's text and keeps the caret where it was in it. @param {any} element @param {() => void} change */
  show(element, change) {
    const { vf: field } = element;
    change();
    const old = element.value;
    if (old === field.text) return;
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction, scrollLeft, scrollTop } = element;
    element.value = field.text;
    if (start === null || document.activeElement !== element) return;
    const place = correspondence(old, field.text);
    element.setSelectionRange(place(start), place(end), direction);
    element.scrollTo(scrollLeft, scrollTop);
  }

  // The user's

  /**
   * Says what was typed and done before this was here, in its order.
   * @param {any[]} fields @param {[string, any[], string[]][]} held what was done, with the text of each field by then
   */
  takeUp(fields, held) {
    // A field that a snapshot has replaced meanwhile holds no typed text.
    const typed = (/** @type {any} */ field) => this.elements.get(field.vid) === field;
    for (const [word, rest, texts] of held) {
      texts.forEach((text, index) => typed(fields[index]) && fields[index].vf.edit(text, this.turn));
      this.say(word, rest);
    }
    for (const field of fields) if (typed(field)) this.typed(field);
  }

  /** @param {any} element */
  typed(element) {
    element.vf.edit(element.value, this.turn);
    element.vf.name ||= this.name(element);
    this.pump();
  }

  /** @param {number} id */
  moved(id) {
    if (id === this.focused) return;
    this.focused = id;
    this.say("F", [id]);
  }

  /** Says an event after everything that was typed before it. @param {string} word @param {any[]} rest */
  say(word, rest) {
    if (!this.session.isLive() && !this.session.isAway()) return;
    if (word === "Y" && this.queue.length >= LATE) return;
    // The position of the caret is sent before an action at it.
    this.selections?.tell();
    this.queue.push({ turn: this.turn++, say: () => this.session.say(word, rest) });
    this.pump();
  }

  /** Sends the edits and events that can be sent, in order. */
  pump() {
    if (!this.session.isLive()) return;
    for (;;) {
      const event = this.queue[0];
      const turn = event ? event.turn : this.turn;
      let blocked = false;
      for (const element of this.elements.values()) {
        if (element.vf.waits(turn) && (!this.tell(element, turn, !!event) || element.vf.waits(turn))) blocked = true;
      }
      if (!event || blocked) return;
      this.queue.shift();
      event.say();
    }
  }

  /** @param {any} element @param {number} turn @param {boolean} atOnce @returns {boolean} whether it was sent */
  tell(element, turn, atOnce) {
    const field = element.vf;
    if (!field.isFree) return false;
    const wait = PACE - (performance.now() - (field.told || 0));
    if (wait > 0 && !atOnce) {
      field.timer ||= setTimeout(() => {
        field.timer = 0;
        this.pump();
      }, wait);
      return false;
    }
    field.told = performance.now();
    const edit = field.take(turn);
    // Some types of fields tell no selection.
    const at = (/** @type {number | null} */ place) => Math.min(place ?? edit[3], edit[3]);
    const selection = [at(element.selectionStart), at(element.selectionEnd)];
    field.place = [edit[0], edit[1], field.choice, edit[3], ...selection].join();
    this.session.say("I", [element.vid, ...edit, ...selection]);
    return true;
  }

  /** The session is there: where the focus is already, and what was typed before. @param {boolean} isBack whether it is the page's that was here */
  start(isBack) {
    const current = /** @type {any} */ (document.activeElement);
    if (current?.vf) this.moved(current.vid);
    const [path, typed] = JSON.parse(sessionStorage.getItem(TYPED) || "[]");
    const reloads = JSON.parse(sessionStorage.getItem(RELOADS) || "[]");
    sessionStorage.removeItem(TYPED);
    // A new session starts without the typed texts, unless the old one was lost; lost twice within a minute it may have
    // been a text that ended it, and would end the next one.
    if (path === location.pathname && (isBack || (!reloads[1] && Date.now() - reloads[0] < 60000))) this.putBack(typed);
    this.pump();
    this.selections?.changed();
  }
}
