// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A navigation stack as its context, its scene and its links use it.
@MainActor
package protocol NavigationStacking: AnyObject {
    /// Whether the enclosing page or presentation is visible.
    var isVisible: Bool { get }
    /// The place of the stack.
    var standing: HistoryPlace { get }
    /// The presentation that shows the stack; `nil` for the scene itself.
    var presentation: HistoryPresentation? { get }
    /// The split view of which the stack is a column; `nil` for other stacks.
    var splitView: AnyObject? { get }
    /// Whether the stack is the last column of a split view, and a page of the column before it is shown in its place.
    var isCovered: Bool { get }
    /// Shows the last column of the stack's split view in a compact width; `false` if it is shown or there is none.
    func showLastColumn() -> Bool
    /// Whether the stack has taken over a page of a split view's stack, in whose history its pages are.
    var isJoined: Bool { get }
    func push(_ entry: NavigationEntry)
    /// Shows a page in the next column of a split view, in place of those that are shown there.
    func showInNextColumn(_ entry: NavigationEntry)
    func shows(_ page: NodeFactory) -> Bool
    func restore(_ push: @escaping @MainActor () -> Void)
    func pop()
    /// Pops all pages, also those of a stack that has taken the root over.
    func popToRoot()
    /// Called when the page that the stack has taken over has changed.
    func hostDidChange()
    func withdraw(_ destination: BoundDestination)
    /// Called when a destination is registered or changed.
    func destinationDidChange(of owner: ViewNode)
    /// Called when the view that was pushed with a factory has changed.
    func contentDidChange(of content: NodeFactory)
    /// The pages, from the root up.
    var historyEntries: [HistoryEntry] { get }
    /// Pops to a page, or pushes it again; `false` if the stack does not know it.
    func show(key: Int) -> Bool
    /// Pushes the pages of a path; `false` if the stack's destinations do not know it.
    func open(path: String) -> Bool
    /// Returns whether a component has the form of the identity of a value with a destination.
    func knows(identity component: String) -> Bool
    /// Pushes the next page of a path by a link or list of the visible page; `false` if there is none.
    func openNext(of target: String) -> Bool
}
