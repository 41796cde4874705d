// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A navigation stack as its context, its scene and its links see it.
@MainActor
package protocol NavigationStacking: AnyObject {
    /// Whether the page or presentation around the stack is shown.
    var isVisible: Bool { get }
    /// Where the stack stands.
    var standing: HistoryPlace { get }
    /// What the stack is shown in, where it is not the scene itself.
    var presentation: HistoryPresentation? { get }
    func push(_ entry: NavigationEntry)
    func shows(_ page: NodeFactory) -> Bool
    func restore(_ push: @escaping @MainActor () -> Void)
    func pop()
    func withdraw(_ destination: BoundDestination)
    /// A registration is new, or makes other pages than before.
    func destinationDidChange(of owner: ViewNode)
    /// The view that was pushed with a factory is another one now.
    func contentDidChange(of content: NodeFactory)
    /// The pages from the root up.
    var historyEntries: [HistoryEntry] { get }
    /// Asks for a page on top: pops to it, or brings it back; `false` when the stack does not know it.
    func show(key: Int) -> Bool
    /// Asks for the pages that a path names; `false` when the stack's destinations do not know it.
    func open(path: String) -> Bool
}
