// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A transition between two contents of the same view.
///
/// Support: in texts of one line, one style and no gradient the characters of a number roll one by one, and every other
/// kind but `identity` fades from one text to the other; other texts fade in. Colours of text blend anyway.
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

    /// The number that the text shows, if the transition names it.
    var number: Double? {
        if case .number(let value) = kind { value } else { nil }
    }

    /// How a line takes the place of another one, of which the transition named a number.
    func change(from old: Double?) -> LineChange {
        switch kind {
        case .counting(let down): down ? .rollsDown : .rollsUp
        case .number(let value): value < (old ?? value) ? .rollsDown : .rollsUp
        case .identity, .opacity, .interpolate, .symbolEffect: .fades
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
