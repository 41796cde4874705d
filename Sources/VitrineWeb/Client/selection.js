// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Selections in fields: the user's are told, the app's are shown. Loaded with the first field whose app asks for them.

import { correspondence } from "./field.js";

/** Milliseconds between two reports while a user drags. */
const PACE = 40;

export class Selections {
  /** @param {import("./input.js").Inputs} inputs */
  constructor(inputs) {
    this.inputs = inputs;
    /** The report to come. */
    this.timer = 0;
    for (const name of ["selectionchange", "focusin", "compositionend"]) document.addEventListener(name, () => this.changed(), true);
  }

  /** The field that has the focus, if its app asks for its selection. @returns {any} */
  get element() {
    const element = /** @type {any} */ (document.activeElement);
    return element?.vf?.follows ? element : null;
  }

  /** The app has selected something, if that is newer than its last selection; the field's selection is asked for. @param {any} element @param {number[]} choice its number, and its bounds in the app's text */
  choose(element, [number, ...bounds]) {
    const { vf: field } = element;
    field.follows = true;
    field.choice ??= 0;
    if (number > field.choice) {
      field.choice = number;
      // A composition must not be interrupted; the position of the caret is sent instead.
      if (bounds.length && !field.composing && !field.held.length) {
        field.wish = bounds.map(correspondence(field.base, field.text));
        if (document.activeElement === element) element.setSelectionRange(...field.wish);
      }
    }
    this.changed();
  }

  /** The selection, or the text around it, may be another one. */
  changed() {
    if (this.element) this.timer ||= setTimeout(() => this.tell(), PACE);
  }

  /** Tells the selection: of which text, and where. */
  tell() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { session } = this.inputs;
    const { element } = this;
    if (!element || !session.isLive()) return;
    const { vf: field, selectionStart, selectionEnd } = element;
    // Text that was typed and has not been sent will carry the selection with it.
    if (field.pending.length || field.composing || field.held.length) return;
    field.wish = null;
    const { length } = field.text;
    const words = [field.revision, field.edition, field.choice, length, Math.min(selectionStart, length), Math.min(selectionEnd, length)];
    if (words.join() === field.place) return;
    field.place = words.join();
    session.say("T", [element.vid, ...words]);
  }
}
