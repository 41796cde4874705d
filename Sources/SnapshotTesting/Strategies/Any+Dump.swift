// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of the value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The value with all that it holds, as Swift's `dump` shows it, but the same in every process: no addresses, sets
    /// and
    /// dictionaries sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump(of: $0).text }
    }

    /// A tree of arrays and dictionaries as JSON, its keys sorted.
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
    /// A function's results for all of its inputs, as lines of comma-separated values.
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

/// A field between quotes has its own quotes twice.
private func quoted(_ value: some Any) -> String {
    String(describing: value).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
}
