// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Evaluates a presentation's closure as a view's body, so that its dependencies update it.
nonisolated struct PresentedContent: View {
    let build: () -> AnyView
    /// For the content of a presentation that changes with the size class.
    var carrier: StateCarrier?
    /// The number of the closure; `nil` if it is not known whether it is the same as another one.
    var version: Int?

    @MainActor var body: some View { build().carryingState(by: carrier) }

    /// Returns the content for a surface: that is made anew for what the content itself sets, and the content is not.
    func shown(with parts: PresentationParts) -> PresentedContent {
        var content = self
        content.version = parts.version
        return content
    }
}

extension PresentedContent: ComparedProperty {
    nonisolated static func isSame(_ a: PresentedContent, _ b: PresentedContent) -> Bool {
        a.version != nil && a.version == b.version && a.carrier === b.carrier
    }
}

/// A region with a safe area of its own, in which content is centred as in a window.
nonisolated struct PresentedRegion<Content: View>: View {
    typealias Body = Never
    let insets: EdgeInsets
    let content: Content
}

extension PresentedRegion: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<PresentedRegion<Content>>, BarRegion {
        let region: RootNode
        var regionBar: ViewNode?

        init(_ view: PresentedRegion<Content>, _ context: NodeContext) {
            region = RootNode(tree: context.graph.layout, insets: view.insets)
            super.init(view, context, layout: region)
            load(view.content, context)
        }

        override func viewDidChange(from old: PresentedRegion<Content>) {
            region.containerInsets = view.insets
            updateContent(view.content)
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let regionBar { body(regionBar) }
        }
    }
}
