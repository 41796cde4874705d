// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Fields of styled text: an editable element that answers as a text area does. Loaded with the first one.
//
// Its spans are drawn of a text and of runs. What is typed is put into both, where the browser says that it would put it;
// only a composition changes the element itself, and is taken over when it ends.

import { commonEnds } from "./field.js";

/** Lengths in UTF-16 units, and numbers of styles, 0 for the field's own. @typedef {number[][]} Runs */

/** Steps that can be undone. */
const STEPS = 100;

/** Runs of a text of which a part was replaced: what is new looks like the first letter that it replaces, or like the one before it. @param {Runs} runs @param {number} start @param {number} deleted @param {number} inserted @returns {Runs} */
export function spliced(runs, start, deleted, inserted) {
  /** @type {Runs} */
  const result = [];
  const add = (/** @type {number} */ length, /** @type {number} */ style) => {
    const last = result[result.length - 1];
    if (length <= 0) return;
    if (last?.[1] === style) last[0] += length;
    else result.push([length, style]);
  };
  const model = deleted || !start ? start : start - 1;
  const end = start + deleted;
  let own = 0;
  let place = 0;
  for (const [length, style] of runs) {
    if (place <= model) own = style;
    add(Math.min(place + length, start) - place, style);
    place += length;
  }
  add(inserted, own);
  place = 0;
  for (const [length, style] of runs) {
    add(place + length - Math.max(place, end), style);
    place += length;
  }
  return result;
}

/** Where a place of an element's tree lies in its text. @param {any} element @param {any} node @param {number} offset */
function offsetOf(element, node, offset) {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** The place in an element's tree of an offset of its text. @param {any} element @param {number} offset @returns {[any, number]} */
function placeOf(element, offset) {
  // An empty last line is a break of its own.
  if (offset >= element.value.length && element.lastChild?.localName === "br") return [element, element.childNodes.length - 1];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  /** @type {any} */
  let node = null;
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    node = next;
    if (offset <= node.length) return [node, offset];
    offset -= node.length;
  }
  return node ? [node, node.length] : [element, 0];
}

export class Rich {
  /** Makes an element a field of styled text; the first page has its text in the element. @param {any} element @param {any[]} payload */
  adopt(element, payload) {
    if (element.vz) return payload;
    /** The runs, and the text that was drawn with them. */
    element.vz = [...element.childNodes].map((node) => [node.textContent.length, Number(/\d+/.exec(node.className ?? "")?.[0] ?? 0)]);
    element.vw = element.textContent;
    /** What can be undone and redone, and the kind of the last edit, which more of its kind joins. */
    element.vu = [[], []];
    element.vk = "";
    /** The selection when the element last had the focus, and the app's runs that wait for the text that they are of. */
    element.vo = element.vp = null;
    const last = (/** @type {number} */ index) => this.selection(element)[index];
    Object.defineProperties(element, {
      value: { get: () => element.textContent, set: (text) => this.write(element, text) },
      selectionStart: { get: () => last(0) },
      selectionEnd: { get: () => last(1) },
      setSelectionRange: { value: (/** @type {number} */ from, /** @type {number} */ to) => this.select(element, from, to) },
    });
    // Not "plaintext-only": of such an element browsers do not say what a key would delete.
    element.contentEditable = "true";
    element.ariaMultiLine = "true";
    element.addEventListener("beforeinput", (/** @type {any} */ event) => this.change(element, event));
    element.addEventListener("compositionend", () => this.sync(element));
    element.addEventListener("input", () => this.sync(element));
    element.addEventListener("keydown", (/** @type {any} */ event) => this.key(element, event));
    this.draw(element, element.vw);
    return [payload[0], payload[1], payload[2] ?? element.vw, ...payload.slice(3)];
  }

  // The selection

  /** @param {any} element @returns {number[]} */
  selection(element) {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
    if (range && document.activeElement === element && element.contains(range.startContainer) && element.contains(range.endContainer)) {
      element.vo = [offsetOf(element, range.startContainer, range.startOffset), offsetOf(element, range.endContainer, range.endOffset)];
    }
    return element.vo ?? [0, 0];
  }

  /** @param {any} element @param {number} from @param {number} to */
  select(element, from, to) {
    element.vo = [from, to];
    // A selection takes the focus along.
    if (document.activeElement === element) getSelection()?.setBaseAndExtent(...placeOf(element, from), ...placeOf(element, to));
  }

  // The text

  /** The text is another one, by the app's hand: nothing before it can be undone. @param {any} element @param {string} text */
  write(element, text) {
    this.sync(element);
    if (text === element.vw) return;
    element.vu = [[], []];
    this.splice(element, text);
  }

