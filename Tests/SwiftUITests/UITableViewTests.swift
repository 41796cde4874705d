// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Tables of UIKit on pages: rows, titles, cells, selection.
@MainActor
@Suite struct UITableViewTests {
    /// A cell with an initialiser of its own, as apps write them.
    private final class ColorCell: UITableViewCell {
        let made: String

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            made = "made for \(reuseIdentifier ?? "nothing")"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Picker: UITableViewController {
        var colors = ["Red", "Green"]
        var chosen: String?
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Colours"
            tableView.register(ColorCell.self, forCellReuseIdentifier: "color")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
            heard.append((cell as? ColorCell)?.made ?? "another")
            var content = cell.defaultContentConfiguration()
            content.text = colors[indexPath.row]
            cell.contentConfiguration = content
            cell.accessoryType = colors[indexPath.row] == chosen ? .checkmark : .none
            return cell
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Few" }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen = colors[indexPath.row]
            tableView.reloadData()
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let picker: Picker
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: picker)
        }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    @Test func `a controller shows rows, a title and a checkmark, and hears of taps`() async throws {
        let picker = Picker(style: .insetGrouped)
        let host = TestHost(Shown(picker: picker))
        #expect(host.contains(label: "Few"))
        #expect(picker.heard.prefix(2) == ["made for color", "made for color"])
        #expect(try !host.find(role: .button, label: "Green").isSelected)
        try host.find(role: .button, label: "Green").tap()
        await host.settle()
        #expect(picker.chosen == "Green")
        #expect(try host.find(role: .button, label: "Green").isSelected)
        picker.colors.append("Blue")
        picker.tableView.reloadData()
        await host.settle()
        #expect(throws: Never.self) { try host.find(role: .button, label: "Blue") }
    }

    private struct Table: UIViewRepresentable {
        let rows: Rows
        func makeUIView(context: Context) -> UITableView {
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = rows
            table.delegate = rows
            return table
        }
        func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heard: [String] = []
        weak var table: UITableView?

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            table = tableView
            let cell = tableView.dequeueReusableCell(withIdentifier: "none")
            let made = cell ?? UITableViewCell(style: .subtitle, reuseIdentifier: "none")
            made.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
            made.detailTextLabel?.text = "Below"
            return made
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.section == 0 ? indexPath : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            heard.append("deselect \(indexPath.row)")
        }
    }

    @Test func `a row stays selected until another one is, as the delegate allows`() async throws {
        let rows = Rows()
        let host = TestHost(Table(rows: rows))
        let buttons = host.root.all { $0.role == .button }
        #expect(buttons.count == 4)
        for (index, button) in buttons.prefix(3).enumerated() {
            #expect(button.label.contains("Row \(index / 2).\(index % 2)"))
            try host.find(role: .button, label: button.label).tap()
            await host.settle()
        }
        #expect(rows.heard == ["select 0", "deselect 0", "select 1"])
        #expect(rows.table?.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(rows.table?.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        rows.table?.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        #expect(rows.table?.indexPathsForSelectedRows == nil)
    }

    @Test func `the path of a row has its numbers`() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.item == 3 && path.section == 2)
        path.row = 1
        #expect(path == IndexPath(item: 1, section: 2))
    }
}
