// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SourceFile {
    /// The enums of that name that are not private or not under that mark.
    func misplacedConstants(_ name: String, under mark: String) -> [Violation] {
        types.filter { $0.name == name && !$0.isNested && $0.kind != .extension }.filter { constants in
            constants.kind != .enum || !constants.isPrivate || section(at: constants.location) != mark
        }.map { $0.violation("\(name) should be private, under // MARK: - \(mark)") }
    }
}
