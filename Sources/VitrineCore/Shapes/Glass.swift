// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

/// A translucent material with a tint of its own.
nonisolated public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case regular, clear, identity }

    private var kind: Kind
    private var tint: Color?

    /// Legible over anything.
    public static var regular: Glass { Glass(kind: .regular) }
    /// More of what is behind is seen.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass at all.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Glass that answers to touches; drawn the same here, buttons answer by themselves.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// Drawn flat, as the platform's materials are here.
    var style: AnyShapeStyle? {
        if kind == .identity { return nil }
        if let tint { return AnyShapeStyle(tint.opacity(kind == .clear ? 0.45 : 0.8)) }
        return AnyShapeStyle(kind == .clear ? Material.ultraThin : Material.thin)
    }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view.
    ///
    /// - Support: partial: a flat veil with an edge; what is behind is not blurred
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if let style = glass.style {
                shape.fill(style)
                shape.stroke(Color(.system(.separator)), lineWidth: 0.5)
            }
        }
    }
}

/// Views with glass that belong together.
nonisolated public struct GlassEffectContainer<Content>: View where Content: View {
    private let content: Content

    /// A container; on this platform glass does not flow together, whatever the spacing.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

extension View {
    /// Joins glass of views with the same name.
    ///
    /// - Support: partial: each keeps its own glass, and a diagnostic says so.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        DeveloperNotes.withoutEffect("glassEffectUnion(id:namespace:)", remedy: "Each view keeps its own glass.")
        return self
    }
}
