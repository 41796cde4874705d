// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// No view speaks of a router.
package struct ViewKnowsNoRouter: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.sourceTypes).filter(\.isView).flatMap { type in
            type.node.tokens(viewMode: .sourceAccurate).filter(isRouter).map {
                Violation(type.text.location(of: $0), "\(type.name) knows \($0.text): its view model should navigate")
            }
        }
    }

    private func isRouter(_ token: TokenSyntax) -> Bool {
        guard case .identifier(let name) = token.tokenKind else { return false }
        return name.lowercased().contains("router")
    }
}
