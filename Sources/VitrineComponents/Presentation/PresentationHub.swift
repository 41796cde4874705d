// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
import VitrineLayout

/// What is presented over one scene's views, from back to front.
@MainActor
package final class PresentationHub: SceneService {
    private unowned let graph: ViewGraph
    package private(set) var shown: [PresentedNode] = []
    /// Who presents for views that are not presented themselves.
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
    /// What is presented in the scene.
    package var presentations: PresentationHub { service(PresentationHub.self) }
}

/// A request to be shown over its presenter.
@MainActor
protocol PresentationRequest: AnyObject {
    func mount()
}

/// Shows one thing at a time over its views: who asks while something is shown waits until that has left.
@MainActor
package final class Presenter {
    /// Not retained: a request is a node that keeps its presenter.
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

    /// The next one comes after all that the leaving one still has to say.
    func remove(_ request: any PresentationRequest, in graph: ViewGraph) {
        guard let index = requests.firstIndex(where: { $0.request === request }) else { return }
        requests.remove(at: index)
        if index == 0, !requests.isEmpty {
            graph.enqueueAction { [weak self] in self?.requests.first?.request?.mount() }
        }
    }
}
