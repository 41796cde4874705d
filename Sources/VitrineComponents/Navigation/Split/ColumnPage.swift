// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// A page of a split view's own stack, on which an app may put a navigation stack.
///
/// On iOS the page and such a stack are one: there is one bar, which is the stack's, and what the stack pushes comes
/// after the page in the history. Of several stacks the first one takes the page over.
@MainActor
final class ColumnPage {
    private struct Member {
        weak var stack: (any NavigationStacking)?
    }

    private let group: AppearanceGroup
    let link: NavigationPageLink
    weak var page: NavigationPageNode?
    private var members: [Member] = []

    init(group: AppearanceGroup, link: NavigationPageLink) {
        self.group = group
        self.link = link
    }

    /// Returns the page on which a stack stands; `nil` in a page of another stack, a tab or a presentation.
    static func around(_ scope: EnvironmentScope) -> ColumnPage? {
        guard let page = scope.object(of: ColumnPage.self), page.group === scope.object(of: AppearanceGroup.self) else {
            return nil
        }
        return page
    }

    /// The stack that has taken the page over.
    var stack: (any NavigationStacking)? { members.first { $0.stack != nil }?.stack }

    func add(_ stack: any NavigationStacking) { members.append(Member(stack: stack)) }

    /// Removes a stack; the page's bar returns, unless another stack takes the page over.
    func remove(_ stack: any NavigationStacking) {
        members.removeAll { $0.stack == nil || $0.stack === stack }
        page?.toolbarDidChange()
    }
}
