// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

/// A modifier that clips the drawing and the hit testing of a view to a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The shape.
    public var shape: ClipShape
    /// The fill rule of the shape.
    public var style: FillStyle
}

extension View {
    /// Clips the view to a shape, for drawing and hit testing.
    public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame.
    ///
    /// - Support: partial: edges are always smooth, whatever `antialiased` is.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to its frame with rounded corners, in points.
    public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}

extension _ClipEffect: EffectModifier {
    package nonisolated var dependsOnSize: Bool { shape.hasSizedOutline }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        let outline = shape.outline(in: size, isRightToLeft: environment.layoutDirection == .rightToLeft)
        return .clip(outline.filled(isEvenOdd: style.isEOFilled))
    }
}
