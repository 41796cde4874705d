// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The reasons for which the content of a view is redacted.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of reasons from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is a placeholder for content that has not been loaded.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Content that is marked as private is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons for which texts and images are redacted here; empty where they are shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the content is private.
    package var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars and boxes and hidden from screen readers.
    package var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Adds a reason to redact the texts and images of the view.
    ///
    /// - Parameter reason: The reasons, which are added to those of the views around it.
    /// - Returns: A view whose content is redacted.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons to redact the view, including those of the views around it.
    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks the view as private, so that it is redacted where the reason is `privacy`.
    ///
    /// - Parameter sensitive: Whether the content is private.
    /// - Returns: A view that is marked as private.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
