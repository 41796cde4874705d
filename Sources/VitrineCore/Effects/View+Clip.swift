// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

/// Cuts what a view draws, and where it can be hit, to a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
    public typealias Body = Never
    public var shape: ClipShape
    public var style: FillStyle
}

extension View {
    /// Cuts the view to a shape.
    public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Cuts the view to its frame.
    ///
    /// - Support: partial: edges are always smooth, whatever `antialiased` says.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts the view to its frame with rounded corners.
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
