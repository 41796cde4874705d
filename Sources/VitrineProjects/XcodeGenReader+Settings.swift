// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension XcodeGenReader {
    /// The name of the configuration that is built: one of the project's of that type, else by its name.
    static func configuration(_ configuration: BuildConfiguration, of spec: JSONValue) -> String {
        let all = spec["configs"].members
        let typed = all.filter { $0.1.word == configuration.rawValue }
        let names = (typed.isEmpty ? all : typed).map { $0.0 }
        return configuration.chosen(among: names) ?? configuration.rawValue.capitalized
    }

    /// The settings of the project or of a target: those of its file for the configuration (`configFiles`), and its own.
    ///
    /// - Parameters:
    ///   - owner: The project or the target.
    ///   - spec: The project, for its groups of settings.
    ///   - result: Names the configuration, and gets a note for each file that cannot be read.
    /// - Returns: The settings, those of the file first.
    static func levels(
        of owner: JSONValue, in spec: JSONValue, _ result: inout ProjectSpecification
    ) -> [[String: String]] {
        var levels: [[String: String]] = []
        if let path = owner["configFiles"][result.configuration].word {
            let file = ConfigurationFile(result.root.item(path))
            levels.append(file.settings)
            for problem in file.problems where !result.notes.contains(problem) { result.notes.append(problem) }
        }
        return levels + [settings(owner["settings"], in: spec, result.configuration)]
    }

    /// Settings of all configurations and of the one that is built, with those of groups.
    private static func settings(_ written: JSONValue, in spec: JSONValue, _ name: String) -> [String: String] {
        var result: [String: String] = [:]
        for group in written["groups"].items.compactMap(\.word) {
            result.merge(settings(spec["settingGroups"][group], in: spec, name)) { $1 }
        }
        let isPlain = ["base", "configs", "groups"].allSatisfy { written[$0].isNull }
        result.merge(values(isPlain ? written : written["base"])) { $1 }
        // A configuration's own settings, else those of a word in its name.
        let configurations = written["configs"].members
        let own = configurations.filter { $0.0 == name }
        for (key, values) in own.isEmpty ? configurations : own {
            guard key == name || name.lowercased().contains(key.lowercased()) else { continue }
            result.merge(self.values(values)) { $1 }
        }
        return result
    }

    private static func values(_ written: JSONValue) -> [String: String] {
        Dictionary(
            written.members.map { ($0.0, $0.1.word ?? $0.1.items.compactMap(\.word).joined(separator: " ")) }
        ) { $1 }
    }

    /// What an app's Info.plist is: the one that XcodeGen writes for `info`, else the file that its settings name, else
    /// one among its sources.
    static func info(
        of target: JSONValue, _ places: [ProjectSpecification.Place], in root: URL, _ levels: inout [[String: String]]
    ) -> ProjectSpecification.Info {
        let info = target["info"]
        if !info.isNull {
            let properties = info["properties"].object.compactMapValues(propertyList)
            return .values(InfoPlist.usual.merging(properties) { $1 })
        }
        let settings = XcodeSettings(levels: levels)
        if settings["INFOPLIST_FILE"] == nil, !settings.isOn("GENERATE_INFOPLIST_FILE") {
            let lists = places.flatMap { SourceTree(item: root.item($0.path), at: $0.path).infoLists }
            if let list = lists.first { levels.append(["INFOPLIST_FILE": list.path]) }
        }
        return .none
    }

    /// A value without what no property list holds: members and items without a value.
    private static func propertyList(_ value: Any) -> Any? {
        switch value {
        case is NSNull: return nil
        case let members as [String: Any]: return members.compactMapValues(propertyList)
        case let items as [Any]: return items.compactMap(propertyList)
        default: return value
        }
    }
}
