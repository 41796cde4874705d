// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
import VitrineLayout

/// The presentations of a scene, from back to front.
@MainActor
package final class PresentationHub: SceneService {
    private unowned let graph: ViewGraph
    package private(set) var shown: [PresentedNode] = []
    /// The presenter of views that are not in a presentation.
    package let scene = Presenter()

    package init(graph: ViewGraph) {
        self.graph = graph
    }

    func show(_ node: PresentedNode) {
        shown.append(node)
        graph.window.overlays = shown.map(\.layoutNode)
    }

    func remove(_ node: PresentedNode) {
        shown.removeAll { $0 === node }
        graph.window.overlays = shown.map(\.layoutNode)
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
}

/// Shows one presentation at a time over its views; further requests wait until it has been dismissed.
@MainActor
package final class Presenter {
    /// Weak, because a request is a node that holds its presenter.
    private struct Entry {
        weak var request: (any PresentationRequest)?
    }

    private var requests: [Entry] = []

    package init() {}

    func add(_ request: any PresentationRequest) {
        guard !requests.contains(where: { $0.request === request }) else { return }
        requests.append(Entry(request: request))
        if requests.count == 1 { request.mount() }
    }

    /// The next request follows after the notifications of the one that is removed.
    func remove(_ request: any PresentationRequest, in graph: ViewGraph) {
        guard let index = requests.firstIndex(where: { $0.request === request }) else { return }
        requests.remove(at: index)
        if index == 0, !requests.isEmpty {
            graph.enqueueAction { [weak self] in self?.requests.first?.request?.mount() }
        }
    }
}
