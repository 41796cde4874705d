// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A codec for sessions that no browser reaches: snapshots, previews without a server, tests.
///
/// The text is a digest, the same in every run, and can be decoded while the table holds its bytes. The newest
/// ``limit`` are held. Digests can be guessed, so a session that others can reach needs a codec with a key.
package final class LocalAddresses: AddressCodec {
    private struct Table {
        var bytes: [String: [UInt8]] = [:]
        /// The texts in the order of their creation; a ring buffer once it is full.
        var order: [String] = []
        var oldest = 0
    }

    package static let limit = 1_024

    private let table = Mutex(Table())

    package init() {}

    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? {
        let text = ContentHash.hex(Data(Array(path.utf8) + [0] + Array(type.utf8) + [0] + bytes))
        table.withLock { table in
            guard table.bytes.updateValue(bytes, forKey: text) == nil else { return }
            if table.order.count < Self.limit {
                table.order.append(text)
            } else {
                table.bytes[table.order[table.oldest]] = nil
                table.order[table.oldest] = text
                table.oldest = (table.oldest + 1) % Self.limit
            }
        }
        return text
    }

    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? {
        guard let bytes = table.withLock({ $0.bytes[text] }), self.text(for: bytes, of: type, below: path) == text
        else { return nil }
        return bytes
    }
}
