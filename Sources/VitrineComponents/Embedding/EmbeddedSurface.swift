// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A place that the browser fills with something of its own; pictures show the content instead.
nonisolated package struct EmbeddedSurface<Content: View>: View {
    package typealias Body = Never
    private let embed: EmbeddedContent
    private let label: String
    private let content: Content
    private let take: @MainActor (EmbedReport) -> Void

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - embed: What the browser shows.
    ///   - label: The name of the place for screen readers.
    ///   - take: Takes what the browser reports.
    ///   - content: The picture of it.
    package init(
        _ embed: EmbeddedContent, label: String, take: @escaping @MainActor (EmbedReport) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.embed = embed
        self.label = label
        self.take = take
        self.content = content()
    }
}

extension EmbeddedSurface: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: UnaryContainerNode<EmbeddedSurface<Content>> {
        private let item: DisplayItem

        init(_ view: EmbeddedSurface<Content>, _ context: NodeContext) {
            let wrapper = WrapperNode(tree: context.graph.layout)
            item = DisplayItem(wrapper, graph: context.graph)
            super.init(view, context, layout: wrapper)
            wrapper.attachment = item
            item.baseHandler = .embed { [unowned self] in self.view.take($0) }
            describe()
            load(view.content, context)
        }

        private func describe() {
            var semantics = Semantics(role: .group)
            semantics.label = view.label
            semantics.embed = view.embed
            item.semantics = semantics
        }

        override func viewDidChange(from old: EmbeddedSurface<Content>) {
            if old.embed != view.embed || old.label != view.label { describe() }
            updateContent(view.content)
        }
    }
}

/// The picture of what a browser shows by itself: a symbol and a name on a plain background.
nonisolated package struct EmbedPlaceholder: View {
    private let symbol: String
    private let title: String
    private let background: Color

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - symbol: The name of a system symbol.
    ///   - title: The name.
    ///   - background: The colour of the background.
    package init(symbol: String, title: String, background: Color) {
        self.symbol = symbol
        self.title = title
        self.background = background
    }

    @MainActor package var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.largeTitle)
            Text(verbatim: title).font(.footnote).lineLimit(2).multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(background)
        .clipped()
        .accessibilityHidden(true)
    }
}
