// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target, as one configuration has them.
///
/// Settings come in levels, as in Xcode: those of a later level replace those of an earlier one, and name them by
/// `$(inherited)`. Settings for an SDK, a configuration or an architecture (`NAME[sdk=iphoneos*]`) count where they are
/// meant for a phone.
struct XcodeSettings {
    private let values: [String: String]

    /// - Parameters:
    ///   - levels: Settings as they are written, the project's before the target's.
    ///   - configuration: The name of the configuration.
    init(levels: [[String: String]], configuration: String = "Debug") {
        var values: [String: String] = [:]
        for level in levels {
            let meant = Self.meant(level, configuration: configuration)
            values.merge(meant.map { ($0.key, Self.inheriting(values[$0.key] ?? "", in: $0.value, of: $0.key)) }) { $1 }
        }
        self.values = values
    }

    /// What Xcode knows of a target by itself.
    ///
    /// - Parameters:
    ///   - target: The target's name.
    ///   - project: The project's name.
    ///   - root: The project's folder.
    ///   - configuration: The name of the configuration.
    ///   - language: The language that the project is developed in.
    /// - Returns: The first level of settings.
    static func known(
        target: String, project: String, root: URL, configuration: String, language: String = "en"
    ) -> [String: String] {
        [
            "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": project, "PROJECT_DIR": root.path, "SRCROOT": root.path, "SOURCE_ROOT": root.path,
            "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": language, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "WRAPPER_EXTENSION": "app", "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos",
            // Nothing is signed.
            "AppIdentifierPrefix": "", "TeamIdentifierPrefix": "", "DEVELOPMENT_TEAM": "",
        ]
    }

    /// The settings of a level without conditions, and over them those whose conditions hold.
    private static func meant(_ level: [String: String], configuration: String) -> [String: String] {
        var result = level.filter { !$0.key.contains("[") }
        for (key, value) in level.sorted(by: { $0.key < $1.key }) where key.contains("[") {
            let parts = key.split { "[],".contains($0) }
            let isMeant = parts.dropFirst().allSatisfy { condition in
                let sides = condition.split(separator: "=", maxSplits: 1)
                guard sides.count == 2 else { return false }
                let pattern = FilePattern(String(sides[1]))
                return switch sides[0] {
                case "sdk": pattern.matches("iphoneos") || pattern.matches("iphoneos26.0")
                case "config": pattern.matches(configuration)
                case "arch": pattern.matches("arm64")
                default: false
                }
            }
            if isMeant, let name = parts.first { result[String(name)] = value }
        }
        return result
    }

    /// A setting's value with that of the level before it where it says so.
    ///
    /// - Parameters:
    ///   - former: The value before; nil where it is not known yet.
    ///   - value: The value as it is written.
    ///   - key: The setting's name, by which it may name its former value, too.
    /// - Returns: The value, as it is written where the former one is not known.
    static func inheriting(_ former: String?, in value: String, of key: String) -> String {
        guard let former else { return value }
        return ["inherited", key].reduce(value) { text, name in
            text.replacing("$(\(name))", with: former).replacing("${\(name)}", with: former)
        }
    }

    /// A setting as it is written.
    subscript(key: String) -> String? { values[key] }

    /// A setting with what it names put in; nil for one that is not there or is empty.
    func value(_ key: String) -> String? {
        let text = values[key].map { expanded($0) } ?? ""
        return text.isEmpty ? nil : text
    }

    /// The names of settings that begin with a word, sorted.
    func keys(beginningWith prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// Whether a setting is YES.
    func isOn(_ key: String) -> Bool { value(key)?.uppercased() == "YES" }

    /// A text with the values of the settings that it names, `$(NAME)` or `${NAME:lower}`.
    func expanded(_ text: String) -> String {
        var unknown: Set<String> = []
        return expanded(text, unknown: &unknown)
    }

    /// A text with the values of the settings that it names.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - unknown: Gets the names of settings that are not there. As in Xcode, nothing stands for them.
    /// - Returns: The text without names of settings.
    func expanded(_ text: String, unknown: inout Set<String>) -> String {
        expanded(text[...], within: [], unknown: &unknown)
    }

    private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

    private func expanded(_ text: Substring, within names: Set<String>, unknown: inout Set<String>) -> String {
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, let close = Self.brackets[open], let inner = Self.inner(of: rest, open, close)
            else {
                result.append("$")
                continue
            }
            rest = rest[inner.endIndex...].dropFirst()
            result += value(named: expanded(inner, within: names, unknown: &unknown), within: names, unknown: &unknown)
        }
        return result + rest
    }

    /// What stands between the bracket that a text begins with and the one that closes it; nil where none does.
    private static func inner(of text: Substring, _ open: Character, _ close: Character) -> Substring? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
        }
        return nil
    }

    /// The value of `NAME` or `NAME:operator`.
    private func value(named text: String, within names: Set<String>, unknown: inout Set<String>) -> String {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.removeFirst()
        var result = ""
        if name.isEmpty || names.contains(name) {
            // `$()` is nothing, and so is a setting that names itself.
        } else if let value = values[name] {
            result = expanded(value[...], within: names.union([name]), unknown: &unknown)
        } else if !parts.contains(where: { $0.hasPrefix("default=") }), name != "inherited" {
            unknown.insert(name)
        }
        for (index, word) in parts.enumerated() {
            switch word {
            case "lower": result = result.lowercased()
            case "upper": result = result.uppercased()
            case "rfc1034identifier":
                result = String(result.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
            case "c99extidentifier", "identifier":
                result = String(result.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            case _ where word.hasPrefix("default="):
                // An address has colons of its own.
                if result.isEmpty { result = String(parts[index...].joined(separator: ":").dropFirst(8)) }
                return result
            default: break
            }
        }
        return result
    }

    /// How the compiler is to understand the target's sources.
    var compiler: CompilerSettings {
        let values = self.values.mapValues { expanded($0) }
        var settings = CompilerSettings(
            languageMode: (values["SWIFT_VERSION"] ?? "5.0").hasPrefix("6") ? "6" : "5",
            isMainActorByDefault: values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
        let conditions = (values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
        settings.conditions = conditions.filter { $0 != "DEBUG" }
        if values["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "YES" {
            settings.upcomingFeatures.append("BareSlashRegexLiterals")
        }
        // What Xcode calls "approachable concurrency".
        if values["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            settings.upcomingFeatures += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where value == "YES" {
            guard key.hasPrefix("SWIFT_UPCOMING_FEATURE_"), let feature = Self.features[String(key.dropFirst(23))]
            else { continue }
            if !settings.upcomingFeatures.contains(feature) { settings.upcomingFeatures.append(feature) }
        }
        // Swift 6 has some of them by itself, and the compiler says so as an error.
        if settings.languageMode == "6" {
            settings.upcomingFeatures.removeAll { Self.includedInSwift6.contains($0) }
        }
        return settings
    }

    private static let features = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
    private static let includedInSwift6: Set<String> = [
        "BareSlashRegexLiterals",
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
        "NonfrozenEnumExhaustivity",
        "RegionBasedIsolation",
    ]
}
