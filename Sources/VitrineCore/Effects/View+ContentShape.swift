// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
import VitrineLayout

/// A modifier that sets the hit-testing shape of a view.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let shape: ContentShape
    package let isEvenOdd: Bool
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public var rawValue: Int

    /// Creates a set of purposes from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Hit testing and accessibility.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The frame that assistive technologies show.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets the hit-testing shape of the view, whether something is drawn there or not.
    ///
    /// - Support: partial: in a browser a path counts as its frame, and what is drawn in the corners of another shape is hit
    ///   there.
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// Sets the shape of the view for some purposes.
    ///
    /// - Support: partial: only `interaction` and `hoverEffect` have an effect, and both the same one.
    public nonisolated func contentShape<S>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape {
        if !kind.isDisjoint(with: [.dragPreview, .contextMenuPreview, .accessibility]) {
            DeveloperNotes.withoutEffect(
                "contentShape for dragPreview, contextMenuPreview or accessibility",
                remedy: "A browser shows the view's frame there; interaction says where it can be hit.")
        }
        return modifier(
            _OptionalContentShape(
                content: kind.isDisjoint(with: [.interaction, .hoverEffect])
                    ? nil : _ContentShapeModifier(shape: shape, isEvenOdd: eoFill)))
    }
}

/// A content shape, or none if its purposes have no effect here.
nonisolated public struct _OptionalContentShape<ContentShape: Shape>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let content: _ContentShapeModifier<ContentShape>?
}

extension _ContentShapeModifier: EffectModifier {
    package nonisolated var dependsOnSize: Bool { shape.hasSizedOutline }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        let outline = shape.outline(in: size, isRightToLeft: environment.layoutDirection == .rightToLeft)
        return .hitOutline(outline.filled(isEvenOdd: isEvenOdd))
    }
}

extension _OptionalContentShape: EffectModifier {
    package nonisolated var dependsOnSize: Bool { content?.dependsOnSize ?? false }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        content?.effect(in: environment, size: size) ?? .hitTesting(true)
    }
}
