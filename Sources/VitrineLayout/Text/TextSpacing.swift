// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The vertical distances that a text asks of its neighbours in a stack.
package struct TextSpacing: Hashable, Sendable {
    /// From the text's bottom to a view below it.
    package var below: Double
    /// From a view above to the text's top.
    package var above: Double
    /// To a text above it: the lower text decides.
    package var textToText: Double

    package init(below: Double, above: Double, textToText: Double) {
        self.below = below
        self.above = above
        self.textToText = textToText
    }
}
