// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The constants of "vitrine.1"; the server's copy is Wire/Protocol.swift, and a test compares the two.

export const PROTOCOL = "vitrine.1";
export const SOCKET_PATH = "/_vitrine/socket";
export const ABOVE = "vitrine-above";

/** The prefix of every path of the server, which the page contains. @type {string} */
export const BASE = globalThis.document?.documentElement.dataset.base ?? "";

export const OP = {
  style: 0, template: 1, symbol: 2, stamp: 3, remove: 4, move: 6, place: 7, shift: 8, content: 9, restyle: 10, describe: 11,
  listen: 12, arrange: 16, exit: 18, links: 20, animate: 22, font: 24,
};

export const EVENT = { tap: 0, imageError: 1, exitEnded: 2, submit: 3, dismiss: 4, menu: 5 };

export const MASK = { tap: 1, scroll: 2, imageError: 4, dismiss: 64, menu: 128, paste: 524288, files: 2097152, drop: 4194304 };

export const KIND = { plain: 0, line: 1, lines: 2, image: 3, symbol: 4, scroll: 5, activity: 6, drawing: 7, glyph: 8, field: 9, control: 10, canvas: 11 };

export const TAGS = ["div", "button", "a", "h1", "h2", "h3", "h4", "h5", "h6", "nav", "main", "header", "input", "textarea", "select", "section"];

export const ATTRIBUTES = [
  "role", "aria-label", "href", "data-testid", "aria-hidden", "aria-disabled", "aria-current", "tabindex",
  "aria-setsize", "aria-posinset", "aria-busy", "aria-valuetext", "aria-description", "aria-modal", "alt",
  "aria-checked", "aria-level", "type", "inputmode", "autocomplete", "enterkeyhint", "autocapitalize", "autocorrect",
  "spellcheck", "placeholder", "min", "max", "step", "aria-haspopup", "aria-keyshortcuts", "data-pull", "aria-valuenow",
  "aria-sort", "data-drum", "aria-expanded", "data-swipe", "data-motion", "data-files", "data-embed",
];

export const SLOTS = ["c", "e", "p"];

export const CLOSE = { misuse: 4400, unauthorized: 4401, stale: 4406, superseded: 4409, ended: 4410, tooMany: 4429 };
