// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Files and texts that the user drags from outside of the page. The browser shows where they may be dropped, by the
// attributes of layers; the layer under the pointer is reported to the server. A file that is dropped anywhere else is
// not opened in place of the page.

import { MASK } from "./protocol.js";

/** Phases of a drag. */
const [LEFT, ENTERED, MOVED, DROPPED] = [0, 1, 2, 3];
/** Milliseconds between two reports of a movement. */
const PACE = 100;
/** The largest numbers of reported items, of characters of a type, and of bytes of a text: a longer message would end the session. */
const MOST = 100;
const LONGEST_TYPE = 100;
const LONGEST = 60000;

/** Whether a layer takes files of a media type, as far as the type is known before the drop. @param {string} patterns @param {string} type */
const fits = (patterns, type) => !type || !patterns || !/\//.test(patterns) || patterns.split(",").some((pattern) => pattern === type || pattern.endsWith("/*") && type.startsWith(pattern.slice(0, -1)));

/** The media types of what is dragged. @param {DataTransfer} data @returns {{files: string[], text: string[]}} */
function kinds(data) {
  const files = [...data.items].filter((item) => item.kind === "file").map((item) => item.type.slice(0, LONGEST_TYPE)).slice(0, MOST);
  const text = ["text/uri-list", "text/plain"].filter((type) => data.types.includes(type)).slice(0, 1);
  // Safari lists the items only at the drop.
  if (!data.types.includes("Files")) return { files: [], text };
  return { files: files.length ? files : [""], text: [] };
}

/**
 * @param {{isLive: () => boolean, say: (word: string, rest: any[]) => boolean, files: () => Promise<import("./files.js").Files | void>}} session
 * @param {DragEvent} first
 * @param {(element: any) => boolean} isTyped Whether an element is a field that a user types in.
 */
export function start(session, first, isTyped) {
  /** The layer under the pointer. @type {any} */
  let over = null;
  let told = 0;

  /** @param {number} phase @param {DragEvent} event @param {any[]} more */
  const say = (phase, event, ...more) => session.say("D", [over.vid, phase, event.clientX, event.clientY, ...more]);

  /** The topmost layer under the pointer that takes what is dragged. @param {DragEvent} event @param {ReturnType<typeof kinds>} kinds */
  const find = ({ clientX, clientY }, { files, text }) => {
    for (const element of /** @type {any[]} */ (document.elementsFromPoint(clientX, clientY))) {
      if (!(element.ve & MASK.drop)) continue;
      const [flags, patterns] = element.dataset.files.split(/:(.*)/);
      if (files.length ? flags.includes("f") && files.some((type) => fits(patterns, type)) : text.length && flags.includes("t")) return element;
    }
    return null;
  };

  /** @param {DragEvent} event */
  const leave = (event) => {
    // A page that is leaving is only shown: the engine has removed its layers.
    if (over?.isConnected && over.vid >= 0) say(LEFT, event);
    over = null;
  };

  /** @param {DragEvent} event */
  const move = (event) => {
    const data = /** @type {DataTransfer} */ (event.dataTransfer);
    const dragged = kinds(data);
    // The browser drops texts into fields.
    if (!dragged.files.length && isTyped(event.target)) return leave(event);
    const target = session.isLive() ? find(event, dragged) : null;
    if (target || dragged.files.length) {
      event.preventDefault();
      data.dropEffect = target ? "copy" : "none";
    }
    if (target !== over) {
      leave(event);
      over = target;
      if (over) say(ENTERED, event, [...dragged.files, ...dragged.text]);
    } else if (over && event.timeStamp - told > PACE) say(MOVED, event);
    else return;
    told = event.timeStamp;
  };

  document.addEventListener("dragover", move);
  document.addEventListener("dragleave", (event) => event.relatedTarget || leave(event));
  document.addEventListener("drop", (event) => {
    const data = /** @type {DataTransfer} */ (event.dataTransfer);
    move(event);
    if (!over) return;
    const text = data.files.length ? "" : data.getData("text/uri-list") || data.getData("text/plain");
    // A folder cannot be read as a file.
    const dropped = [...data.items].filter((item) => item.kind === "file" && !item.webkitGetAsEntry?.()?.isDirectory).map((item) => item.getAsFile()).filter((file) => file !== null);
    const target = over;
    if (new Blob([JSON.stringify(text)]).size > LONGEST || !text && !dropped.length) {
      leave(event);
      return session.files().then((loaded) => loaded?.fail());
    }
    over = null;
    const drop = (/** @type {any[][]} */ files) => session.say("D", [target.vid, DROPPED, event.clientX, event.clientY, files, text]);
    if (dropped.length) session.files().then((loaded) => loaded?.offer(dropped, drop));
    else drop([]);
  });
  move(first);
}
