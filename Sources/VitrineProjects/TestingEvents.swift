// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the stream of events that Swift Testing writes, an object of JSON in each line.
struct TestingEvents {
    private struct Test {
        var suite: String
        var name: String
        var started: Double?
        var messages: [String] = []
        var isFailed = false
    }

    private var tests: [String: Test] = [:]
    private var order: [String] = []
    private(set) var cases: [TestResults.Case] = []
    /// Issues of no test: of traits and of the run.
    private var loose: [String] = []

    /// Reads the stream of a run.
    ///
    /// - Parameters:
    ///   - stream: What was written, to its end or to a crash.
    ///   - crash: How the program ended; nil for a program that came to its end.
    init(_ stream: String, crash: String?) {
        for line in stream.split(separator: "\n") {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else { continue }
            let record = JSONValue(object)
            if record["kind"].text == "test" { add(record["payload"]) } else { take(record["payload"]) }
        }
        for identifier in order {
            guard let test = tests[identifier], test.started != nil else { continue }
            end(identifier, test, at: nil, because: crash ?? "The test did not end.")
        }
        if !loose.isEmpty {
            cases.append(TestResults.Case(suite: "Run", name: "issues", outcome: .failed, messages: loose))
        }
    }

    private mutating func add(_ payload: JSONValue) {
        guard payload["kind"].text == "function", let identifier = payload["id"].text else { return }
        let name = payload["displayName"].text ?? payload["name"].text ?? identifier
        // "Module.Suite/name()/File.swift:1:2"
        let suite = identifier.split(separator: "/").dropLast(2).joined(separator: ".")
        tests[identifier] = Test(
            suite: suite.isEmpty ? String(identifier.prefix { $0 != "." }) : suite, name: name)
        order.append(identifier)
    }

    private mutating func take(_ event: JSONValue) {
        let words = event["messages"].items.compactMap { $0["text"].text }
        let identifier = event["testID"].text ?? ""
        let now = event["instant"]["absolute"].number
        switch event["kind"].text {
        case "testStarted": tests[identifier]?.started = now ?? 0
        case "testSkipped":
            guard let test = tests[identifier] else { return }
            cases.append(TestResults.Case(suite: test.suite, name: test.name, outcome: .skipped, messages: words))
        case "issueRecorded":
            guard event["issue"]["isKnown"].flag != true, event["issue"]["isFailure"].flag != false else { return }
            let place = event["issue"]["sourceLocation"]
            let file = place["_filePath"].text ?? place["filePath"].text ?? place["fileID"].text
            let line = place["line"].number.map { ":\(Int($0))" } ?? ""
            let message = (file.map { "\($0)\(line): " } ?? "") + words.joined(separator: "\n")
            if tests[identifier] == nil { loose.append(message) }
            tests[identifier]?.messages.append(message)
            tests[identifier]?.isFailed = true
        case "testEnded":
            guard let test = tests[identifier] else { return }
            end(identifier, test, at: now, because: nil)
        default: break
        }
    }

    private mutating func end(_ identifier: String, _ test: Test, at time: Double?, because reason: String?) {
        let isFailed = test.isFailed || reason != nil
        cases.append(
            TestResults.Case(
                suite: test.suite, name: test.name, outcome: isFailed ? .failed : .passed,
                seconds: max(0, (time ?? 0) - (test.started ?? 0)), messages: test.messages + [reason].compactMap { $0 }
            ))
        tests[identifier]?.started = nil
    }
}
