// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// SwiftUI's list of the rows of a table view.
struct TableContent: View {
    let table: UITableView
    /// The number of the table's changes; the table itself is the same object after each.
    let changes: Int

    var body: some View {
        styled
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { [weak table] _, geometry in
                table?.geometryDidChange(to: geometry)
            }
            .onScrollPhaseChange { [weak table] old, new in table?.phaseDidChange(from: old, to: new) }
    }

    @ViewBuilder private var styled: some View {
        switch table.style {
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        }
    }

    private var list: some View {
        List {
            if let header = table.tableHeaderView { TablePart(view: header) }
            ForEach(Array(0..<table.numberOfSections), id: \.self) { section in
                Section {
                    ForEach(paths(in: section), id: \.self) { path in
                        UITableRow(table: table, path: path, changes: changes)
                    }
                } header: {
                    if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
                        TablePart(view: view)
                    } else if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
                        Text(verbatim: title)
                    }
                } footer: {
                    if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
                        TablePart(view: view)
                    } else if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
                        Text(verbatim: title)
                    }
                }
            }
            if let footer = table.tableFooterView, footer.frame.height > 0 { TablePart(view: footer) }
        }
    }

    private func paths(in section: Int) -> [IndexPath] {
        (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
}

/// A row of a table view.
private struct UITableRow: View {
    let table: UITableView
    let path: IndexPath
    /// The number of the table's changes.
    let changes: Int

    var body: some View {
        if let cell = table.cell(at: path) {
            let rowHeight = height(of: cell)
            Button { [weak table] in
                table?.userDidSelect(path)
            } label: {
                HStack(spacing: 12) {
                    cell.content.frame(maxWidth: .infinity, alignment: .leading)
                    accessory(of: cell)
                }
                .frame(height: rowHeight)
                .foregroundStyle(Color.primary)
            }
            .listRowBackground(background(of: cell))
            .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
            .listRowInsets(rowHeight == nil ? nil : EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            .accessibilityAddTraits(cell.accessoryType == .checkmark || cell.isSelected ? .isSelected : [])
        }
    }

    /// The height that the app has set; `nil` for that of the content.
    private func height(of cell: UITableViewCell) -> CGFloat? {
        let height = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        if height > 0 { return height }
        return cell.hasOwnViews ? max(cell.frame.height, 44) : nil
    }

    private func background(of cell: UITableViewCell) -> Color? {
        if cell.isSelected, cell.selectionStyle != .none { return Color(uiColor: .systemGray4) }
        return cell.backgroundColor.map { Color(uiColor: $0) }
    }

    @ViewBuilder private func accessory(of cell: UITableViewCell) -> some View {
        if let view = cell.accessoryView {
            TablePart(view: view)
        } else {
            switch cell.accessoryType {
            case .none: EmptyView()
            case .disclosureIndicator: chevron
            case .detailDisclosureButton:
                detail
                chevron
            case .checkmark:
                Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
                    .accessibilityHidden(true)
            case .detailButton: detail
            }
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
    }

    private var detail: some View {
        Button { [weak table] in
            if let table { table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path) }
        } label: {
            Image(systemName: "info.circle").imageScale(.large)
        }
        .buttonStyle(.borderless)
    }
}

/// A view of UIKit at the size of its frame in a table: as wide as the table, unless it stands at the end of a row.
private struct TablePart: View {
    let view: UIView

    var body: some View {
        view.layoutIfNeeded()
        return view.hugsContent ? view.drawingOfContent : view.drawing(isLive: true)
    }
}
