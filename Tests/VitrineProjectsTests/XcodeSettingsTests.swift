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

    /// Xcode's names of features to come, and the compiler's.
    static let features = [
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile"), ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"), ("EXISTENTIAL_ANY", "ExistentialAny"),
        ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("GLOBAL_CONCURRENCY", "GlobalConcurrency"), ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"), ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]
    /// Those that Swift 6 does not have by itself.
    static let laterFeatures: Set<String> = [
        "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
    ]

    @Test(arguments: features)
    func `a feature to come is named as the compiler does, and left out where Swift 6 has it`(
        setting: String, feature: String
    ) {
        func features(_ version: String, _ value: String) -> [String] {
            XcodeSettings(levels: [["SWIFT_VERSION": version, "SWIFT_UPCOMING_FEATURE_\(setting)": value]])
                .compiler.upcomingFeatures
        }
        #expect(features("5.0", "YES") == [feature])
        #expect(features("5.0", "NO") == [])
        #expect(features("6.0", "YES") == (Self.laterFeatures.contains(feature) ? [feature] : []))
    }

    @Test func `approachable concurrency and regular expressions between slashes are features`() {
        func features(_ version: String) -> Set<String> {
            let settings = [
                "SWIFT_VERSION": version, "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
                "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
            ]
            return Set(XcodeSettings(levels: [settings]).compiler.upcomingFeatures)
        }
        #expect(
            features("5.0") == [
                "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        #expect(features("6.0") == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
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
