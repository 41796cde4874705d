// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A native control over drawn chrome.
///
/// If it is a row of a list by itself, the whole row is the control. The chrome is hidden from assistive technology:
/// the control has the semantics.
nonisolated package struct ControlSurface<Chrome: View, Control: View>: View {
    package typealias Body = Never
    let chrome: ModifiedContent<Chrome, SemanticsModifier>
    let control: Control
    let fillsRows: Bool

    package init(fillsRows: Bool = true, control: Control, @ViewBuilder chrome: () -> Chrome) {
        self.fillsRows = fillsRows
        self.control = control
        self.chrome = ModifiedContent(content: chrome(), modifier: SemanticsModifier { $0.isHidden = true })
    }
}

extension ControlSurface: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<ControlSurface<Chrome, Control>>, RowFilling {
        private let wrapper: WrapperNode
        private let overlay: OverlayNode
        private var secondary: ViewNode!
        private var row: RowSpace?

        init(_ view: ControlSurface<Chrome, Control>, _ context: NodeContext) {
            wrapper = WrapperNode(tree: context.graph.layout)
            overlay = OverlayNode(tree: context.graph.layout)
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            wrapper.child = overlay
            overlay.child = unary
            secondary = context.content(of: self).at(1).make(view.control)
            overlay.secondary = secondary.element(at: 0).layoutNode
            load(view.chrome, context)
        }

        override var layoutNode: LayoutNode { wrapper }
        var fillsRows: Bool { view.fillsRows }

        func fillRow(insets: EdgeInsets, minimumHeight: CGFloat) {
            if let row { return row.change(insets: insets, minimumHeight: minimumHeight) }
            let space = RowSpace(around: unary, tree: graph.layout, insets: insets, minimumHeight: minimumHeight)
            overlay.child = space.layoutNode
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

        override func viewDidChange(from old: ControlSurface<Chrome, Control>) {
            updateContent(view.chrome)
            withUnsafePointer(to: view.control) { secondary.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            body(secondary)
            if let badge = row?.badge { body(badge) }
        }
    }
}
