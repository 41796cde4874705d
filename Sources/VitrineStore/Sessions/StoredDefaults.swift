// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
import VitrineWeb

/// What browsers keep with an app, in a store that several machines share: a hash for each browser, a field for each key.
package struct StoredDefaults: SharedDefaults {
    /// How long what is kept of a browser stays after it came last, unless `--forget-after` says otherwise: whoever drops
    /// cookies is a new browser each time, and nothing else would ever leave the store.
    package static let lifetime = Duration.seconds(90 * 86_400)

    private let prefix: String
    private let lifetime: Duration
    private let ask: @Sendable ([RESPCommand]) async throws -> [RESPValue]

    /// Creates the defaults of an app.
    ///
    /// - Parameters:
    ///   - prefix: What the names of all keys begin with.
    ///   - lifetime: How long what is kept of a browser stays after it came last.
    ///   - ask: Sends commands to the store, as `StoreClient.ask(_:)` does.
    package init(
        prefix: String, lifetime: Duration = StoredDefaults.lifetime,
        ask: @escaping @Sendable ([RESPCommand]) async throws -> [RESPValue]
    ) {
        self.prefix = prefix
        self.lifetime = lifetime
        self.ask = ask
    }

    /// Writes fields of a hash in one step, and answers with all of them; with nothing where there is no hash.
    ///
    /// A mark stands in each hash, so that one of which all values were removed is still there. Keys: the browser.
    /// Arguments: 1 to make a hash where there is none, milliseconds to live, the number of fields to set, these with
    /// their values, and the fields to remove.
    static let script = """
        if ARGV[1] == '0' and redis.call('EXISTS', KEYS[1]) == 0 then return false end
        redis.call('HSET', KEYS[1], '\(mark)', '1')
        local count = tonumber(ARGV[3])
        for i = 1, count do redis.call('HSET', KEYS[1], ARGV[2 + 2 * i], ARGV[3 + 2 * i]) end
        for i = 4 + 2 * count, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
        redis.call('PEXPIRE', KEYS[1], ARGV[2])
        return redis.call('HGETALL', KEYS[1])
        """

    private static let mark = "version"
    /// What the name of a field begins with, before the app's key.
    private static let field = "key:"

    package func values(of browser: String) async throws -> [String: DefaultsValue]? {
        let commands = [
            RESPCommand("HGETALL", key(browser)), RESPCommand("PEXPIRE", key(browser), lifetime.inMilliseconds),
        ]
        return try Self.values(in: await ask(commands).first)
    }

    package func write(
        _ changes: [String: DefaultsValue?], of browser: String, isWhole: Bool
    ) async throws -> [String: DefaultsValue]? {
        var set: [[UInt8]] = []
        var removed: [[UInt8]] = []
        for (key, value) in changes {
            let field = Array((Self.field + key).utf8)
            if let value {
                set.append(field)
                let bytes = try JSONEncoder().encode(value)
                set.append([UInt8](bytes))
            } else {
                removed.append(field)
            }
        }
        let head: [String] = [isWhole ? "1" : "0", lifetime.inMilliseconds, "\(set.count / 2)"]
        var arguments: [[UInt8]] = head.map { Array($0.utf8) }
        arguments += set
        arguments += removed
        let command = RESPCommand(script: Self.script, keys: [key(browser)], arguments: arguments)
        let answer = try await ask([command]).first
        return try Self.values(in: answer)
    }

    package func forget(_ browser: String) async throws {
        let answer = try await ask([RESPCommand("DEL", key(browser))]).first
        if let problem = answer?.problem { throw StoreError.refused(problem) }
    }

    /// The values in the fields of a hash; `nil` where there is none.
    private static func values(in answer: RESPValue?) throws -> [String: DefaultsValue]? {
        if let problem = answer?.problem { throw StoreError.refused(problem) }
        guard let items = answer?.items, !items.isEmpty else { return nil }
        var values: [String: DefaultsValue] = [:]
        for index in stride(from: 0, to: items.count - 1, by: 2) {
            guard let name = items[index].text, let bytes = items[index + 1].bytes else {
                throw StoreError.malformed("no field of a hash")
            }
            guard name.hasPrefix(field) else { continue }
            values[String(name.dropFirst(field.count))] = try JSONDecoder().decode(
                DefaultsValue.self, from: Data(bytes))
        }
        return values
    }

    private func key(_ browser: String) -> String { "\(prefix)defaults:\(browser)" }
}
