// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The gallery's page, without waiting for whole documents: chooses previews, turns switches, scales the frame. The address
// always says what is shown; sizes and addresses come from the server.

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const tree = find("tree");
const search = find("search");
const form = find("switches");
const frame = find("frame");
const device = find("device");
const stage = find("stage");
const said = find("said");
const sidebar = find("sidebar");
const menu = find("menu");

/** @type {HTMLAnchorElement[]} */
const links = [...tree.querySelectorAll("a[data-id]")];
const narrow = matchMedia("(max-width: 760px)");
const total = find("count").textContent;

/** What is shown: the server's description of a preview under its switches. @type {any} */
let state = JSON.parse(find("state")?.textContent || "null");
let wanted = state?.id;
/** @type {any} */
let arrowTimer = 0;
let asked = 0;
/** The wish that the frame was sent to. */
let sent = 0;
/** The document that the frame is about to leave. @type {any} */
let former = null;

// Choosing

/** The switches as a query, defaults left out. */
function query() {
  const parts = [...new FormData(form)].filter(([name, value]) => value && !(name === "scheme" && value === "light") && !(name === "size" && value === "large"));
  const text = new URLSearchParams(/** @type {any} */ (parts)).toString();
  return text && "?" + text;
}

/** Shows a preview under the present switches. @param {string} id @param {"push" | "replace" | null} entry */
async function show(id, entry) {
  clearTimeout(arrowTimer);
  const ticket = ++asked;
  wanted = id;
  mark();
  device.toggleAttribute("data-waiting", true);
  const path = id.split("/").map(encodeURIComponent).join("/");
  let next;
  try {
    const response = await fetch("/_gallery/state/" + path + query());
    if (!response.ok) throw new Error(String(response.status));
    next = await response.json();
  } catch {
    // The gallery has ended, or this preview is of another build: the server tells.
    if (ticket === asked) location.reload();
    return;
  }
  // A later wish is on its way.
  if (ticket !== asked) return;
  state = next;
  if (entry === "push") history.pushState(null, "", state.address);
  if (entry === "replace") history.replaceState(null, "", state.address);
  render();
  // No entry of the browser's history: Back means the preview before.
  sent = ticket;
  fillFrame();
}

/** Brings the page up to the state. */
function render() {
  document.title = [state.title, state.file, document.title.split(" · ").at(-1)].join(" · ");
  find("title").textContent = state.title;
  find("place").textContent = state.place;
  frame.title = state.title;
  find("screen").textContent = state.screen;
  find("alone").href = state.frame;
  find("rotate").ariaPressed = String(state.isLandscape);
  find("status").hidden = !(state.statusBar > 0);
  find("home").hidden = !state.homeIndicator;
  device.dataset.look = state.look;
  device.toggleAttribute("data-dark", state.isDark);
  device.toggleAttribute("data-landscape", state.isLandscape);
  form.action = "/p/" + state.id.split("/").map(encodeURIComponent).join("/");
  const text = query();
  for (const link of links) link.href = link.pathname + text;
  mark();
  fit();
}

