// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A field's text on this side: a state machine without a page. The engine's side is FieldState.swift; a test has this
// one replay what a model of it in Swift did, step by step.
//
// This side owns the text: what is typed is shown at once and told in edits, at most one of which is under way. An
// answer says which edit is in it, and either that edit's text again or another one, onto which is carried over what was
// typed since.

/** The turn counts what a user does beside typing: an edit never takes along what was typed after the return key.
 *  @typedef {[start: number, deleted: number, inserted: string, turn: number]} Splice */

const LIMIT = 250000;
/** The most UTF-16 units in one edit: each takes at most six bytes, and a message has 65,536 (Limits.md). */
const ROOM = 10000;
const isLead = (/** @type {number} */ unit) => unit >= 0xd800 && unit < 0xdc00;
const isTrail = (/** @type {number} */ unit) => unit >= 0xdc00 && unit < 0xe000;

/** What two texts have in common at both ends. @param {string} a @param {string} b */
export function commonEnds(a, b) {
  const shorter = Math.min(a.length, b.length);
  let prefix = 0;
  while (prefix < shorter && a[prefix] === b[prefix]) prefix++;
  if (prefix > 0 && prefix < Math.max(a.length, b.length) && isLead(a.charCodeAt(prefix - 1))) prefix--;
  let suffix = 0;
  while (suffix < shorter - prefix && a[a.length - suffix - 1] === b[b.length - suffix - 1]) suffix++;
  if (suffix > 0 && isTrail(a.charCodeAt(a.length - suffix))) suffix--;
  return [prefix, suffix];
}

/** Where positions of one text lie in another that was made of it. @param {string} source @param {string} target */
export function correspondence(source, target) {
  const [prefix, suffix] = commonEnds(source, target);
  const middle = align(source.slice(prefix, source.length - suffix), target.slice(prefix, target.length - suffix));
  return (/** @type {number} */ position) => {
    if (position >= source.length) return target.length;
    if (position <= prefix) return Math.max(position, 0);
    if (position > source.length - suffix) return target.length - (source.length - position);
    const mapped = prefix + middle[position - prefix];
    return isTrail(target.charCodeAt(mapped)) && isLead(target.charCodeAt(mapped - 1)) ? mapped - 1 : mapped;
  };
}

/** Returns the number of units of `b` before each position of `a`. @param {string} a @param {string} b */
function align(a, b) {
  const width = b.length + 1;
  const result = new Array(a.length + 1).fill(0);
  if (!a || !b || a.length * b.length > LIMIT) return result;
  const best = new Int32Array((a.length + 1) * width);
  const pair = (/** @type {number} */ i, /** @type {number} */ j) => best[(i - 1) * width + j - 1] + (a[i - 1] === b[j - 1] ? 3 : 1);
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j < width; j++) best[i * width + j] = Math.max(pair(i, j), best[(i - 1) * width + j], best[i * width + j - 1]);
  }
  result.fill(-1, 1);
  for (let i = a.length, j = b.length; i > 0 && j > 0;) {
    const here = best[i * width + j];
    if (here === pair(i, j)) {
      result[i--] = j--;
    } else if (here === best[(i - 1) * width + j]) {
      i--;
    } else {
      j--;
    }
  }
  for (let i = 1; i < result.length; i++) if (result[i] < 0) result[i] = result[i - 1];
  return result;
}

/** @param {string} text @param {Splice} splice */
const applied = (text, [start, deleted, inserted]) => text.slice(0, start) + inserted + text.slice(start + deleted);

/** A text without some parts. @param {string} text @param {number[]} cuts start and length of each, in order */
function without(text, cuts) {
  for (let index = cuts.length - 2; index >= 0; index -= 2) text = applied(text, [cuts[index], cuts[index + 1], "", 0]);
  return text;
}

/** Edits of `base` as edits of what the other side made of it. @param {Splice[]} splices @param {string} base @param {string} theirs */
export function carry(splices, base, theirs) {
  /** @type {Splice[]} */
  const carried = [];
  for (const splice of splices) {
    const place = correspondence(base, theirs);
    const start = place(splice[0]);
    const end = splice[1] === 0 ? start : Math.max(place(splice[0] + splice[1]), start);
    carried.push([start, end - start, splice[2], splice[3]]);
    base = applied(base, splice);
    theirs = applied(theirs, carried[carried.length - 1]);
  }
  return { splices: carried, text: theirs };
}

