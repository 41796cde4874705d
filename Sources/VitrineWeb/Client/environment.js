// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The properties of this browser that the engine needs.

import { BASE } from "./protocol.js";

const media = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
  still: matchMedia("(prefers-reduced-motion: reduce)"),
};

/** In the order of their bits; the next bit, 16, is that of a hidden page. */
const traits = [
  matchMedia("(pointer: coarse)"), matchMedia("(prefers-reduced-transparency: reduce)"),
  matchMedia("(inverted-colors: inverted)"), matchMedia("(forced-colors: active)"),
];

/** Whether the page's address sets its appearance and language in place of the user's preferences. */
const pinned = document.documentElement.hasAttribute("data-pinned");

const isDark = () => (pinned ? document.documentElement.dataset.scheme === "dark" : media.dark.matches);

/** As high as a line of the size that the user set. */
const probe = document.createElement("span");
probe.className = "probe";
document.body.append(probe);

/** `[width, height, scale, dark, contrast, still, text size, languages, time zone, hour cycle, traits, covered edges]` */
export function environment() {
  const format = Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
  return [
    innerWidth, innerHeight, devicePixelRatio, isDark() ? 1 : 0, media.contrast.matches ? 1 : 0,
    media.still.matches ? 1 : 0, probe.offsetHeight || 16, navigator.languages.slice(0, 8), format.timeZone || "",
    format.hourCycle || "", traits.reduce((bits, query, bit) => bits | (query.matches ? 1 << bit : 0), document.hidden ? 16 : 0),
    getComputedStyle(probe).margin,
  ];
}

/** Paints the background behind the app, and the browser's own controls, as the app is about to paint itself. */
export function showScheme() {
  const scheme = isDark() ? "dark" : "light";
  document.documentElement.dataset.scheme = scheme;
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", scheme);
}

/** Remembers the environment for the next first page. */
export function remember() {
  if (pinned) return;
  const values = environment();
  const value = [...values.slice(0, 7), values[10] & 15, values[9], values[8]].join("_");
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `vitrine-env=${value}; Path=${BASE || "/"}; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Calls back in a frame after a change, and 40 times a second at most: the server takes 50. @param {() => void} changed */
export function watch(changed) {
  let pending = 0;
  let told = 0;
  /** @param {number} now */
  const tell = (now) => {
    pending = 0;
    if (now - told < 25) return note();
    told = now;
    remember();
    changed();
  };
  const note = () => { pending ||= requestAnimationFrame(tell); };
  addEventListener("resize", note);
  addEventListener("languagechange", note);
  for (const query of [...Object.values(media), ...traits]) query.addEventListener("change", note);
  // The first call of an observer is for the size that is known already.
  let known = probe.offsetHeight;
  new ResizeObserver(() => {
    if (probe.offsetHeight === known) return;
    known = probe.offsetHeight;
    note();
  }).observe(probe);
}
