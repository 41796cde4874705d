// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct TestResultsTests {
    @Test func `the lines of XCTest are cases, with places and words of failures`() {
        var output = XCTestOutput(modules: ["CartTests": "AppTests"])
        var events: [TestProgram.Event] = []
        let text = """
            Test Suite 'All tests' started at 2026-11-24 17:00:00.000
            Test Case 'CartTests.testA' started at 2026-11-24 17:00:00.000
            /a/T.swift:7: error: CartTests.testA : XCTAssertEqual failed: ("2") is not equal to ("3") - odd
            lines
            Test Case 'CartTests.testA' failed (0.25 seconds)
            Test Case 'CartTests.testB' started at 2026-11-24 17:00:00.000
            /a/T.swift:8: CartTests.testB : Test skipped - later
            Test Case 'CartTests.testB' skipped (0.0 seconds)
            Test Case 'CartTests.testC' started at 2026-11-24 17:00:00.000
            hello
            """
        for line in text.split(separator: "\n") { output.take(String(line)).map { events.append($0) } }
        output.crashed("The program ended with signal 11.")
        #expect(output.cases.map(\.name) == ["testA", "testB", "testC"])
        #expect(Set(output.cases.map(\.suite)) == ["AppTests.CartTests"])
        #expect(output.cases.map(\.outcome) == [.failed, .skipped, .failed])
        #expect(output.cases.map(\.seconds) == [0.25, 0, 0])
        #expect(
            output.cases[0].messages == [
                "/a/T.swift:7: error: XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - odd\nlines"
            ])
        #expect(output.cases[2].messages == ["The program ended with signal 11."])
        #expect(events.last == .line("hello"))
        #expect(events.contains(.running("CartTests.testA")))
    }

    @Test func `the events of Swift Testing are cases, known issues are none, and a crash fails what ran`() {
        func test(_ name: String) -> String {
            #"{"kind":"test","payload":{"kind":"function","id":"AppTests.S/\#(name)()/T.swift:1:2","name":"\#(name)()"}}"#
        }
        func event(_ kind: String, _ name: String, at time: Double = 1, _ more: String = "") -> String {
            let id = "AppTests.S/\(name)()/T.swift:1:2"
            return
                #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(time)},"messages":[{"text":"words"}]\#(more)}}"#
        }
        let place = #""sourceLocation":{"_filePath":"/a/T.swift","line":5}"#
        let stream = [
            test("fails"), test("knows"), test("off"), test("dies"), event("testStarted", "fails", at: 2),
            event("issueRecorded", "fails", #","issue":{"isKnown":false,\#(place)}"#),
            event("testEnded", "fails", at: 2.5), event("testStarted", "knows"),
            event("issueRecorded", "knows", #","issue":{"isKnown":true,\#(place)}"#), event("testEnded", "knows"),
            event("testSkipped", "off"), event("testStarted", "dies"),
        ]
        let cases = TestingEvents(stream.joined(separator: "\n"), crash: "signal 6").cases
        #expect(cases.map(\.name) == ["fails()", "knows()", "off()", "dies()"])
        #expect(cases.map(\.outcome) == [.failed, .passed, .skipped, .failed])
        #expect(cases[0].messages == ["/a/T.swift:5: words"])
        #expect(cases[0].seconds == 0.5)
        #expect(cases[3].messages == ["signal 6"])
        #expect(Set(cases.map(\.suite)) == ["AppTests.S"])
    }

    @Test func `the tests of XCTest are listed as it takes them`() throws {
        let list = """
            {"name": "All tests", "tests": [{"name": "tests.xctest", "tests": [
                {"name": "AppTests.A", "tests": [{"name": "testOne"}, {"name": "testTwo"}]}, {"name": "AppTests.B", "tests": []}
            ]}]}
            """
        let names = TestProgram.names(in: JSONValue(try JSONSerialization.jsonObject(with: Data(list.utf8))))
        #expect(names == ["AppTests.A/testOne", "AppTests.A/testTwo"])
    }

    @Test func `results are JUnit's XML`() throws {
        let results = TestResults([
            .init(suite: "AppTests.S", name: "a < b", outcome: .passed, seconds: 0.5),
            .init(suite: "AppTests.S", name: "c", outcome: .failed, messages: ["/a.swift:1: \"x\"\u{1B}[0m\nmore"]),
            .init(suite: "AppTests", name: "d", outcome: .skipped, messages: ["later"]),
        ])
        #expect(
            results.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" time="0.500">
                  <testsuite name="AppTests.S" tests="2" failures="1" skipped="0">
                    <testcase classname="AppTests.S" name="a &lt; b" time="0.500"/>
                    <testcase classname="AppTests.S" name="c" time="0.000">
                      <failure message="/a.swift:1: &quot;x&quot;[0m">/a.swift:1: &quot;x&quot;[0m
                more</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="AppTests" tests="1" failures="0" skipped="1">
                    <testcase classname="AppTests" name="d" time="0.000">
                      <skipped message="later"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(results.summary == "3 tests: 1 passed, 1 failed, 1 skipped.")
    }

    @Test(arguments: [
        ("◇ Test loose() started.", "running"), ("✔ Test \"a b\" passed after 0.001 seconds.", "nothing"),
        ("✘ Test a() recorded an issue at T.swift:1:2: Caught", "line"), ("↳ words", "line"), ("printed", "line"),
        ("✘ Test run with 6 tests in 1 suite failed after 0.002 seconds with 4 issues.", "nothing"),
        ("✘ Test a() failed after 0.001 seconds with 1 issue.", "line"),
    ])
    func `lines of Swift Testing are progress, words for the developer or nothing`(line: String, kind: String) {
        switch TestProgram.event(ofTesting: line) {
        case .running: #expect(kind == "running")
        case .line(let text): #expect(kind == "line" && text == line)
        case nil: #expect(kind == "nothing")
        }
    }
}
