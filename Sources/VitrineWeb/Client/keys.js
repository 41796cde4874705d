// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Keys, for the layers that ask for them, and shortcuts. Where a layer around the focus claims a key, the page holds the
// key back, asks the engine, and does what the browser would have done once the app has not handled it.

/** Events that a layer asks for, as `EventMask` counts: a test holds the two together. */
const MASK = {
  tap: 1, keys: 16384, focus: 32768, shortcut: 65536, claimsReturn: 8388608, claimsEscape: 16777216,
  claimsTab: 33554432, claimsSpace: 67108864, claimsMoves: 134217728, claimsText: 268435456, clicks: 536870912,
};
/** Keys that move the caret or the page. */
const MOVES = /^(Arrow.*|Page(Up|Down)|Home|End)$/;
const CLAIMS = { Enter: MASK.claimsReturn, Escape: MASK.claimsEscape, Tab: MASK.claimsTab, " ": MASK.claimsSpace };
const NAMES = { Meta: "metaKey", Control: "ctrlKey", Alt: "altKey", Shift: "shiftKey" };
/** Milliseconds after which a key counts as not handled. */
const PATIENCE = 2000;
const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** The innermost element at or around another one whose layer asks for some events. @param {any} target @param {number} mask @returns {any} */
export function layer(target, mask) {
  for (let element = target; element; element = element.parentElement) if (element.ve & mask) return element;
  return null;
}

/** Whether the browser operates an element by keys and presses, such as a field. @param {any} element */
export const isTyped = (element) => /^(input|select|textarea)$/.test(element.localName) || element.isContentEditable;

/** Whether something is typed into an element. @param {any} element */
const isField = (element) => element.localName === "textarea" || element.vf || element.matches?.("input:not([type=range])");

/** Returns the held modifier keys as bits; outside Macs the control key counts as the command key, and vice versa. @param {any} event */
function held({ shiftKey, ctrlKey, altKey, metaKey }) {
  const [control, command] = isMac ? [ctrlKey, metaKey] : [metaKey, ctrlKey];
  return [shiftKey, control, altKey, command].reduce((sum, on, i) => sum + (on ? 1 << i : 0), 0);
}

export class Keys {
  /**
   * @param {import("./page.js").Page} page
   * @param {{isLive: () => boolean, say: (word: string, rest: any[]) => void}} session
   */
  constructor(page, session) {
    this.page = page;
    this.session = session;
    /** Keys that are kept back, oldest first: those that were asked about have a number. @type {{number: number, event: any, timer: any, isTaken: boolean}[]} */
    this.kept = [];
    /** Counts questions. */
    this.number = 0;
    // Before the listeners of the document, which are for what the key does by itself.
    addEventListener("keydown", (event) => this.down(event), true);
    addEventListener("keyup", (event) => this.tell(event, layer(event.target, MASK.keys)), true);
    addEventListener("click", (event) => this.click(event), true);
    // Arrows have led to what they select (focus.js).
    addEventListener("arrows", (/** @type {any} */ { target, detail }) => session.isLive() && session.say("V", [target.vid, 0, detail]));
  }

  /** A mouse presses what asks which keys are held, and whether it is the second press. @param {any} event */
  click(event) {
    const element = layer(event.target, MASK.tap);
    if (!element || !(element.ve & MASK.clicks) || event.pointerType !== "mouse" || !this.session.isLive()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.page.touched = element.vid;
    this.session.say("V", [element.vid, 0, held(event) | (event.detail > 1 ? 16 : 0)]);
  }

  /** @param {any} event */
  down(event) {
    const { target, key } = event;
    if (!key) return;
    // A key that was held back and is repeated now.
    if (event.vk) return this.shortcut(event);
    const claim = this.claim(event);
    const isBehind = claim >= 0 && this.kept.some((kept) => kept.event.target === target);
    if (claim > 0 || isBehind) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const number = claim > 0 ? ++this.number : 0;
      const timer = number && setTimeout(() => this.answer(number, 0), PATIENCE);
      this.kept.push({ number, event, timer, isTaken: false });
      return this.tell(event, layer(target, MASK.keys), number);
    }
    if (this.shortcut(event)) return;
    const isPress = target.ve & MASK.focus && /^(Enter| )$/.test(key) && !event.repeat && !event.isComposing;
    if (isPress && this.session.isLive()) {
      this.page.touched = target.vid;
      if (key === " ") event.preventDefault();
    }
    this.tell(event, layer(target, MASK.keys) ?? (isPress && target));
  }

  /** What of a key is claimed around its element: above 0 if it is, below if it can never be. @param {any} event */
  claim({ target, key, ctrlKey, metaKey, altKey, isComposing, keyCode }) {
    if (ctrlKey || metaKey || altKey || isComposing || keyCode === 229 || !this.session.isLive()) return -1;
    const isEdit = isField(target) && (key.length === 1 || /^(Backspace|Delete)$/.test(key));
    if (key.length > 1 && !isEdit && !(key in CLAIMS) && !MOVES.test(key)) return -1;
    const mask = isEdit ? MASK.claimsText : MOVES.test(key) ? MASK.claimsMoves : CLAIMS[/** @type {"Tab"} */ (key)];
    return layer(target, mask) ? 1 : 0;
  }