export class Field {
  /** @param {string} text @param {number} revision @param {number} edition */
  constructor(text, revision, edition) {
    this.text = text;
    /** The engine's text as far as it is known here. */
    this.base = text;
    this.revision = revision;
    this.edition = edition;
    /** The edit that was sent and not answered: its text, and the engine's text after it, as far as known now. @type {{splices: Splice[], text: string, said: string} | null} */
    this.sent = null;
    /** The text that was sent with the last edit that was answered. */
    this.reported = "";
    /** What was typed since. @type {Splice[]} */
    this.pending = [];
    this.composing = false;
    /** Answers that wait for the end of a composition. @type {any[][]} */
    this.held = [];
  }

  /** The text is another one by a user's hand. @param {string} text @param {number} turn */
  edit(text, turn) {
    const [prefix, suffix] = commonEnds(this.text, text);
    /** @type {Splice} */
    const splice = [prefix, this.text.length - prefix - suffix, text.slice(prefix, text.length - suffix), turn];
    this.text = text;
    if (!splice[1] && !splice[2]) return;
    const last = this.pending.at(-1);
    // Typing on is one edit.
    if (last && last[3] === turn && !splice[1] && splice[0] === last[0] + last[2].length) last[2] += splice[2];
    else this.pending.push(splice);
  }

  /** Whether text that was typed up to a turn has not been sent. @param {number} turn */
  waits(turn) {
    return this.pending.length > 0 && this.pending[0][3] <= turn;
  }

  /** Whether an edit can be sent. */
  get isFree() {
    return !this.sent && !this.held.length;
  }

  /** `[revision, edition, splices, length]` of the text typed up to a turn, as much as fits in a message; afterwards that edit counts as sent. @param {number} turn */
  take(turn) {
    /** @type {Splice[]} */
    const splices = [];
    for (let room = ROOM; room > 0 && this.waits(turn);) {
      const [start, deleted, inserted, own] = this.pending[0];
      const cut = room - +isLead(inserted.charCodeAt(room - 1));
      splices.push([start, deleted, inserted.slice(0, cut), own]);
      if (inserted[cut]) this.pending[0] = [start + cut, 0, inserted.slice(cut), own];
      else this.pending.shift();
      // The server takes 256 splices.
      room -= inserted.length + 40;
    }
    const text = splices.reduce(applied, this.base);
    this.sent = { splices, text, said: text };
    return [++this.revision, this.edition, splices.flatMap((splice) => splice.slice(0, 3)), text.length];
  }

  /** Takes the engine's answer, or its own text; `null` stands for the text that was sent, numbers are ranges cut from it. @param {number} revision @param {number} edition @param {string | number[] | null} said */
  receive(revision, edition, said) {
    if (this.held.length) {
      this.held.push([revision, edition, said]);
      return;
    }
    const answers = this.sent && revision >= this.revision;
    const reported = answers && this.sent ? this.sent.said : this.reported;
    const theirs = Array.isArray(said) ? without(reported, said) : said ?? (answers && this.sent ? this.sent.said : this.base);
    const before = answers && this.sent ? this.sent.text : this.base;
    // Under an edit that is not answered lies one more text.
    const under = answers || !this.sent ? { splices: [], text: theirs } : carry(this.sent.splices, this.base, theirs);
    const over = carry(this.pending, this.sent ? this.sent.text : before, under.text);
    if (this.composing && over.text !== this.text) {
      this.held.push([revision, edition, said]);
      return;
    }
    this.reported = reported;
    if (answers) this.sent = null;
    else if (this.sent) this.sent = { ...this.sent, splices: under.splices, text: under.text };
    this.pending = over.splices;
    this.text = over.text;
    this.base = theirs;
    this.edition = edition;
    if (!this.sent) this.revision = Math.max(this.revision, revision);
  }

  /** What was held is taken over. */
  endComposition() {
    this.composing = false;
    for (const answer of this.held.splice(0)) this.receive(answer[0], answer[1], answer[2]);
  }
}
