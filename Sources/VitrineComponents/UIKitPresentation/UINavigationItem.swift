// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The title, the buttons and their settings that a navigation controller shows in its bar for one view controller.
///
/// - Support: partial: the title, the buttons and whether there is a back button.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether the bar shows a large title.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// The mode of the controller before it on the stack; here always large.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
        /// A title within the bar; here never large.
        case inline = 3
    }

    /// The title; `nil` for that of the controller.
    open var title: String? { didSet { didChange() } }
    /// The view in place of the title; without effect.
    open var titleView: UIView? { didSet { note("titleView", remedy: "Set the title.") } }
    /// The line above the title; without effect.
    open var prompt: String? { didSet { note("prompt", remedy: "Set the title.") } }
    /// Whether the bar shows a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
    /// Whether the bar hides the back button.
    open var hidesBackButton = false { didSet { didChange() } }
    /// The title of the back button that leads to the controller; without effect.
    open var backButtonTitle: String? { didSet { note("backButtonTitle", remedy: "The way back has no title.") } }
    /// The back button that leads to the controller; without effect.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { note("backBarButtonItem", remedy: "The way back has no title.") }
    }
    /// The buttons at the leading edge, from that edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The buttons at the trailing edge, from that edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The first button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private weak var changes: ChangeCount?

    /// Creates an item with a title that belongs to no controller.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates the item of a controller.
    init(of controller: UIViewController) {
        changes = controller.changes
        super.init()
    }

    /// Sets the first button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the first button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether the bar hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    private func didChange() { changes?.increase() }

    private func note(_ name: String, remedy: String) {
        DeveloperNotes.withoutEffect("UINavigationItem.\(name)", remedy: remedy)
    }
}
