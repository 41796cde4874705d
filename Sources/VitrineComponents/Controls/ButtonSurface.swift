// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The tappable part of a control: one layer with the role, around the content of the style.
nonisolated package struct ButtonSurface<Content: View>: View {
    package typealias Body = Never
    package var action: @MainActor () -> Void
    /// The action of a mouse click, which receives the click; `nil` to run the button's action.
    package var onClick: (@MainActor (MouseClick) -> Void)?
    /// Called when an arrow key has moved the focus here, with whether the shift key was held; `nil` for no action.
    package var onArrows: (@MainActor (_ extends: Bool) -> Void)?
    /// The opacity while pressed; `nil` for no change.
    package var pressedOpacity: Double?
    /// Whether the button fills the whole row if it is the row's only content.
    package var fillsRows: Bool
    /// Whether the view below keeps the distance to a control instead of that to the label.
    package var spacesBelowAsControl: Bool
    package var semantics: Semantics
    /// The words of a picker that the button opens, in place of a label and a value in `semantics`.
    package var words: ChoiceWords?
    /// Whether it only shows the content, as `isInert` of the environment says for all buttons inside of a view.
    package var isInert = false
    /// Tells whether views inside read that the button is pressed; they may do so after the surface was made.
    package var press: PressProbe?
    package var content: Content

    package init(
        action: @escaping @MainActor () -> Void, pressedOpacity: Double?, fillsRows: Bool = false,
        spacesBelowAsControl: Bool = false, semantics: Semantics = Semantics(role: .button),
        words: ChoiceWords? = nil, onClick: (@MainActor (MouseClick) -> Void)? = nil,
        onArrows: (@MainActor (_ extends: Bool) -> Void)? = nil, content: Content
    ) {
        self.action = action
        self.onClick = onClick
        self.onArrows = onArrows
        self.pressedOpacity = pressedOpacity
        self.fillsRows = fillsRows
        self.spacesBelowAsControl = spacesBelowAsControl
        self.semantics = semantics
        self.words = words
        self.content = content
    }
}

extension ButtonSurface: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: UnaryContainerNode<ButtonSurface<Content>>, RowFilling {
        private let item: DisplayItem
        /// The tappable layer, with the label or with the row's space around it.
        private let wrapper: WrapperNode
        private var row: RowSpace?
        private var paste: PasteAction?
        private var choice: FileChoice?
        private var words: ChoiceReader?
        /// Whether a view inside has read that the button is pressed.
        private var showsPress = false

        init(_ view: ButtonSurface<Content>, _ context: NodeContext) {
            wrapper = WrapperNode(tree: context.graph.layout)
            item = DisplayItem(wrapper, graph: context.graph)
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            wrapper.child = unary
            wrapper.attachment = item
            wrapper.spacesBelowAsControl = view.spacesBelowAsControl
            item.adoptsPaintOrder = true
            item.baseHandler = .tap(
                TapHandler { [unowned self] in
                    self.view.action()
                } paste: { [unowned self] in
                    self.paste?.take($0)
                } choose: { [unowned self] in
                    self.choice?.take($0)
                } click: { [unowned self] click in
                    if click.isByArrows, let onArrows = self.view.onArrows {
                        onArrows(click.extends)
                    } else if let onClick = self.view.onClick {
                        onClick(click)
                    } else {
                        self.view.action()
                    }
                })
            words = view.words.map { ChoiceReader($0, for: self, context) }
            resolve()
            load(view.content, context)
            notePress()
        }

        override var layoutNode: LayoutNode { wrapper }

        var fillsRows: Bool { view.fillsRows }

        func fillRow(insets: EdgeInsets, minimumHeight: CGFloat) {
            if let row { return row.change(insets: insets, minimumHeight: minimumHeight) }
            let space = RowSpace(around: unary, tree: graph.layout, insets: insets, minimumHeight: minimumHeight)
            wrapper.child = space.layoutNode
            row = space
            layoutDirectionDidChange()
        }

        func showBadge(_ badge: Text?) -> Bool {
            row?.show(badge, of: self)
            return row != nil
        }

        override func layoutDirectionDidChange() {
            super.layoutDirectionDidChange()
            row?.layoutDirectionDidChange(isRightToLeft: unary.isRightToLeft)
        }

        private func resolve() {
            let (isEnabled, isInert, shortcut, address, paste, choice, arrowsSelect, described) = tracked {
                let isRightToLeft = $0.layoutDirection == .rightToLeft
                let shortcut = $0.shortcut.map { $0.ariaName(isRightToLeft: isRightToLeft) }
                let described = words?.describe(view.semantics, in: $0) ?? view.semantics
                return (
                    $0.isEnabled, $0.isInert, shortcut, $0.followedAddress, $0.pasteAction, $0.fileChoice,
                    $0.arrowsSelect, described
                )
            }
            guard !isInert, !view.isInert else {
                item.semantics = nil
                item.events = []
                item.baseInteraction = nil
                return
            }
            self.paste = paste
            self.choice = choice ?? paste?.images
            var semantics = described
            semantics.isDisabled = !isEnabled
            semantics.shortcut = shortcut
            semantics.files = isEnabled ? self.choice?.request : nil
            let isFollowed = isEnabled && address != nil && semantics.role == .button
            if isFollowed, let address { semantics.role = .link(href: address) }
            item.semantics = semantics
            item.events = !isEnabled || isFollowed ? [] : shortcut == nil ? .tap : [.tap, .shortcut]
            if paste != nil, isEnabled { item.events.insert(.paste) }
            if choice != nil, isEnabled { item.events.insert(.files) }
            if view.onClick != nil, item.events.contains(.tap) { item.events.insert(.clicks) }
            if view.onArrows != nil || arrowsSelect, item.events.contains(.tap) { item.events.insert(.arrows) }
            let opacity = view.pressedOpacity ?? (showsPress ? Self.readPressOpacity : nil)
            item.baseInteraction = isEnabled ? opacity.map(InteractionLook.init(pressedOpacity:)) : nil
        }

        /// The opacity while pressed where a view inside asks whether the button is pressed (decision 0011).
        private static var readPressOpacity: Double { 0.6 }

        /// Shows presses from now on if a view inside has asked for them.
        private func notePress() {
            guard !showsPress, view.press?.wasRead == true else { return }
            showsPress = true
            if view.pressedOpacity == nil { resolve() }
        }

        override func viewDidChange(from old: ButtonSurface<Content>) {
            if old.pressedOpacity != view.pressedOpacity || old.semantics != view.semantics
                || (old.onClick == nil) != (view.onClick == nil) || (old.onArrows == nil) != (view.onArrows == nil)
                || old.isInert != view.isInert
            {
                resolve()
            }
            if let words, let new = view.words { words.update(new) }
            wrapper.spacesBelowAsControl = view.spacesBelowAsControl
            updateContent(view.content)
            notePress()
        }

        override func syncList() {
            super.syncList()
            guard let words else { return }
            words.collect()
            resolve()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            words?.forEachNode(body)
            if let badge = row?.badge { body(badge) }
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
            words?.reread()
        }
    }
}

private struct IsInertKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ArrowsSelectKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether buttons only show their label: they are not tappable, and screen readers read the label.
    var isInert: Bool {
        get { self[IsInertKey.self] }
        set { self[IsInertKey.self] = newValue }
    }

    /// Whether arrow keys that lead the focus to a button press it, as those of rows that select.
    var arrowsSelect: Bool {
        get { self[ArrowsSelectKey.self] }
        set { self[ArrowsSelectKey.self] = newValue }
    }
}
