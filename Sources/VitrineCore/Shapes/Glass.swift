// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A configuration of the Liquid Glass material, with an optional tint.
nonisolated public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case regular, clear, identity }

    private var kind: Kind
    private var tint: Color?

    /// The regular glass, on which content is legible over any background.
    public static var regular: Glass { Glass(kind: .regular) }
    /// A clearer glass, through which more of the background is visible.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint.
    ///
    /// - Parameter color: The tint; `nil` removes it.
    /// - Returns: The tinted glass.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass unchanged: interactive glass is drawn the same here, and buttons react to touches by
    /// themselves.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The style the glass is drawn with; `nil` for none.
    var style: SystemGlass? {
        kind == .identity ? nil : SystemGlass(kind == .clear ? .clear : .regular, tint: tint)
    }
}

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the default shape.
    public init() {}

    /// Returns the outline of a capsule in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension DefaultGlassEffectShape: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline { .capsule }
}

extension View {
    /// Draws glass behind the view.
    ///
    /// - Support: partial: the content behind is blurred, not bent at the edges
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if let style = glass.style {
                shape.fill(style)
                shape.stroke(GlassRim(), lineWidth: 0.5)
            }
        }
    }
}

/// A container for views with glass.
///
/// Glass of neighbouring views does not merge here.
nonisolated public struct GlassEffectContainer<Content>: View where Content: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance at which glass merges, in points; ignored here.
    ///   - content: The views of the container.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content of the container.
    public var body: some View { content }
}

extension View {
    /// Sets how the glass of the view comes and goes.
    ///
    /// - Support: partial: `materialize` and `identity` fade with the view's own transition, and a diagnostic says so.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        if transition != .matchedGeometry {
            DeveloperNotes.withoutEffect(
                "glassEffectTransition(_:)", remedy: "The view's own transition moves its glass.")
        }
        return self
    }

    /// Unites the glass of views with the same identifier.
    ///
    /// - Support: partial: each keeps its own glass, and a diagnostic says so.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        DeveloperNotes.withoutEffect("glassEffectUnion(id:namespace:)", remedy: "Each view keeps its own glass.")
        return self
    }
}

/// How glass comes and goes.
nonisolated public struct GlassEffectTransition: Equatable, Sendable {
    private let name: String

    /// Glass takes the form of glass with the same identifier.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    /// Glass fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
    /// Glass comes and goes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}
