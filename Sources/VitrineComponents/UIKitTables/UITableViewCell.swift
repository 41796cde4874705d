// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A cell of a table view.
///
/// - Support: partial: texts, images, SwiftUI views, and views with frames in the content view; backgrounds of selected cells have no
///   effect, and a diagnostic says so.
open class UITableViewCell: UIView {
    /// How a cell shows its texts.
    public enum CellStyle: Int, Hashable, Sendable {
        /// A text.
        case `default` = 0
        /// A text, and a second one at the end of the row.
        case value1 = 1
        /// A text, and a second one beside it.
        case value2 = 2
        /// A text, and a second one below.
        case subtitle = 3
    }

    /// The accessories that a cell can show at its end.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// A button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A button.
        case detailButton = 4
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    /// The style of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// No highlight.
        case none = 0
        /// The default highlight, under its older name.
        case blue = 1
        /// A grey highlight.
        case gray = 2
        /// The default highlight.
        case `default` = 3
    }

    private let style: CellStyle
    /// The name by which the cell was asked for.
    public let reuseIdentifier: String?
    /// The table view that shows the cell.
    weak var table: UITableView?

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: How the cell shows its texts.
    ///   - reuseIdentifier: The name by which the cell is asked for.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell with a text.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var ignoresTint: Bool { true }

    // MARK: - Content

    /// The content that the cell shows instead of its labels; `nil` for the labels.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { cellDidChange() } }

    /// Returns an empty content for the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The label of the text.
    open private(set) lazy var textLabel: UILabel? = label(.body, .label)
    /// The label of the second text; `nil` where the style has none.
    open private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : label(style == .subtitle ? .footnote : .body, .secondaryLabel)
    /// The view of the image.
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView(frame: .zero)
        view.onChange = { [weak self] in self?.cellDidChange() }
        return view
    }()
    /// The view of what the app adds.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.onChange = { [weak self] in self?.cellDidChange() }
        return view
    }()

    private func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.onChange = { [weak self] in self?.cellDidChange() }
        return label
    }

    /// The SwiftUI view that the cell shows.
    var content: AnyView {
        if let content = contentConfiguration as? any CellContent { return content.cellContent }
        if !contentView.subviews.isEmpty {
            return AnyView(
                GeometryReader { [contentView] geometry in
                    Self.drawing(of: contentView, at: geometry.size)
                })
        }
        var content = defaultContentConfiguration()
        if let label = textLabel {
            content.text = label.text
            content.textProperties.font = label.font
            content.textProperties.color = label.textColor
            content.textProperties.numberOfLines = label.numberOfLines
        }
        if let label = detailTextLabel {
            content.secondaryText = label.text
            content.secondaryTextProperties.font = label.font
            content.secondaryTextProperties.color = label.textColor
            content.secondaryTextProperties.numberOfLines = label.numberOfLines
        }
        content.image = imageView?.image
        return content.cellContent
    }

    private static func drawing(of view: UIView, at size: CGSize) -> AnyView {
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return view.drawing(isLive: true)
    }

    /// Whether the app places views of its own, which need the room of the row's height.
    var hasOwnViews: Bool { contentConfiguration == nil && !contentView.subviews.isEmpty }

    private func cellDidChange(_ name: String = #function) {
        didChange(name)
        table?.didChange()
    }

    // MARK: - Looks

    /// The accessory that the cell shows at its end.
    open var accessoryType = AccessoryType.none { didSet { cellDidChange() } }
    /// The view that the cell shows at its end instead.
    open var accessoryView: UIView? { didSet { cellDidChange() } }
    /// The background of a selected cell; without effect.
    open var selectedBackgroundView: UIView? { didSet { noteChange() } }
    /// The style of a selected cell.
    open var selectionStyle = SelectionStyle.default { didSet { cellDidChange() } }
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { cellDidChange() } } }

    /// Selects the cell, or no longer.
    ///
    /// - Parameters:
    ///   - selected: Whether the cell is selected.
    ///   - animated: Whether it changes its look by an animation; the page decides.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Called before the cell is used for another row: never, because each row has a cell of its own.
    open func prepareForReuse() {}
}

/// Calls `init(style:reuseIdentifier:)` of any class of cells, as Apple's runtime can.
///
/// Each class of cells has this initialiser at the same slot of the vtable, so a metatype that is cast to this class calls it
/// (as `AnyInit` does for `init()`).
class AnyCellInit: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a cell of a class.
    @_optimize(none)
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let maker = unsafeBitCast(type, to: AnyCellInit.Type.self)
        return maker.init(style: .default, reuseIdentifier: reuseIdentifier) as UITableViewCell
    }
}

/// A subclass, without which an optimized build would call the only initialiser that it sees and not that of the slot.
private final class AnotherCellInit: AnyCellInit {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
