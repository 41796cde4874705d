// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape of which only a part of the outline is kept.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
    /// The shape whose outline is trimmed.
    public var shape: S
    /// The start of the part, as a fraction of the outline's length.
    public var startFraction: CGFloat
    /// The end of the part, as a fraction of the outline's length.
    public var endFraction: CGFloat

    package init(shape: S, startFraction: CGFloat, endFraction: CGFloat) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// Returns the part of the shape's outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The behaviour of the trimmed shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the trimmed shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _TrimmedShape: Animatable {
    /// The shape's animatable data and both fractions.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

extension Shape {
    /// Returns a shape with the part of this shape's outline between two fractions of its length.
    ///
    /// - Parameters:
    ///   - startFraction: The start of the part, from 0 to 1.
    ///   - endFraction: The end of the part, from 0 to 1.
    /// - Returns: The trimmed shape.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
