// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An interaction that a view offers the user, such as opening a context menu.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// The interaction is about to be added to a view, or to be removed.
    ///
    /// - Parameter view: The view; `nil` where it is removed.
    func willMove(to view: UIView?)
    /// The interaction was added to a view, or was removed.
    ///
    /// - Parameter view: The view; `nil` where it was removed.
    func didMove(to view: UIView?)
}

/// Opens a menu on a long press, or a click with the secondary button.
///
/// - Support: partial: previews are not shown, and the place of the press is not known.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that is asked for the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Who is asked for the menu; not kept.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// The elements of the menu that opens now.
    fileprivate var elements: [UIMenuElement] {
        let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
        return configuration?.actionProvider?([])?.children ?? []
    }
}

/// The methods of an object that is asked for a context menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - location: The place of the press; here always zero.
    /// - Returns: The menu; `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A context menu and its preview.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The name of the menu.
    public let identifier: any NSCopying
    fileprivate let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` for one of its own.
    ///   - previewProvider: Returns a preview, which is not shown.
    ///   - actionProvider: Returns the menu; it gets the system's suggestions, of which there are none.
    public init(
        identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
        actionProvider: (([UIMenuElement]) -> UIMenu?)?
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.actionProvider = actionProvider
        super.init()
        if previewProvider != nil {
            DeveloperNotes.withoutEffect(
                "UIContextMenuConfiguration's previewProvider",
                remedy: "Use contextMenu(menuItems:preview:) of SwiftUI.")
        }
    }
}

/// The elements of a context menu, asked for when it opens.
struct ContextMenuElements: View {
    let interaction: UIContextMenuInteraction

    var body: some View { MenuElements(elements: interaction.elements, sender: interaction) }
}
