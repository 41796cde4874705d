// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why what a view shows is covered.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What is shown stands in for something that is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// What is private is not for everybody who can see the screen.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why texts and pictures are covered here; empty where they are shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether what is shown is private.
    package var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and pictures are drawn as bars and boxes, and kept from readers.
    package var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Covers the texts and pictures of the view, beside the reasons of the views around it.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view whatever the views around it say.
    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Says that what the view shows is private: it is covered where the reason is `privacy`.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
