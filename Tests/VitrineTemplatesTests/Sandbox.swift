// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

@testable import VitrineTemplates

/// A folder for one test, with a project in it.
final class Sandbox {
    let folder: URL

    init(_ app: String = "Shop", feature: String = "Item", isPlain: Bool = false) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("templates-\(UUID().uuidString)")
        folder = place.appendingPathComponent(app)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try NewProject(app: TypeName(app), entity: TypeName(feature), isPlain: isPlain).change(at: folder).apply(
            in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    /// Plans an addition.
    func plan(
        _ kind: Addition.Kind, _ name: String, _ forms: Set<Addition.Form> = [], plural: String? = nil,
        feature: String? = nil
    ) throws -> ProjectChange {
        try Addition(kind, name, plural: plural, forms: forms, feature: feature).change(in: FeatureProject(at: folder))
    }

    /// Plans an addition and makes it.
    @discardableResult
    func add(
        _ kind: Addition.Kind, _ name: String, _ forms: Set<Addition.Form> = [], plural: String? = nil,
        feature: String? = nil
    ) throws -> ProjectChange {
        let change = try plan(kind, name, forms, plural: plural, feature: feature)
        try change.apply(in: folder)
        return change
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    /// Every file by its path.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: folder.path)
        while let path = paths?.nextObject() as? String {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try text(path) }
        }
        return files
    }
}

/// What swift-syntax says of sources.
enum Syntaxes {
    /// What does not parse, each with its file.
    static func faults(in files: [String: String]) -> [String] {
        files.keys.sorted().filter { $0.hasSuffix(".swift") }.flatMap { path in
            ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: files[path] ?? "")).map {
                "\(path): \($0.message)"
            }
        }
    }

    /// Lines that a formatter would complain about: too long, ending in a space, two blank lines in a row.
    static func untidy(in files: [String: String]) -> [String] {
        files.keys.sorted().flatMap { path -> [String] in
            let text = files[path] ?? ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var found = lines.filter { $0.last == " " || (path.hasSuffix(".swift") && $0.utf8.count > 122) }.map {
                "\(path): \($0)"
            }
            if text.contains("\n\n\n") { found.append("\(path): two blank lines") }
            if !text.hasSuffix("\n") || text.hasSuffix("\n\n") { found.append("\(path): its end") }
            return found
        }
    }

    /// The types that other files see of one, and all that it declares and names.
    static func types(in text: String) -> (visible: Set<String>, declared: Set<String>, named: Set<String>) {
        var visible: Set<String> = []
        var declared: Set<String> = []
        var named: Set<String> = []
        func visit(_ node: Syntax, depth: Int) {
            var depth = depth
            if let group = node.asProtocol((any DeclGroupSyntax).self),
                let type = node.asProtocol((any NamedDeclSyntax).self)
            {
                declared.insert(type.name.text)
                let isPrivate = group.modifiers.contains { $0.name.text == "private" }
                if depth == 0, !isPrivate { visible.insert(type.name.text) }
                depth += 1
            }
            if let parameter = node.as(GenericParameterSyntax.self) { declared.insert(parameter.name.text) }
            if let type = node.as(IdentifierTypeSyntax.self), node.parent?.is(AttributeSyntax.self) != true {
                named.insert(type.name.text)
            }
            if let reference = node.as(DeclReferenceExprSyntax.self),
                reference.baseName.text.first?.isUppercase == true,
                node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
            {
                named.insert(reference.baseName.text)
            }
            for child in node.children(viewMode: .sourceAccurate) { visit(child, depth: depth) }
        }
        visit(Syntax(Parser.parse(source: text)), depth: 0)
        return (visible, declared, named)
    }
}
