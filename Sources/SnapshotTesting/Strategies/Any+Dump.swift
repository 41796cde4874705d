// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snapshotting where Format == String {
    /// A strategy with the result of `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// A strategy that describes the value and everything in it like Swift's `dump`, but deterministically: without
    /// addresses, with sorted sets and dictionaries.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump(of: $0).text }
    }

    /// A strategy that encodes a tree of arrays and dictionaries as JSON with sorted keys.
    public static var json: Snapshotting {
        Snapshotting(pathExtension: "json", diffing: .lines) { value in
            Async { callback in
                do {
                    let data = try JSONSerialization.data(
                        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
                    callback(String(decoding: data, as: UTF8.self))
                } catch {
                    SnapshotRun.current?.finish(.failed("The value cannot be written as JSON: \(error)"))
                }
            }
        }
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Returns a strategy for a function: its results for all inputs, as comma-separated values.
    ///
    /// - Parameter witness: The strategy of a single result.
    /// - Returns: The strategy.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        Snapshotting<(Value) -> A, Format>(pathExtension: "csv", diffing: .lines) { function in
            Value.allCases.reduce(Async(value: "")) { lines, input in
                Async { callback in
                    lines.run { text in
                        witness.snapshot(function(input)).run { output in
                            callback(text + "\"\(quoted(input))\",\"\(quoted(output))\"\n")
                        }
                    }
                }
            }
        }
    }
}

/// Quotes a field; quotes in it are doubled.
private func quoted(_ value: some Any) -> String {
    String(describing: value).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
}
