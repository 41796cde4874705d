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
    /// What pointers carry over the window.
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

/// Shows one presentation at a time over its views; further requests wait until it has been dismissed.
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
    /// What presents controllers of UIKit's over the views.
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
        if isShown, requests.count == 1 { request.mount() }
    }

    /// The next request follows after the notifications of the one that is removed.
    func remove(_ request: any PresentationRequest, in graph: ViewGraph) {
        guard let index = requests.firstIndex(where: { $0.request === request }) else { return }
        requests.remove(at: index)
        if isShown, index == 0, !requests.isEmpty {
            graph.enqueueAction { [weak self] in self?.requests.first?.request?.mount() }
        }
    }
}
