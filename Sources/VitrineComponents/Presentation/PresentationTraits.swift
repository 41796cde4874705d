// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The properties that presented views set for their presentation.
nonisolated struct PresentationTraits {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled = false
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// The sizing in a regular width; `nil` for the default.
    var sizing: (any PresentationSizing)?
    var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?

    /// Whether a presentation looks and behaves the same with other traits.
    @MainActor func isSame(as other: PresentationTraits) -> Bool {
        detents == other.detents && selection?.wrappedValue == other.selection?.wrappedValue
            && (selection == nil) == (other.selection == nil) && dragIndicator == other.dragIndicator
            && cornerRadius == other.cornerRadius && isDismissDisabled == other.isDismissDisabled
            && backgroundInteraction.isSame(as: other.backgroundInteraction)
            && adaptation?.horizontal.kind == other.adaptation?.horizontal.kind
            && adaptation?.vertical.kind == other.adaptation?.vertical.kind
            && ValueComparisons.shared.isSame(background, other.background)
            && Self.isSame(sizing, other.sizing)
    }

    private static func isSame(_ a: (any PresentationSizing)?, _ b: (any PresentationSizing)?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        func isSame<S: PresentationSizing>(_ a: S) -> Bool {
            (b as? S).map { ValueComparisons.shared.isSame(a, $0) } ?? false
        }
        return isSame(a)
    }
}

struct PresentationTraitsKey: PreferenceKey {
    static var defaultValue: PresentationTraits { PresentationTraits() }

    /// Never called: modifiers change the value themselves.
    static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) { value = nextValue() }
}

/// A modifier that changes the traits of the enclosing presentation.
typealias PresentationTraitsModifier = TraitsModifier<PresentationTraitsKey>
