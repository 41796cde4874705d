// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension StringCatalog {
    /// The structure of an `.xcstrings` file, as far as it is used.
    private struct File: Decodable {
        struct Text: Decodable {
            var localizations: [String: Localization]?
        }

        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }

        struct Unit: Decodable {
            var state: String?
            var value: String

            /// Whether this is Xcode's placeholder for a missing translation.
            var isMissing: Bool { state == "new" && value.isEmpty }
        }

        struct Variation: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }

        struct Variations: Decodable {
            var plural: [String: Variation]?
            var device: [String: Variation]?
        }

        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
            var variations: Variations?
        }

        var sourceLanguage: String
        var strings: [String: Text]
    }

    /// Parses a string catalogue (`.xcstrings`).
    package nonisolated init(catalog data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        self.init(sourceLanguage: file.sourceLanguage, keys: Set(file.strings.keys))
        for (key, text) in file.strings {
            for (language, localization) in text.localizations ?? [:] {
                if let entry = StringCatalog.entry(localization, language) {
                    strings[language, default: [:]][key] = entry
                }
            }
        }
    }

    private nonisolated static func entry(_ localization: File.Localization, _ language: String) -> Entry? {
        if let unit = localization.stringUnit {
            if unit.isMissing { return nil }
            guard let substitutions = localization.substitutions else { return .plain(unit.value) }
            var read: [String: Entry.Substitution] = [:]
            // Substitutions without argument numbers take the values in the order in which their names appear.
            let order = substitutions.keys.sorted {
                position($0, in: unit.value) < position($1, in: unit.value)
            }
            for (index, name) in order.enumerated() {
                guard let substitution = substitutions[name] else { continue }
                read[name] = Entry.Substitution(
                    argument: substitution.argNum ?? index + 1, specifier: substitution.formatSpecifier ?? "lld",
                    forms: forms(substitution.variations?.plural ?? [:]))
            }
            return .substituted(unit.value, read, language: language)
        }
        guard let variations = localization.variations else { return nil }
        return entry(variations, language)
    }

    private nonisolated static func entry(_ variations: File.Variations, _ language: String) -> Entry? {
        if let plural = variations.plural { return .plural(forms(plural), language: language, argument: -1) }
        // The device idiom is iPhone's.
        guard let device = variations.device?["iphone"] ?? variations.device?["other"] else { return nil }
        if let unit = device.stringUnit { return .plain(unit.value) }
        return device.variations.flatMap { entry($0, language) }
    }

    private nonisolated static func position(_ name: String, in text: String) -> Int {
        text.range(of: "#@\(name)@").map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? .max
    }

    private nonisolated static func forms(_ plural: [String: File.Variation]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, variation) in plural {
            if let category = PluralCategory(rawValue: name), let unit = variation.stringUnit {
                forms[category] = unit.value
            }
        }
        return forms
    }

    /// Adds the entries of a `.stringsdict` file of one language: a format with variables that have plural forms.
    package nonisolated mutating func add(plurals data: Data, language: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [String: Any] else { return }
        for (key, value) in entries {
            guard let entry = value as? [String: Any],
                let found = StringCatalog.entry(stringsdict: entry, language)
            else { continue }
            strings[language, default: [:]][key] = found
            keys.insert(key)
        }
    }

    private nonisolated static func entry(stringsdict entry: [String: Any], _ language: String) -> Entry? {
        // The device idiom is iPhone's; of the widths the largest is used, for which a browser has space.
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return (devices["iphone"] ?? devices["other"]).map { .plain($0) }
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { .plain($0.value) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [(name: String, rules: [String: Any])] = []
        for (name, rules) in entry {
            if let rules = rules as? [String: Any] { variables.append((name, rules)) }
        }
        variables.sort { (position($0.name, in: format), $0.name) < (position($1.name, in: format), $1.name) }
        var read: [String: Entry.Substitution] = [:]
        for (index, variable) in variables.enumerated() {
            let specifier = variable.rules["NSStringFormatValueTypeKey"] as? String ?? "lld"
            let argument = (1...9).first { format.contains("%\($0)$#@\(variable.name)@") } ?? index + 1
            var forms: [PluralCategory: String] = [:]
            for (name, form) in variable.rules {
                guard let category = PluralCategory(rawValue: name), let form = form as? String else { continue }
                forms[category] = form.replacingOccurrences(of: "%\(specifier)", with: "%arg")
            }
            read[variable.name] = Entry.Substitution(argument: argument, specifier: specifier, forms: forms)
        }
        return .substituted(format, read, language: language)
    }

    /// Adds the pairs of a `.strings` file of one language.
    package nonisolated mutating func add(strings data: Data, language: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let pairs = list as? [String: String] else { return }
        for (key, value) in pairs {
            strings[language, default: [:]][key] = .plain(value)
            keys.insert(key)
        }
    }
}
