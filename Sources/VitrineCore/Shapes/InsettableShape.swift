// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// This shape, made smaller on all sides.
    func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape of the engine's whose inset is another outline of the same kind.
nonisolated package protocol InsetPathShape: InsettableShape {
    /// The path in a rectangle that was made smaller by `amount` on all sides.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// One of the engine's shapes, made smaller.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    package var base: Base
    package var amount: CGFloat

    package init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    public func path(in rect: CGRect) -> Path {
        let smaller = CGRect(
            x: rect.minX + min(amount, rect.width / 2), y: rect.minY + min(amount, rect.height / 2),
            width: max(rect.width - 2 * amount, 0), height: max(rect.height - 2 * amount, 0))
        if let base = base as? any InsetPathShape { return base.path(in: smaller, insetBy: amount) }
        return base.path(in: smaller)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

extension _InsetShape: Animatable {
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}
