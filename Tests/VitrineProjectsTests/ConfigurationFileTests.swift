// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct ConfigurationFileTests {
    private func file(_ text: String, _ others: [String: String] = [:]) throws -> (ConfigurationFile, ProjectFixture) {
        let fixture = try ProjectFixture(others.merging(["Config/App.xcconfig": text]) { $1 })
        return (ConfigurationFile(fixture.url.appendingPathComponent("Config/App.xcconfig")), fixture)
    }

    @Test func `settings are read without comments, semicolons and blanks`() throws {
        let (file, fixture) = try file(
            """
            // Where the app asks
            API_URL = https:/$()/a.b/v1   // the live one
            KEY=  "a b" ;
            EMPTY =
            A[sdk=iphoneos*][config=Debug] = c
            LONG = a \\
                b
            no setting
            """)
        #expect(
            file.settings == [
                "API_URL": "https:/$()/a.b/v1", "KEY": "\"a b\"", "EMPTY": "", "A[sdk=iphoneos*][config=Debug]": "c",
                "LONG": "a      b",
            ])
        #expect(file.problems == [])
        withExtendedLifetime(fixture) {}
    }

    @Test func `files are included, what stands later replaces and inherits`() throws {
        let (file, fixture) = try file(
            "A = early\n#include \"../Shared.xcconfig\"\n#include? \"Own.xcconfig\"\nB = $(inherited) b\nC = $(inherited) c\n",
            ["Shared.xcconfig": "#include \"Config/App.xcconfig\"\nA = shared\nB = shared\n"])
        #expect(file.settings == ["A": "shared", "B": "shared b", "C": "$(inherited) c"])
        #expect(file.problems.count == 1, "a file that includes itself")
        withExtendedLifetime(fixture) {}
    }

    @Test func `files that are not there are told, but for those that need not be there`() throws {
        let (file, fixture) = try file("#include? \"Maybe.xcconfig\"\n#include \"Must.xcconfig\"\nA = a")
        #expect(file.settings == ["A": "a"])
        #expect(file.problems == ["The settings of \(fixture.url.path)/Config/Must.xcconfig cannot be read."])
        #expect(ConfigurationFile(fixture.url.appendingPathComponent("None.xcconfig")).problems.count == 1)
    }
}
