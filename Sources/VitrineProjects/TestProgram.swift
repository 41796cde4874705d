// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A program of tests as SwiftPM builds it: XCTest's, and those of Swift Testing.
package struct TestProgram {
    package enum Event: Equatable, Sendable {
        /// A test began.
        case running(String)
        /// A line for the developer: a failure, or what a test printed.
        case line(String)
    }

    let program: URL
    /// The environment, with fonts, symbols and how snapshots are recorded.
    let environment: [String: String]

    package init(_ program: URL, environment: [String: String]) {
        self.program = program
        self.environment = environment.merging(["NO_COLOR": "1"]) { $1 }
    }

    /// Runs the tests whose names fit all filters, XCTest's first.
    ///
    /// - Parameters:
    ///   - filter: Regular expressions; a test runs whose name, "Module.Suite/test", one of them occurs in. All tests
    ///     where there is none.
    ///   - report: Told of each test and each line.
    /// - Returns: What ran. A program that crashes fails the test that ran.
    /// - Throws: `ProjectError` for a program that does not list its tests or a filter that is no regular expression.
    package func run(filter: [String], report: (Event) -> Void) throws -> TestResults {
        var cases: [TestResults.Case] = []
        let old = try oldTests(fitting: filter)
        if !old.isEmpty {
            var modules: [String: String] = [:]
            for name in old {
                guard let type = name.split(separator: "/").first, let dot = type.firstIndex(of: ".") else { continue }
                modules[String(type[type.index(after: dot)...])] = String(type[..<dot])
            }
            var output = XCTestOutput(modules: modules)
            let end = try stream([old.joined(separator: ",")]) { line in output.take(line).map(report) }
            if let end { output.crashed(end) }
            cases += output.cases
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        // Lines are read here, so they have no colours.
        let words = ["--testing-library", "swift-testing", "--event-stream-output-path", file.path]
        let end = try stream(words + ["--event-stream-version", "0"] + filter.flatMap { ["--filter", $0] }) { line in
            Self.event(ofTesting: line).map(report)
        }
        let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let events = TestingEvents(written, crash: end)
        cases += events.cases
        if let end, !events.cases.contains(where: { $0.outcome == .failed }) {
            cases.append(TestResults.Case(suite: "Run", name: "Swift Testing", outcome: .failed, messages: [end]))
        }
        return TestResults(cases)
    }

    /// What a line of Swift Testing's is worth.
    static func event(ofTesting line: String) -> Event? {
        if let test = line.wholeMatch(of: /. (?:Test|Suite|Test case) (.+) started\./) {
            return .running(String(test.1))
        }
        if line.contains(#/^. (Test run|Suite|Test case) /#) || line.contains(#/^. Test .* passed after /#) {
            return nil
        }
        if line.contains(#/^. (Testing Library Version|Target Platform): /#) { return nil }
        return line.isEmpty ? nil : .line(line)
    }

    /// The names of XCTest's tests, as it takes them as an argument.
    private func oldTests(fitting filter: [String]) throws -> [String] {
        let patterns = try filter.map { text in
            do { return try Regex(text) } catch {
                throw ProjectError("\(text) is no regular expression.", remedy: "Name a part of the test's name.")
            }
        }
        let list = try CommandOutput(of: [program.path, "--dump-tests-json"], environment: environment)
        guard list.status == 0, let object = try? JSONSerialization.jsonObject(with: list.output) else {
            throw ProjectError(
                "The tests of XCTest cannot be listed: \(list.errors.split(separator: "\n").first ?? "").",
                remedy: "Run \(program.path) --dump-tests-json.")
        }
        return Self.names(in: JSONValue(object)).filter { name in
            patterns.isEmpty || patterns.contains { name.contains($0) }
        }
    }

    /// "Module.Class/test" for each test of a list as `--dump-tests-json` prints it.
    static func names(in list: JSONValue) -> [String] {
        list["tests"].items.flatMap { item -> [String] in
            guard item["tests"].isNull else { return names(in: item) }
            return item["name"].text.map { ["\(list["name"].text ?? "")/\($0)"] } ?? []
        }
    }

    /// Runs the program, and hands on its lines.
    ///
    /// - Returns: How it ended where it did not come to its end; nil for passed and failed tests.
    private func stream(_ arguments: [String], line: (String) -> Void) throws -> String? {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        try process.run(lines: line)
        switch (process.terminationReason, process.terminationStatus) {
        case (.uncaughtSignal, let signal): return "The program ended with signal \(signal)."
        // No test of Swift Testing fits.
        case (_, 0), (_, 1), (_, 69): return nil
        case (_, let status): return "The program ended with status \(status)."
        }
    }
}
