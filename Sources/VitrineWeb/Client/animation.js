// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Animations of layers: the browser's own, from what is presented to where the server's state is already.

/** What still moves for users who want less motion. */
const STILL = /^(opacity|\.?fill|\.?stroke|color|backgroundColor)$/;
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** The form that a drawing's properties belong to, by itself or as the mask of a gradient; a layer's own otherwise. @param {any} element @param {string} name */
const subject = (element, name) => name[0] !== "." ? element
  : element.querySelector(":scope>svg>:is(path,ellipse,circle,rect),:scope>svg>mask>path");

/** What variables are, by the last letter of their names, and what they are where none is set. */
const VARIABLES = { a: ["<angle>", "0deg"], c: ["<color>", "#0000"], p: ["<length-percentage>", "0px"], n: ["<number>", "1"] };
/** The variables of transforms that several animations move, each in its own time. */
const MOVED = /^--m/;
/** Which are known. @type {Record<string, any>} */
const declared = {};

/** A variable is interpolated once its type is known. @param {string} name */
function declare(name) {
  const [syntax, initialValue] = VARIABLES[/** @type {keyof VARIABLES} */ (name.at(-1))];
  declared[name] ||= [CSS.registerProperty({ name, syntax, initialValue, inherits: false })];
}

/**
 * Runs properties of a layer: `[22, layer, [property, [value, …], …], duration, easing, delay, iterations, alternates]`.
 * Without times or values they end at once. What runs already is taken over where it is.
 *
 * @param {any} element @param {any[]} operation
 */
export function animate(element, [, , properties, duration, easing, delay, iterations, alternates]) {
  element.va ||= new Map();
  for (let i = 0; i < properties.length; i += 2) {
    const name = properties[i];
    const values = properties[i + 1];
    if (name === "line") {
      if (duration !== undefined) change(element, values[0], +values[1], { duration, delay, easing, fill: "both" });
      continue;
    }
    const target = subject(element, name);
    const property = name.replace(".", "");
    if (name[0] === "-") declare(name);
    const running = element.va.get(name);
    // A transform that is made of variables is kept as long as any of them is animated.
    const form = name === "transform" && values[0] === values[1] ? values[0] : null;
    if (form && running?.vf === form && left(running) >= delay + duration * (iterations || Infinity)) continue;
    if (running) {
      if (!form && values.length && running.playState !== "finished" && running.effect.target === target) {
        const style = getComputedStyle(target);
        const now = style[property] ?? style.getPropertyValue(property);
        // The image of a gradient is made of its variables, which are where they are.
        if (property !== "backgroundImage") values[0] = property === "translate" ? sum(now, values[0]) : now;
      }
      running.cancel();
      element.va.delete(name);
    }
    if (!target || !values.length || duration === undefined || (less.matches && !STILL.test(name))) continue;
    const animation = target.animate({ [property]: values }, {
      duration, delay, easing, fill: MOVED.test(name) ? "both" : "backwards", iterations: iterations || Infinity,
      direction: alternates ? "alternate" : "normal",
    });
    /** @type {any} */ (animation).vf = form;
    element.va.set(name, animation);
  }
}

/**
 * Rolls the characters of a line that are not what they were, each by itself; the others stand still. Without a way the
 * whole line fades.
 *
 * @param {any} element @param {string} was @param {number} way upwards 1, downwards -1, else 0
 * @param {KeyframeAnimationOptions} timing
 */
function change(element, was, way, timing) {
  const text = element.firstChild;
  if (text?.nodeType !== 3) return;
  const [old, now] = [was, text.data].map((line) => way ? [...line] : [line]);
  let [start, end] = ["", ""];
  for (; old.length && old[0] === now[0]; old.shift()) start += now.shift();
  for (; old.length && old.at(-1) === now.at(-1); old.pop()) end = now.pop() + end;
  const line = document.createElement("span");
  // Otherwise screen readers would read the characters one by one, with those that leave.
  [line.role, line.ariaLabel] = ["img", text.data];
  line.append(start);
  /** @type {Animation[]} */
  const animations = [];
  const away = (/** @type {number} */ side) => (
    less.matches || !way ? { opacity: 0 } : { opacity: 0, translate: `0 ${side * 0.6}em`, scale: 0.6 }
  );
  // Digits stand for the same power of ten, counted from the right.
  for (let i = Math.max(old.length, now.length); i > 0; i--) {
    const [before = "", after = ""] = [old[old.length - i], now[now.length - i]];
    if (before === after) {
      line.append(after);
      continue;
    }
    const place = document.createElement("span");
    const character = document.createElement("span");
    place.dataset.was = before;
    character.style.display = "inline-block";
    character.append(after);
    place.append(character);
    line.append(place);
    animations.push(
      character.animate([away(way), {}], timing), place.animate([{}, away(-way)], { ...timing, pseudoElement: "::before" }),
    );
  }
  line.append(end);
  text.replaceWith(line);
  // A newer text has taken the line's place by itself.
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => line.replaceWith(text));
}

/** For how long an animation goes on, in milliseconds. @param {Animation} animation */
const left = ({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime);

/** Two moves one after the other. @param {string} a @param {string} b */
function sum(a, b) {
  const [x = 0, y = 0] = a.split(" ").map((value) => parseFloat(value) || 0);
  const [dx = 0, dy = 0] = b.split(" ").map((value) => parseFloat(value) || 0);
  return `${x + dx}px ${y + dy}px`;
}

/**
 * Calls once what began with the exit of a layer has ended. What moved in the layer before goes with it: that may take
 * long, or never end.
 *
 * @param {any} element @param {() => void} done
 */
export function afterExit(element, done) {
  // What has run out holds its end until the layer goes.
  for (const animation of element.va?.values() || []) animation.effect.updateTiming({ fill: "both" });
  const ends = element.getAnimations({ subtree: true })
    .filter((/** @type {Animation} */ animation) => !animation.currentTime && animation.effect?.getTiming().iterations !== Infinity);
  Promise.allSettled(ends.map((/** @type {Animation} */ animation) => animation.finished)).then(done);
}
