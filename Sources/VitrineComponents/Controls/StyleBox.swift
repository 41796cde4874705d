// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A style of any type in the environment; styles of one type compare field by field.
///
/// Each protocol of styles makes its boxes in one place, with a closure that calls the style's `makeBody`: protocols
/// cannot be arguments of generic types.
///
/// A style may hand its configuration back to the control, as in `Label(configuration).bold()`: that control has the
/// style around the place where this one was set (`over`), else it would ask this one for ever.
nonisolated package struct StyleBox<Configuration>: Equatable, @unchecked Sendable {
    private let style: Any
    private let compare: (Any) -> Bool
    private let make: @MainActor (Configuration) -> AnyView
    /// A style that holds a closure equals none but itself.
    private let identity = Identity()
    /// The style around the place where this one was set; none or one.
    private var outer: [StyleBox] = []

    private final class Identity {}

    package init<S, Body: View>(_ style: S, body: @escaping @MainActor (S, Configuration) -> Body) {
        let kept = UncheckedSendable(style)
        self.style = style
        compare = { other in
            guard let other = other as? S else { return false }
            return ValueComparisons.shared.isSame(kept.value, other)
        }
        make = { AnyView(body(kept.value, $0)) }
    }

    package static func == (a: StyleBox, b: StyleBox) -> Bool {
        (a.identity === b.identity || a.compare(b.style)) && a.outer == b.outer
    }

    /// This style, set where another one was in effect.
    package func over(_ other: StyleBox) -> StyleBox {
        var copy = self
        copy.outer = [other]
        return copy
    }

    /// One element, whatever the style makes.
    @MainActor package func body(_ configuration: Configuration) -> SingleElement {
        SingleElement(content: make(configuration))
    }

    /// As many elements as the style makes.
    @MainActor package func elements(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// A configuration that a style may hand back to its control.
nonisolated package protocol NestedConfiguration {
    /// Which style handed it back; `nil` in a control of the author's.
    var nesting: StyleNesting<Self>? { get set }
}

/// Where a style was asked that handed its configuration back, and which one is to be asked next.
nonisolated package struct StyleNesting<Configuration>: Equatable, Sendable {
    fileprivate let place: StyleBox<Configuration>
    fileprivate let next: StyleBox<Configuration>?
}

extension StyleBox where Configuration: NestedConfiguration {
    /// One element, whatever the style of the place makes. A configuration that this very style handed back goes to the
    /// style around it; one that was given another style on the way has that one.
    @MainActor package func body(_ configuration: Configuration) -> SingleElement {
        let nesting = configuration.nesting
        let style = nesting?.place == self ? nesting?.next ?? self : self
        var given = configuration
        given.nesting = StyleNesting(place: self, next: style.outer.first)
        return SingleElement(content: style.make(given))
    }
}
