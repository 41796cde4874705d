// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A command to a server of Redis's protocol: its name and its arguments, which may be any bytes.
package struct RESPCommand: Hashable, Sendable {
    package var words: [[UInt8]]

    /// Creates a command of bytes.
    package init(_ words: [[UInt8]]) {
        self.words = words
    }

    /// Creates a command of texts.
    package init(_ words: String...) {
        self.words = words.map { Array($0.utf8) }
    }

    /// Creates a command that runs a script in one step (`EVAL`).
    ///
    /// - Parameters:
    ///   - script: The script, in the server's language.
    ///   - keys: The keys that it uses, `KEYS` in the script.
    ///   - arguments: What else it is given, `ARGV` in the script.
    package init(script: String, keys: [String], arguments: [[UInt8]]) {
        let words: [String] = ["EVAL", script, "\(keys.count)"] + keys
        self.init(words.map { Array($0.utf8) } + arguments)
    }

    /// The most bytes of a word, and of all words: what is kept or published must fit into an answer.
    package static let limits = (word: RESPDecoder.Limits().bulk, total: RESPDecoder.Limits().total)

    /// Why the command is not sent; `nil` for one that may be.
    var problem: StoreError? {
        if let word = words.lazy.map(\.count).first(where: { $0 > Self.limits.word }) {
            return .tooLarge(bytes: word, limit: Self.limits.word)
        }
        let total = words.reduce(0) { $0 + $1.count }
        return total > Self.limits.total ? .tooLarge(bytes: total, limit: Self.limits.total) : nil
    }

    /// The command as it is sent: an array of bulks, so that no argument is taken for anything but itself.
    package var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.reduce(16) { $0 + $1.count + 16 })
        bytes += "*\(words.count)\r\n".utf8
        for word in words {
            bytes += "$\(word.count)\r\n".utf8
            bytes += word
            bytes += "\r\n".utf8
        }
        return bytes
    }
}

extension Duration {
    /// The duration as a server of Redis's protocol takes times: whole milliseconds.
    var inMilliseconds: String { "\(Int(self / .milliseconds(1)))" }
}
