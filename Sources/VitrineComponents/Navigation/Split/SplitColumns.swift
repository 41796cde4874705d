// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Joins the stack of a split view's column to the next column, which shows the stack's pages (decision 0048).
///
/// The stack's root stays in its own column. Path, history and addresses are those of one stack, as in compact widths.
@MainActor
final class SplitColumns: Equatable {
    /// For the columns, which are made anew when the width class changes.
    let sidebar = StateCarrier(), content = StateCarrier(), detail = StateCarrier()
    /// The page that the next column shows; `nil` for its own content.
    var page: LayoutNode? {
        didSet { if page !== oldValue { onPage?(page) } }
    }
    /// Shows the first column again; `nil` while it is shown.
    var showSidebar: (@MainActor () -> Void)? {
        didSet { if (showSidebar == nil) != (oldValue == nil) { onSidebar?() } }
    }
    /// Shows the last column in a compact width; `false` if it is shown.
    var showLast: (@MainActor () -> Bool)?
    /// The width of the inspector in a column, in points; 0 without one.
    var inspectorWidth: CGFloat = 0 {
        didSet { if inspectorWidth != oldValue { onInspector?(inspectorWidth) } }
    }
    var onInspector: (@MainActor (CGFloat) -> Void)?
    var onPage: ((LayoutNode?) -> Void)?
    var onSidebar: (() -> Void)?

    /// The pages that a stack has pushed.
    private struct Kept {
        let isRegular: Bool
        let values: [AnyHashable]
        var hasPages: Bool
    }

    /// The pages pushed by the stacks of the columns and by those that the app has put into columns.
    private var own: [Int: Kept] = [:]
    private var inside: [Int: Kept] = [:]

    /// The pages of the columns' own stacks when they were torn down in the other width class.
    private var carried: [Int: (isRegular: Bool, pages: [CarriedPage])] = [:]

    nonisolated init() {}

    /// Notes what a stack has pushed, for the stack that takes its place when the width class changes.
    ///
    /// - Parameters:
    ///   - values: The values that the app does not keep itself.
    ///   - hasPages: Whether pages are shown over the root.
    ///   - place: The place of the stack.
    ///   - isOwn: Whether the stack is the split view's own.
    func keep(_ values: [AnyHashable], hasPages: Bool, at place: SplitPlace, isOwn: Bool) {
        let kept = Kept(isRegular: place.isRegular, values: values, hasPages: hasPages)
        if isOwn { own[place.column] = kept } else { inside[place.column] = kept }
    }

    /// Returns what the stack at a place had pushed in the other width class.
    func values(at place: SplitPlace, isOwn: Bool) -> [AnyHashable] {
        guard let kept = isOwn ? own[place.column] : inside[place.column], kept.isRegular != place.isRegular else {
            return []
        }
        return kept.values
    }

    /// Keeps the states of a column's pages, for the stack that takes the place of theirs.
    func keepPages(_ pages: [CarriedPage], at place: SplitPlace) {
        carried[place.column] = (place.isRegular, pages)
    }

    /// Returns what the pages of a column were in the other width class, once.
    func takePages(at place: SplitPlace) -> [CarriedPage] {
        guard let kept = carried.removeValue(forKey: place.column), kept.isRegular != place.isRegular else { return [] }
        return kept.pages
    }

    /// Returns whether the last column showed pushed pages of its stack when the columns were beside each other; `true`
    /// once.
    func takesLastColumn(of count: Int) -> Bool {
        let last = count - 1
        guard inside[last]?.isRegular == true, inside[last]?.hasPages == true else { return false }
        inside[last]?.hasPages = false
        return own[last - 1]?.hasPages != true
    }

    nonisolated static func == (a: SplitColumns, b: SplitColumns) -> Bool { a === b }
}

/// A page of a split view's stack, with the states of its views.
struct CarriedPage {
    let entry: NavigationEntry
    let states: StateArchive
}

private struct InspectedColumnsKey: EnvironmentKey {
    static var defaultValue: SplitColumns? { nil }
}

private struct InspectorBesideKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct SplitStackKey: EnvironmentKey {
    static var defaultValue: SplitColumns? { nil }
}

extension EnvironmentValues {
    /// The columns that make room for an inspector among their content.
    var inspectedColumns: SplitColumns? {
        get { self[InspectedColumnsKey.self] }
        set { self[InspectedColumnsKey.self] = newValue }
    }

    /// The width of the inspector beside the view, in points; 0 without one.
    var inspectorBeside: CGFloat {
        get { self[InspectorBesideKey.self] }
        set { self[InspectorBesideKey.self] = newValue }
    }

    /// The columns for whose pages the next stack is.
    var splitStack: SplitColumns? {
        get { self[SplitStackKey.self] }
        set { self[SplitStackKey.self] = newValue }
    }
}

/// The column that shows the pages of the stack before it, and without any its own content.
nonisolated struct SplitDetail<Content: View>: View {
    typealias Body = Never
    let columns: SplitColumns
    /// Shows the hidden first column; `nil` while it is shown.
    let showSidebar: (@MainActor () -> Void)?
    let content: Content
}

extension SplitDetail: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<SplitDetail<Content>> {
        private let outer: FlexFrameNode

        init(_ view: SplitDetail<Content>, _ context: NodeContext) {
            outer = FlexFrameNode(
                tree: context.graph.layout, horizontal: .init(minimum: 0, maximum: .infinity),
                vertical: .init(minimum: 0, maximum: .infinity))
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            load(view.content, context)
            view.columns.onPage = { [weak self] in self?.show($0) }
            view.columns.showSidebar = view.showSidebar
            show(view.columns.page)
        }

        override var layoutNode: LayoutNode { outer }

        private func show(_ page: LayoutNode?) {
            let shown = page ?? unary
            if outer.child !== shown { outer.child = shown }
        }

        override func viewDidChange(from old: SplitDetail<Content>) {
            view.columns.showSidebar = view.showSidebar
            updateContent(view.content)
        }
    }
}

/// Leaves the content out of the list while it is not shown, and keeps it.
nonisolated struct KeptColumn: ViewModifier {
    typealias Body = Never
    let isShown: Bool
}

extension KeptColumn: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<KeptColumn> {
        override func modifierDidChange(from old: KeptColumn) {
            guard old.isShown != modifier.isShown else { return }
            let count = content.elementCount
            listDidChange(ListChange(removed: 0..<(old.isShown ? count : 0), inserted: elementCount))
        }

        override var elementCount: Int { modifier.isShown ? content.elementCount : 0 }
        override func forEachElement(_ body: (ViewNode) -> Void) {
            if modifier.isShown { content.forEachElement(body) }
        }
    }
}
