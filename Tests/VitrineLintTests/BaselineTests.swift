// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLint

struct BaselineTests {
    private static func findings(_ source: String) -> [Finding] {
        var configuration = Configuration()
        configuration.rules = ["textsAreLocalized": .error]
        return Linter(configuration).findings(in: Project(sources: ["A.swift": source]))
    }

    private static func view(_ body: String, above: String = "") -> String {
        "\(above)struct RowView: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
    }

    @Test
    func whatWasThereBeforeIsPassedOver() throws {
        let before = Self.findings(Self.view("Text(\"One\")"))
        let baseline = try Baseline(reading: Baseline(of: before).data)
        #expect(before.count == 1)
        #expect(baseline.remove(from: before) == ([], 0))
        let moved = Self.findings(Self.view("Text(\"One\")", above: "import SwiftUI\n\n"))
        #expect(baseline.remove(from: moved) == ([], 0))
    }

    @Test
    func oneMoreOfTheSameIsNew() {
        let baseline = Baseline(of: Self.findings(Self.view("Text(\"One\")")))
        let (new, gone) = baseline.remove(from: Self.findings(Self.view("Text(\"One\")\n        Text(\"Two\")")))
        #expect(new.map(\.location.line) == [4])
        #expect(gone == 0)
    }

    @Test
    func whatIsGoneIsCounted() {
        let baseline = Baseline(of: Self.findings(Self.view("Text(\"One\")\n        Text(\"Two\")")))
        #expect(baseline.remove(from: Self.findings(Self.view("Text(title)"))) == ([], 2))
    }

    @Test
    func anotherVersionIsRefused() {
        let data = Data(#"{"version": 2, "findings": []}"#.utf8)
        #expect { try Baseline(reading: data) } throws: { "\($0)" == "the baseline is of version 2, not 1" }
    }
}
