// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The fields and buttons of a dialog: two short buttons are in a row, the cancelling one first; more are in a column,
/// the cancelling one last (Documentation/Layout.md 9.12).
nonisolated struct DialogActions: View {
    typealias Body = Never
    let content: AnyView
    var look = DialogLook()
    var spacing: CGFloat = 8
    /// The width of the dialog's actions, in points.
    var width: CGFloat = 272
    /// Whether a tap outside cancels: the cancelling command is then not shown.
    var isDialog = false
    /// Whether there is the system's own button if the app has none.
    var offersButton = true
}

extension DialogActions: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<DialogActions> {
        private let column: StackNode
        private let row: StackNode
        private let inner: EnvironmentScope
        private let context: UncheckedSendable<NodeContext>
        private var content: ViewNode!
        /// The system's own button, if the app has none.
        private var ownButton: ViewNode?
        private var shownLook: DialogLook?

        override init(_ view: DialogActions, _ context: NodeContext) {
            let tree = context.graph.layout
            column = StackNode(
                tree: tree, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: view.spacing)
            row = StackNode(
                tree: tree, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: view.spacing)
            inner = EnvironmentScope(parent: context.scope)
            self.context = UncheckedSendable(context)
            super.init(view, context)
            setLook(view.look)
            layoutDirectionDidChange()
            content = context.content(of: self, scope: inner).make(view.content)
            let presentation = scope.object(of: PresentationContext.self)
            presentation?.onEscape = { [weak self] in self?.escape() }
            presentation?.onReturn = { [weak self] in self?.acceptField() }
            syncList()
        }

        override var layoutNode: LayoutNode { column }

        override func layoutDirectionDidChange() {
            column.isRightToLeft = graph.isRightToLeft(scope)
            row.isRightToLeft = column.isRightToLeft
        }

        private func setLook(_ look: DialogLook) {
            shownLook = look
            var values = EnvironmentValues()
            values.dialogLook = look
            values.forcedButtonStyle = StyleBox(DialogButtonStyle())
            values.textFieldStyle = StyleBox(DialogFieldStyle())
            inner.replace(values.changedValues)
        }

        // MARK: - Parts

        private struct Command {
            let node: ViewNode
            let role: ButtonRole?
            let isEnabled: Bool
            let isPreferred: Bool
            let run: @MainActor () -> Void
        }

        /// The commands of an alert without buttons: one that dismisses it.
        private func fallback(for commands: [Command]) -> [Command] {
            guard commands.isEmpty, view.offersButton else {
                ownButton?.tearDown()
                ownButton = nil
                return []
            }
            let button =
                ownButton
                ?? context.value.content(of: self, scope: inner).at(1).make(
                    Button {
                    } label: {
                        Text(SystemWord.ok)
                    })
            ownButton = button
            return command(of: button.element(at: 0)).map { [$0] } ?? []
        }

        private func command(of element: ViewNode) -> Command? {
            let action = element.elementTrait(.dialogAction, in: self) as? DialogAction
            guard case .button(let role, let isEnabled, let isPreferred, let run)? = action?.part else { return nil }
            return Command(node: element, role: role, isEnabled: isEnabled, isPreferred: isPreferred, run: run)
        }

        private var parts: (fields: [ViewNode], commands: [Command]) {
            var fields: [ViewNode] = []
            var commands: [Command] = []
            content.forEachElement { element in
                if let command = command(of: element) {
                    commands.append(command)
                } else if element.elementTrait(.dialogAction, in: self) is DialogAction {
                    fields.append(element)
                }
            }
            return (fields, commands)
        }

        override func syncList() {
            let (fields, all) = parts
            let commands = view.isDialog ? all.filter { $0.role != .cancel } : all + fallback(for: all)
            var look = view.look
            look.hasOneButton = commands.count == 1
            look.hasPreferred = view.look.fillsCancel && commands.contains(where: \.isPreferred)
            if look != shownLook { setLook(look) }
            let leaving = commands.filter { $0.role == .cancel }
            let others = commands.filter { $0.role != .cancel }
            let isRow = commands.count == 2 && !view.isDialog && commands.allSatisfy { fits($0.node) }
            let ordered = (isRow ? leaving + others : others + leaving).map(\.node.layoutNode)
            column.setChildren([])
            row.setChildren(isRow ? ordered : [])
            column.setChildren(fields.map(\.layoutNode) + (isRow ? [row] : ordered))
        }

        /// Whether a button is narrow enough for a row of two.
        private func fits(_ node: ViewNode) -> Bool {
            node.layoutNode.sizeThatFits(.unspecified).width <= (view.width - view.spacing) / 2
        }

        // MARK: - Keys

        private func perform(_ command: Command?) {
            if let command, command.isEnabled { command.run() }
        }

        /// Runs the cancelling command, or the only one, for the Escape key.
        private func escape() {
            let all = parts.commands
            let commands = all + (view.isDialog ? [] : fallback(for: all))
            if let leaving = commands.first(where: { $0.role == .cancel }) { return perform(leaving) }
            if view.isDialog {
                scope.object(of: PresentationContext.self)?.dismiss()
            } else if commands.count == 1 {
                perform(commands[0])
            }
        }

        /// Runs the first command that does not cancel, for the Return key in a field.
        private func acceptField() {
            let commands = parts.commands
            let preferred = commands.first(where: \.isPreferred)
            perform(preferred ?? commands.first { $0.role != .cancel && $0.role != .destructive } ?? commands.first)
        }

        override func viewDidChange(from old: DialogActions) {
            withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
            syncList()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            body(content)
            if let ownButton { body(ownButton) }
        }
    }
}
