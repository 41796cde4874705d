// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The keys that sign tokens: one signs, and those before it are still believed until their grace ends.
///
/// Invariant: at most ``limit`` keys are kept, the newest first. Without configuration the key is random, so tokens end
/// with the process; several processes behind one address, or a restart that pages survive, need a shared one.
package struct TokenKeys: Sendable {
    /// Old keys beyond this many are forgotten, the oldest first.
    package static let limit = 4
    /// How long a key that was replaced at a start is still believed, in seconds.
    package static let startGrace = 3_600
    /// A secret with less entropy than this many characters can hold is refused.
    package static let shortestSecret = 32

    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case shortSecret(variable: String)

        package var description: String {
            switch self {
            case .shortSecret(let variable):
                "error [token-key]: \(variable) needs at least \(TokenKeys.shortestSecret) characters; "
                    + "make one with: openssl rand -base64 32"
            }
        }
    }

    private struct Key: Sendable {
        var bytes: [UInt8]
        /// Seconds since 1970; `nil` for the key that signs.
        var end: Int?
    }

    private var keys: [Key]

    /// A random key.
    package init() {
        self.init(current: MessageCode.randomKey())
    }

    package init(current: [UInt8]) {
        keys = [Key(bytes: current)]
    }

    /// The keys that an operator set: `VITRINE_TOKEN_KEY`, and while it is being replaced `VITRINE_TOKEN_KEY_OLD`.
    package init(environment: [String: String], now: Int) throws(Failure) {
        guard let current = try Self.secret("VITRINE_TOKEN_KEY", environment) else {
            self.init()
            return
        }
        self.init(current: current)
        if let old = try Self.secret("VITRINE_TOKEN_KEY_OLD", environment) {
            keys.append(Key(bytes: old, end: now + Self.startGrace))
        }
    }

    private static func secret(_ name: String, _ environment: [String: String]) throws(Failure) -> [UInt8]? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        guard text.utf8.count >= shortestSecret else { throw .shortSecret(variable: name) }
        return ContentHash.digest(of: text.utf8)
    }

    /// Signs with another key from now on; the one before is believed until `graceEnds`.
    package mutating func rotate(to key: [UInt8]? = nil, graceEnds: Int) {
        if !keys.isEmpty { keys[0].end = graceEnds }
        keys.insert(Key(bytes: key ?? MessageCode.randomKey()), at: 0)
        if keys.count > Self.limit { keys.removeLast(keys.count - Self.limit) }
    }

    /// Returns the values derived from each key for another use, with the time at which the key expires; the current
    /// key's first.
    func derived(_ derive: (_ key: [UInt8]) -> [UInt8]) -> [(bytes: [UInt8], end: Int?)] {
        keys.map { (derive($0.bytes), $0.end) }
    }

    func sign(_ message: [UInt8]) -> [UInt8] {
        MessageCode.hmac(message, key: keys[0].bytes)
    }

    /// Whether a key that is believed now made the code. Every key is tried, whichever fits.
    func verify(_ code: [UInt8], of message: [UInt8], now: Int) -> Bool {
        var isGood = false
        for key in keys {
            let isEqual = MessageCode.equal(MessageCode.hmac(message, key: key.bytes), code)
            let isBelieved = key.end.map { now < $0 } ?? true
            isGood = isGood || (isEqual && isBelieved)
        }
        return isGood
    }
}
