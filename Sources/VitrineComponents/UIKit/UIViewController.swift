// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore

/// A controller of a UIKit view and of child controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    public override init() { super.init() }

    /// Creates a controller; names of nibs are ignored, because Vitrine has none.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Ignored.
    ///   - nibBundleOrNil: Ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    // MARK: - The view

    /// The view if it has been loaded, or `nil`.
    open private(set) var viewIfLoaded: UIView?

    /// The view, loaded on first access.
    open var view: UIView! {
        get {
            if viewIfLoaded == nil {
                loadView()
                viewDidLoad()
            }
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Creates the view: an empty one of 390 by 844 points, unless a subclass overrides it.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    /// Loads the view if it has not been loaded.
    open func loadViewIfNeeded() { _ = view }
    /// Called when the view has been loaded; does nothing.
    open func viewDidLoad() {}
    /// Called before the view appears; does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared; does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared; does nothing.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Begins a transition of the view; call `endAppearanceTransition()` afterwards.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view appears; otherwise it disappears.
    ///   - animated: Whether the transition is animated.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        transition = (isAppearing, animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    /// Ends the transition of the view.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = transition else { return }
        transition = nil
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    private var transition: (isAppearing: Bool, animated: Bool)?

    // MARK: - Child controllers

    /// The child controllers.
    open private(set) var children: [UIViewController] = []
    /// The controller that contains this one, or `nil`.
    open private(set) weak var parent: UIViewController?

    /// Adds a child and removes it from its old parent.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller gets a parent or loses it; does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has got a parent or lost it; does nothing.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presentation

    /// The title.
    open var title: String?
    /// The preferred size of the view, in points; without effect.
    open var preferredContentSize = CGSize.zero
    /// The appearance that the controller forces; without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Ends the presentation that shows the controller; `nil` while none does.
    package var endPresentation: (() -> Void)?

    /// Ends the presentation that shows the controller.
    ///
    /// - Support: partial: of the system's own controllers in a sheet or a cover; a diagnostic names any other.
    ///
    /// - Parameters:
    ///   - flag: Whether the end is animated; a sheet always is.
    ///   - completion: A closure that is called at once.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let endPresentation {
            endPresentation()
        } else {
            DeveloperNotes.withoutEffect(
                "\(type(of: self)).dismiss(animated:completion:)", remedy: "End the presentation by its binding.")
        }
        completion?()
    }

    /// The root view of a hosting controller, for hosts that mount it; `nil` for controllers that only have an image.
    package var makeRoot: (() -> AnyView)?

    /// The content of the controller as a SwiftUI view that fills the available space.
    package var content: AnyView {
        makeRoot?() ?? view.drawing(isLive: true)
    }
}
