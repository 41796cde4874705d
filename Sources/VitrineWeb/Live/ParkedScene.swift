// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A scene without its graph: what brings it back, and what its page's events mean.
///
/// A rebuilt scene numbers its layers anew. The page still shows the old numbers, and an event with one of them may
/// already be on its way: the n-th layer that takes events is taken for the n-th one of the rebuilt scene if both take
/// the same events and are called the same; anything else is an event for a layer that has left.
struct ParkedScene {
    /// The state of the page itself, as a value.
    struct Record: Codable {
        /// The path of the scene's current page.
        var path: String
        /// How many entries of this app lay before the current one in the browser's history, and the paths of the last.
        var depth: Int
        var trail: [String]
        /// The layers that take events, by number, and what each looked like.
        var targets: [Int]
        var signatures: [UInt32]
        /// The offsets of scroll views, by their position among the scene's targets.
        var offsets: [Int: [Double]]
    }

    /// The scene's states and what builds it anew.
    let archive: SceneArchive
    let record: Record
    /// The path of the scene's current page.
    var path: String { record.path }
    var place: (depth: Int, trail: [String]) { (record.depth, record.trail) }

    @MainActor init(
        archive: SceneArchive,
        display: DisplayTree,
        offsets: [Int: ScrollReport],
        path: String,
        place: (depth: Int, trail: [String])
    ) {
        self.archive = archive
        record = Self.record(of: display, offsets: offsets, path: path, place: place)
    }

    /// A scene that is mounted already: one of another process, or one that begins anew.
    @MainActor init(_ record: Record, scene: any LiveScene) {
        archive = SceneArchive(states: nil) { _ in scene }
        self.record = record
    }

    /// Returns the state of a page.
    ///
    /// - Parameters:
    ///   - display: What the page shows.
    ///   - offsets: Where its scrollers stand, by layer.
    ///   - path: The address that it shows.
    ///   - place: Its place in the browser's history.
    /// - Returns: The value.
    @MainActor static func record(
        of display: DisplayTree, offsets: [Int: ScrollReport] = [:], path: String,
        place: (depth: Int, trail: [String])
    ) -> Record {
        let layers = targets(of: display)
        var places: [Int: [Double]] = [:]
        for (place, layer) in layers.enumerated() {
            if let offset = offsets[layer.id] { places[place] = [offset.x, offset.y] }
        }
        return Record(
            path: path, depth: place.depth, trail: place.trail, targets: layers.map(\.id),
            signatures: layers.map { signature($0) }, offsets: places)
    }

    /// Old number → the rebuilt scene's number.
    @MainActor func aliases(in display: DisplayTree) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for ((id, signature), layer) in zip(zip(record.targets, record.signatures), Self.targets(of: display))
        where signature == Self.signature(layer) {
            result[id] = layer.id
        }
        return result
    }

    /// Returns the offsets to which the scroll views of the rebuilt scene belong.
    @MainActor func offsets(in display: DisplayTree) -> [(layer: Int, offset: ScrollReport)] {
        let layers = Self.targets(of: display)
        return record.offsets.sorted { $0.key < $1.key }.compactMap { place, offset in
            guard layers.indices.contains(place), record.signatures.indices.contains(place), offset.count == 2,
                record.signatures[place] == Self.signature(layers[place])
            else { return nil }
            // What the layout corrected since it estimated is not known to a layout that starts anew.
            return (layers[place].id, ScrollReport(x: offset[0], y: offset[1], isAtRest: true))
        }
    }

    private static func targets(of display: DisplayTree) -> [Layer] {
        var result: [Layer] = []
        func collect(_ layer: Layer) {
            if !layer.events.isEmpty || isField(layer), !layer.isExiting { result.append(layer) }
            for child in layer.children { collect(child) }
        }
        collect(display.root)
        return result
    }

    private static func isField(_ layer: Layer) -> Bool {
        if case .field = layer.content { true } else { false }
    }

    /// A hash of the label of a layer and of the events that it takes, the same in every process.
    private static func signature(_ layer: Layer) -> UInt32 {
        var hash = StableHash()
        hash.combine("\(layer.events.rawValue)")
        hash.combine(isField(layer) ? "field" : "")
        if let semantics = layer.semantics {
            hash.combine("\(semantics.role)")
            hash.combine(semantics.identifier ?? "")
            hash.combine(semantics.label ?? "")
        }
        // A button is called what stands in it.
        if layer.events.contains(.tap) {
            func collect(_ layer: Layer) {
                if case .text(let text) = layer.content { hash.combine(text.string) }
                for child in layer.children { collect(child) }
            }
            collect(layer)
        }
        return hash.value
    }
}

/// A hash of texts that every process and every version computes alike (FNV-1a), each text with an end.
///
/// It tells the layers of one page apart and names nothing that pages share, which is what `ContentHash` is for.
private struct StableHash {
    private(set) var value: UInt32 = 2_166_136_261

    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xFF)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt32(byte)) &* 16_777_619
    }
}
