// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// One parameter of a function, an initialiser or an enum's case.
package struct Parameter: Sendable {
    /// What the caller writes; nil for none.
    package let label: String?
    package let type: String
    package let hasDefault: Bool

    init(_ node: FunctionParameterSyntax) {
        label = node.firstName.text == "_" ? nil : node.firstName.text
        type = node.type.trimmedDescription
        hasDefault = node.defaultValue != nil
    }

    init(_ node: EnumCaseParameterSyntax) {
        label = node.firstName?.text
        type = node.type.trimmedDescription
        hasDefault = node.defaultValue != nil
    }

    package var isOptional: Bool { type.hasSuffix("?") }
    package var typeName: String { type.typeName }
}
