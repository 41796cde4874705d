// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of `--json` on standard output.
enum MachineOutput {
    /// Prints a value over several lines.
    static func print(_ value: some Encodable) throws {
        try write(value, [.prettyPrinted])
    }

    /// Prints a value in one line, for a program that reads lines while this one goes on.
    static func printLine(_ value: some Encodable) throws {
        try write(value, [])
    }

    private static func write(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        FileHandle.standardOutput.write(try encoder.encode(value) + [UInt8(ascii: "\n")])
    }
}
