// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The destination of a link is made by a builder.
package struct LinksLeadToBuilders: Rule {
    package let heading = SeedHeading.neva("Navigation & Routing")
    package let explanation = Explanation(
        "Views say that they lead somewhere; which screen that is, a builder knows.",
        before: ScreenExample.card(
            to: "NewsDetailsView(viewModel: NewsDetailsViewModel(character: character))"),
        after: ScreenExample.card())

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sourceTypes.filter(\.isView).flatMap { view in
            view.node.calls(named: "NavigationLink").filter { link in
                guard let destination = destination(of: link) else { return false }
                return !destination.descendants(FunctionCallExprSyntax.self).contains {
                    $0.calleeName?.hasPrefix("build") ?? false
                }
            }.map { Violation(view.text.location(of: $0), "\(view.name) makes a destination itself, not by a builder") }
        }
    }

    private func destination(of link: FunctionCallExprSyntax) -> Syntax? {
        if let argument = link.arguments.first(where: { $0.label?.text == "destination" }) { return Syntax(argument) }
        guard !link.arguments.contains(where: { $0.label?.text == "value" }) else { return nil }
        return link.trailingClosure.map { Syntax($0) }
    }
}
