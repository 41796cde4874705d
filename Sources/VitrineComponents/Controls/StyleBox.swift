// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A type-erased style in the environment; styles of the same type are compared field by field.
///
/// Each style protocol creates its boxes in one place, with a closure that calls `makeBody`: protocols cannot be
/// generic arguments. A style may pass its configuration back to the control, as in `Label(configuration).bold()`: that
/// control gets the style outside of the one that is applied (`over`), which would otherwise recurse without end.
nonisolated package struct StyleBox<Configuration>: Equatable, @unchecked Sendable {
    private let style: Any
    private let compare: (Any) -> Bool
    private let make: @MainActor (Configuration) -> AnyView
    /// A style that contains a closure equals only itself.
    private let identity = Identity()
    /// The style outside of the place where this one was set; none or one.
    private var outer: [StyleBox] = []
    /// Whether the app wrote the style, which may then create another control of its kind.
    private let isOfApp: Bool
    /// Whether this is the style of what it makes itself.
    private var isInsideItself = false
    /// Whether the style is set again where it is applied, and has its outer one already.
    private var isSetAgain = false

    private final class Identity {}

    package init<S, Body: View>(_ style: S, body: @escaping @MainActor (S, Configuration) -> Body) {
        let kept = UncheckedSendable(style)
        self.style = style
        compare = { other in
            guard let other = other as? S else { return false }
            return ValueComparisons.shared.isSame(kept.value, other)
        }
        isOfApp = !_typeName(S.self, qualified: true).hasPrefix("Vitrine")
        if isOfApp {
            make = { AnyView(AppliedStyle(style: kept.value, configuration: $0, content: body)) }
        } else {
            make = { AnyView(body(kept.value, $0)) }
        }
    }

    package static func == (a: StyleBox, b: StyleBox) -> Bool {
        (a.identity === b.identity || a.compare(b.style)) && a.outer == b.outer
    }

    /// Whether the style is of a type.
    package func isStyle<S>(_ type: S.Type) -> Bool { style is S }

    /// Returns this style, set inside of another one.
    package func over(_ other: StyleBox) -> StyleBox {
        guard !isSetAgain else { return self }
        var copy = self
        copy.outer = [other]
        return copy
    }

    /// Applies the style; the result is a single element.
    @MainActor package func body(_ configuration: Configuration) -> SingleElement {
        SingleElement(content: make(configuration))
    }

    /// Applies the style; the result has as many elements as the style's body.
    @MainActor package func elements(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// The body of an app's style, whose dynamic properties are installed as a view's are.
private struct AppliedStyle<Style, Configuration, Content: View>: View, DynamicPropertyHolder {
    nonisolated static var heldType: Any.Type { Style.self }

    /// The first property, as `DynamicPropertyHolder` wants it.
    let style: Style
    let configuration: Configuration
    let content: @MainActor (Style, Configuration) -> Content

    var body: some View { content(style, configuration) }
}

/// A configuration that a style may pass back to its control.
nonisolated package protocol NestedConfiguration {
    /// The style of the controls in the environment.
    static var style: any WritableKeyPath<EnvironmentValues, StyleBox<Self>> & Sendable { get }
    /// The style that passed it back; `nil` for a control that the app created.
    var nesting: StyleNesting<Self>? { get set }
    /// Changes the content of the control, in which there may be other controls of its kind.
    mutating func changeContent(_ change: (AnyView) -> AnyView)
}

extension NestedConfiguration {
    package mutating func changeContent(_ change: (AnyView) -> AnyView) {}
}

/// The style that passed its configuration back, and the style to apply next.
nonisolated package struct StyleNesting<Configuration>: Equatable, Sendable {
    fileprivate let place: StyleBox<Configuration>
    fileprivate let next: StyleBox<Configuration>?
}

extension StyleBox where Configuration: NestedConfiguration {
    /// Applies the style of the environment; the result is a single element.
    ///
    /// A configuration that this very style passed back gets the style outside of it, unless another style was set in
    /// between; and so does a control that an app's style creates in its body.
    @MainActor package func body(_ configuration: Configuration) -> SingleElement {
        let nesting = configuration.nesting
        let isNested = nesting?.place == self || nesting == nil && isInsideItself
        let style = isNested ? nesting?.next ?? outer.first ?? self : self
        var given = configuration
        guard style.isOfApp else {
            given.nesting = StyleNesting(place: self, next: style.outer.first)
            return SingleElement(content: style.make(given))
        }
        given.nesting = StyleNesting(place: style, next: style.outer.first)
        var again = self
        again.isSetAgain = true
        given.changeContent { AnyView($0.environment(Configuration.style, again)) }
        var inside = style
        inside.isSetAgain = true
        inside.isInsideItself = true
        return SingleElement(content: AnyView(style.make(given).environment(Configuration.style, inside)))
    }
}
