// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A row of a table that shows or hides the rows below it.
nonisolated public struct DisclosureTableRow<Label, Content>
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    fileprivate let label: Label
    fileprivate let isExpanded: Binding<Bool>?
    fileprivate let content: () -> Content

    /// Creates a row that shows a value, above the rows of a builder.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isExpanded: A binding to whether the rows below are shown; `nil` for a row that keeps it itself and hides
    ///     them at first.
    ///   - content: A builder of the rows below, evaluated only while they are shown.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Value: Identifiable, Label == TableRow<Value>, Content.TableRowValue == Value {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }
}

extension DisclosureTableRow: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Label.TableRowValue
    /// A primitive type: it has no body.
    public typealias TableRowBody = Never
}

extension DisclosureTableRow: PrimitiveTableRows {
    @MainActor var items: [TableRowItem<Label.TableRowValue>] {
        let (isExpanded, content) = (isExpanded, content)
        return TableRowList<Label.TableRowValue>.items(of: label).map { item in
            var item = item
            item.isExpanded = isExpanded
            item.below = { TableRowList<Label.TableRowValue>.items(of: content()) }
            return item
        }
    }
}

/// A row of a table with its place in the tree of rows.
struct TableTreeRow<Value: Identifiable>: Identifiable {
    let item: TableRowItem<Value>
    /// How many rows it is below.
    let depth: Int
    /// Whether the rows below are shown; `nil` for a row without any.
    let isExpanded: Binding<Bool>?

    var id: Value.ID { item.id }

    /// The rows of a level and those below them that are shown, each before the ones below it; `expanded` has the
    /// identifiers of the expanded rows without a binding of the app's.
    @MainActor static func shown(
        _ items: [TableRowItem<Value>], depth: Int = 0, expanded: Binding<Set<AnyHashable>>
    ) -> [TableTreeRow<Value>] {
        items.flatMap { item -> [TableTreeRow<Value>] in
            guard let below = item.below else { return [TableTreeRow(item: item, depth: depth, isExpanded: nil)] }
            let isExpanded = item.isExpanded ?? membership(of: AnyHashable(item.id), in: expanded)
            let row = TableTreeRow(item: item, depth: depth, isExpanded: isExpanded)
            guard isExpanded.wrappedValue else { return [row] }
            return [row] + shown(below(), depth: depth + 1, expanded: expanded)
        }
    }

    @MainActor private static func membership(
        of id: AnyHashable, in expanded: Binding<Set<AnyHashable>>
    ) -> Binding<Bool> {
        Binding {
            expanded.wrappedValue.contains(id)
        } set: { isExpanded in
            if isExpanded {
                expanded.wrappedValue.insert(id)
            } else {
                expanded.wrappedValue.remove(id)
            }
        }
    }
}

/// A cell of a table; the first one of a tree's row is behind the room of its depth and the chevron that shows the rows
/// below.
struct TableTreeCell<Value: Identifiable, Content: View>: View {
    /// The row of which it is the first cell; `nil` for every other cell, and in a table without a tree.
    let row: TableTreeRow<Value>?
    let content: Content

    init(_ row: TableTreeRow<Value>?, @ViewBuilder content: () -> Content) {
        self.row = row
        self.content = content()
    }

    var body: some View {
        if let row {
            HStack(spacing: 4) {
                if let isExpanded = row.isExpanded {
                    chevron(isExpanded)
                } else {
                    Color.clear.frame(width: 20, height: 22)
                }
                content
            }
            .padding(.leading, CGFloat(row.depth) * 20)
        } else {
            content
        }
    }

    private func chevron(_ isExpanded: Binding<Bool>) -> some View {
        ButtonSurface(
            action: { withAnimation { isExpanded.wrappedValue.toggle() } }, pressedOpacity: 0.5,
            semantics: semantics(isExpanded.wrappedValue),
            content: DisclosureChevron(isExpanded: isExpanded.wrappedValue).frame(width: 20, height: 22)
        )
        .accessibilityLabel(Text(.rowsBelow))
    }

    private func semantics(_ isExpanded: Bool) -> Semantics {
        var semantics = Semantics(role: .button)
        semantics.isExpanded = isExpanded
        return semantics
    }
}
