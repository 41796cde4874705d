// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct XcodeSettingsTests {
    private let settings = XcodeSettings(levels: [
        ["NAME": "Shop", "TARGET_NAME": "My Shop 2", "URL": "https://$(HOST)/$(PATH:default=api/v1)", "HOST": "a.b"],
        ["NAME": "$(inherited) Pro", "NAME_Shop": "nested", "LOOP": "a$(LOOP2)", "LOOP2": "b$(LOOP)"],
    ])

    @Test(arguments: [
        ("plain $5 $ (", "plain $5 $ ("), ("$(NAME)", "Shop Pro"), ("${NAME}!", "Shop Pro!"),
        ("$(URL)", "https://a.b/api/v1"), ("$(NAME:lower) $(NAME:upper)", "shop pro SHOP PRO"),
        ("$(TARGET_NAME:rfc1034identifier)", "My-Shop-2"), ("$(TARGET_NAME:c99extidentifier:lower)", "my_shop_2"),
        ("https:/$()/a.b", "https://a.b"), ("$(NONE:default=https://x:80/y)", "https://x:80/y"), ("<$(NONE)>", "<>"),
        ("$(HOST:default=c)", "a.b"), ("$(NAME_$(WORD:default=Shop))", "nested"), ("$(LOOP)", "ab"),
        ("$(open", "$(open"),
    ])
    func `texts name settings`(text: String, expanded: String) {
        #expect(settings.expanded(text) == expanded)
    }

    @Test func `names of settings that are not there are told`() {
        var unknown: Set<String> = []
        _ = settings.expanded("$(NAME) $(NONE) ${OTHER} $(THIRD:default=) $()", unknown: &unknown)
        #expect(unknown == ["NONE", "OTHER"])
    }

    @Test func `a later level replaces an earlier one, and may name it`() {
        let settings = XcodeSettings(levels: [
            ["A": "1", "B": "1", "C": "1"], ["A": "2", "B": "${inherited} 2", "C": "$(C) 2", "D": "$(inherited)3"],
        ])
        #expect(["A", "B", "C", "D"].map { settings[$0] } == ["2", "1 2", "1 2", "3"])
    }

    @Test(arguments: [
        ("A[sdk=iphoneos*]", true), ("A[sdk=iphonesimulator*]", false), ("A[sdk=*]", true), ("A[sdk=macosx*]", false),
        ("A[config=Debug]", false), ("A[config=Rel*]", true), ("A[arch=arm64][config=Release]", true),
        ("A[sdk=iphoneos*,arch=x86_64]", false), ("A[variant=profile]", false),
    ])
    func `conditions hold for a phone and the configuration`(key: String, holds: Bool) {
        let settings = XcodeSettings(levels: [["A": "always", key: "meant"]], configuration: "Release")
        #expect(settings["A"] == (holds ? "meant" : "always"))
        #expect(settings[key] == nil)
    }

    @Test func `how sources are understood is read of expanded settings`() {
        let compiler = XcodeSettings(levels: [
            ["MODE": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG A"],
            ["SWIFT_VERSION": "$(MODE)", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) B"],
        ]).compiler
        #expect(compiler.languageMode == "6")
        #expect(compiler.conditions == ["A", "B"])
    }

    static let choices: [(BuildConfiguration, [String], String?)] = [
        (.debug, ["Release", "Debug"], "Debug"), (.release, ["Debug", "Release"], "Release"),
        (.debug, ["Release", "Debug-Staging", "Debug-Live"], "Debug-Staging"),
        (.release, ["Dev", "AppRelease"], "AppRelease"), (.debug, ["Development", "Production"], "Development"),
        (.debug, [], nil),
    ]

    @Test(arguments: choices)
    func `a configuration is chosen by its name`(configuration: BuildConfiguration, names: [String], chosen: String?) {
        #expect(configuration.chosen(among: names) == chosen)
    }
}
