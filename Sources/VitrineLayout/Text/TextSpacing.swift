// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The vertical distances that a text prefers to its neighbours in a stack.
package struct TextSpacing: Hashable, Sendable {
    /// The distance from the text's bottom to a view below it.
    package var below: Double
    /// The distance from a view above to the text's top.
    package var above: Double
    /// The distance to a text above it, which the lower text decides.
    package var textToText: Double

    package init(below: Double, above: Double, textToText: Double) {
        self.below = below
        self.above = above
        self.textToText = textToText
    }
}
