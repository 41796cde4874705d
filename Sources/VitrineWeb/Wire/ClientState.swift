// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a client has besides the layers: a first page starts it, batches add to it.
package struct ClientState: Sendable {
    package var styles = StyleTable()
    /// Skeletons by number.
    package var templates: [String: Int] = [:]
    /// Layers whose properties follow a scroller.
    package var linkedLayers: Set<Int> = []

    package init() {}
}
