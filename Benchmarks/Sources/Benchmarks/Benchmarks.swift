// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints one JSON line per measurement; asserts nothing about time. Names of groups as arguments select them.
@main
@MainActor
struct Benchmarks {
    static func main() throws {
        let stage = try Stage()
        let groups: [(name: String, run: () throws -> Void)] = [
            // Memory first: what earlier groups freed would be used again and hide the slope.
            ("sessions", { try SessionBenchmarks.run(stage) }),
            ("rows", { try RowBenchmarks.run(stage) }),
            ("render", { try RenderBenchmarks.run(stage) }),
            ("census", { try CensusBenchmarks.run(stage) }),
            ("layout", { try LayoutBenchmarks.run() }),
            ("data", { try DataBenchmarks.run(stage) }),
            ("pictures", { try ImageBenchmarks.run(stage) }),
        ]
        let wanted = CommandLine.arguments.dropFirst()
        for group in groups where wanted.isEmpty || wanted.contains(group.name) {
            try group.run()
        }
    }
}
