// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the engine needs to know of this browser.

const media = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
  still: matchMedia("(prefers-reduced-motion: reduce)"),
};

/** The page's address says what it is shown in, not the person's preferences. */
const pinned = document.documentElement.hasAttribute("data-pinned");

const isDark = () => (pinned ? document.documentElement.dataset.scheme === "dark" : media.dark.matches);

/** The size of text that the person set, in pixels. */
function rootFontSize() {
  const probe = document.createElement("span");
  probe.className = "probe";
  document.body.append(probe);
  const size = probe.offsetHeight;
  probe.remove();
  return size || 16;
}

let fontSize = 0;

/** `[width, height, scale, dark, contrast, still, text size, languages, time zone]` */
export function environment() {
  fontSize ||= rootFontSize();
  return [
    innerWidth, innerHeight, devicePixelRatio, isDark() ? 1 : 0, media.contrast.matches ? 1 : 0,
    media.still.matches ? 1 : 0, fontSize, navigator.languages.slice(0, 8),
    Intl.DateTimeFormat().resolvedOptions().timeZone || "",
  ];
}

/** Paints the ground behind the app, and the browser's own controls, as the app is about to paint itself. */
export function showScheme() {
  const scheme = isDark() ? "dark" : "light";
  document.documentElement.dataset.scheme = scheme;
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", scheme);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", scheme === "dark" ? "#000000" : "#ffffff");
}

/** Remembers the environment for the next first page. */
export function remember() {
  if (pinned) return;
  const value = environment().slice(0, 7).join("_");
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `vitrine-env=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Calls back in the next frame after a change. @param {() => void} changed */
export function watch(changed) {
  let pending = false;
  const note = () => {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      fontSize = 0;
      remember();
      changed();
    });
  };
  addEventListener("resize", note);
  addEventListener("languagechange", note);
  for (const query of Object.values(media)) query.addEventListener("change", note);
}
