// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
import VitrineLayout

/// The presentations of a scene, from back to front.
@MainActor
package final class PresentationHub: SceneService {
    private unowned let graph: ViewGraph
    package private(set) var shown: [PresentedNode] = []
    /// The views that pointers carry over the window.
    private var lifted: [LiftedNode] = []
    /// The presenter of views that are not in a presentation.
    package let scene = Presenter()

    package init(graph: ViewGraph) {
        self.graph = graph
        scene.graph = graph
    }

    func show(_ node: PresentedNode) {
        shown.append(node)
        shownDidChange()
    }

    func remove(_ node: PresentedNode) {
        shown.removeAll { $0 === node }
        shownDidChange()
    }

    func lift(_ node: LiftedNode) {
        lifted.append(node)
        showOverlays()
    }

    func drop(_ node: LiftedNode) {
        lifted.removeAll { $0 === node }
        showOverlays()
    }

    private func shownDidChange() {
        showOverlays()
        recede()
    }

    private func showOverlays() {
        graph.window.overlays = shown.map(\.layoutNode) + lifted.map(\.layoutNode)
    }

    // MARK: - What leaves

    /// Weak, because a presenter may end before what it has presented has left the window.
    private struct Leaving {
        weak var presenter: Presenter?
    }

    /// The presenters that wait for an exit.
    private var leaving: [Leaving] = []

    func beginsExit(_ presenter: Presenter) {
        leaving.append(Leaving(presenter: presenter))
    }

    func endsExit(_ presenter: Presenter) {
        leaving.removeAll { $0.presenter == nil || $0.presenter === presenter }
    }

    /// Ends all waits for presentations that are on their way out of the window, as if they had left it.
    package func endExits() {
        for entry in leaving { entry.presenter?.endExit() }
    }

    // MARK: - What is behind

    /// The upper edges of the cards behind which the window recedes, by their presentations.
    private var edges: [ObjectIdentifier: CGFloat] = [:]

    /// Makes everything behind a presentation recede; `cardTop` is the upper edge of its card in points, and `nil`
    /// brings everything back.
    func recede(behind presentation: PresentationContext, cardTop: CGFloat?) {
        let key = ObjectIdentifier(presentation)
        guard edges[key] != cardTop else { return }
        edges[key] = cardTop
        recede()
    }

    /// Everything behind the foremost card that wants it recedes.
    private func recede() {
        let depth = shown.lastIndex { edges[ObjectIdentifier($0.dismissal)] != nil }
        graph.recession = depth.map { depth in
            Recession(depth: depth, cardTop: edges[ObjectIdentifier(shown[depth].dismissal)] ?? 0)
        }
    }
}

extension ViewGraph {
    /// The presentations of the scene.
    package var presentations: PresentationHub { service(PresentationHub.self) }
}

/// A request to be shown over a presenter.
@MainActor
protocol PresentationRequest: AnyObject {
    func mount()
    /// The presentation, while it is shown.
    var presented: PresentedNode? { get }
}

/// Shows one presentation at a time over its views; further requests wait until it has been dismissed and has left the
/// window.
@MainActor
package final class Presenter {
    /// Weak, because a request is a node that holds its presenter.
    private struct Entry {
        weak var request: (any PresentationRequest)?
    }

    private var requests: [Entry] = []
    /// Whether its own presentation is shown; what is to be shown over it waits for that.
    private var isShown: Bool

    /// The scene's graph.
    weak var graph: ViewGraph?
    /// The presentation whose views present; `nil` for the views of the scene.
    weak var node: PresentedNode?
    /// The presenter of that presentation; `nil` for the scene's.
    weak var outer: Presenter?
    /// The presenter of UIKit's controllers over the views.
    private(set) lazy var controllers = ControllerPresenter(of: self)
    /// The presentation that is shown over the views.
    var shown: PresentedNode? { requests.first?.request?.presented }

    /// Creates a presenter; that of a presentation is not shown before `open()`.
    package init(isShown: Bool = true) {
        self.isShown = isShown
    }

    /// Shows what waited for the presentation itself.
    func open() {
        isShown = true
        requests.first?.request?.mount()
    }

    func add(_ request: any PresentationRequest) {
        guard !requests.contains(where: { $0.request === request }) else { return }
        requests.append(Entry(request: request))
        if requests.count == 1 { showNext() }
    }

    /// Removes a request.
    ///
    /// What waits for its end follows when what it has shown has left the window, and then the next request, as on iOS.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - graph: The scene's graph.
    ///   - exitTime: The seconds in which what the request has shown leaves the window; 0 for at once.
    ///   - ended: A closure that runs when it has left.
    func remove(
        _ request: any PresentationRequest, in graph: ViewGraph, exitTime: Double = 0, ended: (() -> Void)? = nil
    ) {
        guard let index = requests.firstIndex(where: { $0.request === request }) else { return }
        requests.remove(at: index)
        if exitTime > 0 { beginExit(exitTime, in: graph) }
        if let ended {
            if isLeaving { waiting.append(ended) } else { graph.enqueueAction(ended) }
        }
        if isShown, index == 0, !isLeaving, !requests.isEmpty {
            graph.enqueueAction { [weak self] in self?.showNext() }
        }
    }

    private func showNext() {
        if isShown, !isLeaving { requests.first?.request?.mount() }
    }

    // MARK: - What leaves

    /// Whether what was shown last is on its way out of the window: nothing is presented meanwhile.
    private var isLeaving = false
    /// What waits until it has left, in order.
    private var waiting: [() -> Void] = []
    /// The time that its way takes.
    private var exit: TaskHandle?

    /// Runs a closure when what was shown last has left the window: at once if nothing leaves.
    func afterExit(_ action: @escaping () -> Void) {
        if isLeaving { waiting.append(action) } else { action() }
    }

    /// Surfaces run the animation of an exit and do not report its end, so the session waits for as long as it takes.
    private func beginExit(_ seconds: Double, in graph: ViewGraph) {
        isLeaving = true
        graph.presentations.beginsExit(self)
        // A task belongs to no node: it begins when none is being updated.
        graph.enqueueAction { [weak self] in
            guard let self, isLeaving, exit == nil, let graph = self.graph else { return }
            exit = graph.session.activity.wait(seconds) { [weak self] in self?.endExit() }
        }
    }

    /// Ends the wait for what is on its way out of the window, as if it had left.
    ///
    /// - Returns: Whether something was on its way; whoever waited for it is told by the actions of this update.
    @discardableResult func endExit() -> Bool {
        guard isLeaving, let graph else { return false }
        isLeaving = false
        exit?.cancel()
        exit = nil
        graph.presentations.endsExit(self)
        let actions = waiting
        waiting = []
        for action in actions { graph.enqueueAction(action) }
        graph.enqueueAction { [weak self] in self?.showNext() }
        return true
    }
}
