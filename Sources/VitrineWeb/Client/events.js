// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A user's input: one listener per kind of event for the whole page.

import { EVENT, MASK } from "./protocol.js";

/** The reasons why nothing is pasted. */
const REFUSED = 0;
const TOO_LONG = 1;
/** The largest number of bytes that is pasted: a longer message would end the session. */
const LONGEST = 65000;

/** The nearest layer that asks for an event. @param {any} target @param {number} mask @returns {any} */
function layer(target, mask) {
  for (let element = target; element; element = element.parentElement) {
    if (element.ve & mask) return element;
  }
  return null;
}

/** Whether an element is a field that a user types in. @param {any} element */
const isTyped = (element) => /^(input|textarea)$/.test(element.localName) || element.isContentEditable;

/** Opens the system's sheet for sharing; a user may close it. @param {URLSearchParams} mail */
function share(mail) {
  const text = mail.get("body") ?? "";
  const content = /^https?:\S+$/.test(text) ? { url: text } : { text };
  navigator.share({ title: mail.get("subject") ?? undefined, ...content }).catch(() => {});
}

/**
 * @param {import("./page.js").Page} page
 * @param {{isLive: () => boolean, isAway: () => boolean, waits: (element: any) => boolean, tapped: (element: any) => void, files: () => Promise<import("./files.js").Files | void>, say: (word: string, rest: any[]) => boolean, wait: (act: () => void) => void, event: (id: number, kind: number) => void, paste: (id: number, text: string | number) => void, scroll: (message: number[]) => void}} session
 */
