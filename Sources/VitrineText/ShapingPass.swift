// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineLayout

/// One string on its way through HarfBuzz.
struct ShapingPass {
    let bytes: UnsafeBufferPointer<UInt8>
    let font: FontSpec
    let library: FontLibrary
    let locale: String
    private(set) var result = ShapedText(lengths: [], advances: [], breaks: [], isSpace: [])
    /// Scripts that no file covers, in order of appearance.
    private(set) var missingScripts: [String] = []
    /// Hears of every glyph, where someone is going to draw them.
    var recorder: GlyphRecorder?
    /// The cluster that a UTF-8 offset belongs to; empty when every byte is a cluster.
    private var clusterOfByte: [Int32] = []

    init(bytes: UnsafeBufferPointer<UInt8>, font: FontSpec, library: FontLibrary, locale: String) {
        self.bytes = bytes
        self.font = library.available(font)
        self.library = library
        self.locale = locale
    }

    mutating func run(_ state: HarfBuzzShaper.State) {
        guard !bytes.isEmpty else { return }
        let opticalSize = OpticalSize.axis(for: font)
        let instance = state.instance(library.file(for: font), weight: font.weight, opticalSize: opticalSize)
        // Printable ASCII, nearly all of a user interface: one item, one cluster per byte.
        if instance.coversASCII, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            result.lengths = Array(repeating: 1, count: bytes.count)
            result.advances = Array(repeating: 0, count: bytes.count)
            result.isSpace = bytes.map { $0 == 0x20 }
            let whole = TextItem(
                source: .primary, script: HB_SCRIPT_LATIN, isRightToLeft: false, bytes: 0..<bytes.count)
            for item in recorder?.split([whole]) ?? [whole] { shapeOwn(item, instance, state) }
            return
        }
        let base = font.face.map { _ in
            state.instance(library.systemFile(for: font), weight: min(max(font.weight, 100), 900), opticalSize: nil)
        }
        let itemizer = TextItemizer(covers: instance.covers, baseCovers: { base?.covers($0) ?? false }) {
            [library, font] in
            library.fallbackFile(script: $0, weight: font.weight) != nil
        } symbols: { [library, font] scalar in
            library.symbols(near: scalar).last { script in
                library.fallbackFile(script: script, weight: font.weight)
                    .map { state.instance($0, weight: font.weight, opticalSize: nil).covers(scalar) } ?? false
            }
        }
        let (items, clusters) = itemizer.items(String(decoding: bytes, as: UTF8.self))
        prepare(clusters)
        for item in recorder?.split(items) ?? items {
            switch item.source {
            case .primary:
                shapeOwn(item, instance, state)
            case .base:
                if let base { shapeOwn(item, base, small: base, state) }
            case .fallback(let script):
                guard let file = library.fallbackFile(script: script, weight: font.weight) else { continue }
                shape(item, state.instance(file, weight: font.weight, opticalSize: nil), state.buffer)
            case .invisible:
                break
            case .tab:
                fill(item, em: instance.spaceAdvance)
            case .emoji:
                fill(item, em: EmojiCluster.advance)
            case .ideograph:
                guard recorder != nil, let file = library.ideographs else {
                    fill(item, em: 1)
                    continue
                }
                shape(item, state.instance(file, weight: FontFamilies.regularWeight, opticalSize: nil), state.buffer)
            case .missing(let script):
                fill(item, em: instance.missingAdvance)
                if !missingScripts.contains(script) { missingScripts.append(script) }
            }
        }
    }

    /// Shapes an item of the font's own file, its small capitals apart.
    private mutating func shapeOwn(
        _ item: TextItem, _ instance: FontInstance, small: FontInstance? = nil, _ state: HarfBuzzShaper.State
    ) {
        guard !font.smallCapitals.isEmpty else { return shape(item, instance, state.buffer) }
        let opticalSize = OpticalSize.axis(for: font)
        let weight = font.face == nil ? SmallCapitals.weight(font.weight) : font.weight
        let small = small ?? state.instance(library.file(for: font), weight: weight, opticalSize: opticalSize)
        let string = String(decoding: UnsafeBufferPointer(rebasing: bytes[item.bytes]), as: UTF8.self)
        var part = item
        var end = item.bytes.lowerBound
        for piece in font.smallCapitals.pieces(string) {
            (part.bytes, part.isSmall) = (end..<(end + piece.length), piece.isSmall)
            end += piece.length
            shape(part, part.isSmall ? small : instance, state.buffer)
        }
    }

    private mutating func prepare(_ clusters: [Character]) {
        result.advances = Array(repeating: 0, count: clusters.count)
        result.isCursive = CursiveClusters.find(clusters)
        result.lengths.reserveCapacity(clusters.count)
        clusterOfByte.reserveCapacity(bytes.count)
        for (index, character) in clusters.enumerated() {
            let length = character.utf8.count
            result.lengths.append(Int32(length))
            result.isSpace.append(LineBreaker.isSpace(character))
            for _ in 0..<length { clusterOfByte.append(Int32(index)) }
        }
    }

    private func cluster(_ offset: Int) -> Int {
        clusterOfByte.isEmpty ? offset : Int(clusterOfByte[offset])
    }

    private mutating func fill(_ item: TextItem, em: Double) {
        var last = -1
        for offset in item.bytes where cluster(offset) != last {
            last = cluster(offset)
            result.advances[last] += em * font.size
            recorder?.fill(item, cluster: last, at: offset, advance: em * font.size)
        }
    }

    private mutating func shape(_ item: TextItem, _ instance: FontInstance, _ buffer: OpaquePointer) {
        hb_buffer_reset(buffer)
        if item.isSmall { addCapitals(of: item, to: buffer) } else { add(item, to: buffer) }
        hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : item.script)
        hb_buffer_set_language(buffer, hb_language_from_string(locale, -1))
        let features = Self.features(hasMonospacedDigits: font.hasMonospacedDigits)
        hb_shape(instance.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        if item.source == .ideograph { center(infos, positions, count: Int(count)) }
        let size = item.isSmall ? font.size * SmallCapitals.scale : font.size
        let scale = size / Double(FontInstance.unitsPerEm)
        recorder?.record(item, instance, infos, positions, count: Int(count), scale: scale, cluster: cluster)
        for index in 0..<Int(count) {
            result.advances[cluster(Int(infos[index].cluster))] += Double(positions[index].x_advance) * scale
        }
    }

    /// The capitals of an item's letters, each at the place of its letter.
    private func addCapitals(of item: TextItem, to buffer: OpaquePointer) {
        var start = item.bytes.lowerBound
        for character in String(decoding: UnsafeBufferPointer(rebasing: bytes[item.bytes]), as: UTF8.self) {
            for scalar in (font.smallCapitals.capital(of: character) ?? String(character)).unicodeScalars {
                hb_buffer_add(buffer, scalar.value, UInt32(start))
            }
            start += character.utf8.count
        }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    }

    private func add(_ item: TextItem, to buffer: OpaquePointer) {
        bytes.withMemoryRebound(to: CChar.self) {
            // The whole string is the context: Arabic letters join across items.
            hb_buffer_add_utf8(
                buffer,
                $0.baseAddress,
                Int32($0.count),
                UInt32(item.bytes.lowerBound),
                Int32(item.bytes.count)
            )
        }
    }

    /// Puts each cluster into the middle of an em, whatever the file's own advances.
    private func center(
        _ infos: UnsafeMutablePointer<hb_glyph_info_t>, _ positions: UnsafeMutablePointer<hb_glyph_position_t>,
        count: Int
    ) {
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, infos[end].cluster == infos[start].cluster { end += 1 }
            let room = FontInstance.unitsPerEm - (start..<end).reduce(0) { $0 + positions[$1].x_advance }
            for index in start..<end { positions[index].x_offset += room / 2 }
            positions[end - 1].x_advance += room
            start = end
        }
    }

    /// What browsers switch off as soon as text is tracked, and figures of one width on demand.
    private static func features(hasMonospacedDigits: Bool) -> [hb_feature_t] {
        var tags = ["liga", "clig", "calt"].map { ($0, UInt32(0)) }
        if hasMonospacedDigits { tags.append(("tnum", 1)) }
        return tags.map { name, value in
            hb_feature_t(
                tag: name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) },
                value: value,
                start: 0,
                end: UInt32.max
            )
        }
    }
}
