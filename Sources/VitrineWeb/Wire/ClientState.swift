// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The state of a client besides its layers: the first page starts it, batches add to it.
package struct ClientState: Sendable {
    package var styles = StyleTable()
    /// Drawings of symbols by number.
    package var symbols: SymbolNumbers
    /// Skeletons by number.
    package var templates: [String: Int] = [:]
    /// Layers whose properties follow a scroller.
    package var linkedLayers: Set<Int> = []
    /// Layers that let a pointer through.
    package var passableLayers: Set<Int> = []
    /// The drawings of layers that were last sent to the client, once they have changed.
    package var canvases: [Int: WireCanvas] = [:]
    /// The descriptions of fields and controls that were last sent to the client.
    var fields: [Int: DescribedElement] = [:]
    /// The revision and the edition of the text that a batch last told of a field.
    package var fieldTexts: [Int: [Int]] = [:]
    /// The elements that decide how other layers are read.
    package var elements = ReadElements()
    /// Whether the root is the page's main part, as it is while no layer is; `nil` for a page that nobody has rendered.
    package var isRootMain: Bool?
    /// The prefix of paths in styles (`ResponsePolicy`).
    package let basePath: String
    /// The number of entries of layers beyond which those of layers that are gone are dropped.
    private var layerEntryLimit = 256

    /// Creates the state of a page that was sent nothing yet.
    ///
    /// - Parameters:
    ///   - symbols: The source of symbols' drawings; without it each is a placeholder.
    ///   - basePath: The path below which the server's addresses lie.
    package init(symbols: any SymbolSource = NoSymbols(), basePath: String = "") {
        self.basePath = basePath
        self.symbols = SymbolNumbers(source: symbols)
    }

    /// The number of entries that are kept by layer, without drawings.
    package var layerEntryCount: Int {
        linkedLayers.count + passableLayers.count + fields.count + fieldTexts.count
    }

    /// Drops the entries of layers that are gone: most leave with a layer around them, and that one alone is named.
    ///
    /// Cost: constant for a layer; entries are looked through once there are twice as many.
    mutating func trim(_ tree: DisplayTree) {
        guard layerEntryCount > layerEntryLimit else { return }
        linkedLayers = linkedLayers.filter { tree.layer(id: $0) != nil }
        passableLayers = passableLayers.filter { tree.layer(id: $0) != nil }
        fields = fields.filter { tree.layer(id: $0.key) != nil }
        fieldTexts = fieldTexts.filter { tree.layer(id: $0.key) != nil }
        layerEntryLimit = max(256, 2 * layerEntryCount)
    }
}
