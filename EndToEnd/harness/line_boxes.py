# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""JavaScript that finds the boxes of a text's characters, for tests that measure where Chromium puts them."""

# Defines `boxes(node)`: the client rectangles of what is in a node. What stands in a box of its own counts as the box.
BOXES = """
  const boxes = (node) => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }
    if (getComputedStyle(node).display === 'inline-block') return [node.getBoundingClientRect()];
    return [...node.childNodes].flatMap(boxes);
  };
"""
