// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// A codec for sessions that no browser reaches: snapshots, previews without a server, tests.
///
/// The text is a digest, the same in every run, and can be decoded while the table holds its bytes. The newest
/// ``limit`` are held. Digests can be guessed, so a session that others can reach needs a codec with a key.
package final class LocalAddresses: AddressCodec {
    package static let limit = 1_024

    private let table = Mutex(AgeDictionary<String, [UInt8]>())

    package init() {}

    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? {
        let text = ContentHash.name(of: Data(Array(path.utf8) + [0] + Array(type.utf8) + [0] + bytes))
        table.withLock { table in
            guard table[text] == nil else { return }
            table.append(bytes, for: text)
            if table.count > Self.limit { _ = table.popFirst() }
        }
        return text
    }

    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? {
        guard let bytes = table.withLock({ $0[text] }), self.text(for: bytes, of: type, below: path) == text
        else { return nil }
        return bytes
    }
}
