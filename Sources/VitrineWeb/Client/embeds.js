// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the browser shows or does by itself in a layer: pages of the web, videos and sounds, the place of the device, the
// system's notifications. A layer's attribute says what the app wants; what happens is told as reports.

import { BASE } from "./protocol.js";

/** Milliseconds that the device may take to find its place, and that a timer can wait at most. */
const SEARCH = 30000;
const LONGEST = 2 ** 31 - 1;
/** What a page of the web may do in its frame; never to leave it for ours. */
const FRAME = "allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox";
const [DUE, SHOWN, OPENED, CLOSED, FAILED] = [0, 1, 2, 3, 4];
const PERMISSIONS = ["prompt", "granted", "denied"];

/** @param {string} tag @param {object} properties @param {object} style @returns {any} */
const make = (tag, properties, style) => {
  const element = Object.assign(document.createElement(tag), properties);
  Object.assign(element.style, style);
  // What is pressed in it is its own.
  element.addEventListener("click", (/** @type {Event} */ event) => event.stopPropagation());
  return element;
};
const WHOLE = { position: "absolute", inset: 0, width: "100%", height: "100%", border: 0, zIndex: 1 };
const LINK = {
  position: "absolute", right: "8px", bottom: "8px", zIndex: 2, padding: "6px 12px", borderRadius: "16px",
  background: "rgba(0,0,0,.7)", color: "#fff", font: "500 13px/20px system-ui,sans-serif", textDecoration: "none",
};

export class Embeds {
  /** Of what passes, as a time or a place does, little is kept for later. @param {{say: (id: number, report: any[], isPassing: boolean) => void, announce: (text: string) => void, token: () => string}} session */
  constructor(session) {
    this.session = session;
    /** Where videos and sounds are, by their address: a layer may be made anew. @type {Map<string, number[]>} */
    this.times = new Map();
    /** Whether the report that is sent now will soon be replaced by another. */
    this.isPassing = false;
  }

  /** Carries out what a layer's attribute asks for. @param {any} element */
  update(element) {
    const [kind, ...values] = JSON.parse(element.dataset.embed || "[]");
    const state = element.vb ||= { revision: 0 };
    const tell = (/** @type {any[]} */ ...report) => {
      if (element.isConnected && element.vid !== undefined) this.session.say(element.vid, report, this.isPassing);
    };
    if (kind === "frame") this.frame(element, state, tell, values);
    if (kind === "media") this.media(element, state, tell, values);
    if (kind === "location") this.location(element, state, tell, values);
    if (kind === "notifications") this.notifications(element, state, tell, values);
  }

  /** The address of what is shown; nothing but the web and the session's files. @param {string} source */
  address(source) {
    const token = this.session.token();
    if (source.startsWith("file:")) return `${BASE}/_vitrine/files/${token.slice(0, token.lastIndexOf(".") + 1)}${source.slice(5)}`;
    return /^https?:/i.test(source) ? source : "";
  }

  /** @param {any} element @param {any} state @param {Function} tell @param {any[]} values */
  frame(element, state, tell, [revision, source, scripts, words]) {
    if (state.source === source && state.revision === revision) return;
    Object.assign(state, { source, revision });
    state.frame?.remove();
    state.link?.remove();
    const src = this.address(source);
    if (!src) return;
    // A page of our own origin must not become one of us.
    const isOther = new URL(src, location.href).origin !== location.origin;
    const sandbox = FRAME + (scripts ? " allow-scripts" : "") + (isOther ? " allow-same-origin" : "");
    const frame = state.frame = make("iframe", { title: element.ariaLabel ?? "", allow: "fullscreen", referrerPolicy: "strict-origin-when-cross-origin" }, { ...WHOLE, background: "#fff" });
    frame.setAttribute("sandbox", sandbox);
    frame.onload = () => tell("loaded", revision);
    frame.src = src;
    element.append(frame);
    // Many pages do not allow to be framed, and no browser reports that.
    if (words && isOther) element.append(state.link = make("a", { href: src, target: "_blank", rel: "noopener noreferrer", textContent: words }, LINK));
  }

