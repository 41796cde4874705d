// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineBase
@_spi(Engine) import VitrineCore

/// Presents controllers of UIKit's over the views of a presenter, by the presentations of SwiftUI.
///
/// What presents is a node of its own beside those views: no view of the app asks for it. The presentation has the
/// environment of the place, and waits as those of SwiftUI do while an alert or a menu is shown.
@MainActor @Observable
final class ControllerPresenter {
    /// The controller that is presented or about to be.
    private(set) var presented: UIViewController?
    /// The app's controller that shows the presenter's own views; `nil` where SwiftUI shows them.
    @ObservationIgnored weak var shown: UIViewController?

    @ObservationIgnored private weak var presenter: Presenter?
    @ObservationIgnored private lazy var standIn = StandInController(for: self)
    /// The controller that the surface was asked for.
    @ObservationIgnored private weak var surfaced: UIViewController?
    /// Whether the user has asked for the end of the presentation that ends next.
    @ObservationIgnored private var isByUser = false
    /// The controllers whose presentations end, until they have disappeared.
    @ObservationIgnored private var ending: [Ending] = []

    /// A controller whose presentation ends.
    private struct Ending {
        let controller: UIViewController
        /// Whether the user has ended it, and not the app.
        let isByUser: Bool
        let completion: (() -> Void)?
    }

    init(of presenter: Presenter) {
        self.presenter = presenter
    }

    /// The presenter of the scene of the session whose code is running; `nil` outside of any.
    static var scene: ControllerPresenter? {
        SessionContext.current?.service(SessionScene.self).graph?.presentations.scene.controllers
    }

    /// The presenter over which everything else is that is presented in the session; `nil` outside of any.
    static var topmost: ControllerPresenter? {
        var top = scene
        while let over = top?.over { top = over }
        return top
    }

    /// The controller of the presenter's own views: the app's, or one that stands for what SwiftUI shows.
    var controller: UIViewController { shown ?? standIn }
    /// The presenter over which this one's controller is presented; `nil` for the scene's views.
    var outer: ControllerPresenter? { presenter?.outer?.controllers }
    private var graph: ViewGraph? { presenter?.graph }

    /// The presenter of the sheet or cover that is shown over the views.
    private var over: ControllerPresenter? {
        guard let node = presenter?.shown, node.presentsPage else { return nil }
        return node.presenter.controllers
    }

    /// The controller over the views, the app's own or one that stands for a sheet or cover of SwiftUI's.
    var presentedController: UIViewController? {
        if let presented { return presented }
        // A controller of the app that is shown there is being dismissed.
        guard let over, over.shown == nil else { return nil }
        return over.controller
    }

    // MARK: - Presenting

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - source: Whoever presents it, for diagnostics.
    ///   - completion: A closure that is called when the controller has appeared.
    func present(_ controller: UIViewController, from source: UIViewController, completion: (() -> Void)?) {
        guard let graph, controller.presentation == nil, presentedController == nil else {
            let shown = presentedController.map { "\(type(of: $0))" } ?? "another controller"
            DeveloperNotes.report(
                .presentationRefused,
                "\(type(of: controller)) is not presented: \(type(of: source)) already presents \(shown).",
                remedy: "Present over the last presentedViewController, or dismiss that one first.", saysPlace: false)
            return
        }
        controller.willBePresented(by: self, completion: completion)
        (isByUser, surfaced) = (false, nil)
        presented = controller
        // The tree of nodes changes in a flush only.
        graph.enqueueAction { [weak self] in self?.attach() }
    }

    /// Adds the node that presents to the views, unless there is one.
    private func attach() {
        let node: (any PresentingNode)? = presenter?.node
        let parent = node ?? (graph?.root as? any PresentingNode)
        guard let graph, let parent, parent.isAlive, parent.presenting == nil else { return }
        parent.presenting = NodeContext(graph: graph, parent: parent, scope: parent.scope, owner: nil, ordinal: 2)
            .make(PresentingView(controllers: self))
    }

