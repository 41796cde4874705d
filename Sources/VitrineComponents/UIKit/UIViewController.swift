// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore

/// What holds a view of UIKit, and its children's.
@MainActor
open class UIViewController: UIResponder {
    public override init() { super.init() }

    /// A controller without a nib: there are none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Controllers are not archived here: there is none.
    public required init?(coder: NSCoder) { nil }

    // MARK: - The view

    open private(set) var viewIfLoaded: UIView?

    /// The view, made when it is first asked for.
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

    open var isViewLoaded: Bool { viewIfLoaded != nil }

    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells the controller that its view comes or goes; `endAppearanceTransition` follows.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        transition = (isAppearing, animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = transition else { return }
        transition = nil
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    private var transition: (isAppearing: Bool, animated: Bool)?

    // MARK: - Children

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - What it is shown under

    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// What a controller of SwiftUI's shows, for who mounts it for themselves; else the picture of the view is all there is.
    package var makeRoot: (@MainActor () -> AnyView)?

    /// What the controller shows, as a view of SwiftUI that fills the room that it is given.
    package var content: AnyView {
        guard let makeRoot else { return view.drawing }
        return makeRoot()
    }
}
