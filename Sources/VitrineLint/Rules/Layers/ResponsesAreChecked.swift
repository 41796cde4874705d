// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The status of an answer is looked at.
package struct ResponsesAreChecked: Rule {
    package let heading = SeedHeading.directory("2. Service")
    package let explanation = Explanation(
        "An answer of 404 or 500 is no error of the session's: its body is not what was asked for.",
        before: """
            struct PersonService {
                func fetchPeople() async throws -> [Person] {
                    let (data, _) = try await URLSession.shared.data(from: url)
                    return try JSONDecoder().decode([Person].self, from: data)
                }
            }
            """,
        after: """
            struct PersonService {
                func fetchPeople() async throws -> [Person] {
                    let (data, response) = try await URLSession.shared.data(from: url)
                    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                    return try JSONDecoder().decode([Person].self, from: data)
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sources.flatMap { file in
            file.index.calls(named: "data").filter { isUnchecked($0) }.map {
                Violation(file.text.location(of: $0), "the status of the answer is not looked at: statusCode")
            }
        }
    }

    private func isUnchecked(_ call: FunctionCallExprSyntax) -> Bool {
        guard let label = call.arguments.first?.label?.text, ["from", "for"].contains(label),
            let session = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
            session.lowercased().contains("session"), let body = body(around: call),
            body.references(to: "statusCode").isEmpty
        else { return false }
        // Who hands the answer on leaves the question to others.
        let names = body.descendants(TuplePatternSyntax.self).compactMap {
            $0.elements.count == 2 ? $0.elements.last?.pattern.trimmedDescription : nil
        }
        return !names.contains { name in
            body.references(to: name).contains { $0.parent?.is(LabeledExprSyntax.self) ?? false }
        }
            && !isHandedOn(call)
    }

    private func body(around call: FunctionCallExprSyntax) -> CodeBlockSyntax? {
        var parent = call.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) { return function.body }
            parent = current.parent
        }
        return nil
    }

    /// `return try await session.data(from: url)`, or the same without `return`.
    private func isHandedOn(_ call: FunctionCallExprSyntax) -> Bool {
        var parent = call.parent
        while let current = parent, current.is(TryExprSyntax.self) || current.is(AwaitExprSyntax.self) {
            parent = current.parent
        }
        return parent.map { $0.is(ReturnStmtSyntax.self) || $0.is(CodeBlockItemSyntax.self) } ?? false
    }
}
