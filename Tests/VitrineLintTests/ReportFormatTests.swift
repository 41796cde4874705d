// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLint

struct ReportFormatTests {
    private static let report = {
        let project = Project(sources: ["My Views/A,B.swift": "struct RowView: View {}\n"])
        var configuration = Configuration()
        configuration.profile = .plain
        configuration.rules = ["viewHasPreview": .warning]
        return Report(Linter(configuration).findings(in: project), of: project, profile: .plain)
    }()

    private static func object(_ format: ReportFormat) throws -> NSDictionary {
        let text = try format.print(report, prefix: "App/")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }

    @Test
    func textIsWhatCompilersPrint() throws {
        #expect(
            try ReportFormat.text.print(Self.report, prefix: "App/")
                == "App/My Views/A,B.swift:1: warning: RowView has no preview in its file [viewHasPreview]")
    }

    @Test
    func theSummarySaysWhatWasJudged() {
        #expect(Self.report.summary == "1 finding in 1 file with 1 view and 0 view models, profile plain")
    }

    @Test
    func commandsForGitHubAreEscaped() throws {
        #expect(
            try ReportFormat.github.print(Self.report, prefix: "App/")
                == "::warning file=App/My Views/A%2CB.swift,line=1,title=viewHasPreview::"
                + "RowView has no preview in its file")
    }

    @Test
    func jsonHoldsEveryFinding() throws {
        let object = try Self.object(.json)
        let finding: NSDictionary = [
            "rule": "viewHasPreview", "severity": "warning", "path": "App/My Views/A,B.swift", "line": 1,
            "message": "RowView has no preview in its file", "seed": "seed 004, Previews", "fixable": false,
        ]
        #expect(object["findings"] as? [NSDictionary] == [finding])
        #expect(object["profile"] as? String == "plain")
        #expect(object["version"] as? Int == 1)
        #expect(object["views"] as? Int == 1)
    }

    @Test
    func sarifHoldsRulesAndResults() throws {
        let object = try Self.object(.sarif)
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [NSDictionary])?.first)
        let driver = (run["tool"] as? NSDictionary)?["driver"] as? NSDictionary
        let rules = driver?["rules"] as? [NSDictionary]
        #expect(rules?.map { $0["id"] as? String } == ["viewHasPreview"])
        let result = try #require((run["results"] as? [NSDictionary])?.first)
        #expect(result["ruleId"] as? String == "viewHasPreview")
        #expect(result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "warning")
        let place = (result["locations"] as? [NSDictionary])?.first?["physicalLocation"] as? NSDictionary
        #expect((place?["artifactLocation"] as? NSDictionary)?["uri"] as? String == "App/My%20Views/A%2CB.swift")
        #expect((place?["region"] as? NSDictionary)?["startLine"] as? Int == 1)
    }
}
