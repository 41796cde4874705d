// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Messages in a stream of bytes: the length in four bytes, most significant first, then so many bytes of JSON.
package struct MessageFraming: Sendable {
    /// More than any message has; a length above it means that the stream is no stream of messages.
    package static let limit = 64 << 20

    package struct Broken: Error {}

    private var waiting = Data()

    package init() {}

    package static func frame(_ message: some Encodable) throws -> Data {
        let body = try JSONEncoder().encode(message)
        var frame = Data()
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
        return frame + body
    }

    /// Takes what was read and returns the messages that are whole now.
    package mutating func messages<M: Decodable>(_ type: M.Type, from bytes: Data) throws -> [M] {
        waiting.append(bytes)
        var result: [M] = []
        var start = waiting.startIndex
        while waiting.endIndex - start >= 4 {
            let length = waiting[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= Self.limit else { throw Broken() }
            guard waiting.endIndex - start - 4 >= length else { break }
            result.append(try JSONDecoder().decode(M.self, from: waiting[(start + 4)..<(start + 4 + length)]))
            start += 4 + length
        }
        waiting = Data(waiting[start...])
        return result
    }
}
