// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// One case of an enum.
package struct EnumCase: Sendable {
    package let name: String
    package let values: [Parameter]
    package let location: Location

    init(_ node: EnumCaseElementSyntax, in text: SourceText) {
        name = node.name.text
        values = node.parameterClause?.parameters.map(Parameter.init) ?? []
        location = text.location(of: node)
    }

    /// Whether what it carries is many of something.
    package var carriesList: Bool { values.contains { $0.type.hasPrefix("[") || $0.type.hasPrefix("Array<") } }
}
