// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rewrites what the compiler for Linux does not read because it speaks of Objective-C: attributes, and `#selector`.
/// A stored property that is `@objc dynamic` can be observed as on Apple's systems.
///
/// A selector's type says its module, which every file imports: the app may have a type of the same name.
enum ObjectiveCWords {
    static func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("@objc") || text.contains("#selector") || text.contains("@IB") || text.contains("@nonobjc")
        else { return (text, []) }
        let code = SourceMask(text).text
        var edits: [(range: Range<Int>, text: String, what: String)] = []
        for match in code.matches(
            of: #/@(?:objcMembers\b|objc\([^)\n]*\)|objc\b|nonobjc\b|IB(?:Action|Outlet|Inspectable|Designable)\b)/#)
        {
            let range = offsets(of: match.range, in: code)
            let words = String(match.output)
            edits.append((range, String(repeating: " ", count: range.count), "\(words) is left out"))
        }
        for property in ObservedProperties.of(code) {
            edits.append(
                (
                    property.modifier, "@VitrineImplicit._KeyValueObserved",
                    "changes of \(property.name) can be observed"
                ))
        }
        for match in code.matches(of: #/#selector\s*\(/#) {
            let start = offsets(of: match.range, in: code)
            let bytes = Array(code.utf8)
            var depth = 1
            var end = start.upperBound
            while end < bytes.count, depth > 0 {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                end += 1
            }
            let inner = String(decoding: bytes[start.upperBound..<max(start.upperBound, end - 1)], as: UTF8.self)
            let written = inner.filter { !$0.isWhitespace }
            if let method = SwiftTypes(code).method(named: written, at: start.lowerBound) {
                edits.append(
                    (
                        start.lowerBound..<end, method.selector,
                        "#selector(\(written)) calls \(method.type).\(method.name)"
                    ))
            } else {
                let isKnown = responderMethods.contains { method in
                    written.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) == method
                }
                edits.append(
                    (
                        start.lowerBound..<end, "VitrineComponents.Selector(\"\(written)\")",
                        isKnown
                            ? "#selector(\(written)) calls UIKit's method"
                            : "#selector(\(written)) names no method of this file with at most one parameter; calling it does nothing but say so"
                    ))
            }
        }
        let bytes = Array(text.utf8)
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        let padded = edits.map { edit in
            // Lines stay where they are.
            let ends = bytes[edit.range].count { $0 == 10 } - edit.text.utf8.count { $0 == 10 }
            return SourceEdit(range: edit.range, text: edit.text + String(repeating: "\n", count: max(0, ends)))
        }
        let rewritings = edits.map { edit in
            SourceRewriting(line: bytes[..<edit.range.lowerBound].count { $0 == 10 } + 1, what: edit.what)
        }
        return (SourceEdit.apply(padded, to: text), rewritings)
    }

    /// The methods of UIKit's that a selector of a name calls (Selector.swift).
    private static let responderMethods = ["becomeFirstResponder", "resignFirstResponder", "endEditing"]

    static func offsets(of range: Range<String.Index>, in text: String) -> Range<Int> {
        text.utf8.distance(
            from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
                from: text.startIndex, to: range.upperBound)
    }
}

/// The types of a file and their methods, as far as braces and words tell.
struct SwiftTypes {
    struct Method: Equatable {
        /// With the types around it, separated by dots.
        var type: String
        var name: String
        var parameters: [Substring]

        /// What stands in place of `#selector`.
        var selector: String {
            let head =
                "VitrineComponents.Selector(_name: \"\(name)\", _call: { target, argument in guard let target = target as? \(type) else { return false }; "
            guard let parameter = parameters.first else { return head + "target.\(name)(); return true })" }
            let parts = parameter.split(separator: ":", maxSplits: 1)
            let label = parts[0].split(separator: " ").first.map(String.init) ?? "_"
            let type = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "Any?"
            let prefix = label == "_" ? "" : "\(label): "
            if type == "Any?" { return head + "target.\(name)(\(prefix)argument); return true })" }
            return head + "guard let argument = argument as? \(type) else { return false }; "
                + "target.\(name)(\(prefix)argument); return true })"
        }
    }

    private var types: [(name: String, range: Range<Int>)] = []
    private var methods: [(method: Method, offset: Int)] = []

    /// - Parameter code: A source without comments and literals.
    init(_ code: String) {
        var open: [(name: String?, start: Int)] = []
        var next: String?
        let words =
            #/\b(?:class|extension|actor|struct|enum|protocol)\s+(?!func\b|var\b|let\b)([A-Za-z_][\w.]*)|\bfunc\s+(\w+)\s*\(([^()]*)\)|[{}]/#
        for match in code.matches(of: words) {
            let offset = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
            if let name = match.1 {
                next = String(name)
            } else if let name = match.2 {
                next = nil
                let path = open.compactMap(\.name).joined(separator: ".")
                let parameters = (match.3 ?? "").split(separator: ",").filter { !$0.allSatisfy(\.isWhitespace) }
                methods.append((Method(type: path, name: String(name), parameters: parameters), offset))
            } else if match.0 == "{" {
                open.append((next, offset))
                next = nil
            } else if let last = open.popLast(), let name = last.name {
                types.append(((open.compactMap(\.name) + [name]).joined(separator: "."), last.start..<offset))
            }
        }
    }

    /// The method that `#selector` names at a place: of the type around it, or of the type that it says.
    func method(named written: String, at offset: Int) -> Method? {
        let path = written.prefix { $0 != "(" }
        var parts = path.split(separator: ".").map(String.init)
        guard let name = parts.popLast() else { return nil }
        let labels = written.dropFirst(path.count).split(separator: ":").count
        let named = methods.map(\.method).filter { method in
            method.name == name && method.parameters.count < 2 && !method.type.isEmpty
                && (!written.contains("(") || (labels - 1 == method.parameters.count))
        }
        if let type = parts.last, type != "self", type != "Self" {
            let own = named.filter { $0.type.split(separator: ".").last.map(String.init) == type }
            if let method = own.first { return method }
            // The name of a value: of which type is not known here.
            guard type.first?.isLowercase == true, Set(named.map(\.type)).count == 1 else { return nil }
            return named.first
        }
        let around = types.filter { $0.range.contains(offset) }.sorted { $0.range.count < $1.range.count }
        for type in around { if let method = named.first(where: { $0.type == type.name }) { return method } }
        return nil
    }
}
