// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
package import VitrineLayout

/// One page of a stack: its content below the navigation bar.
package final class NavigationPageNode: ViewNode, PreferenceBarrier, PreferenceReading {
    package var isPage: Bool { true }
    package let entry: NavigationEntry?
    package var key: Int
    let link: NavigationPageLink
    package let group: AppearanceGroup
    private let navigation: NavigationContext
    private let layout: SafeAreaInsetNode
    private let aboveBottomBar: SafeAreaInsetNode
    private let frame: FlexFrameNode
    private let item: DisplayItem
    private var factory: NodeFactory
    private var content: ViewNode!
    private var slot = UnarySlot()
    private var bar: ViewNode?
    private var bottomBar: ViewNode?
    private let slots: [ToolbarItemPlacement.Position: ToolbarSlot]
    private var traits = NavigationTraits()
    private let context: UncheckedSendable<NodeContext>

    init(
        _ factory: NodeFactory, entry: NavigationEntry?, key: Int, link: NavigationPageLink, group: AppearanceGroup,
        navigation: NavigationContext, _ context: NodeContext
    ) {
        self.factory = factory
        self.entry = entry
        self.key = key
        self.link = link
        self.group = group
        self.navigation = navigation
        self.context = UncheckedSendable(context)
        layout = SafeAreaInsetNode(tree: context.graph.layout, edge: .top, spacing: 0)
        aboveBottomBar = SafeAreaInsetNode(tree: context.graph.layout, edge: .bottom, spacing: 0)
        slots = ToolbarItemPlacement.Position.allCases.reduce(into: [:]) {
            $0[$1] = ToolbarSlot(graph: context.graph, spacing: $1 == .bottom ? 12 : 8)
        }
        frame = FlexFrameNode(
            tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
            vertical: .init(minimum: 0, maximum: .infinity))
        item = PageItem(layout, graph: context.graph)
        layout.attachment = item
        layout.child = aboveBottomBar
        aboveBottomBar.child = frame
        super.init(context)
        item.semantics = Semantics(role: .main)
        content = factory.make(context.content(of: self))
        graph.preferences.add(self)
        syncList()
    }

    package override var name: String { "NavigationPage" }
    package override var layoutNode: LayoutNode { layout }
    package override func syncList() {
        slot.sync(content, into: frame, of: self)
        if let bar { layout.bar = bar.element(at: 0).layoutNode }
        if let bottomBar { aboveBottomBar.bar = bottomBar.element(at: 0).layoutNode }
    }

    package var title: String { traits.title.map { $0.string(in: EnvironmentValues(scope)) } ?? "" }

    func shows(_ other: NavigationEntry) -> Bool { entry?.isSame(as: other) ?? false }

    /// Takes a newer value of the same page.
    func replace(_ new: NodeFactory) {
        factory = new
        new.update(content)
    }

    // MARK: - Bar

    package var preferenceKey: ObjectIdentifier { ObjectIdentifier(NavigationTraitsKey.self) }

    package func deliver(_ writers: [any PreferenceWriting]) {
        var value: Any = NavigationTraits()
        for writer in writers { writer.write(into: &value) }
        guard let new = value as? NavigationTraits else { return }
        traits = new
        toolbarDidChange()
        graph.navigation.stackDidChange()
    }

    /// Fills the slots of the bars with what the page's toolbars hold now, and shows the bars that are needed.
    func toolbarDidChange() {
        guard isAlive else { return }
        var elements: [ToolbarItemPlacement.Position: [LayoutNode]] = [:]
        for source in traits.toolbars {
            source.forEachItem { elements[$1, default: []].append($0.layoutNode) }
        }
        for position in ToolbarItemPlacement.Position.allCases {
            slots[position]?.show(elements[position] ?? [])
        }
        updateBar()
        updateBottomBar()
    }

    private func slot(_ position: ToolbarItemPlacement.Position) -> ToolbarSlot {
        guard let slot = slots[position] else { preconditionFailure("every position has a slot") }
        return slot
    }

    private func updateBar() {
        let isRoot = entry == nil
        let hasBackButton = !isRoot && traits.hidesBackButton != true
        let hasItems = [.leading, .principal, .trailing, .drawer].contains { !slot($0).isEmpty }
        guard traits.hidesBar != true, traits.title != nil || hasBackButton || hasItems else {
            bar?.tearDown()
            bar = nil
            layout.bar = nil
            return
        }
        let isLarge = traits.displayMode == .large || (traits.displayMode ?? .automatic) == .automatic && isRoot
        var back: (@MainActor () -> Void)?
        if hasBackButton {
            let navigation = navigation
            back = { navigation.pop() }
        }
        let value = NavigationBar(
            title: traits.title, isLarge: isLarge && traits.title != nil, back: back, leading: slot(.leading),
            trailing: slot(.trailing), principal: slot(.principal).isEmpty ? nil : slot(.principal),
            drawer: slot(.drawer).isEmpty ? nil : slot(.drawer))
        if let bar {
            withUnsafePointer(to: value) { bar.update(from: UnsafeRawPointer($0)) }
        } else {
            let made = context.value.content(of: self).at(1).make(value)
            bar = made
            layout.bar = made.element(at: 0).layoutNode
        }
    }

    private func updateBottomBar() {
        let slot = slot(.bottom)
        guard traits.hidesBottomBar != true, !slot.isEmpty else {
            bottomBar?.tearDown()
            bottomBar = nil
            aboveBottomBar.bar = nil
            return
        }
        guard bottomBar == nil else { return }
        let made = context.value.content(of: self).at(2).make(BottomBar(items: slot))
        bottomBar = made
        aboveBottomBar.bar = made.element(at: 0).layoutNode
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let bar { body(bar) }
        body(content)
        if let bottomBar { body(bottomBar) }
    }

    package override func willDie() {
        graph.preferences.remove(self)
    }
}

/// A page's layer: the bar is read before the content, and painted above it (`NavigationBar` asks for that).
private final class PageItem: DisplayItem {
    override func arrange() {
        var layers: [Layer] = []
        collect(node, .zero, &layers)
        // The layout places the bar last; all of it is one layer.
        if let page = node as? SafeAreaInsetNode, let bar = page.bar, bar.isPlaced, let last = layers.popLast() {
            layers.insert(last, at: 0)
        }
        layer.setChildren(layers)
    }
}
