// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// The appearance of UIKit's bars and views, as apps set it globally. Vitrine draws none of these views, so the settings
// have no effect, and a diagnostic reports them.

/// A navigation bar.
///
/// - Support: partial: settings have no effect, and a diagnostic says so.
open class UINavigationBar: UIView {
    package override var ignoresTint: Bool { true }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// Whether content shows through the bar.
    open var isTranslucent = true { didSet { noteChange() } }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
    /// The image of the bar's shadow.
    open var shadowImage: UIImage? { didSet { noteChange() } }
    /// Whether the bar shows large titles.
    open var prefersLargeTitles = true {
        didSet { if let controllerChanges { controllerChanges.increase() } else { noteChange() } }
    }
    /// The changes of the navigation controller that the bar belongs to.
    weak var controllerChanges: ChangeCount?
    /// The appearance of the bar at standard height.
    open var standardAppearance = UINavigationBarAppearance() { didSet { noteChange() } }
    /// The appearance of the bar at compact height.
    open var compactAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
    /// The appearance of the bar while content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
    /// The appearance of the bar at compact height while content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
    /// The image of the way back.
    open var backIndicatorImage: UIImage? { didSet { noteChange() } }
    /// The shape of the image of the way back.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { noteChange() } }

    /// Sets the image of the bar's background; without effect.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image.
    ///   - barMetrics: The bars that it is for.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { noteChange() }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// Standard height.
    case `default` = 0
    /// Compact height.
    case compact = 1
    /// Standard height, with a prompt.
    case defaultPrompt = 101
    /// Compact height, with a prompt.
    case compactPrompt = 102
}

/// A tab bar.
///
/// - Support: partial: settings have no effect, and a diagnostic says so.
open class UITabBar: UIView {
    package override var ignoresTint: Bool { true }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// Whether content shows through the bar.
    open var isTranslucent = true { didSet { noteChange() } }
    /// The tint of the items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { noteChange() } }
    /// The image of the bar's shadow.
    open var shadowImage: UIImage? { didSet { noteChange() } }
    /// The image of the bar's background.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    /// The appearance of the bar.
    open var standardAppearance = UITabBarAppearance() { didSet { noteChange() } }
    /// The appearance of the bar while content is scrolled to its edge.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteChange() } }
}

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public override init() {}

    /// The colour of the background.
    open var backgroundColor: UIColor?
    /// The colour of the shadow.
    open var shadowColor: UIColor?
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// The blur of the background.
    open var backgroundEffect: UIBlurEffect?
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// Configures the platform's default background; without effect.
    open func configureWithDefaultBackground() {}
    /// Configures an opaque background; without effect.
    open func configureWithOpaqueBackground() {}
    /// Configures a transparent background; without effect.
    open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that end what the user does.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image of the way back; `nil` for the usual one.
    open private(set) var backIndicatorImage: UIImage?
    /// The shape of the image of the way back.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the way back and its shape.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that end what the user does.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items whose titles are below their images.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items whose titles are beside their images.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of the same items in a bar of less height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour of the image that marks the selected item.
    open var selectionIndicatorTintColor: UIColor?
    /// The image that marks the selected item.
    open var selectionIndicatorImage: UIImage?
}

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The additional distance between characters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance of the text above its baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The layout of the paragraph, an `NSParagraphStyle`; that at the beginning of a text counts.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the strikethrough, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The colour of the underline, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The style of the underline.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The style of the strikethrough.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
