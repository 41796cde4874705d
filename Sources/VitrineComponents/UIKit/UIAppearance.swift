// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// How the bars and views of UIKit look, as apps set it for all of them. Vitrine draws none of UIKit's views, so nothing
// follows what is set here, and the developer is told so.

/// A navigation bar.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UINavigationBar: UIView {
    open var barTintColor: UIColor? { didSet { noteChange() } }
    open var isTranslucent = true { didSet { noteChange() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
    open var shadowImage: UIImage? { didSet { noteChange() } }
    open var prefersLargeTitles = true { didSet { noteChange() } }
    open var standardAppearance = UINavigationBarAppearance() { didSet { noteChange() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
}

/// A tab bar.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UITabBar: UIView {
    open var barTintColor: UIColor? { didSet { noteChange() } }
    open var isTranslucent = true { didSet { noteChange() } }
    open var unselectedItemTintColor: UIColor? { didSet { noteChange() } }
    open var shadowImage: UIImage? { didSet { noteChange() } }
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    open var standardAppearance = UITabBarAppearance() { didSet { noteChange() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteChange() } }
}

/// A toolbar.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UIToolbar: UIView {
    open var barTintColor: UIColor? { didSet { noteChange() } }
    open var isTranslucent = true { didSet { noteChange() } }
}

/// A scroll view.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UIScrollView: UIView {
    open var bounces = true { didSet { noteChange() } }
    open var alwaysBounceVertical = false { didSet { noteChange() } }
    open var showsVerticalScrollIndicator = true { didSet { noteChange() } }
    open var showsHorizontalScrollIndicator = true { didSet { noteChange() } }
    open var contentInset = UIEdgeInsets.zero { didSet { noteChange() } }
    open var isScrollEnabled = true { didSet { noteChange() } }
    open var isPagingEnabled = false { didSet { noteChange() } }
}

/// A table.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UITableView: UIScrollView {
    open var separatorColor: UIColor? { didSet { noteChange() } }
    open var separatorInset = UIEdgeInsets.zero { didSet { noteChange() } }
    open var tableFooterView: UIView? { didSet { noteChange() } }
    open var tableHeaderView: UIView? { didSet { noteChange() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteChange() } }
    open var allowsSelection = true { didSet { noteChange() } }
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { noteChange() } }
    open var rowHeight: CGFloat = -1 { didSet { noteChange() } }
}

/// A row of a table.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UITableViewCell: UIView {
    open var selectedBackgroundView: UIView? { didSet { noteChange() } }
    open var selectionStyle = SelectionStyle.default { didSet { noteChange() } }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }
}

/// A collection.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UICollectionView: UIScrollView {
}

/// A text that can be edited.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UITextView: UIScrollView {
    open var textColor: UIColor? { didSet { noteChange() } }
}

/// A field.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UITextField: UIView {
    open var textColor: UIColor? { didSet { noteChange() } }
}

/// A switch.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UISwitch: UIView {
    open var onTintColor: UIColor? { didSet { noteChange() } }
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
}

/// A slider.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UISlider: UIView {
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    open var maximumTrackTintColor: UIColor? { didSet { noteChange() } }
}

/// The dots of pages.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UIPageControl: UIView {
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }
    open var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
}

/// A choice of segments.
///
/// - Support: partial: what is set has no effect, and a diagnostic says so.
open class UISegmentedControl: UIView {
    open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }
}

extension UISegmentedControl {
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    /// Sets how titles look.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteChange()
    }
}

/// How a bar looks.
@MainActor
open class UIBarAppearance: NSObject {
    public override init() {}

    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
