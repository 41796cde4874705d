// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Iterates over arguments of the forms `--name value` and `--name=value`.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    /// The argument as it was given.
    private(set) var argument = ""
    private var name = ""
    private var attached: String?

    init(_ arguments: some Sequence<String>) {
        rest = Array(arguments)[...]
    }

    /// Whether the value is part of the argument.
    var hasValue: Bool { attached != nil }

    mutating func nextName() -> String? {
        guard let next = rest.popFirst() else { return nil }
        argument = next
        let parts = next.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        attached = parts.count == 2 ? String(parts[1]) : nil
        return name
    }

    mutating func value() throws(SnapshotOptions.UsageError) -> String {
        let value = attached ?? (rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil)
        guard let value, !value.isEmpty else { throw .invalid("\(name) needs a value") }
        return value
    }

    mutating func number(from least: Int, to most: Int) throws(SnapshotOptions.UsageError) -> Int {
        let text = try value()
        guard let number = Int(text), (least...most).contains(number) else {
            throw .invalid("\(name) needs a number from \(least) to \(most), not '\(text)'")
        }
        return number
    }

    mutating func decimal(from least: Double, to most: Double) throws(SnapshotOptions.UsageError) -> Double {
        let text = try value()
        guard let number = Double(text), (least...most).contains(number) else {
            throw .invalid("\(name) needs a number from \(least) to \(most), not '\(text)'")
        }
        return number
    }
}