  /** @param {any} element @param {string} text */
  splice(element, text) {
    const old = element.vw;
    const [prefix, suffix] = commonEnds(old, text);
    element.vz = spliced(element.vz, prefix, old.length - prefix - suffix, text.length - prefix - suffix);
    this.draw(element, text);
  }

  /** The runs of the app's text; what was typed since looks like what is around it. @param {any} element @param {Runs | undefined} runs */
  paint(element, runs) {
    const { vf: field } = element;
    if (runs) element.vp = runs;
    if (!element.vp || field.composing || field.held.length) return;
    const [prefix, suffix] = commonEnds(field.base, field.text);
    const isSame = field.base === field.text;
    const wanted = isSame ? element.vp : spliced(element.vp, prefix, field.base.length - prefix - suffix, field.text.length - prefix - suffix);
    element.vp = null;
    if (wanted.join(" ") === element.vz.join(" ")) return;
    element.vz = wanted;
    this.draw(element, element.value);
  }

  /** Takes over what the browser has changed by itself. @param {any} element */
  sync(element) {
    if (element.vf?.composing) return;
    const text = element.textContent;
    if (text !== element.vw) {
      const selection = this.selection(element);
      this.splice(element, text);
      this.select(element, selection[0], selection[1]);
    }
    if (element.vf) this.paint(element, undefined);
  }

  /** @param {any} element @param {string} text */
  draw(element, text) {
    const selection = this.selection(element);
    /** @type {any[]} */
    const nodes = [];
    let place = 0;
    for (const [length, style] of [...element.vz, [text.length, 0]]) {
      const part = text.slice(place, place + length);
      place += length;
      if (!part) continue;
      const span = style ? document.createElement("span") : null;
      if (span) {
        span.className = "c" + style;
        span.textContent = part;
      }
      nodes.push(span ?? part);
    }
    if (!text || text.endsWith("\n")) nodes.push(document.createElement("br"));
    element.vw = text;
    element.replaceChildren(...nodes);
    this.select(element, Math.min(selection[0], text.length), Math.min(selection[1], text.length));
  }

  // The user's

  /** @param {any} element @param {any} event */
  change(element, event) {
    const { inputType: type } = event;
    if (element.ariaDisabled === "true") return event.preventDefault();
    if (event.isComposing || element.vf.composing || type === "insertCompositionText") return;
    if (/^history/.test(type)) {
      event.preventDefault();
      return this.step(element, type === "historyUndo" ? 0 : 1);
    }
    const isBreak = /Paragraph|LineBreak/.test(type);
    const text = /^delete/.test(type) ? "" : isBreak ? "\n" : event.data ?? event.dataTransfer?.getData("text/plain");
    // Styles are the app's; what brings no text is the browser's.
    if (/^format/.test(type)) return event.preventDefault();
    if (text === undefined || text === null) return;
    const target = event.getTargetRanges()[0];
    const [from, to] = target
      ? [offsetOf(element, target.startContainer, target.startOffset), offsetOf(element, target.endContainer, target.endOffset)]
      : this.selection(element);
    if (!target && !text && from === to) return;
    event.preventDefault();
    this.replace(element, from, to, text.replace(/\r\n?/g, "\n"), /\s/.test(text) || !text ? "" : type);
  }

  /** @param {any} element @param {number} from @param {number} to @param {string} text @param {string} kind what is undone in one step with more of its kind */
  replace(element, from, to, text, kind) {
    if (from === to && !text) return;
    const old = element.vw;
    const [undone] = element.vu;
    if (!kind || kind !== element.vk || from !== element.vo?.[0]) undone.push([old, element.vz, from, to]);
    if (undone.length > STEPS) undone.shift();
    element.vu = [undone, []];
    element.vk = kind;
    element.vz = spliced(element.vz, from, to - from, text.length);
    this.draw(element, old.slice(0, from) + text + old.slice(to));
    this.typed(element, from + text.length, from + text.length);
  }

  /** @param {any} element @param {number} from @param {number} to */
  typed(element, from, to) {
    this.select(element, from, to);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** @param {any} element @param {number} way 0 back, 1 forward again */
  step(element, way) {
    const [text, runs, from, to] = element.vu[way].pop() ?? [];
    if (!runs) return;
    element.vu[1 - way].push([element.vw, element.vz, ...this.selection(element)]);
    element.vk = "";
    element.vz = runs;
    this.draw(element, text);
    this.typed(element, from, to);
  }

  /** Handles the keys for undoing, because the browser's own undo does not include text that was inserted here. @param {any} element @param {any} event */
  key(element, event) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    this.step(element, key === "y" || event.shiftKey ? 1 : 0);
  }
}
