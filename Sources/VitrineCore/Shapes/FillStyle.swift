// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// How the inside of a shape is found and its edge drawn.
///
/// - Support: partial: edges are always smooth, whatever `isAntialiased` says.
public struct FillStyle: Equatable, Sendable {
    /// Whether what an even number of outlines surrounds is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension Outline {
    /// The same outline under a fill rule; only paths can tell the rules apart.
    package nonisolated func filled(isEvenOdd: Bool) -> Outline {
        if isEvenOdd, case .path(let elements) = self { .evenOddPath(elements) } else { self }
    }
}
