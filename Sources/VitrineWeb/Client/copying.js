// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Copies the selected texts with spaces and line breaks between them. Layers have neither between them, and browsers leave
// out the texts of buttons and links.

/** Returns the selected part of the text of an element. @param {HTMLElement} element @param {Range} range */
function selected(element, range) {
  const isWhole = !element.contains(range.startContainer) && !element.contains(range.endContainer);
  if (isWhole) return element.innerText;
  const part = document.createRange();
  part.selectNodeContents(element);
  if (element.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
  if (element.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
  return part.toString();
}

/** Returns the texts of a range in reading order: with spaces between those beside each other, others on lines of their own. @param {Range} range */
export function text(range) {
  let text = "";
  let bottom = 0;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#v0 .k1, #v0 .k2"))) {
    if (!range.intersectsNode(element) || element.closest("[aria-hidden=true], [inert]")) continue;
    const part = selected(element, range).trim();
    if (!part) continue;
    const place = element.getBoundingClientRect();
    // Texts of one row share most of their height.
    if (text) text += place.top + place.height / 3 > bottom ? "\n" : " ";
    text += part;
    bottom = place.bottom;
  }
  return text;
}

/** Copies what is selected outside of fields. @param {(element: any) => boolean} isTyped Whether an element is a field. */
export function listen(isTyped) {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    const active = document.activeElement;
    if (event.defaultPrevented || active && isTyped(active) || !selection?.rangeCount) return;
    const copied = text(selection.getRangeAt(0));
    if (!copied) return;
    event.clipboardData?.setData("text/plain", copied);
    event.preventDefault();
  });
}
