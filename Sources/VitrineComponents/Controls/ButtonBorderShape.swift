// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// The shape of the border of bordered buttons.
///
/// As a shape the automatic one is that of the view's environment (`buttonBorderShape(_:)`).
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
    package enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    package let kind: Kind

    /// The platform's default shape: a capsule.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule: the shorter sides are half circles.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle whose corners have the default radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// Returns a rectangle with rounded corners.
    ///
    /// - Parameter radius: The corner radius, in points.
    /// - Returns: The shape.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns the outline of the border in a rectangle.
    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

    /// Returns the shape inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension ButtonBorderShape: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let known = kind == .automatic ? ShapeSurroundings.environment?.buttonBorderShape.kind ?? kind : kind
        return switch known {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: max((radius ?? Self.defaultRadius) - amount, 0)).path(in: rect)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the border of buttons in the view's environment, as `buttonBorderShape(_:)` sets it.
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape {
    /// The radius of a rounded rectangle without one, in points.
    private static let defaultRadius: CGFloat = 8

    /// Returns the padding of a label inside the border, in points; in a circle it is the same on all sides.
    @MainActor func insets(_ size: ControlSize) -> EdgeInsets {
        let inset = size.labelInset
        let width = kind == .circle ? inset.height : inset.width
        return EdgeInsets(top: inset.height, leading: width, bottom: inset.height, trailing: width)
    }

    /// Returns the shape, filled.
    @MainActor @ViewBuilder func filled(_ style: some ShapeStyle) -> some View {
        switch kind {
        case .automatic, .capsule: Capsule().fill(style)
        case .circle: Circle().fill(style)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius).fill(style)
        }
    }

    /// Returns content on glass of the shape.
    @MainActor @ViewBuilder func onGlass(_ content: some View) -> some View {
        switch kind {
        case .automatic, .capsule: content.glassEffect()
        case .circle: content.glassEffect(in: Circle())
        case .roundedRectangle(let radius):
            content.glassEffect(in: RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius))
        }
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The border shape of bordered buttons.
    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of the bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
