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
            case "folders": try readFolders(value)
            case "suffixes": try readSuffixes(value)
            case "exclude": exclude = try value.texts(key)
            case "rules": try readRules(value)
            case "baseline": baseline = try value.text(key)
            default: throw ConfigurationError("\(key) is not a key of the configuration")
            }
        }
    }

    private mutating func readFolders(_ value: ConfigurationValue) throws(ConfigurationError) {
        for (key, value) in try value.entries("folders") {
            let name = try value.text("folders.\(key)")
            switch key {
            case "presentation": naming.presentation = name
            case "views": naming.views = name
            case "view-models": naming.viewModels = name
            case "snapshots": naming.snapshots = name
            case "container": naming.container = name
            default: throw ConfigurationError("folders.\(key) is not a key of the configuration")
            }
        }
    }

    private mutating func readSuffixes(_ value: ConfigurationValue) throws(ConfigurationError) {
        for (key, value) in try value.entries("suffixes") {
            let name = try value.text("suffixes.\(key)")
            switch key {
            case "view-model": naming.viewModel = name
            case "view-state": naming.viewState = name
            case "contract": naming.contract = name
            case "router": naming.router = name
            default: throw ConfigurationError("suffixes.\(key) is not a key of the configuration")
            }
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
