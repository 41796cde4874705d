// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Project {
    /// The enums of that name in a file that are not private or not under that mark.
    func misplacedConstants(_ name: String, under mark: String, in file: SourceFile) -> [Violation] {
        file.types.filter { $0.name == name && !$0.isNested && $0.kind != .extension }.filter { constants in
            constants.kind != .enum || !constants.isPrivate || file.section(at: constants.location) != mark
        }.map { constants in
            Violation(
                constants.location, "\(name) should be private, under // MARK: - \(mark)",
                fix: fix(constants, under: mark, in: file))
        }
    }

    /// First the enum becomes private, then it gets its mark.
    private func fix(_ constants: TypeDeclaration, under mark: String, in file: SourceFile) -> Fix? {
        guard constants.kind == .enum, constants.attributes.isEmpty else { return nil }
        if constants.isPrivate {
            return .insertingLines("// MARK: - \(mark)\n\n", above: constants.node, in: file.text)
        }
        guard constants.modifiers.isEmpty, !isMentioned(constants.name, outside: file) else { return nil }
        return .inserting("private ", before: constants.node, in: file.text)
    }

    /// Whether another file knows a name.
    func isMentioned(_ name: String, outside file: SourceFile) -> Bool {
        files.contains { $0.path != file.path && $0.index.identifiers.contains(name) }
    }
}
