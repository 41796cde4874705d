// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The objects of an Xcode project's file, which refer to each other by identifiers.
struct XcodeObjects {
    private let objects: [String: [String: Any]]
    let rootIdentifier: String

    /// Reads a `project.pbxproj`: a property list in NeXT's notation.
    init(_ file: URL) throws {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String
        else {
            throw ProjectError(
                "\(file.path) is no file of an Xcode project.", remedy: "Open it with Xcode and save it.")
        }
        self.objects = objects
        rootIdentifier = root
    }

    /// An object; without members where nothing has the identifier.
    subscript(identifier: String) -> XcodeObject {
        XcodeObject(identifier: identifier, members: objects[identifier] ?? [:], all: self)
    }

    var root: XcodeObject { self[rootIdentifier] }

    /// The objects of a class.
    func all(_ type: String) -> [XcodeObject] {
        objects.keys.sorted().map { self[$0] }.filter { $0.type == type }
    }
}

/// One object of an Xcode project's file.
struct XcodeObject {
    let identifier: String
    fileprivate let members: [String: Any]
    fileprivate let all: XcodeObjects

    /// The class, for example "PBXNativeTarget"; empty for an object that is not there.
    var type: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { members[key] as? String }

    func list(_ key: String) -> [String] { members[key] as? [String] ?? [] }

    /// Settings: a text each, lists joined by blanks.
    func settings(_ key: String) -> [String: String] {
        (members[key] as? [String: Any] ?? [:]).compactMapValues { value in
            value as? String ?? (value as? [String])?.joined(separator: " ")
        }
    }

    /// The object that a member refers to.
    func object(_ key: String) -> XcodeObject? { self[key].map { all[$0] } }

    /// The objects that a member refers to.
    func objects(_ key: String) -> [XcodeObject] { list(key).map { all[$0] } }
}
