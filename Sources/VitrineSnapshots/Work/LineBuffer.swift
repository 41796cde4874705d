// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Bytes as they come, lines as they are complete.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Everything before was handed out or searched.
    private var start = 0
    private var searched = 0

    mutating func append(_ more: some Sequence<UInt8>) {
        bytes += more
    }

    /// The next complete line, without its end.
    mutating func next() -> Data? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            bytes.removeFirst(start)
            start = 0
            searched = bytes.count
            return nil
        }
        defer {
            start = end + 1
            searched = start
        }
        return Data(bytes[start..<end])
    }
}
