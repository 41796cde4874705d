// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// A `Process` is started by `start()`: with `run()` it inherits the signals that the thread blocks.
@Suite struct ProcessStartRuleTests {
    @Test func noSourceRunsAProcessOtherwise() {
        let calls = Repository.files(under: "Sources", extensions: ["swift"])
            .filter { $0.text.contains("Process") && !$0.path.hasSuffix("VitrineBase/ProcessStart.swift") }
            .filter { $0.text.contains(/\brun\(/) }
            .flatMap { file in
                SwiftSource(file.text).code.split(separator: "\n")
                    .filter { $0.contains(/\b(process\.run\(\)|Process\.run\(|try run\(\))/) }
                    .map { "\(file.path): \($0)" }
            }
        #expect(calls.isEmpty, "\(calls.joined(separator: "\n"))")
    }
}
