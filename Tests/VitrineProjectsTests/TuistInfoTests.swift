// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct TuistInfoTests {
    /// A project whose target has an Info.plist as it is written.
    private func fixture(_ info: String, _ more: [String: String] = [:]) throws -> ProjectFixture {
        try ProjectFixture(
            [
                "Project.swift": """
                import ProjectDescription
                let project = Project(
                    name: "Shop",
                    settings: .settings(
                        base: SettingsDictionary().marketingVersion("3.1").currentProjectVersion("9"),
                        configurations: [
                            .debug(name: "Dev", xcconfig: "Config/Debug.xcconfig"),
                            .release(name: "Live", settings: ["API_URL": "https://example.com"]),
                        ]),
                    targets: [
                        .target(
                            name: "Shop", destinations: .iOS, product: .app, productName: "MyShop",
                            bundleId: "a.b.$(TARGET_NAME)",
                            \(info)
                            sources: ["Sources/**"]),
                    ])
                """,
                "Config/Debug.xcconfig": "API_URL = https:/$()/debug.example\n",
                "Sources/App.swift": ProjectFixture.app,
            ].merging(more) { $1 })
    }

    private func app(_ info: String, _ more: [String: String] = [:]) throws -> (info: [String: Any], notes: [String]) {
        let fixture = try fixture(info, more)
        let project = try fixture.read()
        return (try #require(project.modules[0].info).values, project.notes)
    }

    @Test func `a list that extends Tuist's has the values of the manifest and its settings`() throws {
        let (info, notes) = try app(
            """
            infoPlist: .extendingDefault(with: [
                "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
                "CFBundleDisplayName": .string("My Shop"), "API_URL": "$(API_URL)", "Retries": 3, "IsLive": .boolean(true),
                "UIAppFonts": .array(["Inter.ttf"]), "Names": ["first": "a"],
            ]),
            """)
        #expect(info["CFBundleShortVersionString"] as? String == "3.1")
        #expect(info["CFBundleVersion"] as? String == "9")
        #expect(info["CFBundleDisplayName"] as? String == "My Shop")
        #expect(info["CFBundleName"] as? String == "MyShop")
        #expect(info["CFBundleIdentifier"] as? String == "a.b.Shop")
        #expect(info["API_URL"] as? String == "https://debug.example")
        #expect(info["Retries"] as? Int == 3)
        #expect(info["IsLive"] as? Bool == true)
        #expect(info["UIAppFonts"] as? [String] == ["Inter.ttf"])
        #expect(info["Names"] as? [String: String] == ["first": "a"])
        #expect(notes == [])
    }

    @Test func `a release has its own settings`() throws {
        let fixture = try fixture("infoPlist: .dictionary([\"API_URL\": \"$(API_URL)\", \"C\": \"$(CONFIGURATION)\"]),")
        let info = try #require(try ProjectReader.read(fixture.url, configuration: .release).modules[0].info).values
        #expect(info["API_URL"] as? String == "https://example.com")
        #expect(info["C"] as? String == "Live")
        #expect(info["CFBundleName"] == nil)
    }

    @Test func `without a list it is Tuist's own`() throws {
        for written in ["", "infoPlist: .default,"] {
            let (info, notes) = try app(written)
            #expect(info["CFBundleName"] as? String == "MyShop")
            #expect(info["CFBundleShortVersionString"] as? String == "1.0")
            #expect(info["CFBundlePackageType"] as? String == "APPL")
            #expect(notes == [])
        }
    }

    @Test(arguments: [
        "infoPlist: \"Support/Info.plist\",", "infoPlist: .file(path: \"Support/Info.plist\"),",
        "infoPlist: .file(path: .relativeToRoot(\"Support/Info.plist\")),",
    ])
    func `a file is read`(written: String) throws {
        let list = "<plist version=\"1.0\"><dict><key>V</key><string>$(MARKETING_VERSION)</string></dict></plist>"
        let (info, notes) = try app(written, ["Support/Info.plist": list])
        #expect(info["V"] as? String == "3.1")
        #expect(notes == [])
    }

    @Test func `what only running the manifest would tell is said`() throws {
        let (info, notes) = try app("infoPlist: .extendingDefault(with: [\"A\": token(), \"B\": \"b\"]),")
        #expect(info["A"] == nil)
        #expect(info["B"] as? String == "b")
        #expect(notes == ["Project.swift:14: `token()` is not read, since manifests are not run."])
    }
}
