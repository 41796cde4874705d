// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftSyntax

/// The declarations of manifests, by which their values are read: constants, static members, functions, cases.
final class ManifestScope {
    struct Function {
        let declaration: FunctionDeclSyntax
        let type: String?
    }

    /// Initial values, and bodies of computed properties, by name; those of types by "Type.name".
    private(set) var constants: [String: Syntax] = [:]
    private(set) var functions: [String: [Function]] = [:]
    /// The cases of enumerations with their raw values, in order.
    private(set) var cases: [String: [(name: String, raw: ExprSyntax?)]] = [:]
    private var converters: [String: (path: String, converter: SourceLocationConverter)] = [:]
    /// Values that were read, and those that are being read.
    var known: [String: ManifestValue] = [:]
    var isBeingRead: Set<String> = []
    var depth = 0

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - path: How messages name it.
    /// - Returns: Whether it can be read.
    @discardableResult
    func add(_ file: URL, as path: String) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        let tree = Parser.parse(source: text)
        let marker = "\(converters.count)"
        converters[marker] = (path, SourceLocationConverter(fileName: marker, tree: tree))
        files[tree.id] = marker
        for item in tree.statements { add(item.item, of: nil) }
        return true
    }

    private var files: [SyntaxIdentifier: String] = [:]

    func place(_ node: some SyntaxProtocol) -> ManifestValue.Place {
        let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = words.count > 60 ? words.prefix(60) + "…" : Substring(words)
        guard let marker = files[node.root.id], let (path, converter) = converters[marker] else {
            return ManifestValue.Place(file: "Project.swift", line: 0, text: "`\(text)`")
        }
        let line = node.startLocation(converter: converter).line
        return ManifestValue.Place(file: path, line: line, text: "`\(text)`")
    }

    private func add(_ item: some SyntaxProtocol, of type: String?) {
        let prefix = type.map { "\($0)." } ?? ""
        switch Syntax(item).as(SyntaxEnum.self) {
        case .variableDecl(let variable):
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                if let value = binding.initializer?.value {
                    constants[prefix + name] = Syntax(value)
                } else if case .getter(let body)? = binding.accessorBlock?.accessors {
                    constants[prefix + name] = Syntax(body)
                }
            }
        case .functionDecl(let function):
            functions[function.name.text, default: []].append(Function(declaration: function, type: type))
        case .enumDecl(let declaration):
            add(declaration.memberBlock, of: declaration.name.text)
        case .structDecl(let declaration): add(declaration.memberBlock, of: declaration.name.text)
        case .classDecl(let declaration): add(declaration.memberBlock, of: declaration.name.text)
        case .extensionDecl(let declaration):
            add(declaration.memberBlock, of: declaration.extendedType.trimmedDescription)
        case .enumCaseDecl(let declaration):
            guard let type else { return }
            cases[type, default: []] += declaration.elements.map { ($0.name.text, $0.rawValue?.value) }
        default: break
        }
    }

    private func add(_ block: MemberBlockSyntax, of type: String) {
        for member in block.members { add(member.decl, of: type) }
    }
}
