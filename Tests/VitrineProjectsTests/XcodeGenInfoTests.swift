// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct XcodeGenInfoTests {
    private func app(_ target: String, _ more: [String: String] = [:]) throws -> (Module, notes: [String]) {
        let fixture = try fixture(target, more)
        let project = try fixture.read()
        return (try #require(project.modules.first { $0.kind == .app }), project.notes)
    }

    private func fixture(_ target: String, _ more: [String: String]) throws -> ProjectFixture {
        try ProjectFixture(
            [
                "project.yml": """
                name: Shop
                options: {bundleIdPrefix: com.example}
                configFiles: {Debug: Shared.xcconfig, Release: Live.xcconfig}
                settings:
                  base: {MARKETING_VERSION: 1.10, LANGUAGES: [en, de]}
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    sources: Sources
                \(target)
                """,
                "Shared.xcconfig": "API_URL = https:/$()/debug.example\n",
                "Live.xcconfig": "API_URL = https:/$()/example.com\n", "Sources/App.swift": ProjectFixture.app,
            ].merging(more) { $1 })
    }

    @Test func `the list that XcodeGen writes has its properties and the settings of both levels`() throws {
        let (app, notes) = try app(
            """
                configFiles: {Debug: Target.xcconfig}
                info:
                  path: Sources/Info.plist
                  properties:
                    CFBundleShortVersionString: $(MARKETING_VERSION)
                    API_URL: $(API_URL)
                    Greeting: "$(GREETING) $(MARKETING_VERSION)"
                    Empty:
                    UIRequiresFullScreen: true
                    NSUserActivityTypes: [a.b, "$(PRODUCT_NAME)"]
                settings:
                  base: {PRODUCT_NAME: My Shop}
            """,
            ["Target.xcconfig": "GREETING = Hello\n"])
        let info = try #require(app.info).values
        #expect(info["CFBundleIdentifier"] as? String == "com.example.Shop")
        #expect(info["CFBundleName"] as? String == "My Shop")
        #expect(info["CFBundleShortVersionString"] as? String == "1.10")
        #expect(info["CFBundleVersion"] as? String == "1")
        #expect(info["API_URL"] as? String == "https://debug.example")
        #expect(info["Greeting"] as? String == "Hello 1.10")
        #expect(info["UIRequiresFullScreen"] as? Bool == true)
        #expect(info["NSUserActivityTypes"] as? [String] == ["a.b", "My Shop"])
        #expect(info["Empty"] == nil)
        #expect(app.name == "My_Shop")
        #expect(notes == [])
    }

    @Test func `a release has the files and settings of its configuration`() throws {
        let fixture = try fixture(
            "    settings: {configs: {debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: A}, release: {API: live}}}\n"
                + "    info: {path: I.plist, properties: {API_URL: $(API_URL), API: \"$(API:default=none)\"}}", [:])
        for (configuration, url, api) in [
            (BuildConfiguration.debug, "https://debug.example", "none"), (.release, "https://example.com", "live"),
        ] {
            let app = try ProjectReader.read(fixture.url, configuration: configuration).modules[0]
            #expect(app.info?.values["API_URL"] as? String == url)
            #expect(app.info?.values["API"] as? String == api)
            #expect(app.settings.conditions == (configuration == .debug ? ["A"] : []))
        }
    }

    @Test func `a list among the sources is the app's where nothing names one`() throws {
        let list = "<plist version=\"1.0\"><dict><key>A</key><string>$(MARKETING_VERSION)</string></dict></plist>"
        let found = try app("    settings: {base: {}}", ["Sources/Support/Info.plist": list]).0
        #expect(found.info?.values["A"] as? String == "1.10")
        let named = try app("    settings: {INFOPLIST_FILE: Other.plist}", ["Other.plist": list]).0
        #expect(named.info?.values["A"] as? String == "1.10")
    }

    @Test func `settings make the list where it is to be generated`() throws {
        let (app, notes) = try app(
            "    settings: {GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_CFBundleDisplayName: Mine}")
        let info = try #require(app.info).values
        #expect(info["CFBundleDisplayName"] as? String == "Mine")
        #expect(info["CFBundleShortVersionString"] as? String == "1.10")
        #expect(notes == [])
    }

    @Test func `a file of settings that is not there is told once`() throws {
        let fixture = try fixture("", [:])
        try FileManager.default.removeItem(at: fixture.url.appendingPathComponent("Shared.xcconfig"))
        #expect(try fixture.read().notes == ["The settings of \(fixture.url.path)/Shared.xcconfig cannot be read."])
    }
}
