// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A SwiftUI view that shows the view of a UIKit controller.
///
/// - Support: partial: a hosting controller's SwiftUI view and what is drawn of UIKit's views are shown. A controller of which nothing is
///   drawn is a labelled box, and a diagnostic names it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == _RepresentedView {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of what the controller tells of its events.
    associatedtype Coordinator = Void
    /// The context that the methods receive.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller, once.
    ///
    /// - Parameter context: The coordinator, environment and transaction.
    /// - Returns: The controller.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller: after it was created, and whenever a value has changed that was read here.
    ///
    /// - Parameters:
    ///   - uiViewController: The controller.
    ///   - context: The coordinator, environment and transaction.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Cleans up when the controller's view has left.
    ///
    /// - Parameters:
    ///   - uiViewController: The controller.
    ///   - coordinator: Its coordinator.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Creates the coordinator, before the controller.
    ///
    /// - Returns: The coordinator.
    func makeCoordinator() -> Coordinator

    /// Returns the size of the controller's view for a proposal, in points.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - uiViewController: The controller.
    ///   - context: The coordinator, environment and transaction.
    /// - Returns: The size; `nil` for the proposed one.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

/// The information that the methods of a `UIViewControllerRepresentable` receive.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that receives the events of the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that led to the update, with its animation.
    public internal(set) var transaction: Transaction
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// Returns `nil`.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// The controller's view, as it is drawn.
    public var body: _RepresentedView {
        _RepresentedView(
            make: { RepresentedController(self, in: $0) },
            update: { ($0 as? RepresentedController<Self>)?.update(self, in: $1) })
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The controller of a `UIViewControllerRepresentable`.
private final class RepresentedController<Representable: UIViewControllerRepresentable>: ShownController {
    private var representable: Representable
    private var context: Representable.Context
    private let controller: Representable.UIViewControllerType

    init(_ representable: Representable, in place: RepresentedPlace) {
        self.representable = representable
        context = Representable.Context(
            coordinator: representable.makeCoordinator(), transaction: place.transaction, environment: place.environment
        )
        controller = representable.makeUIViewController(context: context)
        controller.place = place.environment.object(of: Presenter.self)?.controllers ?? ControllerPresenter.scene
        controller.loadViewIfNeeded()
        super.init(controller)
    }

    isolated deinit { Representable.dismantleUIViewController(controller, coordinator: context.coordinator) }

    func update(_ representable: Representable, in place: RepresentedPlace) {
        self.representable = representable
        (context.transaction, context.environment) = (place.transaction, place.environment)
        representable.updateUIViewController(controller, context: context)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize? {
        representable.sizeThatFits(proposal, uiViewController: controller, context: context)
    }

    override func setVisible(_ isVisible: Bool) {
        controller.beginAppearanceTransition(isVisible, animated: false)
        controller.endAppearanceTransition()
    }
}
