// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Numbers of live objects by kind, at one moment.
package struct LiveObjectCounts: Hashable, Sendable, CustomStringConvertible {
    package var sessions = 0
    package var graphs = 0
    package var nodes = 0
    package var layoutNodes = 0
    package var layers = 0
    package var scopes = 0
    package var states = 0

    package init() {}

    init(sessions: Int, graphs: Int, nodes: Int, layoutNodes: Int, layers: Int, scopes: Int, states: Int) {
        self.sessions = sessions
        self.graphs = graphs
        self.nodes = nodes
        self.layoutNodes = layoutNodes
        self.layers = layers
        self.scopes = scopes
        self.states = states
    }

    /// Whether nothing is alive at all.
    package var isEmpty: Bool { self == LiveObjectCounts() }

    static func += (sum: inout LiveObjectCounts, more: LiveObjectCounts) {
        sum.sessions += more.sessions
        sum.graphs += more.graphs
        sum.nodes += more.nodes
        sum.layoutNodes += more.layoutNodes
        sum.layers += more.layers
        sum.scopes += more.scopes
        sum.states += more.states
    }

    package var description: String {
        "\(sessions) sessions, \(graphs) graphs, \(nodes) nodes, \(layoutNodes) layout nodes, \(layers) layers, "
            + "\(scopes) scopes, \(states) states"
    }
}
