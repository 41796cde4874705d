// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct XcodeReadingSettingsTests {
    /// An app with an Info.plist and files of settings for two configurations.
    private func fixture(_ more: [String: String] = [:]) throws -> ProjectFixture {
        try ProjectFixture(
            [
                "Shop.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                {
                    objects = {
                        P = {isa = PBXProject; buildConfigurationList = PC; mainGroup = G; targets = (A, T);
                            developmentRegion = de; };
                        PC = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
                        PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FD;
                            buildSettings = {MARKETING_VERSION = 2.0; SUFFIX = base; }; };
                        PR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = K;
                            baseConfigurationReferenceRelativePath = Release.xcconfig;
                            buildSettings = {MARKETING_VERSION = 2.0; }; };
                        G = {isa = PBXGroup; children = (FA, FD, K, FT); sourceTree = "<group>"; };
                        FA = {isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
                        FT = {isa = PBXFileReference; path = ShopTests.swift; sourceTree = "<group>"; };
                        FD = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
                        K = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
                        A = {isa = PBXNativeTarget; name = "Shop App"; buildConfigurationList = AC; buildPhases = (S);
                            productType = "com.apple.product-type.application"; };
                        AC = {isa = XCConfigurationList; buildConfigurations = (AD, AR); };
                        AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                            INFOPLIST_FILE = "$(SRCROOT)/Shop-Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
                            PRODUCT_BUNDLE_IDENTIFIER = "a.b.$(PRODUCT_NAME:rfc1034identifier)$(SUFFIX)";
                            SUFFIX = "-$(inherited)"; CURRENT_PROJECT_VERSION = 41; }; };
                        AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                            INFOPLIST_FILE = "Shop-Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = a.b.shop;
                            SWIFT_ACTIVE_COMPILATION_CONDITIONS = LIVE; CURRENT_PROJECT_VERSION = 41; }; };
                        S = {isa = PBXSourcesBuildPhase; files = (B); };
                        B = {isa = PBXBuildFile; fileRef = FA; };
                        T = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (TS); dependencies = (D);
                            productType = "com.apple.product-type.bundle.unit-test"; };
                        TS = {isa = PBXSourcesBuildPhase; files = (TB); };
                        TB = {isa = PBXBuildFile; fileRef = FT; };
                        D = {isa = PBXTargetDependency; target = A; };
                    };
                    rootObject = P;
                }
                """,
                "ShopApp.swift": ProjectFixture.app, "ShopTests.swift": "import XCTest",
                "Debug.xcconfig": """
                #include? "Own.xcconfig"
                API_URL = https:/$()/debug.example
                MARKETING_VERSION = 1.0
                """,
                "Settings/Release.xcconfig": "API_URL = https:/$()/example.com\n",
                "Shop-Info.plist": """
                <plist version="1.0"><dict>
                    <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
                    <key>CFBundleDisplayName</key><string>My Shop</string>
                    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
                    <key>CFBundleName</key><string>${PRODUCT_NAME}</string>
                    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
                    <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
                    <key>API_URL</key><string>$(API_URL)</string>
                    <key>NSUserActivityTypes</key><array><string>$(PRODUCT_BUNDLE_IDENTIFIER).item</string></array>
                    <key>UIAppFonts</key><array><string>Inter.ttf</string></array>
                </dict></plist>
                """,
            ].merging(more) { $1 })
    }

    private func info(_ fixture: ProjectFixture, _ configuration: BuildConfiguration = .debug) throws -> [String: Any] {
        let project = try ProjectReader.read(fixture.url, configuration: configuration)
        return try #require(project.modules.first { $0.kind == .app }?.info).values
    }

    @Test func `an app's Info.plist has the settings of its target, its project and their files`() throws {
        let fixture = try fixture()
        let info = try info(fixture)
        #expect(info["CFBundleDisplayName"] as? String == "My Shop")
        #expect(info["CFBundleName"] as? String == "Shop App")
        #expect(info["CFBundleIdentifier"] as? String == "a.b.Shop-App-base")
        #expect(info["CFBundleShortVersionString"] as? String == "2.0", "over the project's file")
        #expect(info["CFBundleVersion"] as? String == "41")
        #expect(info["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(info["API_URL"] as? String == "https://debug.example")
        #expect(info["NSUserActivityTypes"] as? [String] == ["a.b.Shop-App-base.item"])
        #expect(info["UIAppFonts"] as? [String] == ["Inter.ttf"])
        let project = try fixture.read()
        #expect(project.notes == [])
        #expect(project.modules.map(\.name) == ["Shop_App", "ShopTests"])
        #expect(project.modules[1].info == nil, "tests run in the app's bundle")
    }

    @Test func `a release has its own settings and conditions`() throws {
        let fixture = try fixture()
        let info = try info(fixture, .release)
        #expect(info["API_URL"] as? String == "https://example.com")
        #expect(info["CFBundleIdentifier"] as? String == "a.b.shop")
        #expect(info["CFBundleName"] as? String == "Shop App")
        let release = try ProjectReader.read(fixture.url, configuration: .release)
        #expect(release.modules[0].settings.conditions == ["LIVE"])
        #expect(try fixture.read().modules[0].settings.conditions == [])
    }

    @Test func `a file of settings of one's own is included where it is there`() throws {
        let fixture = try fixture(["Own.xcconfig": "CURRENT_PROJECT_VERSION = 1\nTOKEN = secret\n"])
        try fixture.write(
            "<plist version=\"1.0\"><dict><key>Token</key><string>$(TOKEN)</string></dict></plist>",
            at: "Shop-Info.plist")
        #expect(try info(fixture)["Token"] as? String == "secret")
    }

    @Test func `files that cannot be read are told, once`() throws {
        let fixture = try fixture()
        for name in ["Debug.xcconfig", "Shop-Info.plist"] {
            try FileManager.default.removeItem(at: fixture.url.appendingPathComponent(name))
        }
        let notes = try fixture.read().notes
        #expect(
            notes == [
                "The settings of \(fixture.url.path)/Debug.xcconfig cannot be read.",
                "Shop App: its Info.plist, \(fixture.url.path)/Shop-Info.plist, cannot be read.",
            ])
        #expect(try info(fixture)["CFBundleShortVersionString"] as? String == "2.0", "what the settings say")
    }
}
