// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The fill rule and antialiasing of a filled shape.
///
/// - Support: partial: edges are always smooth, whatever `isAntialiased` is.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides which parts are inside; otherwise the non-zero winding rule does.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    ///
    /// - Parameters:
    ///   - eoFill: Whether the even-odd rule is used.
    ///   - antialiased: Whether edges are antialiased.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension Outline {
    /// Returns the outline with a fill rule; only paths distinguish the rules.
    package nonisolated func filled(isEvenOdd: Bool) -> Outline {
        if isEvenOdd, case .path(let elements) = self { .evenOddPath(elements) } else { self }
    }
}
