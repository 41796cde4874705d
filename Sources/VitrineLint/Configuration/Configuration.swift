// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What counts in a project: `.vitrine-lint.yml` or `.vitrine-lint.json` at its root.
package struct Configuration: Hashable, Sendable {
    /// Nil where none is named: see `Profile.suiting(_:)`.
    package var profile: Profile?
    package var naming = Naming()
    /// Paths below the project that are passed over.
    package var exclude: [String] = []
    /// What differs from the profile, by the rule's name.
    package var rules: [String: Severity] = [:]
    /// The path of a baseline, from the project's folder.
    package var baseline: String?

    package init() {}

    /// How grave it is to break a rule.
    package func severity(of rule: any Rule) -> Severity {
        rules[rule.name] ?? (profile ?? .plain).severities[rule.name] ?? .off
    }

    /// The names under which a configuration is found at a project's root.
    package static let fileNames = [".vitrine-lint.yml", ".vitrine-lint.yaml", ".vitrine-lint.json"]

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - isJSON: Whether it is JSON, else YAML.
    /// - Throws: `ConfigurationError`, also for keys and values that are not known.
    package init(reading text: String, isJSON: Bool) throws(ConfigurationError) {
        let root = try isJSON ? ConfigurationValue(json: text) : ConfigurationValue(yaml: text)
        for (key, value) in try root.entries("the configuration") {
            switch key {
            case "profile":
                let name = try value.text(key)
                guard let profile = Profile(rawValue: name) else {
                    throw ConfigurationError(
                        "there is no profile \(name); there are "
                            + Profile.allCases.map(\.rawValue).joined(separator: ", "))
                }
                self.profile = profile
            case "features": naming.features = Set(try value.texts(key))
            case "module-prefix": naming.modulePrefix = try value.text(key)
            case "folders":
                try readNames(
                    key, value,
                    [
                        "presentation": \.presentation, "views": \.views, "view-models": \.viewModels,
                        "snapshots": \.snapshots, "container": \.container,
                    ])
            case "suffixes":
                try readNames(
                    key, value,
                    [
                        "view-model": \.viewModel, "view-state": \.viewState, "contract": \.contract,
                        "router": \.router,
                    ])
            case "exclude": exclude = try value.texts(key)
            case "rules": try readRules(value)
            case "baseline": baseline = try value.text(key)
            default: throw ConfigurationError("\(key) is not a key of the configuration")
            }
        }
    }

    /// Reads the names of a group, by their keys.
    private mutating func readNames(
        _ group: String, _ value: ConfigurationValue, _ properties: [String: WritableKeyPath<Naming, String>]
    ) throws(ConfigurationError) {
        for (key, value) in try value.entries(group) {
            guard let property = properties[key] else {
                throw ConfigurationError("\(group).\(key) is not a key of the configuration")
            }
            naming[keyPath: property] = try value.text("\(group).\(key)")
        }
    }

    private mutating func readRules(_ value: ConfigurationValue) throws(ConfigurationError) {
        for (name, value) in try value.entries("rules") {
            guard RuleSet.all.names.contains(name) else { throw ConfigurationError("there is no rule \(name)") }
            guard let severity = Severity(rawValue: try value.text(name)) else {
                throw ConfigurationError("the severity of \(name) is error, warning or off")
            }
            rules[name] = severity
        }
    }
}
