// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control or a menu, with a title, an image and a handler.
///
/// - Support: partial: of controls, bar buttons and menus; controls ignore attributes and states, and a diagnostic says so.
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
    /// How the action can be used in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is shown as on in a menu.
    open var state: UIMenuElement.State
    /// The title that is shown in a menu where there is room for more words; kept without effect.
    open var discoverabilityTitle: String?
    /// The control that performs the action, while it does.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of a button that the action is given to.
    ///   - subtitle: The text below the title in a menu.
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
    }

    /// Reports that a control shows nothing of the attributes and the state.
    func noteControl() {
        if !attributes.isEmpty { noteControl("attributes") }
        if state != .off { noteControl("state") }
    }

    private func noteControl(_ name: String) {
        DeveloperNotes.withoutEffect(
            "UIAction.\(name) of a control", remedy: "Set isEnabled and isSelected of the control.")
    }

    /// Does it for a control.
    func perform(for sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
