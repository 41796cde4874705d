// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An object that controls a popover.
///
/// - Support: partial: it stands next to the part of the window that its source view and rectangle say, if the view is in the
///   scene's window, and at the lower edge otherwise.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to.
    open weak var sourceView: UIView?
    /// The rectangle in the coordinates of that view; `null` for all of the view.
    open var sourceRect = CGRect.null
    /// The button that the popover belongs to; without effect.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that the popover's arrow may have; there is no arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet {
            // None is what apps set to have no arrow.
            guard !permittedArrowDirections.isEmpty, permittedArrowDirections != .any else { return }
            DeveloperNotes.withoutEffect(
                "UIPopoverPresentationController.permittedArrowDirections", remedy: "Popovers have no arrow here.")
        }
    }
    /// The colour behind the content; `nil` for the system's.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// The views outside that can be used; without effect.
    open var passthroughViews: [UIView]?
    /// Whether the popover may cover its source; without effect.
    open var canOverlapSourceViewRect = false
    /// How far the popover stays from the edges of the window, in points; without effect.
    open var popoverLayoutMargins = UIEdgeInsets.zero

    /// The rectangle in the window that the popover stands next to.
    var anchor: CGRect {
        let viewport = SessionContext.current?.viewport
        let (width, height) = (CGFloat(viewport?.width ?? 0), CGFloat(viewport?.height ?? 0))
        let lowerEdge = CGRect(x: width / 2, y: height - CGFloat(viewport?.safeArea.bottom ?? 0), width: 0, height: 0)
        guard let sourceView, sourceView.window?.isOfScene == true else { return lowerEdge }
        var frame = sourceRect.isNull ? sourceView.bounds : sourceRect
        var view: UIView? = sourceView
        while let current = view, !(current is UIWindow) {
            frame = frame.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            view = current.superview
        }
        return frame
    }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// The methods of an object that is asked how a popover adapts.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented.
    ///
    /// - Parameter popoverPresentationController: The controller of the popover, of which the source may still be set.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