  /** What fills in forms dispatches keys without a name. @param {any} event @param {any} element @param {number} [question] */
  tell(event, element, question) {
    if (!element || event.isComposing || !this.session.isLive() || !event.key || event.key.length > 32) return;
    const phase = event.type === "keyup" ? 4 : event.repeat ? 2 : 1;
    this.session.say("Y", [element.vid, phase, event.key, held(event), ...(question ? [question] : [])]);
  }

  /** Handles the engine's answer whether the app has handled a key. @param {number} number @param {number} isTaken */
  answer(number, isTaken) {
    const kept = this.kept.find((other) => other.number === number);
    if (!kept) return;
    clearTimeout(kept.timer);
    kept.number = 0;
    kept.isTaken = !!isTaken;
    // Keys are repeated in their order, whichever is answered first.
    while (this.kept.length && !this.kept[0].number) {
      const { event, isTaken: wasTaken } = /** @type {any} */ (this.kept.shift());
      if (!wasTaken) this.act(event);
    }
  }

  /** Does what the browser does for a key without a handler. @param {any} event */
  act({ target, key, code, shiftKey, repeat }) {
    if (!target.isConnected) return;
    const again = new KeyboardEvent("keydown", { key, code, shiftKey, repeat, bubbles: true, cancelable: true, composed: true });
    /** @type {any} */ (again).vk = true;
    if (!target.dispatchEvent(again)) return;
    const edit = (/** @type {string} */ command, text = "") => document.execCommand(command, false, text);
    if (key === "Tab") {
      const stops = this.page.stops().filter((stop) => stop.tabIndex >= 0 && !stop.closest("[inert],:disabled") && stop.checkVisibility());
      return stops.at((stops.indexOf(target) + (shiftKey ? -1 : 1)) % stops.length)?.focus();
    }
    if (isField(target)) {
      if (key === "Enter") return target.localName !== "input" && edit("insertText", "\n");
      if (key.length === 1) return edit("insertText", key);
      if (/^(Backspace|Delete)$/.test(key)) return edit(key === "Delete" ? "forwardDelete" : "delete");
      const way = /Left|Right/.test(key) ? key.slice(5).toLowerCase() : /Up|Home/.test(key) ? "backward" : "forward";
      const unit = /Left|Right/.test(key) ? "character" : /Home|End/.test(key) ? "lineboundary" : "line";
      return MOVES.test(key) && getSelection()?.modify(shiftKey ? "extend" : "move", way, unit);
    }
    if (key === "Enter" || key === " ") {
      if (target.matches("a,button,summary,input") && !repeat) return target.click();
      if (key === "Enter") return;
    }
    if (target.type === "range" && /^Arrow/.test(key)) {
      const ahead = getComputedStyle(target).direction === "rtl" ? /Up|Left/ : /Up|Right/;
      target[ahead.test(key) ? "stepUp" : "stepDown"]();
      for (const name of ["input", "change"]) target.dispatchEvent(new Event(name, { bubbles: true }));
      return;
    }
    const scroller = target.closest(".k5");
    if (!scroller) return;
    const [width, height] = [scroller.clientWidth * 0.875, scroller.clientHeight * 0.875];
    const [x, y] = /** @type {any} */ ({
      ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40], PageUp: [0, -height],
      PageDown: [0, height], " ": [0, shiftKey ? -height : height], Home: [-1e6, -1e6], End: [width * 1e6, 1e6],
    })[key] ?? [0, 0];
    scroller.scrollBy(x, y);
  }

  /** @param {any} event */
  shortcut(event) {
    if (event.isComposing || event.repeat || event.defaultPrevented) return false;
    const isTyping = isTyped(event.target);
    const found = [...document.querySelectorAll("[aria-keyshortcuts]")].find((/** @type {any} */ element) => {
      if (!(element.ve & MASK.shortcut) || element.closest("[inert]") || !element.checkVisibility()) return false;
      const parts = element.getAttribute("aria-keyshortcuts").split("+");
      const key = parts.pop() || "+";
      const name = key === "Plus" ? "+" : key === "Space" ? " " : key;
      const isHeld = (/** @type {string} */ part) => parts.includes(part) === event[NAMES[/** @type {"Meta"} */ (part)]];
      if (!isMac && parts.includes("Meta")) parts[parts.indexOf("Meta")] = "Control";
      if (!["Meta", "Control", "Alt"].every(isHeld)) return false;
      if (parts.includes("Shift") !== event.shiftKey && (parts.includes("Shift") || /^[a-z]$/i.test(name))) return false;
      if (event.key.toLowerCase() !== name.toLowerCase()) return false;
      // What is typed is typed; and what has the focus answers the return key itself: of a field the engine knows
      // whether it is submitted, and presses the default button where it is not.
      if (!parts.some((part) => part !== "Shift") && isTyping && !/^(Enter|Escape)$/.test(name)) return false;
      return !(name === "Enter" && !parts.length && (event.target.matches(".k9,[role=button]") || layer(event.target, MASK.tap)));
    });
    if (!found) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    /** @type {any} */ (found).click();
    return true;
  }
}
