// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A SwiftUI view that shows a view of UIKit.
///
/// - Support: partial: backgrounds, subviews, labels, images, blurs, activity indicators, controls, text fields, what
///   `draw(_:)` draws and hosted SwiftUI views are drawn. A view of which nothing is drawn is a labelled box, and a
///   diagnostic names it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _RepresentedView {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of what the view tells of its events.
    associatedtype Coordinator = Void
    /// The context that the methods receive.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view, once.
    ///
    /// - Parameter context: The coordinator, environment and transaction.
    /// - Returns: The view.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view: after it was created, and whenever a value has changed that was read here.
    ///
    /// - Parameters:
    ///   - uiView: The view.
    ///   - context: The coordinator, environment and transaction.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Cleans up when the view has left.
    ///
    /// - Parameters:
    ///   - uiView: The view.
    ///   - coordinator: Its coordinator.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator, before the view.
    ///
    /// - Returns: The coordinator.
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal, in points.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - uiView: The view.
    ///   - context: The coordinator, environment and transaction.
    /// - Returns: The size; `nil` for the view's intrinsic one, or else the proposed one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The information that the methods of a `UIViewRepresentable` receive.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that receives the events of the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that led to the update, with its animation.
    public internal(set) var transaction: Transaction
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns `nil`.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// The view, as it is drawn.
    public var body: _RepresentedView {
        _RepresentedView(
            make: { RepresentedUIView(self, in: $0) },
            update: { ($0 as? RepresentedUIView<Self>)?.update(self, in: $1) })
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The view of a `UIViewRepresentable`.
private final class RepresentedUIView<Representable: UIViewRepresentable>: ShownUIView {
    private var representable: Representable
    private var context: Representable.Context
    private let view: Representable.UIViewType

    init(_ representable: Representable, in place: RepresentedPlace) {
        self.representable = representable
        context = Representable.Context(
            coordinator: representable.makeCoordinator(), transaction: place.transaction, environment: place.environment
        )
        view = representable.makeUIView(context: context)
        super.init(view)
    }

    isolated deinit { Representable.dismantleUIView(view, coordinator: context.coordinator) }

    func update(_ representable: Representable, in place: RepresentedPlace) {
        self.representable = representable
        (context.transaction, context.environment) = (place.transaction, place.environment)
        representable.updateUIView(view, context: context)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize? {
        representable.sizeThatFits(proposal, uiView: view, context: context)
    }
}
