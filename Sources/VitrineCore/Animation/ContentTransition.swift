// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A transition between two contents of the same view.
///
/// Support: the characters of a number roll one by one in texts of one line, one style and no gradient. Every other kind
/// but `identity` fades the new content in; colours of text blend anyway.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbolEffect
        case counting(down: Bool)
        case number(Double)
    }
    private let kind: Kind

    /// A transition that changes the content at once.
    public static let identity = ContentTransition(kind: .identity)
    /// A transition that fades between the contents.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A transition that interpolates between the contents where possible.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Returns a transition for text that is a number, which counts up or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .counting(down: countsDown))
    }

    /// Returns a transition for text that is a number, whose direction follows its value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .number(value))
    }

    /// A transition from one symbol to another.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    package var fades: Bool { kind != .identity }

    /// Whether the characters that differ roll one by one.
    var rolls: Bool {
        switch kind {
        case .counting, .number: true
        case .identity, .opacity, .interpolate, .symbolEffect: false
        }
    }

    /// The number that the text shows, if the transition names it.
    var number: Double? {
        if case .number(let value) = kind { value } else { nil }
    }

    /// Whether characters roll downwards, from the number that was shown.
    func isDownwards(from old: Double?) -> Bool {
        switch kind {
        case .counting(let down): down
        case .number(let value): value < (old ?? value)
        case .identity, .opacity, .interpolate, .symbolEffect: false
        }
    }

    /// Reports a diagnostic for a kind that is drawn differently here.
    func note() {
        switch kind {
        case .symbolEffect:
            DeveloperNotes.withoutEffect(
                "contentTransition(.symbolEffect)", remedy: "The new symbol replaces the old one.")
        case .identity, .opacity, .interpolate, .counting, .number: break
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// The content transition of the views in this environment.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition between two contents of the view, for changes that are animated.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        transition.note()
        return environment(\.contentTransition, transition)
    }
}
