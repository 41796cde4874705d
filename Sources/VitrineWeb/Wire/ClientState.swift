// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What a client has besides the layers: a first page starts it, batches add to it.
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
    /// What the client was last said that layers draw, once it has changed.
    package var canvases: [Int: WireCanvas] = [:]
    /// What fields were last said to be for.
    package var fields: [Int: String] = [:]
    /// The revision and the edition of the text that a batch last told of a field.
    package var fieldTexts: [Int: [Int]] = [:]
    /// The elements that decide how other layers are read.
    package var elements = ReadElements()
    /// Whether the root is the page's main part, as it is while no layer is; `nil` for a page that nobody has rendered.
    package var isRootMain: Bool?
    /// What addresses in styles begin with (`ResponsePolicy`).
    package let basePath: String

    /// Creates the state of a page that was sent nothing yet.
    ///
    /// - Parameters:
    ///   - symbols: The source of symbols' drawings; without it each is a placeholder.
    ///   - basePath: The path below which the server's addresses lie.
    package init(symbols: any SymbolSource = NoSymbols(), basePath: String = "") {
        self.basePath = basePath
        self.symbols = SymbolNumbers(source: symbols)
    }
}
