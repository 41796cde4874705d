// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A deterministic description of a value and everything in it, a line for each.
///
/// Ordered contents keep their order (elements, fields of structs); others are sorted by their text. An object is
/// described only once on a path, so that cycles end.
struct ValueDump {
    private(set) var text = ""

    init(of value: Any) {
        text = ValueDump.block(value, name: nil, depth: 0, path: []).joined(separator: "\n") + "\n"
    }

    private static func block(_ value: Any, name: String?, depth: Int, path: Set<ObjectIdentifier>) -> [String] {
        var path = path
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = ObjectIdentifier(value as AnyObject)
            if !path.insert(object).inserted {
                return [line("-", name, "\(typeName(of: mirror)) (shown above)", depth)]
            }
        }
        let (head, isLeaf) = head(of: value, mirror)
        let children = isLeaf ? [] : children(of: mirror, depth: depth + 1, path: path)
        return [line(children.isEmpty ? "-" : "▿", name, head, depth)] + children.flatMap { $0 }
    }

    private static func line(_ bullet: String, _ name: String?, _ head: String, _ depth: Int) -> String {
        String(repeating: "  ", count: depth) + bullet + " " + (name.map { "\($0): " } ?? "") + head
    }

    private static func children(of mirror: Mirror, depth: Int, path: Set<ObjectIdentifier>) -> [[String]] {
        let blocks = allChildren(of: mirror).map { block($0.value, name: $0.label, depth: depth, path: path) }
        switch mirror.displayStyle {
        case .set, .dictionary: return blocks.sorted { $0.lexicographicallyPrecedes($1) }
        default: return blocks
        }
    }

    /// The children of a value; the fields of superclasses come first.
    private static func allChildren(of mirror: Mirror) -> [Mirror.Child] {
        (mirror.superclassMirror.map { allChildren(of: $0) } ?? []) + Array(mirror.children)
    }

    /// The line of the value, and whether its children are left out.
    private static func head(of value: Any, _ mirror: Mirror) -> (text: String, isLeaf: Bool) {
        let count = mirror.children.count
        switch mirror.displayStyle {
        case .collection: return ("\(counted(count, "element"))", false)
        case .dictionary: return (counted(count, "key/value pair"), false)
        case .set: return (counted(count, "member"), false)
        case .tuple: return ("(\(counted(count, "element")))", false)
        case .optional: return (typeName(of: mirror) + (count == 0 ? ".none" : ""), false)
        default: break
        }
        if let value = value as? any AnySnapshotStringConvertible {
            return (value.snapshotDescription, !type(of: value).renderChildren)
        }
        switch mirror.displayStyle {
        case .enum where count == 0: return ("\(typeName(of: mirror)).\(value)", true)
        case .enum: return (typeName(of: mirror), false)
        default:
            if mirror.displayStyle != .class, let value = value as? any CustomStringConvertible {
                return (withoutAddresses(value.description), false)
            }
            return mirror.displayStyle == nil
                ? (withoutAddresses(String(describing: value)), false) : (typeName(of: mirror), false)
        }
    }

    private static func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

    /// The name of the type without the discriminators of local types: `(unknown context at $7f…)`, ` #1`.
    private static func typeName(of mirror: Mirror) -> String {
        withoutAddresses(String(describing: mirror.subjectType))
            .replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "").replacing(/\ #\d+/, with: "")
    }

    private static func withoutAddresses(_ text: String) -> String {
        text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
    }
}
