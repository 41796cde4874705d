// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Animations of layers: the browser's own, from what is presented to where the server's state is already.

/** What still moves for users who want less motion. */
const STILL = /^(opacity|\.?fill|\.?stroke|color|backgroundColor)$/;
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** The form that a drawing's properties belong to; a layer's own otherwise. @param {any} element @param {string} name */
const subject = (element, name) => name[0] !== "." ? element
  : element.querySelector(":scope>svg>:is(path,ellipse,circle,rect)");

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
    const target = subject(element, name);
    const property = name.replace(".", "");
    if (name[0] === "-") declare(name);
    const running = element.va.get(name);
    // A transform of variables stands as long as any of them moves.
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

/** For how long an animation goes on, in milliseconds. @param {Animation} animation */
const left = ({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime);

/** Two moves one after the other. @param {string} a @param {string} b */
function sum(a, b) {
  const [x = 0, y = 0] = a.split(" ").map((value) => parseFloat(value) || 0);
  const [dx = 0, dy = 0] = b.split(" ").map((value) => parseFloat(value) || 0);
  return `${x + dx}px ${y + dy}px`;
}

/** Calls once nothing in a layer that is on its way out moves any more. @param {any} element @param {() => void} done */
export function afterExit(element, done) {
  // What has run out holds its end until the layer goes.
  for (const animation of element.va?.values() || []) animation.effect.updateTiming({ fill: "both" });
  const ends = element.getAnimations({ subtree: true })
    .filter((/** @type {Animation} */ animation) => animation.effect?.getTiming().iterations !== Infinity);
  Promise.allSettled(ends.map((/** @type {Animation} */ animation) => animation.finished)).then(done);
}
