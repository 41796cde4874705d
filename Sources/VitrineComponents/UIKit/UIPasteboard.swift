// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore
import VitrineDisplay

/// Where texts are copied to.
///
/// - Support: partial: writing copies for the person; reading answers what the session itself wrote, because a browser
///   hands a person's own only with their consent.
@MainActor
public final class UIPasteboard {
    /// The system's.
    public static let general = UIPasteboard()

    private init() {}

    /// The text that was copied.
    public var string: String? {
        get { SessionContext.current.flatMap { $0.copiedText.withLock { $0 } } }
        set {
            guard let session = SessionContext.current else { return }
            session.copiedText.withLock { $0 = newValue }
            if let newValue { session.ask(.copy(newValue)) }
        }
    }

    public var hasStrings: Bool { string != nil }
}
