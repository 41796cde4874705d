// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineTesting

/// The options of UIKit's tables and cells.
@MainActor let uiKitTableOptions: [OptionTable] = [
    looks(UITableView.Style.self, ["grouped": .grouped, "insetGrouped": .insetGrouped, "plain": .plain]) { style in
        table(style) { UITableViewCell(style: .default, reuseIdentifier: nil) }
    },
    outcomes(
        UITableView.RowAnimation.self,
        [
            "automatic": .automatic, "bottom": .bottom, "fade": .fade, "left": .left, "middle": .middle,
            "none": .none, "right": .right, "top": .top,
        ]
    ) { animation in
        let table = UITableView(frame: .zero, style: .plain)
        var isAnimated = false
        table.onChange = { isAnimated = UpdateContext.transaction.animation != nil }
        table.reloadRows(at: [], with: animation)
        return "animated: \(isAnimated)"
    }
    .alike(
        "automatic", "bottom", "fade", "left", "middle", "right", "top",
        because: "lists animate their rows in one way"),
    looks(
        UITableViewCell.CellStyle.self,
        ["default": .default, "subtitle": .subtitle, "value1": .value1, "value2": .value2]
    ) { style in
        table(.plain) { UITableViewCell(style: style, reuseIdentifier: nil) }
    }
    .alike("value1", "value2", because: "SwiftUI's lists have one place for a value"),
    looks(
        UITableViewCell.AccessoryType.self,
        [
            "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton, "disclosureIndicator": .disclosureIndicator,
            "none": .none,
        ]
    ) { type in
        table(.plain) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = type
            return cell
        }
    },
    views(
        "UIListContentConfiguration",
        [
            "cell()": { configured(.cell()) }, "subtitleCell()": { configured(.subtitleCell()) },
            "valueCell()": { configured(.valueCell()) },
        ]
    )
    .alike("cell()", "subtitleCell()", because: "a second text stands below the first in both"),
]

/// A table with two texts in its only row.
@MainActor private func table(
    _ style: UITableView.Style, _ make: @escaping @MainActor () -> UITableViewCell
) -> some View {
    UIKitView {
        RowTable(style) {
            let cell = make()
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Value"
            return cell
        }
    }
}

@MainActor private func configured(_ configuration: UIListContentConfiguration) -> some View {
    table(.plain) {
        var configuration = configuration
        configuration.text = "Text"
        configuration.secondaryText = "Second"
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = configuration
        return cell
    }
}

/// A table that is its own data source.
private final class RowTable: UITableView, UITableViewDataSource {
    private let row: @MainActor () -> UITableViewCell

    init(_ style: Style, row: @escaping @MainActor () -> UITableViewCell) {
        self.row = row
        super.init(frame: .zero, style: style)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
}
