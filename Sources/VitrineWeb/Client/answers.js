// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the page shows of a tap until it is answered. What was pressed stays pressed; a switch, a choice, a tab and a
// disclosure show their other state, which came with their parts (a style of slot 3). The answer is the server's page: where
// it is the same, nothing moves any more; where the app refused, the control springs back.

/** The attributes that hold the state of a control. */
const STATES = ["aria-checked", "aria-current", "aria-expanded"];
/** In such a group one is chosen. */
const GROUPS = "[role=radiogroup],nav";
const CHOSEN = "[aria-checked=true],[aria-current]";
/** A spring of 0.35 s with a damping of 0.8, in milliseconds until it rests. */
const REST = 500;
const SPRING = `linear(${Array.from({ length: 31 }, (_, i) => {
  const [t, decay, turn] = [(i / 30) * REST / 1000, 14.36, 10.77];
  return (1 - Math.exp(-decay * t) * (Math.cos(turn * t) + (decay / turn) * Math.sin(turn * t))).toFixed(4);
}).join()})`;
const less = matchMedia("(prefers-reduced-motion:reduce)");

/** @param {any} element */
const state = (element) => STATES.map((name) => element.getAttribute(name)).join();

/** What is presented of a part, with what runs of it. @param {any} part */
function read(part) {
  const { translate, rotate, opacity, backgroundColor } = getComputedStyle(part);
  const { left } = part.getBoundingClientRect();
  return { translate: parseFloat(translate) || 0, rotate: parseFloat(rotate) || 0, opacity, backgroundColor, left };
}

/** @param {any} look */
const frame = ({ translate, rotate, opacity, backgroundColor }) =>
  ({ offset: 0, translate: translate + "px", rotate: rotate + "deg", opacity, backgroundColor });

export class Answers {
  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
    /** Taps without an answer, oldest first. @type {{element: any, number: number}[]} */
    this.open = [];
    /** Controls in their other state, with the state that they had, and how their parts look. @type {Map<any, {state: string, looks: Map<any, any>}>} */
    this.shown = new Map();
    /** The mouse's last press: the control in which it began, until the browser reports the click. @type {any} */
    let press = {};
    /** @param {any} target @returns {any} */
    const control = (target) => target.closest?.("button,a,[role=button]");
    addEventListener("mousedown", ({ target, button, ctrlKey }) => { press = { id: !button && !ctrlKey && control(target)?.vid }; }, true);
    addEventListener("click", ({ isTrusted }) => { if (isTrusted) press.id = 0; }, true);
    // Browsers make no click of a press of what has left meanwhile, as a label that was answered does; any other, at once.
    addEventListener("mouseup", ({ target }) => {
      const own = press, element = control(target);
      if (own.id && element?.vid === own.id) setTimeout(() => {
        if (own.id) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        own.id = 0;
      });
    }, true);
  }

  /** Whether a tap of an element waits for its answer. @param {any} element */
  waits(element) {
    return this.open.some((tap) => tap.element === element);
  }

  /** Notes that an element was tapped; without a number the event has not been sent yet. @param {any} element */
  tapped(element, number = Infinity) {
    this.open.push({ element, number });
    this.show();
  }

  /** Notes that a tap was sent as the event with a number, or was not accepted (0). @param {number} id @param {number} number */
  said(id, number) {
    const tap = this.open.find(({ element, number }) => element.vid === id && number === Infinity);
    if (!tap) return;
    tap.number = number;
    if (!number) this.handled(0);
  }

  /** The page shows what the server made of all events up to this one. @param {number} number */
  handled(number) {
    const rest = this.open.filter((tap) => tap.number > number && tap.element.isConnected);
    if (rest.length === this.open.length) return;
    const answered = this.open.filter((tap) => !rest.includes(tap));
    this.open = rest;
    // The answer may have made it another element, with the same classes.
    for (const { element } of answered) this.page.nodes.get(element.vid)?.classList.remove("taken");
    this.show();
  }

  /** The parts of a control that look different in its other state. @param {any} control @returns {any[]} */
  parts(control) {
    const names = [document.querySelector("style[nonce]"), this.page].flatMap((/** @type {any} */ owner) =>
      [...(owner?.sheet.cssRules ?? [])].flatMap((layer) => [...(layer.cssRules ?? [])]).map((rule) => rule.selectorText ?? "")
        .filter((selector) => selector.startsWith(".other ")).map((selector) => selector.slice(7)));
    return names.length ? [...control.querySelectorAll(names.join())] : [];
  }

  /** Brings what is shown in line with the taps that are open. */
  show() {
    /** @type {Set<any>} */
    const wanted = new Set();
    for (const { element } of this.open) {
      const { role, ariaExpanded } = element;
      const group = element.closest(GROUPS);
      if (role === "switch" || ariaExpanded) wanted.has(element) ? wanted.delete(element) : wanted.add(element);
      else if (group) {
        for (const other of wanted) if (group.contains(other)) wanted.delete(other);
        if (!element.matches(CHOSEN)) for (const control of [element, group.querySelector(CHOSEN)]) if (control) wanted.add(control);
      }
    }
    for (const control of wanted) if (!this.parts(control).length) wanted.delete(control);
    for (const { element } of this.open) if (!wanted.has(element) && !this.shown.has(element)) element.classList.add("taken");
    /** Parts that look different now, each with what was presented. @type {Map<any, any>} */
    const changed = new Map();
    for (const [control, { state: before, looks }] of [...this.shown]) {
      if (wanted.has(control) && state(control) === before) continue;
      this.shown.delete(control);
      // The app has done it: what runs goes on, counted from where the parts stand now.
      if (state(control) !== before) for (const [part, look] of looks) settle(part, look);
      else for (const part of looks.keys()) changed.set(part, read(part));
      control.classList.remove("other");
    }
    for (const control of wanted) {
      if (this.shown.has(control)) continue;
      const parts = this.parts(control);
      for (const part of parts) changed.set(part, read(part));
      control.classList.add("other");
      this.shown.set(control, { state: state(control), looks: new Map(parts.map((part) => [part, null])) });
    }
    move(changed);
    for (const { looks } of this.shown.values()) for (const part of looks.keys()) if (changed.has(part)) looks.set(part, changed.get(part));
  }
}

/** What runs of a part goes on from the part's own new place. @param {any} part @param {{translate: number, rotate: number}} look in the state that was shown */
function settle(part, look) {
  const { vg: run } = part;
  if (!run || !/running|paused/.test(run.playState)) return;
  run.from = { ...run.from, translate: run.from.translate - look.translate, rotate: run.from.rotate - look.rotate };
  run.effect.setKeyframes([frame(run.from)]);
}

/** Moves parts from what was presented to what they are; afterwards the map has that. @param {Map<any, any>} changed */
function move(changed) {
  const moves = [...changed].map(([part, from]) => {
    part.vg?.cancel();
    const end = read(part);
    changed.set(part, end);
    return { part, from, end };
  });
  // The mark of a choice moves from the one to the other.
  const gone = moves.find(({ from, end }) => from.opacity !== "0" && end.opacity === "0");
  const come = moves.find(({ from, end }) => from.opacity === "0" && end.opacity !== "0");
  if (gone && come && gone.from.left !== come.end.left) {
    come.from = { ...come.end, translate: gone.from.left - come.end.left };
    gone.from = gone.end;
  }
  for (const { part, from } of less.matches ? [] : moves) {
    part.vg = part.animate([frame(from)], { duration: REST, easing: SPRING });
    part.vg.from = from;
  }
}