  /** @param {any} element @param {any} state @param {Function} tell @param {any[]} values */
  media(element, state, tell, [revision, source, flags, rate, volume, seekRevision, seekTime]) {
    const isShown = flags & 1;
    if (state.source !== source) {
      state.media?.remove();
      const src = this.address(source);
      // Without a known revision everything is carried out; playback continues at its earlier position.
      Object.assign(state, { source, revision: -1, media: null });
      if (!src) return;
      const media = state.media = make(isShown ? "video" : "audio", { controls: isShown, playsInline: true, preload: "metadata", ariaLabel: element.ariaLabel }, isShown ? { ...WHOLE, background: "#000" } : { display: "none" });
      const [known, time] = this.times.get(source) ?? [];
      if (known === revision) media.currentTime = time;
      let isTelling = false, passes = true;
      /** @param {Event} [event] */
      const say = (event) => {
        const isTime = event?.type === "timeupdate";
        if (isTime && !state.reports) return;
        passes &&= isTime;
        if (isTelling) return;
        isTelling = true;
        queueMicrotask(() => {
          isTelling = false;
          const { currentTime, duration, playbackRate, paused, ended, error } = media;
          const stage = error ? 4 : ended ? 3 : paused ? 0 : media.readyState < 3 ? 2 : 1;
          this.times.set(source, [state.revision, currentTime]);
          this.isPassing = passes;
          passes = true;
          tell("played", state.revision, stage, currentTime, isFinite(duration) ? duration : null, playbackRate, media.volume, media.muted ? 1 : 0);
          this.isPassing = false;
        });
      };
      state.say = say;
      for (const name of ["play", "pause", "playing", "waiting", "ended", "seeked", "ratechange", "volumechange", "durationchange", "timeupdate", "error"]) media.addEventListener(name, say);
      media.src = src;
      element.append(media);
    }
    const { media } = state;
    state.reports = flags & 8;
    if (!media || revision <= state.revision) return;
    if (seekRevision > state.revision && seekRevision && this.times.get(source)?.[0] !== revision) media.currentTime = seekTime;
    state.revision = revision;
    media.muted = !!(flags & 2);
    media.loop = !!(flags & 4);
    media.volume = volume;
    if (rate) media.playbackRate = media.defaultPlaybackRate = rate;
    // A browser may require a press of the user first: then the player stays paused, which is reported.
    if (rate && media.paused) media.play().catch(() => state.say());
    else if (!rate && !media.paused) media.pause();
    else state.say();
  }

  /** @param {any} element @param {any} state @param {Function} tell @param {any[]} values */
  location(element, state, tell, [request, flags]) {
    const places = navigator.geolocation;
    if (!places) return tell("unlocated", 2);
    const found = (/** @type {GeolocationPosition} */ { coords, timestamp }) => {
      if (!element.isConnected) return places.clearWatch(state.watch);
      const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
      tell("located", latitude, longitude, accuracy, altitude, altitudeAccuracy, heading !== null && isFinite(heading) ? heading : null, speed, timestamp);
    };
    const lost = (/** @type {GeolocationPositionError} */ error) => tell("unlocated", error.code);
    const options = { enableHighAccuracy: !!(flags & 2), timeout: SEARCH };
    if (!state.asked) {
      state.asked = true;
      navigator.permissions?.query({ name: "geolocation" }).then((status) => {
        const say = () => tell("permitted", PERMISSIONS.indexOf(status.state), 0);
        status.onchange = say;
        say();
      }, () => {});
    }
    if (request > state.revision) {
      state.revision = request;
      places.getCurrentPosition(found, lost, options);
    }
    if (flags === state.flags) return;
    if (state.watch !== undefined) places.clearWatch(state.watch);
    const follow = (/** @type {GeolocationPosition} */ place) => {
      this.isPassing = true;
      found(place);
      this.isPassing = false;
    };
    state.watch = flags & 1 ? places.watchPosition(follow, lost, options) : undefined;
    state.flags = flags;
  }

  /** @param {any} element @param {any} state @param {Function} tell @param {any[]} values */
  notifications(element, state, tell, [request, ...notices]) {
    const permission = () => tell("permitted", "Notification" in window ? Math.max(0, PERMISSIONS.indexOf(Notification.permission)) : 2, request);
    if (request > state.revision && "Notification" in window) Notification.requestPermission().then(permission, permission);
    else if (!state.notices) permission();
    state.revision = Math.max(request, state.revision);
    /** What waits or is shown. @type {Map<number, any>} */
    const known = state.notices ||= new Map();
    const wanted = new Set(notices.map(([key]) => key));
    for (const [key, notice] of known) {
      if (wanted.has(key)) continue;
      known.delete(key);
      clearTimeout(notice.timer);
      notice.shown?.close();
    }
    for (const [key, due, ...words] of notices) {
      const old = known.get(key);
      // What was shown stays, until it is not named any more.
      if (due < 0 || old && old.due === due) continue;
      clearTimeout(old?.timer);
      const notice = { due, timer: /** @type {any} */ (0), shown: null };
      known.set(key, notice);
      this.wait(element, notice, () => {
        // Before the user's eyes the app decides.
        if (due && document.visibilityState === "visible") return tell("notice", key, DUE);
        this.show(notice, words, (/** @type {number} */ event) => tell("notice", key, event));
      });
    }
  }

  /** Acts when a notification is due, unless its layer has gone. @param {any} element @param {any} notice @param {() => void} act */
  wait(element, notice, act) {
    const rest = notice.due - Date.now();
    if (!element.isConnected) return;
    if (rest <= 0) act();
    else notice.timer = setTimeout(() => this.wait(element, notice, act), Math.min(rest, LONGEST));
  }

  /** @param {any} notice @param {any[]} words @param {(event: number) => void} tell */
  show(notice, [title, body, isSilent], tell) {
    try {
      const shown = notice.shown = new Notification(title, { body, silent: !!isSilent });
      shown.onclick = () => {
        focus();
        shown.close();
        tell(OPENED);
      };
      shown.onclose = () => tell(CLOSED);
      shown.onerror = () => tell(FAILED);
      tell(SHOWN);
    } catch {
      // Browsers of phones show none for a page alone: the page does.
      this.session.announce([title, body].filter(Boolean).join("\n"));
      tell(FAILED);
    }
  }
}
