// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineTesting

/// A user with a keychain of their own.
struct KeychainUser {
    let session: SessionContext

    /// A user whose keychain is in memory.
    init(defaults: DefaultsStore = DefaultsStore()) {
        session = SessionContext(textEngine: RecordedTextEngine(), defaults: defaults)
    }

    /// A user whose keychain is in a folder, under a key of equal bytes.
    init(folder: URL, key: UInt8) {
        session = SessionContext(
            textEngine: RecordedTextEngine(), dataFolder: folder,
            secretsKey: [UInt8](repeating: key, count: 64))
    }

    /// Runs code in the user's session.
    func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        try SessionContext.$current.withValue(session, operation: body)
    }
}

/// A folder that goes with its owner.
final class KeychainFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }
}
