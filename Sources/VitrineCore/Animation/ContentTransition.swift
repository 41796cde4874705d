// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a view's content gets from one to the next.
///
/// Support: every kind but `identity` fades the new content in; digits do not roll, and colours of text blend anyway.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case identity, opacity, interpolate, numericText, symbolEffect }
    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// Fading.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Blending, as far as there is something in between.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// For text that is a number, which counts up or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText)
    }

    /// For text that is a number, which counts to a value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText)
    }

    /// From one symbol to another.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    package var fades: Bool { kind != .identity }

    /// What is not as the app wrote it.
    func note() {
        switch kind {
        case .numericText:
            DeveloperNotes.withoutEffect("The counting of numericText", remedy: "The new text fades in.")
        case .symbolEffect:
            DeveloperNotes.withoutEffect(
                "contentTransition(.symbolEffect)", remedy: "The new symbol replaces the old one.")
        case .identity, .opacity, .interpolate: break
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// How views' contents get from one to the next.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How the content gets from one to the next where that is animated.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        transition.note()
        return environment(\.contentTransition, transition)
    }
}
