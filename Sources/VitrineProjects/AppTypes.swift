// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The types that an app's sources declare, as far as what they say tells the type of `Name(…)`.
struct AppTypes: Sendable {
    /// A declared type.
    struct Kind: Hashable, Sendable {
        /// Whether it is a class or an actor.
        var isReference: Bool
        /// Whether `Name(…)` may be of another type than `Name`: of a generic type, or an optional.
        var isUncertain: Bool
    }

    /// By name, without the types around it.
    private(set) var kinds: [String: Kind] = [:]
    /// The static properties of classes and actors, as `Type.name`.
    private(set) var statics: Set<String> = []

    /// What a source declares, as of a date of its file.
    private struct Declared: Sendable {
        var date: Date
        var kinds: [(name: String, kind: Kind)] = []
        var statics: Set<String> = []
    }

    /// By the path of the source.
    private static let known = Mutex<[String: Declared]>([:])

    /// Reads the types of modules, of sources that have changed since the last time.
    init(of modules: [Module]) {
        for source in modules.lazy.filter({ $0.kind != .tests }).flatMap(\.sources) {
            let values = try? source.url.resourceValues(forKeys: [.contentModificationDateKey])
            let date = values?.contentModificationDate ?? .distantPast
            if let declared = Self.known.withLock({ $0[source.url.path] }), declared.date == date {
                add(declared)
                continue
            }
            guard let text = try? String(contentsOf: source.url, encoding: .utf8) else { continue }
            let declared = Self.declared(in: text, of: date)
            Self.known.withLock { $0[source.url.path] = declared }
            add(declared)
        }
    }

    /// Reads the types of a source.
    init(in text: String) { add(Self.declared(in: text, of: .distantPast)) }

    private static func declared(in text: String, of date: Date) -> Declared {
        guard text.contains("class ") || text.contains("actor ") || text.contains("struct ") else {
            return Declared(date: date)
        }
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: text))
        return Declared(date: date, kinds: reader.kinds, statics: reader.statics)
    }

    private mutating func add(_ declared: Declared) {
        for (name, kind) in declared.kinds {
            // Two types of one name that differ: neither is certain.
            let differs = kinds[name].map { $0 != kind } ?? false
            kinds[name] = differs ? Kind(isReference: true, isUncertain: true) : kind
        }
        statics.formUnion(declared.statics)
    }

    private final class Reader: SyntaxVisitor {
        var kinds: [(name: String, kind: Kind)] = []
        var statics: Set<String> = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            add(node.name, node.genericParameterClause, node.memberBlock, isReference: true)
        }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            add(node.name, node.genericParameterClause, node.memberBlock, isReference: true)
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            add(node.name, node.genericParameterClause, node.memberBlock, isReference: false)
        }

        private func add(
            _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax,
            isReference: Bool
        ) -> SyntaxVisitorContinueKind {
            let mayFail = members.members.contains { member in
                member.decl.as(InitializerDeclSyntax.self)?.optionalMark != nil
            }
            kinds.append((name.text, Kind(isReference: isReference, isUncertain: parameters != nil || mayFail)))
            guard isReference else { return .visitChildren }
            for member in members.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.modifiers.contains(where: { $0.name.text == "static" })
                else { continue }
                for binding in variable.bindings {
                    statics.insert("\(name.text).\(binding.pattern.trimmedDescription)")
                }
            }
            return .visitChildren
        }

        override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
