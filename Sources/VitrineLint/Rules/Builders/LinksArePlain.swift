// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A link has the plain button style.
package struct LinksArePlain: Rule {
    package let heading = SeedHeading.neva("Navigation & Routing")
    package let explanation = Explanation(
        "A card that is a link keeps its own colours.",
        before: ScreenExample.card(style: nil), after: ScreenExample.card())

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sourceTypes.filter(\.isView).flatMap { view in
            view.node.calls(named: "NavigationLink").filter { !isPlain($0) }.map {
                Violation(view.text.location(of: $0), "\(view.name) should give the link .buttonStyle(.plain)")
            }
        }
    }

    /// Whether the link, or something around it, has the style.
    private func isPlain(_ link: FunctionCallExprSyntax) -> Bool {
        var parent = link.parent
        while let current = parent {
            if let call = current.as(FunctionCallExprSyntax.self) {
                // Rows are drawn by their list, whatever the style.
                if ["List", "Form", "toolbar"].contains(call.calleeName) { return true }
                if call.calleeName == "buttonStyle",
                    call.arguments.first?.expression.compactDescription.hasSuffix("plain") ?? false
                {
                    return true
                }
            }
            parent = current.parent
        }
        return false
    }
}
