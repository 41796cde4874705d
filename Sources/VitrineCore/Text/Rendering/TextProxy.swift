// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A text that a text renderer can measure.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
