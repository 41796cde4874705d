// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a server of Redis's protocol answers (RESP, version 2).
package enum RESPValue: Hashable, Sendable {
    /// A short text, such as `OK`.
    case simple(String)
    /// What went wrong, beginning with a code in capitals.
    case error(String)
    case integer(Int)
    /// Bytes of any kind; `nil` for what there is not.
    case bulk([UInt8]?)
    /// Values in order; `nil` for what there is not.
    case array([RESPValue]?)

    /// The bytes of a bulk.
    package var bytes: [UInt8]? {
        if case .bulk(let bytes) = self { return bytes }
        return nil
    }

    /// A number, also one that is written in a bulk.
    package var number: Int? {
        switch self {
        case .integer(let number): number
        case .bulk(let bytes?): Int(String(decoding: bytes, as: UTF8.self))
        default: nil
        }
    }

    /// A text, also one in a bulk.
    package var text: String? {
        switch self {
        case .simple(let text): text
        case .bulk(let bytes?): String(decoding: bytes, as: UTF8.self)
        default: nil
        }
    }

    /// The values of an array.
    package var items: [RESPValue]? {
        if case .array(let items) = self { return items }
        return nil
    }

    /// What went wrong, in the server's words; `nil` for every other answer.
    package var problem: String? {
        if case .error(let problem) = self { return problem }
        return nil
    }
}
