// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control does.
///
/// - Support: partial: of buttons and other controls; there are no menus of UIKit.
open class UIAction: UIMenuElement {
    /// The name by which an action is replaced and removed.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name by which the action is replaced and removed.
    public let identifier: UIAction.Identifier
    /// How the action can be used in a menu; without effect.
    open var attributes: UIMenuElement.Attributes { didSet { noteMenu("attributes") } }
    /// Whether the action is shown as on in a menu; without effect.
    open var state: UIMenuElement.State { didSet { noteMenu("state") } }
    /// The title that is shown in a menu where there is room for more words; kept without effect.
    open var discoverabilityTitle: String?
    /// The control that performs the action, while it does.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of a button that the action is given to.
    ///   - subtitle: The text below the title in a menu; kept without effect.
    ///   - image: The image of a button that the action is given to.
    ///   - identifier: The name by which the action is replaced and removed; `nil` for one of its own.
    ///   - discoverabilityTitle: The title that is shown in a menu where there is room for more words; kept without effect.
    ///   - attributes: How the action can be used in a menu.
    ///   - state: Whether the action is shown as on in a menu.
    ///   - handler: The closure that does it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        if !attributes.isEmpty { noteMenu("attributes") }
        if state != .off { noteMenu("state") }
    }

    private func noteMenu(_ name: String) {
        DeveloperNotes.withoutEffect("UIAction.\(name)", remedy: "Set isEnabled and isSelected of the control.")
    }

    /// Does it for a control.
    func perform(for sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
