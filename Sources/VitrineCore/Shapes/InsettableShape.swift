// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape that can be inset by the same amount on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns this shape inset by an amount on all sides.
    ///
    /// - Parameter amount: The distance from the original outline, in points.
    /// - Returns: The inset shape.
    func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape of the engine whose inset is a shape of the same kind.
nonisolated package protocol InsetPathShape: InsettableShape {
    /// Returns the path in a rectangle that has already been inset by `amount` on all sides.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape of the engine that is inset on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    package var base: Base
    package var amount: CGFloat

    package init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    /// Returns the outline of the base shape in the inset rectangle.
    public func path(in rect: CGRect) -> Path {
        let smaller = CGRect(
            x: rect.minX + min(amount, rect.width / 2), y: rect.minY + min(amount, rect.height / 2),
            width: max(rect.width - 2 * amount, 0), height: max(rect.height - 2 * amount, 0))
        if let base = base as? any InsetPathShape { return base.path(in: smaller, insetBy: amount) }
        return base.path(in: smaller)
    }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// Returns the base shape inset by the sum of both amounts.
    public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

extension _InsetShape: Animatable {
    /// The base shape's animatable data and the amount.
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}
