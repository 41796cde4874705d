// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct InfoPlistTests {
    private func info(
        _ written: [String: Any]?, _ settings: [String: String] = [:]
    ) throws -> (info: InfoPlist, notes: [String]) {
        let known = XcodeSettings.known(
            target: "Shop", project: "Shop", root: URL(fileURLWithPath: "/shop"), configuration: "Debug")
        var notes: [String] = []
        let info = InfoPlist(
            written: written, settings: XcodeSettings(levels: [known, settings]), of: "Shop", notes: &notes)
        return (try #require(info), notes)
    }

    @Test func `the app's own list is kept with its settings put in`() throws {
        let (info, notes) = try info(
            [
                "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "12", "Timeout": 30,
                "IsLive": true, "Ratio": 1.5, "Servers": ["$(HOST)", ["name": "${HOST:upper}"]] as [Any],
                "CFBundleName": "$(PRODUCT_NAME)",
            ], ["MARKETING_VERSION": "2.1", "HOST": "a.b"])
        let values = info.values
        #expect(values["CFBundleShortVersionString"] as? String == "2.1")
        #expect(values["CFBundleVersion"] as? String == "12")
        #expect(values["CFBundleName"] as? String == "Shop")
        #expect(values["Timeout"] as? Int == 30)
        #expect(values["IsLive"] as? Bool == true)
        #expect(values["Ratio"] as? Double == 1.5)
        let servers = try #require(values["Servers"] as? [Any])
        #expect(servers.first as? String == "a.b")
        #expect(servers.last as? [String: String] == ["name": "A.B"])
        // Xcode adds nothing of its own where the list is the app's alone.
        #expect(values["LSRequiresIPhoneOS"] == nil)
        #expect(notes == [])
    }

    @Test func `settings that are not there are told, and leave no empty value of the bundle`() throws {
        let (info, notes) = try info(["CFBundleVersion": "$(BUILD)", "API_URL": "$(API_URL)", "A": "$(BUILD)1"])
        #expect(info.values["CFBundleVersion"] == nil)
        #expect(info.values["API_URL"] as? String == "")
        #expect(info.values["A"] as? String == "1")
        #expect(notes == ["Shop: its Info.plist names build settings that are not there: API_URL, BUILD"])
    }

    @Test func `build settings make the list where Xcode generates it`() throws {
        let (info, notes) = try info(
            nil,
            [
                "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "7",
                "PRODUCT_BUNDLE_IDENTIFIER": "a.b.$(TARGET_NAME:lower)",
                "INFOPLIST_KEY_CFBundleDisplayName": "My $(NAME)", "NAME": "Shop",
                "INFOPLIST_KEY_NSCameraUsageDescription": "For codes.",
                "INFOPLIST_KEY_UILaunchScreen_Generation": "YES", "INFOPLIST_KEY_UIStatusBarHidden": "NO",
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "Portrait LandscapeLeft",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "LandscapeLeft", "INFOPLIST_KEY_MyKey": "mine",
                "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "TARGETED_DEVICE_FAMILY": "1,2",
            ])
        let values = info.values
        #expect(values["CFBundleIdentifier"] as? String == "a.b.shop")
        #expect(values["CFBundleShortVersionString"] as? String == "1.0")
        #expect(values["CFBundleVersion"] as? String == "7")
        #expect(values["CFBundleName"] as? String == "Shop")
        #expect(values["CFBundleDisplayName"] as? String == "My Shop")
        #expect(values["CFBundlePackageType"] as? String == "APPL")
        #expect(values["CFBundleDevelopmentRegion"] as? String == "en")
        #expect(values["NSCameraUsageDescription"] as? String == "For codes.")
        #expect(values["UIStatusBarHidden"] as? Bool == false)
        #expect(values["LSRequiresIPhoneOS"] as? Bool == true)
        #expect((values["UILaunchScreen"] as? [String: Any])?["UILaunchScreen"] != nil)
        let scenes = values["UIApplicationSceneManifest"] as? [String: Any]
        #expect(scenes?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
        #expect(values["UISupportedInterfaceOrientations"] as? [String] == ["Portrait", "LandscapeLeft"])
        #expect(values["UISupportedInterfaceOrientations~ipad"] == nil)
        #expect(values["MyKey"] == nil, "Xcode takes keys of Apple's only")
        #expect(values["MinimumOSVersion"] as? String == "17.0")
        #expect(values["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(notes == [])
    }

    @Test func `build settings replace values of the app's own list where Xcode generates`() throws {
        let (info, _) = try info(
            ["CFBundleVersion": "1", "CFBundleShortVersionString": "0.9", "UIAppFonts": ["Inter.ttf"]],
            ["GENERATE_INFOPLIST_FILE": "YES", "CURRENT_PROJECT_VERSION": "7"])
        #expect(info.values["CFBundleVersion"] as? String == "7")
        #expect(info.values["CFBundleShortVersionString"] as? String == "0.9", "no setting says it")
        #expect(info.values["UIAppFonts"] as? [String] == ["Inter.ttf"])
    }

    @Test func `equal values are equal lists, whatever order they come in`() throws {
        let names = (0..<40).map { "Key\($0)" }
        let one = try InfoPlist(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        let other = try InfoPlist(Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, $0) }))
        #expect(one == other)
    }

    @Test func `a file that is no property list has no values`() throws {
        let fixture = try ProjectFixture([
            "Info.plist": "none", "List.plist": "<plist version=\"1.0\"><array/></plist>",
        ])
        for name in ["Info.plist", "List.plist", "Other.plist"] {
            #expect(InfoPlist.values(of: fixture.url.appendingPathComponent(name)) == nil)
        }
    }
}