    /// The modifier that presents the controller.
    fileprivate var modifier: PresentationModifier {
        PresentationModifier(
            identity: { [weak self] in self?.presented.map { AnyHashable(ObjectIdentifier($0)) } },
            dismiss: { [weak self] in self?.leave() },
            present: { [weak self, weak last = presented] _ in
                guard let self, let last, last.presentation == nil, presentedController == nil else { return }
                last.willBePresented(by: self, completion: nil)
                presented = last
            },
            onDismiss: { [weak self] in self?.didEnd() },
            mayLeave: { [weak self] isAllowed in self?.mayLeave(isAllowed) ?? isAllowed },
            kind: presented?.presentationKind ?? .sheet,
            surface: { [weak self] _, parts in
                guard let controller = self?.presented else { return AnyView(EmptyView()) }
                self?.surfaced = controller
                return AnyView(ControllerSurface(controller: controller, parts: parts))
            })
    }

    // MARK: - Dismissing

    /// Dismisses the controller over the views, with everything over it.
    ///
    /// - Parameter completion: A closure that is called when it has disappeared.
    /// - Returns: Whether there was one.
    func dismissPresented(completion: (() -> Void)?) -> Bool {
        if let presented {
            end(presented, completion: completion)
            return true
        }
        guard let over, over.shown == nil else { return false }
        return over.dismissOwn(completion: completion)
    }

    /// Dismisses the presentation of SwiftUI's whose views present here.
    ///
    /// - Parameter completion: A closure that is called when it has disappeared.
    /// - Returns: Whether the views are in a presentation.
    func dismissOwn(completion: (() -> Void)?) -> Bool {
        guard let node = presenter?.node else { return false }
        node.dismissal.dismiss()
        guard let completion else { return true }
        // The app's state decides in the next pass whether the presentation leaves.
        node.graph.enqueueAction { [weak outer = presenter?.outer] in
            if let outer { outer.afterExit(completion) } else { completion() }
        }
        return true
    }

    /// Dismisses a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller; nothing happens if it is being dismissed already.
    ///   - completion: A closure that is called when it has disappeared.
    func end(_ controller: UIViewController, completion: (() -> Void)?) {
        guard presented === controller else {
            if let completion { graph?.enqueueAction(completion) }
            return
        }
        controller.isBeingDismissed = true
        ending.append(Ending(controller: controller, isByUser: isByUser, completion: completion))
        presented = nil
        // What was never shown is not told of its end by the presentation.
        if surfaced !== controller { graph?.enqueueAction { [weak self] in self?.didEnd(controller) } }
    }

    /// Dismisses the controller because its surface asks for it.
    private func leave() {
        if let presented { end(presented, completion: nil) }
        isByUser = false
    }

    /// Asks the controller whether the user may dismiss it.
    private func mayLeave(_ isAllowed: Bool) -> Bool {
        guard let controller = presented else { return isAllowed }
        let (presentation, delegate) = (controller.anyPresentationController, controller.presentationDelegate)
        guard isAllowed, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        delegate?.presentationControllerWillDismiss(presentation)
        isByUser = true
        return true
    }

    /// Tells the controllers whose presentations have ended, and those who wait for it.
    ///
    /// - Parameter only: The one whose presentation has ended; `nil` for all.
    private func didEnd(_ only: UIViewController? = nil) {
        let ended = ending.filter { only == nil || $0.controller === only }
        ending.removeAll { only == nil || $0.controller === only }
        for end in ended {
            if end.controller.presentation === self, end.controller !== presented { end.controller.presentation = nil }
            end.controller.didEndPresentation()
            end.completion?()
            guard end.isByUser else { continue }
            end.controller.presentationDelegate?.presentationControllerDidDismiss(
                end.controller.anyPresentationController)
        }
    }
}

extension Diagnostic.Code {
    /// A controller that cannot be presented where the app asks for it.
    static let presentationRefused = Self("presentation-refused")
}

/// Presents the controller of a presenter; of itself it shows nothing.
private struct PresentingView: View {
    let controllers: ControllerPresenter

    var body: some View { EmptyView().modifier(controllers.modifier) }
}

/// The controller of views that SwiftUI shows: those of the window, or of a sheet or cover.
///
/// Apps present over it and dismiss it; its view draws nothing.
final class StandInController: UIViewController {
    init(for controllers: ControllerPresenter) {
        super.init()
        stands = controllers
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = StandInView(frame: UIScreen.main.bounds) }
}

/// The view of a controller that stands for what SwiftUI shows.
private final class StandInView: UIView {
    override func drawing(isLive: Bool) -> AnyView {
        DeveloperNotes.report(
            .notDrawn, "The view of the window's root controller draws nothing of what SwiftUI shows.",
            remedy: "Draw a view by ImageRenderer, or by a UIHostingController of its own.", saysPlace: false)
        return super.drawing(isLive: isLive)
    }
}