export function listen(page, session) {
  /** Reports the offsets of the scrollers around an element, next to which something may open. @param {any} element */
  const stand = page.onPress = (/** @type {any} */ element) => {
    for (let outer = element; (outer = outer.parentElement?.closest(".k5")); ) {
      const [x, y, , dx, dy] = page.stand(outer);
      const place = [outer.vid, x, y, outer.clientWidth, outer.clientHeight, dx, dy, 0];
      if (outer.ve & MASK.scroll || (outer.vo ?? 0) === x + y) continue;
      outer.vo = x + y;
      session.scroll(place);
    }
  };

  /** Sends the contents of the clipboard, read at once while the browser relates that to the user's press. @param {any} element */
  const paste = async (element) => {
    /** @type {string | number} */
    let text = REFUSED;
    try {
      if (element.dataset.files && navigator.clipboard.read) {
        const [item] = await navigator.clipboard.read();
        text = "";
        const type = item?.types.find((type) => /^image|plain$/.test(type));
        if (type) {
          const content = await item.getType(type);
          if (type[0] === "i") return (await session.files())?.take(element, [content]);
          text = await content.text();
        }
      } else text = await navigator.clipboard.readText();
      if (new Blob([JSON.stringify(text)]).size > LONGEST) text = TOO_LONG;
    } catch {
      // There is no clipboard, or no permission to read it.
    }
    session.paste(element.vid, text);
  };

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // A link that is disabled leads nowhere.
    if ((/** @type {Element} */ (event.target)).closest("[aria-disabled=true]")) return event.preventDefault();
    // The browser opens links in other tabs and windows; on everything else a click with such a key is a tap.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere && (/** @type {Element} */ (event.target)).closest("a[href]")) return;
    // A mail without a recipient is shared by the system's sheet, where there is one.
    const shared = (/** @type {Element} */ (event.target)).closest("a[href^='mailto:?']");
    if (shared && navigator.share) {
      event.preventDefault();
      return share(new URLSearchParams((/** @type {HTMLAnchorElement} */ (shared)).search));
    }
    const element = layer(event.target, MASK.tap);
    if (!element || element.disabled) return;
    const tap = () => {
      page.touched = element.vid;
      stand(element);
      if (element.ve & MASK.files) return session.files().then((loaded) => loaded?.choose(element));
      session.tapped(element);
      if (element.ve & MASK.paste) paste(element);
      else session.event(element.vid, EVENT.tap);
    };
    if (session.isLive()) {
      event.preventDefault();
      tap();
      // Without a session the browser follows links, and a button waits for the first session. While a session is out of
      // reach the tap waits, and a second tap of the same element is ignored.
    } else if (session.isAway()) {
      event.preventDefault();
      if (!session.waits(element)) tap();
    } else if (element.localName !== "a") session.wait(tap);
  });

  document.addEventListener("keydown", (event) => {
    const element = /** @type {any} */ (event.target);
    if (event.key === "ArrowDown" && element.ariaHasPopup && element.role !== "menuitem") {
      event.preventDefault();
      return element.click();
    }
    // The space bar presses a button that is a link as it does other buttons.
    if (event.key === " " && element.localName === "a" && element.role === "button") {
      event.preventDefault();
      return element.click();
    }
    if (!(element.ve & (MASK.tap | MASK.menu)) || element.localName === "button" || element.localName === "a") return;
    if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
    if (element.ariaDisabled === "true" || !session.isLive()) return;
    event.preventDefault();
    if (element.ve & MASK.tap) session.event(element.vid, EVENT.tap);
    else menu(event);
  });

  // The focus ring is shown once the focus is moved with keys.
  const { dataset } = document.documentElement;
  dataset.pointed = "";
  document.addEventListener("pointerdown", () => { dataset.pointed = ""; }, true);
  // A pressed button takes no keys from a view that has the focus and is no field, unless it takes the focus itself.
  document.addEventListener("mousedown", (event) => {
    const pressed = (/** @type {any} */ (event.target)).closest("button,a,[role=button]");
    if (pressed && (/** @type {any} */ (document.activeElement))?.ve & 32768 & ~pressed.ve) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || (!isTyped(event.target) && /^(Arrow|Home|End|Page|Enter| )/.test(event.key))) delete dataset.pointed;
  }, true);

  /** Returns the layer with a menu in a list's row, if the row has one such layer. @param {any} target */
  const rowMenu = (target) => {
    const found = [...(target.closest?.("[role=listitem]")?.querySelectorAll(".v") ?? [])].filter((inner) => inner.ve & MASK.menu);
    return found.length === 1 ? found[0] : null;
  };
  /** Handles the secondary button, the menu key, and a long press where the browser has none of its own. @param {any} event */
  const menu = (event) => {
    const element = layer(event.target, MASK.menu) ?? rowMenu(event.target);
    if (!element || !session.isLive()) return;
    event.preventDefault();
    page.touched = element.vid;
    stand(element);
    session.event(element.vid, EVENT.menu);
  };
  document.addEventListener("contextmenu", menu);
  // Safari reports no long press.
  const isSafari = navigator.vendor.startsWith("Apple");
  /** @type {any} */
  let press = 0;
  document.addEventListener("touchstart", (event) => {
    clearTimeout(press);
    if (isSafari && (layer(event.target, MASK.menu) ?? rowMenu(event.target))) press = setTimeout(menu, 500, event);
  }, { passive: true });
  for (const name of ["touchmove", "touchend", "touchcancel"]) document.addEventListener(name, () => clearTimeout(press), { passive: true });

  document.addEventListener("error", (event) => {
    const element = layer(event.target, MASK.imageError);
    if (element && session.isLive()) session.event(element.vid, EVENT.imageError);
  }, true);

  /** @type {Set<any>} */
  const scrolled = new Set();
  /** @param {any} element @param {number} rest */
  const tell = (element, rest) => {
    if (!(element.ve & MASK.scroll) || !element.isConnected) return;
    const [x, y, , dx, dy] = page.stand(element);
    const more = rest || dx || dy ? [dx, dy, rest] : [];
    session.scroll([element.vid, x, y - (element.vp ?? 0), element.clientWidth, element.clientHeight, ...more]);
  };
  /** Whether something moves, and 2 when it does without the finger that began it. */
  let moves = false, momentum = 0;
  document.addEventListener("touchstart", () => momentum = 0, { passive: true });
  for (const name of ["touchend", "touchcancel"]) document.addEventListener(name, (event) => momentum = moves && !(/** @type {TouchEvent} */ (event)).touches.length ? 2 : 0, { passive: true });
  const report = () => {
    for (const element of scrolled) {
      page.follow(element.vid);
      tell(element, momentum);
    }
    scrolled.clear();
  };
  const place = (/** @type {any} */ element) => element.scrollLeft + "," + element.scrollTop;
  /** Reports the end of a scroll movement, after its last offset. @param {any} element */
  const rest = (element) => {
    moves = false;
    momentum = 0;
    element.vm = place(element);
    scrolled.delete(element);
    page.follow(element.vid);
    tell(element, 1);
  };
  // Without the event a movement is over when nothing moved for a while.
  const hasEnd = "onscrollend" in window;
  document.addEventListener("scroll", (event) => {
    const element = /** @type {any} */ (event.target);
    if (element.vid === undefined) return;
    // An event may follow the one of the end, though nothing has moved.
    if (element.vm === place(element)) return;
    element.vm = 0;
    moves = true;
    if (scrolled.size === 0) requestAnimationFrame(report);
    scrolled.add(element);
    if (hasEnd) return;
    clearTimeout(element.vt);
    element.vt = setTimeout(rest, 150, element);
  }, { capture: true, passive: true });
  document.addEventListener("scrollend", (event) => rest(event.target), { capture: true, passive: true });

  // The module that copies selected texts is loaded with the first selection.
  /** What copies texts with their lines; while the server is away it does not come, and is asked for again. @type {any} */
  let copying = null;
  document.addEventListener("selectionchange", () => {
    copying ||= import("./copying.js").then((loaded) => loaded.listen(isTyped), () => { copying = null; });
  });

  // The module for content that is drawn down is loaded with the first touch, on pages with such content.
  /** @type {any} */
  let pulls = null;
  /** The module for rows with swipe actions, loaded in the same way. @type {any} */
  let swipes = null;
  const loadSwipes = (/** @type {any} */ event) => {
    swipes ||= document.querySelector("[data-swipe]") && import("./swipes.js").then((loaded) => loaded.start(event));
  };
  for (const name of ["touchstart", "wheel", "pointerdown"]) document.addEventListener(name, loadSwipes, { passive: true });
  // Loaded before the first movement if possible: movements before that are lost.
  page.onApplied = () => loadSwipes(null);
  page.onApplied();
  for (const name of ["touchstart", "wheel", "focusin"]) {
    document.addEventListener(name, (event) => {
      pulls ||= document.querySelector("[data-pull]") && import("./pulls.js").then((loaded) => loaded.start(session, event));
    }, { passive: true });
  }
  // The module for drags from outside of the page; until it is loaded, a file that is dropped does not replace the page.
  /** @type {any} */
  let drops = null;
  for (const name of ["dragover", "drop"]) document.addEventListener(name, (/** @type {any} */ event) => {
    drops ||= import("./drops.js").then((loaded) => loaded.start(session, event, isTyped), () => drops = null);
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  });
  // The arrows beside horizontal scrollers are loaded with the first movement of a mouse.
  /** @type {any} */
  let carousels = null;
  document.addEventListener("pointerover", (event) => {
    if (carousels || event.pointerType !== "mouse" || !document.querySelector(".k5")) return;
    carousels = import("./carousels.js").then((loaded) => loaded.start(event), () => { carousels = null; });
  });
}
