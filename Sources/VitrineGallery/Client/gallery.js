// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The gallery's page, without waiting for whole documents: chooses previews and turns switches. The address always says what
// is shown; what that is comes from the server.

import { chooseBy, keep, mark } from "./list.js";
import * as panel from "./panel.js";
import * as stage from "./stage.js";

const find = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
const form = find("switches");
const zoom = find("zoom");

/** What is shown: the server's description of the page under its switches. @type {any} */
let state = JSON.parse(find("state")?.textContent || "null");

/** The switches as a query, defaults left out. */
function query() {
  const parts = [...new FormData(form)].filter(([name, value]) => value && !(name === "scheme" && value === "light") && !(name === "size" && value === "large"));
  const text = new URLSearchParams(/** @type {any} */ (parts)).toString();
  return text && "?" + text;
}

/** Shows a page under the present switches. @param {string} path @param {"push" | "replace" | null} entry */
async function show(path, entry) {
  const ticket = stage.expect();
  mark(path);
  let next;
  try {
    const response = await fetch("/_gallery/state" + path + query());
    if (!response.ok) throw new Error(String(response.status));
    next = await response.json();
  } catch {
    // The gallery has ended, or this preview is of another build: the server tells.
    if (stage.isLatest(ticket)) location.assign(path + query());
    return;
  }
  // A later wish is on its way.
  if (!stage.isLatest(ticket)) return;
  state = next;
  if (entry === "push") history.pushState(null, "", state.address);
  if (entry === "replace") history.replaceState(null, "", state.address);
  render();
  stage.show(state);
  panel.refresh();
}

/** Brings the page around the previews up to the state. */
function render() {
  document.title = [state.title, state.file, document.title.split(" · ").at(-1)].join(" · ");
  find("title").textContent = state.title;
  find("place").textContent = state.place;
  find("screen").textContent = state.screen;
  find("rotate").ariaPressed = String(state.isLandscape);
  const editor = find("editor");
  editor.hidden = !state.editor;
  editor.href = state.editor || "";
  form.action = state.path;
  keep(query());
}

/** Sets the form to what an address says. */
function readSwitches() {
  const values = new URLSearchParams(location.search);
  for (const radio of form.elements.namedItem("scheme")) radio.checked = radio.value === (values.get("scheme") || "light");
  for (const name of ["size", "locale", "direction", "device", "orientation", "columns", "rows", "zoom", "panel"]) {
    const control = form.elements.namedItem(name);
    control.value = values.get(name) || (name === "size" ? "large" : "");
  }
  find("inspect").ariaPressed = String(Boolean(find("panel-value").value));
}

/** The address says how the page shows what it shows already. */
function readdress() {
  history.replaceState(null, "", state.path + query());
  keep(query());
}

/** @param {string} value */
function setZoom(value) {
  zoom.value = value;
  readdress();
  stage.fit();
}

/** @param {boolean} isOpen */
function inspect(isOpen) {
  find("panel-value").value = isOpen ? "elements" : "";
  find("inspect").ariaPressed = String(isOpen);
  readdress();
  panel.open(isOpen);
}

function start() {
  chooseBy((path) => show(path, path === state.path ? "replace" : "push"));
  stage.whenShown(panel.changed);
  form.addEventListener("change", (/** @type {Event} */ event) => {
    const { name } = /** @type {any} */ (event.target);
    // A grid has two axes.
    if (name === "columns" && find("switches").elements.rows.value === form.elements.columns.value) form.elements.rows.value = "";
    if (name === "rows" && form.elements.rows.value === form.elements.columns.value) form.elements.columns.value = "";
    show(state.path, "replace");
  });
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    show(state.path, "replace");
  });
  find("rotate").addEventListener("click", () => {
    find("orientation").value = state.isLandscape ? "portrait" : "landscape";
    show(state.path, "replace");
  });
  find("reload").addEventListener("click", stage.runAgain);
  find("inspect").addEventListener("click", () => inspect(find("panel").hidden));
  find("close-panel").addEventListener("click", () => {
    inspect(false);
    find("inspect").focus();
  });
  zoom.addEventListener("change", () => setZoom(zoom.value));
  find("zoom-in").addEventListener("click", () => setZoom(String(stage.nextZoom(1))));
  find("zoom-out").addEventListener("click", () => setZoom(String(stage.nextZoom(-1))));
  const copy = find("copy-place");
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(state.place);
      stage.tell(copy, true, "Place copied");
    } catch (error) {
      stage.tell(copy, false, "The place was not copied: " + error);
    }
  });
  addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || /** @type {any} */ (event.target).closest("input, select")) return;
    if (event.key === "+" || event.key === "=") setZoom(String(stage.nextZoom(1)));
    else if (event.key === "-") setZoom(String(stage.nextZoom(-1)));
    else if (event.key === "0") setZoom("");
    else return;
    event.preventDefault();
  });
  addEventListener("popstate", () => {
    readSwitches();
    panel.open(Boolean(find("panel-value").value));
    show(location.pathname, null);
  });
  stage.begin(state);
  panel.refresh();
}

if (state) start();
document.documentElement.dataset.gallery = "ready";
