// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads what XCTest prints while its tests run.
struct XCTestOutput {
    /// The modules of classes of tests: XCTest prints the classes alone.
    private let modules: [String: String]
    private(set) var cases: [TestResults.Case] = []
    /// The test that runs.
    private(set) var running: String?
    private var messages: [String] = []

    init(modules: [String: String] = [:]) { self.modules = modules }

    /// Takes a line.
    ///
    /// - Returns: What the line is worth to a reader.
    mutating func take(_ line: String) -> TestProgram.Event? {
        if let start = line.wholeMatch(of: /Test Case '([^']+)' started at .*/) {
            running = String(start.1)
            messages = []
            return .running(String(start.1))
        }
        if let end = line.wholeMatch(of: /Test Case '([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/) {
            let outcome = TestResults.Case.Outcome(rawValue: String(end.2)) ?? .failed
            add(String(end.1), outcome, seconds: Double(end.3) ?? 0)
            return nil
        }
        if line.contains(/^(Test Suite '.*' (started|passed|failed) at )|^\t Executed \d+ test/) { return nil }
        guard let running else { return .line(line) }
        if let error = line.firstMatch(of: /^(.+:\d+: (?:error: )?)(\S+) : (.*)$/), error.2 == running {
            messages.append(String(error.1) + String(error.3))
        } else if !messages.isEmpty {
            messages[messages.count - 1] += "\n" + line
        }
        return .line(line)
    }

    /// The program ended in the middle of a test.
    mutating func crashed(_ words: String) {
        guard let running else { return }
        messages.append(words)
        add(running, .failed, seconds: 0)
    }

    private mutating func add(_ test: String, _ outcome: TestResults.Case.Outcome, seconds: Double) {
        let parts = test.split(separator: ".")
        let type = parts.dropLast().joined(separator: ".")
        cases.append(
            TestResults.Case(
                suite: modules[type].map { "\($0).\(type)" } ?? type, name: parts.last.map(String.init) ?? test,
                outcome: outcome, seconds: seconds, messages: outcome == .passed ? [] : messages))
        running = nil
    }
}
