// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore
import VitrineDisplay

/// The clipboard for text.
///
/// - Support: partial: writing copies for the user; reading returns what the session itself wrote, because a browser
///   opens the user's clipboard only with their consent.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The system's clipboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The text that the session has copied last; setting it copies a text to the user's clipboard.
    public var string: String? {
        get { SessionContext.current.flatMap { $0.copiedText.withLock { $0 } } }
        set {
            guard let session = SessionContext.current else { return }
            session.copiedText.withLock { $0 = newValue }
            if let newValue { session.ask(.copy(newValue)) }
        }
    }

    /// Whether the session has copied a text.
    public var hasStrings: Bool { string != nil }
}
