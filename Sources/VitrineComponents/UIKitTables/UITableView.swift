// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A table view: rows in sections.
///
/// - Support: partial: rows, titles and views of sections, selection and accessories; each row has a cell of its own, and rows are not
///   edited, moved or swiped. Looks of the table itself have no effect, and a diagnostic says so.
open class UITableView: UIScrollView {
    /// How a table looks.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Groups of rows from edge to edge.
        case grouped = 1
        /// Groups of rows in rounded rectangles.
        case insetGrouped = 2
    }

    /// How rows come, go and change.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// Rows fade in or out.
        case fade = 0
        /// From the right.
        case right = 1
        /// From the left.
        case left = 2
        /// From the top.
        case top = 3
        /// From the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// From the middle.
        case middle = 6
        /// The animation that suits the change.
        case automatic = 100
    }

    /// The height of rows that are as high as their content.
    public static let automaticDimension: CGFloat = -1

    /// How the table looks.
    public let style: Style
    /// The object that provides the rows of the table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The delegate of the table.
    open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - frame: The frame, in the superview's coordinates, in points.
    ///   - style: How the table looks.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        makeContent = { [weak self] in AnyView(self.map { TableContent(table: $0, changes: $0.changes) }) }
    }

    /// Creates a plain table with a frame in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var ignoresTint: Bool { true }
    package override var scrollsSubviews: Bool { false }

    // MARK: - Looks

    /// The colour of the separators; without effect.
    open var separatorColor: UIColor? { didSet { noteChange() } }
    /// The insets of the separators, in points; without effect.
    open var separatorInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The view below the rows.
    open var tableFooterView: UIView? { didSet { didChange() } }
    /// The view above the rows.
    open var tableHeaderView: UIView? { didSet { didChange() } }
    /// The style of the separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { didChange() } }
    /// Whether rows can be selected.
    open var allowsSelection = true { didSet { didChange() } }
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// The padding above section headers, in points; without effect.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { noteChange() } }
    /// The height of the rows, in points; -1 for an automatic height.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { didChange() } }
    /// About how high rows are, in points; not needed.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

    // MARK: - Cells

    private var classes: [String: UITableViewCell.Type] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]

    /// Sets the class of the cells that are asked for by a name.
    ///
    /// - Parameters:
    ///   - cellClass: The class; `nil` for none.
    ///   - identifier: The name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Returns a new cell of the class that is registered for a name; `nil` for none.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { AnyCellInit.make($0, reuseIdentifier: identifier) }
    }

    /// Returns a new cell of the class that is registered for a name.
    ///
    /// - Parameters:
    ///   - identifier: The name, for which a class has to be registered.
    ///   - indexPath: The row.
    /// - Returns: The cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("No class of cells is registered for \"\(identifier)\".")
        }
        return cell
    }

    /// Returns the cell of a row that is shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the row of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The rows that have been shown.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    /// The cells that have been shown.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    /// The cell of a row, asked for once.
    func cell(at path: IndexPath) -> UITableViewCell? {
        if let known = cells[path] { return known }
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.isSelected = selected.contains(path)
        cells[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        cell.table = self
        return cell
    }

    // MARK: - Rows

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    /// Returns the number of rows of a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Asks for all rows again; none is selected any more.
    open func reloadData() {
        cells = [:]
        selected = []
        didChange()
    }

    /// Asks for rows again.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: How they change.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths { cells[path] = nil }
        rowsDidChange(animation)
    }

    /// Asks for the rows of sections again.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: How they change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        cells = cells.filter { !sections.contains($0.key.section) }
        rowsDidChange(animation)
    }

    /// Shows rows that the data source has got.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: How they come.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        cells = [:]
        rowsDidChange(animation)
    }

    /// Shows rows no longer that the data source has lost.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: How they go.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        cells = [:]
        selected.subtract(indexPaths)
        rowsDidChange(animation)
    }

    private func rowsDidChange(_ animation: RowAnimation) {
        if animation == .none { didChange() } else { withAnimation { didChange() } }
    }

    /// Begins several changes; each is shown at the end of what the app does anyway.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() { didChange() }

    /// Makes several changes.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes; `nil` for none.
    ///   - completion: A closure that is called at once with `true`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    // MARK: - Selection

    private var selected: Set<IndexPath> = []

    /// The selected row; `nil` for none.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The selected rows; `nil` for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The row; `nil` for none.
    ///   - animated: Whether it changes its look by an animation; the page decides.
    open func selectRow(at indexPath: IndexPath?, animated: Bool) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selected { set(path, isSelected: false) }
        }
        if let indexPath { set(indexPath, isSelected: true) }
        didChange()
    }

    /// Selects a row no longer; the delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Whether it changes its look by an animation; the page decides.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        set(indexPath, isSelected: false)
        didChange()
    }

    private func set(_ path: IndexPath, isSelected: Bool) {
        if isSelected { selected.insert(path) } else { selected.remove(path) }
        cells[path]?.setSelected(isSelected, animated: false)
    }

    /// The user has tapped a row.
    func userDidSelect(_ path: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selected.contains(path) {
            deselectRow(at: path, animated: true)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        // Without a delegate the row itself; a delegate's `nil` is none.
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        let left = allowsMultipleSelection ? [] : selected.filter { $0 != chosen }
        selectRow(at: chosen, animated: true)
        for path in left { delegate?.tableView(self, didDeselectRowAt: path) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }
}