/** Shows in the list which preview is meant. */
function mark() {
  for (const link of links) {
    if (link.dataset.id === wanted) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The preview of an address. */
function addressed() {
  return decodeURIComponent(location.pathname.replace(/^\/p\//, ""));
}

/** Sets the form to what an address says. */
function readSwitches() {
  const values = new URLSearchParams(location.search);
  for (const radio of form.elements.namedItem("scheme")) radio.checked = radio.value === (values.get("scheme") || "light");
  for (const name of ["size", "locale", "direction", "device", "orientation"]) {
    const control = form.elements.namedItem(name);
    control.value = values.get(name) || (name === "size" ? "large" : "");
  }
}

// The frame

/** Scales the device so that all of it is seen, never above its size. */
function fit() {
  const fills = state.look === "window";
  const box = find("fit");
  const room = { width: stage.clientWidth - 2 * inset(), height: stage.clientHeight - 2 * inset() };
  frame.style.width = fills ? "100%" : state.width + "px";
  frame.style.height = fills ? "100%" : state.height + "px";
  device.style.setProperty("--bar", state.statusBar + "px");
  if (fills) {
    device.style.scale = "";
    box.style.width = box.style.height = "";
    find("zoom").textContent = `${stage.clientWidth} × ${stage.clientHeight}`;
    return;
  }
  const edge = device.offsetWidth - frame.offsetWidth;
  const width = state.width + edge;
  const height = state.height + edge;
  const byWidth = room.width / width;
  // A narrow page scrolls instead of showing a stamp.
  const factor = Math.min(1, byWidth, narrow.matches ? Math.max(room.height / height, Math.min(byWidth, 0.72)) : room.height / height);
  device.style.scale = String(factor);
  box.style.width = width * factor + "px";
  box.style.height = height * factor + "px";
  find("zoom").textContent = `${Math.round(state.width)} × ${Math.round(state.height)} · ${Math.round(factor * 100)} %`;
}

/** Sends the frame to the preview under its switches. */
function fillFrame() {
  former = frame.contentDocument;
  frame.contentWindow.location.replace(state.frame);
}

const inset = () => (narrow.matches ? 16 : 32);

frame?.addEventListener("load", settled);

/** A page has come into the frame: the preview, or why it cannot be shown. */
function settled() {
  const root = frame.contentDocument?.documentElement;
  if (!root || frame.contentWindow.location.href === "about:blank") return;
  // It may be what was there before, or what was asked for earlier and has been replaced.
  if (sent !== asked || root.ownerDocument === former) return;
  device.toggleAttribute("data-waiting", false);
  const notice = root.dataset.notice;
  for (const link of links) {
    if (link.dataset.id !== state.id) continue;
    link.toggleAttribute("data-trapped", Boolean(notice));
    link.ariaDescription = notice ? "Trapped when it last ran" : null;
  }
  device.toggleAttribute("data-notice", Boolean(notice));
  said.textContent = notice ? state.title + " cannot be shown" : state.title + " is running";
}

// The list

function shown() {
  return links.filter((link) => link.checkVisibility());
}

/** Goes so many previews on; what is only passed is not run. @param {number} step */
function move(step) {
  const list = shown();
  const index = list.findIndex((link) => link.dataset.id === wanted);
  const next = list[index < 0 ? (step > 0 ? 0 : list.length - 1) : Math.min(Math.max(index + step, 0), list.length - 1)];
  if (!next) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
  if (next.dataset.id === wanted) return;
  wanted = next.dataset.id;
  mark();
  clearTimeout(arrowTimer);
  arrowTimer = setTimeout(() => show(wanted, "push"), 150);
}

/** Leaves what has all words of the search. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const link of links) {
    const matches = words.every((/** @type {string} */ word) => link.dataset.words?.includes(word));
    /** @type {HTMLElement} */ (link.closest("li")).hidden = !matches;
    if (matches) count += 1;
  }
  for (const group of [...tree.querySelectorAll("[data-group]")].reverse()) {
    group.hidden = ![...group.querySelectorAll("a")].some((link) => !link.closest("li[hidden]"));
  }
  find("none").hidden = count > 0;
  find("count").textContent = words.length ? `${count} of ${total}` : total;
}

tree.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const link = /** @type {any} */ (event.target).closest("a[data-id]");
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !frame) return;
  event.preventDefault();
  show(link.dataset.id, link.dataset.id === state.id ? "replace" : "push");
  closeMenu();
});

search.addEventListener("input", filter);

addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  const target = /** @type {any} */ (event.target);
  const isSearch = target === search;
  if (event.key === "Escape") {
    if (isSearch && search.value) {
      search.value = "";
      filter();
    } else {
      closeMenu(true);
    }
    return;
  }
  if (!isSearch && target.closest("form, dialog")) return;
  if (event.key === "/" && !isSearch) {
    event.preventDefault();
    openMenu();
    search.focus();
    search.select();
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
  if (event.key === "Enter" && isSearch) {
    event.preventDefault();
    const list = shown();
    const chosen = list.find((link) => link.dataset.id === wanted) || list[0];
    if (chosen) chosen.click();
  }
});

// Switches

form?.addEventListener("change", () => show(state.id, "replace"));
form?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  show(state.id, "replace");
});
find("rotate")?.addEventListener("click", () => {
  find("orientation").value = state.isLandscape ? "portrait" : "landscape";
  show(state.id, "replace");
});
find("reload")?.addEventListener("click", () => {
  device.toggleAttribute("data-waiting", true);
  fillFrame();
});

addEventListener("popstate", () => {
  readSwitches();
  show(addressed(), null);
});

// A narrow page shows the list above the preview

function openMenu() {
  if (!narrow.matches) return;
  sidebar.toggleAttribute("data-open", true);
  menu.ariaExpanded = "true";
}

function closeMenu(focuses = false) {
  if (!sidebar.hasAttribute("data-open")) return;
  sidebar.toggleAttribute("data-open", false);
  menu.ariaExpanded = "false";
  if (focuses) menu.focus();
}

menu?.addEventListener("click", () => {
  if (sidebar.hasAttribute("data-open")) return closeMenu();
  openMenu();
  (links.find((link) => link.dataset.id === wanted) || search).focus();
});
stage?.addEventListener("click", () => closeMenu());

if (state) {
  fit();
  device.toggleAttribute("data-waiting", true);
  if (frame.contentDocument?.readyState === "complete") settled();
  new ResizeObserver(fit).observe(stage);
  tree.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}
document.documentElement.dataset.gallery = "ready";
