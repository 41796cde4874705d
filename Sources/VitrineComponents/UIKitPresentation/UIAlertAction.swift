// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The roles of a button, such as cancelling.
    public enum Style: Int, Hashable, Sendable {
        /// The default style.
        case `default` = 0
        /// The style of an action that ends the alert without a change.
        case cancel = 1
        /// The style of an action that deletes or changes something that cannot be restored.
        case destructive = 2
    }

    /// The title.
    open private(set) var title: String?
    /// The role of the button.
    open private(set) var style: UIAlertAction.Style
    /// Whether the user can choose the action.
    open var isEnabled = true { didSet { changes?.increase() } }

    /// The changes of the alert that shows the action.
    weak var changes: ChangeCount?
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: What the button means.
    ///   - handler: A closure that is called once the alert has disappeared because of the button.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Calls the handler.
    func perform() { handler?(self) }
}
