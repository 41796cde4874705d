// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The rows of a menu, with separators between its sections.
nonisolated struct MenuItems: View {
    typealias Body = Never
    let content: AnyView
    let session: MenuSession
}

extension TraitKey {
    /// Marks an element of a menu as a row, which applies its own insets.
    static let menuRow = TraitKey("menuRow")
}

extension MenuItems: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<MenuItems>, SectionOwner {
        private let stack: StackNode
        private let inner: EnvironmentScope
        private let header: EnvironmentScope
        private let context: UncheckedSendable<NodeContext>
        private var content: ViewNode!
        private var sections: [any SectionPart] = []
        private var lines: [ViewNode] = []
        private var paddings: [ObjectIdentifier: PaddingNode] = [:]

        override init(_ view: MenuItems, _ context: NodeContext) {
            stack = StackNode(
                tree: context.graph.layout, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
            inner = EnvironmentScope(parent: context.scope)
            header = EnvironmentScope(parent: inner)
            self.context = UncheckedSendable(context)
            super.init(view, context)
            layoutDirectionDidChange()
            write()
            content = context.content(of: self, scope: inner).make(view.content)
            syncList()
        }

        override var layoutNode: LayoutNode { stack }
        override func layoutDirectionDidChange() { stack.isRightToLeft = graph.isRightToLeft(scope) }

        private func write() {
            var values = EnvironmentValues()
            values.forcedButtonStyle = StyleBox(MenuRowStyle())
            values.toggleStyle = StyleBox(MenuToggleStyle())
            values.menuSession = view.session
            values.labelMetrics = MenuLabelStyle.metrics
            values.labelStyle = StyleBox(MenuLabelStyle())
            values.assignedTint = AnyShapeStyle(Color.primary)
            values.opensSubmenu = false
            values.menuCellKind = nil
            inner.replace(values.changedValues)
            var texts = EnvironmentValues()
            texts.font = .footnote
            header.replace(texts.changedValues)
        }

        // MARK: - Sections

        func headerScope(in scope: EnvironmentScope) -> EnvironmentScope { header }
        func footerScope(in scope: EnvironmentScope) -> EnvironmentScope { header }
        func sectionDidJoin(_ section: any SectionPart) { sections.append(section) }
        func sectionDidLeave(_ section: any SectionPart) { sections.removeAll { $0 === section } }

        /// The elements with a separator above them: at both ends of each section.
        private var breaks: Set<Int> {
            var breaks: Set<Int> = []
            for section in sections where section.isAlive && section.elementCount > 0 {
                let start = section.elementIndex(in: self)
                breaks.insert(start)
                breaks.insert(start + section.elementCount)
            }
            return breaks
        }

        // MARK: - Rows

        override func syncList() {
            let breaks = breaks
            var nodes: [LayoutNode] = []
            var usedLines = 0
            var used: [ObjectIdentifier: PaddingNode] = [:]
            var index = 0
            // One separator stands between two rows, however many the app and the sections ask for.
            var isSeparated = false
            var divider: LayoutNode?
            content.forEachElement { element in
                if breaks.contains(index) { isSeparated = true }
                index += 1
                let node = element.layoutNode
                if node is DividerNode {
                    isSeparated = true
                    divider = divider ?? node
                    return
                }
                if isSeparated, !nodes.isEmpty {
                    if let divider {
                        nodes.append(padded(divider, Self.lineInsets, &used))
                    } else {
                        nodes.append(padded(line(usedLines), Self.lineInsets, &used))
                        usedLines += 1
                    }
                }
                (isSeparated, divider) = (false, nil)
                let isRow = element.elementTrait(.menuRow, in: self) != nil
                nodes.append(isRow ? node : padded(node, Self.textInsets, &used))
            }
            for line in lines[usedLines...] { line.tearDown() }
            lines.removeSubrange(usedLines...)
            stack.setChildren(nodes)
            paddings = used
        }

        private static let lineInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
        private static let textInsets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)

        private func line(_ index: Int) -> LayoutNode {
            if index == lines.count { lines.append(context.value.content(of: self).at(index + 1).make(Divider())) }
            return lines[index].element(at: 0).layoutNode
        }

        private func padded(
            _ node: LayoutNode, _ insets: EdgeInsets, _ used: inout [ObjectIdentifier: PaddingNode]
        ) -> LayoutNode {
            let padding = paddings[ObjectIdentifier(node)] ?? PaddingNode(tree: graph.layout, insets: insets)
            if padding.child !== node { padding.child = node }
            padding.isRightToLeft = stack.isRightToLeft
            used[ObjectIdentifier(node)] = padding
            return padding
        }

        override func viewDidChange(from old: MenuItems) {
            if old.session !== view.session { write() }
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            body(content)
            for line in lines { body(line) }
        }
    }
}
