// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What `vitrine dev` adds to an app's pages: a page goes on with the program that was built last, and what keeps the
// newest sources from running is shown over it.

(() => {
  const EVENTS = "/_vitrine-dev/events";
  const STYLE = "/_vitrine-dev/overlay.css";
  /** The program that this page is of; unknown until the first word. */
  let generation = -1;
  /** What is shown, or was closed. */
  let shown = "";

  /** @param {string} name @param {string} className @param {(Node | string)[]} children */
  const make = (name, className, ...children) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };

  // A dialog of the browser's: in front of all that the app shows, with the focus, closed by Escape.
  const host = document.createElement("vitrine-dev");
  const shadow = host.attachShadow({ mode: "open" });
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLE });
  const dialog = /** @type {HTMLDialogElement} */ (make("dialog", "overlay"));
  dialog.setAttribute("aria-labelledby", "title");
  dialog.addEventListener("close", () => host.remove());
  shadow.append(style, dialog);
  // The app behind it hears nothing of what is meant for the overlay.
  for (const kind of ["keydown", "keyup", "input", "pointerdown", "pointerup", "mousedown", "click", "wheel", "touchstart"]) {
    addEventListener(kind, (event) => {
      if (!dialog.open || !event.composedPath().includes(host)) return;
      event.stopImmediatePropagation();
      if (kind === "click" && event.composedPath().some((/** @type {any} */ node) => node.className === "close")) dialog.close();
    }, true);
  }

  /** @param {any} message of the compiler */
  const item = (message) => {
    const place = message.file ? [make("p", "place", `${message.file}:${message.line}${message.column ? ":" + message.column : ""}`)] : [];
    const excerpt = message.excerpt.length ? [make("pre", "", message.excerpt.join("\n"))] : [];
    if (excerpt[0]) excerpt[0].tabIndex = 0;
    return make("li", message.severity, ...place, make("p", "text", make("b", "", message.severity + ": "), message.text), ...excerpt);
  };

  /** @param {any} problem */
  function show(problem) {
    const text = JSON.stringify(problem);
    if (text === shown) return;
    shown = text;
    if (!problem) return dialog.open ? dialog.close() : undefined;
    const title = make("h1", "", problem.title);
    title.id = "title";
    const close = /** @type {HTMLButtonElement} */ (make("button", "close", "Close"));
    close.type = "button";
    close.autofocus = true;
    const hint = problem.kind === "build"
      ? "The app that was built last runs on behind this. What mends it is shown by itself."
      : problem.kind === "fault"
        ? "The page goes on behind this with what another worker had kept of it."
        : "Load the page again to start it again; a change of its sources does that, too.";
    const said = problem.messages.length ? make("ol", "", ...problem.messages.map(item)) : make("pre", "", problem.lines.join("\n"));
    if (!problem.messages.length) said.tabIndex = 0;
    dialog.replaceChildren(make("header", "", title, close), make("p", "hint", hint), said);
    document.body.append(host);
    if (!dialog.open) dialog.showModal();
  }

  // A worker of the app ended over this page, and left a report.
  addEventListener("vitrine-fault", (event) => {
    const report = /** @type {CustomEvent} */ (event).detail;
    if (report) show({ kind: "fault", title: "The app failed over this page", messages: [], lines: report.split("\n") });
  });

  function begin() {
    const events = new EventSource(EVENTS);
    events.onmessage = (event) => {
      const report = JSON.parse(event.data);
      if (generation >= 0 && report.generation !== generation) {
        events.close();
        // The app's client goes on with the session, as over every reload. It gives up when a page begins anew three times in
        // a minute, which is no fault here: a developer may build more often.
        sessionStorage.removeItem("vitrine-reloads");
        location.reload();
        return;
      }
      generation = report.generation;
      show(report.problem ?? null);
    };
  }

  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
})();
