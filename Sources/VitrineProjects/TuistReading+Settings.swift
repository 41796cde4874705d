// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TuistReading {
    /// The settings of a project or a target: those of the file for the configuration (`xcconfig`), and those of the
    /// manifest.
    mutating func settings(_ value: ManifestValue, of folder: String) -> [[String: String]] {
        var own = values(value["base"])
        own.merge(values(value[configuration.rawValue])) { $1 }
        let configurations = items(value["configurations"])
        guard let chosen = configurations.first(where: { $0.name == configuration.rawValue }) else { return [own] }
        own.merge(values(chosen["settings"])) { $1 }
        if let name = chosen["name"].text { specification.configuration = name }
        guard let path = text(chosen["xcconfig"]) else { return [own] }
        let file = ConfigurationFile(root.item(placed(path, of: folder)))
        for problem in file.problems where !specification.notes.contains(problem) {
            specification.notes.append(problem)
        }
        return [file.settings, own]
    }

    private mutating func values(_ value: ManifestValue) -> [String: String] {
        if case .unknown(let place) = value { note(place) }
        guard case .members(let members) = value else { return [:] }
        var result: [String: String] = [:]
        for (key, value) in members {
            if case .list(let parts) = value {
                let read = Self.isRead(key) ? items(value) : parts
                result[key] = read.compactMap(\.text).joined(separator: " ")
            } else {
                // Nothing but an Info.plist can name the other ones, and it says which of them are not there.
                result[key] = Self.isRead(key) ? text(value) : value.text
            }
        }
        return result
    }

    /// Whether a setting counts here, so that what cannot be read of it is said.
    private static func isRead(_ key: String) -> Bool {
        key.hasPrefix("SWIFT_") || key.hasPrefix("PRODUCT_")
    }

    /// The settings that Tuist makes of a target's names.
    mutating func names(of target: ManifestValue) -> [String: String] {
        var result = ["PRODUCT_BUNDLE_IDENTIFIER": target["bundleId"].text ?? ""]
        if let name = text(target["productName"]) { result["PRODUCT_NAME"] = name }
        return result
    }

    /// What an app's Info.plist is: a file, or the values that Tuist writes.
    mutating func info(
        _ value: ManifestValue, of folder: String, _ levels: inout [[String: String]]
    ) -> ProjectSpecification.Info {
        let standard = InfoPlist.usual.merging(["LSRequiresIPhoneOS": true]) { $1 }
        switch value {
        case .call("extendingDefault", _):
            let own = propertyList(value["with"]) as? [String: Any] ?? [:]
            return .values(standard.merging(own) { $1 })
        case .call("dictionary", let arguments):
            return .values(arguments.first.flatMap { propertyList($0.value) } as? [String: Any] ?? [:])
        case .members:
            return .values(propertyList(value) as? [String: Any] ?? [:])
        case .call("file", _), .string:
            let path = value["path"]
            guard let name = text(path.isNone ? value : path) else { return .none }
            levels.append(["INFOPLIST_FILE": placed(name, of: folder)])
            return .none
        case .unknown(let place):
            note(place)
            return .values(standard)
        default:
            return .values(standard)
        }
    }

    /// A value of a property list; nil for what cannot be read, which is noted.
    private mutating func propertyList(_ value: ManifestValue) -> Any? {
        switch value {
        case .string(let text): return text
        case .number(let number): return number == number.rounded() ? Int(number) as Any : number
        case .flag(let flag): return flag
        case .list(let items): return items.compactMap { propertyList($0) }
        case .members(let members):
            var result: [String: Any] = [:]
            for (key, value) in members { result[key] = propertyList(value) }
            return result
        // Tuist's own types of values: .string("…"), .array([…]).
        case .call(_, let arguments) where arguments.count == 1: return propertyList(arguments[0].value)
        case .unknown(let place):
            note(place)
            return nil
        case .none, .member, .call: return nil
        }
    }
}
