// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape that hides the type of the shape it wraps.
nonisolated public struct AnyShape: Shape {
    private var base: any Shape

    /// Creates a type-erased shape.
    ///
    /// - Parameter shape: The shape to wrap.
    public init<S>(_ shape: S) where S: Shape {
        base = (shape as? AnyShape)?.base ?? shape
    }

    /// Returns the outline of the wrapped shape in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The animatable data of the wrapped shape; data of another type change nothing.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: base) }
        set { base = newValue.applied(to: base) }
    }

    /// The behaviour of the wrapped shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the size of the wrapped shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
