// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
package import VitrineDisplay

/// A message from a client, read strictly: the wrong shape is an error, never a guess.
package enum ClientMessage: Hashable, Sendable {
    case hello(Hello)
    /// What a user did to a layer.
    case event(sequence: Int, base: Int, layer: Int, LayerEvent)
    /// The keyboard's focus has left all views.
    case focusReleased(sequence: Int, base: Int)
    case acknowledge(sequence: Int, milliseconds: Double)
    case environment(BrowserViewport)
    /// A movement of a scroll view: not numbered, the next one says all.
    case scroll(layer: Int, ScrollReport)
    case popState(sequence: Int, applied: Int, key: Int?, depth: Int, path: String)
    case resync(sequence: Int)
    case probe
    case bye

    package struct Hello: Hashable, Sendable {
        package var protocolName: String
        package var build: String
        package var token: String
        package var epoch: String
        package var lastSequence: Int
        package var lastEvent: Int
        package var viewport: BrowserViewport
        /// How many entries of this app lie before the current one in the browser's history.
        package var depth: Int
        /// The paths of the last of these, oldest first.
        package var trail: [String]
        /// Counts the page's hellos: of two sockets with one token the later hello is the page's own.
        package var attempt: Int
    }

    package enum Failure: Error, Hashable, Sendable {
        case tooLarge
        case malformed(String)
    }

    package init(_ text: String) throws(Failure) {
        guard text.utf8.count <= WireLimits.event else { throw .tooLarge }
        let value: JSONValue
        do { value = try JSONValue(text) } catch { throw .malformed(error.reason) }
        guard let items = value.array, let name = items.first?.string, let word = WireProtocol.Client(rawValue: name)
        else { throw .malformed("no message of vitrine.1") }
        if word == .hello, text.utf8.count > WireLimits.hello { throw .tooLarge }
        guard let message = Self.read(word, Array(items.dropFirst())) else {
            throw .malformed("a \(name) of another shape")
        }
        self = message
    }

    private static func read(_ word: WireProtocol.Client, _ items: [JSONValue]) -> ClientMessage? {
        switch word {
        case .hello:
            return hello(items)
        case .event:
            guard items.count == 4, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2]),
                let kind = items[3].integer.flatMap(WireProtocol.EventKind.init)
            else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, kind.event)
        case .acknowledge:
            guard items.count == 2, let sequence = count(items[0]), let time = items[1].number, time >= 0 else {
                return nil
            }
            return .acknowledge(sequence: sequence, milliseconds: time)
        case .environment:
            guard items.count == 1, let viewport = viewport(items[0]) else { return nil }
            return .environment(viewport)
        case .scroll:
            return scroll(items)
        case .popState:
            guard items.count == 5, let sequence = count(items[0]), let applied = count(items[1]),
                let depth = count(items[3]), let path = path(items[4])
            else { return nil }
            let key = items[2].integer
            guard key != nil || items[2] == .null else { return nil }
            return .popState(sequence: sequence, applied: applied, key: key, depth: depth, path: path)
        case .edit:
            return edit(items)
        case .select:
            let numbers = items.compactMap(count)
            guard items.count == 9, numbers.count == 9, numbers[7] <= numbers[8], numbers[8] <= numbers[6] else {
                return nil
            }
            return .event(
                sequence: numbers[0], base: numbers[1], layer: numbers[2],
                .select(
                    FieldSelectionReport(
                        revision: numbers[3], edition: numbers[4], choice: numbers[5], length: numbers[6],
                        range: numbers[7]..<numbers[8])))
        case .focus:
            guard items.count == 3, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2])
            else { return nil }
            if layer == 0 { return .focusReleased(sequence: sequence, base: base) }
            return .event(sequence: sequence, base: base, layer: layer, .focus)
        case .adjust:
            guard items.count == 6, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2]), let revision = count(items[3]), let value = items[4].string,
                value.utf8.count <= 64, let done = items[5].integer, done == 0 || done == 1
            else { return nil }
            return .event(
                sequence: sequence, base: base, layer: layer,
                .adjust(ControlChange(revision: revision, value: value, isDone: done == 1)))
        case .point:
            guard items.count == 4, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2]), let samples = samples(items[3])
            else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, .point(samples))
        case .press:
            let question = items.count == 7 ? count(items[6]) : nil
            guard items.count == 6 || question != nil, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2]), let phase = items[3].integer, let key = items[4].string,
                let modifiers = count(items[5]),
                let input = KeyInput(phase: phase, key: key, modifiers: modifiers, question: question)
            else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, .press(input))
        case .paste:
            guard items.count == 4, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2])
            else { return nil }
            let failures = [Pasted.refused, .tooLong]
            let failure = items[3].integer.flatMap { failures.indices.contains($0) ? failures[$0] : nil }
            guard let pasted = items[3].string.map(Pasted.text) ?? failure else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, .paste(pasted))
        case .choose:
            return choose(items)
        case .drag:
            return drag(items)
        case .report:
            guard items.count > 3, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2]), let word = items[3].string,
                let report = EmbedReport(word, items.dropFirst(4))
            else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, .report(report))
        case .resync:
            guard items.count == 1, let sequence = count(items[0]) else { return nil }
            return .resync(sequence: sequence)
        case .probe:
            return items.isEmpty ? .probe : nil
        case .bye:
            return items.isEmpty ? .bye : nil
        }
    }

    /// Five items while nothing was corrected and the movement goes on, else eight.
    private static func scroll(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 5 || items.count == 8, let layer = count(items[0]) else { return nil }
        var numbers = items.dropFirst().compactMap(\.number)
        guard numbers.count == items.count - 1, numbers.allSatisfy({ $0.magnitude < 1e8 }), numbers[2] >= 0,
            numbers[3] >= 0
        else { return nil }
        if numbers.count == 4 { numbers += [0, 0, 0] }
        guard [0, 1, 2].contains(numbers[6]) else { return nil }
        return .scroll(
            layer: layer,
            ScrollReport(
                x: numbers[0], y: numbers[1], shiftX: numbers[4], shiftY: numbers[5], isAtRest: numbers[6] == 1,
                isDecelerating: numbers[6] == 2))
    }

    /// Five numbers for each, at most 64.
    private static func samples(_ value: JSONValue) -> [PointerSample]? {
        guard let items = value.array, !items.isEmpty, items.count <= 320, items.count.isMultiple(of: 5) else {
            return nil
        }
        var samples: [PointerSample] = []
        for start in stride(from: 0, to: items.count, by: 5) {
            guard let kind = items[start].integer.flatMap(PointerSample.Kind.init),
                let pointer = count(items[start + 1]),
                let x = items[start + 2].number, let y = items[start + 3].number, let time = items[start + 4].number,
                x.magnitude < 1e6, y.magnitude < 1e6, (0..<1e12).contains(time)
            else { return nil }
            samples.append(PointerSample(kind, pointer: pointer, at: CGPoint(x: x, y: y), time: time / 1_000))
        }
        return samples
    }

    private static func choose(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 4, let sequence = count(items[0]), let base = count(items[1]), let layer = count(items[2]),
            let files = files(items[3])
        else { return nil }
        return .event(sequence: sequence, base: base, layer: layer, .choose(files))
    }

    private static func drag(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count >= 6, let sequence = count(items[0]), let base = count(items[1]), let layer = count(items[2]),
            let phase = items[3].integer, let x = items[4].number, let y = items[5].number,
            max(x.magnitude, y.magnitude) < 1e8, let phase = dragPhase(phase, items.dropFirst(6))
        else { return nil }
        return .event(sequence: sequence, base: base, layer: layer, .drag(OutsideDrag(phase, x: x, y: y)))
    }

    private static func dragPhase(_ number: Int, _ rest: ArraySlice<JSONValue>) -> OutsideDrag.Phase? {
        switch (number, rest.count) {
        case (0, 0): return .left
        case (1, 1):
            guard let list = rest.first?.array, list.count <= 200 else { return nil }
            let types = list.compactMap(\.string).filter { $0.utf8.count <= 256 }
            return types.count == list.count ? .entered(types) : nil
        case (2, 0): return .moved
        case (3, 2):
            guard let files = rest.first.flatMap(files), let text = rest.last?.string else { return nil }
            return .dropped(files, text: text)
        default: return nil
        }
    }

    /// At most as many files as a session may store, with names as long as a page says: each part of one may become a
    /// folder.
    private static func files(_ value: JSONValue) -> [OfferedFile]? {
        guard let list = value.array, list.count <= 200 else { return nil }
        var files: [OfferedFile] = []
        for item in list {
            guard let parts = item.array, parts.count == 4, let upload = parts[0].string, upload.utf8.count <= 64,
                let name = parts[1].string, name.utf8.count <= 512,
                let type = parts[2].string, type.utf8.count <= 256,
                let size = parts[3].integer, (0...(1 << 53)).contains(size)
            else { return nil }
            files.append(OfferedFile(upload: upload, name: name, mediaType: type, size: size))
        }
        return files
    }

    private static func hello(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 10, let name = items[0].string, let build = items[1].string, let token = items[2].string,
            let epoch = items[3].string, let sequence = count(items[4]), let event = count(items[5]),
            let viewport = viewport(items[6]), let depth = count(items[7]), let paths = items[8].array,
            let attempt = count(items[9])
        else { return nil }
        let trail = paths.compactMap(path)
        guard trail.count == paths.count, trail.count <= depth else { return nil }
        return .hello(
            Hello(
                protocolName: name,
                build: build,
                token: token,
                epoch: epoch,
                lastSequence: sequence,
                lastEvent: event,
                viewport: viewport,
                depth: depth,
                trail: trail,
                attempt: attempt
            )
        )
    }

    private static func edit(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 9, let words = items[5].array, !words.isEmpty, words.count.isMultiple(of: 3) else {
            return nil
        }
        let numbers = items.indices.filter { $0 != 5 }.compactMap { count(items[$0]) }
        guard numbers.count == 8, numbers[6] <= numbers[7], numbers[7] <= numbers[5] else { return nil }
        var splices: [TextSplice] = []
        for index in stride(from: 0, to: words.count, by: 3) {
            guard let start = count(words[index]), let deleted = count(words[index + 1]),
                let inserted = words[index + 2].string
            else { return nil }
            splices.append(TextSplice(start: start, deleted: deleted, inserted: Array(inserted.utf16)))
        }
        let edit = FieldEdit(
            revision: numbers[3], edition: numbers[4], splices: splices, length: numbers[5],
            selection: numbers[6]..<numbers[7])
        return .event(sequence: numbers[0], base: numbers[1], layer: numbers[2], .edit(edit))
    }

    private static func viewport(_ value: JSONValue) -> BrowserViewport? {
        guard let items = value.array, [9, 11, 12].contains(items.count), let languages = items[7].array,
            let zone = items[8].string, BrowserViewport.isTimeZone(zone),
            var viewport = BrowserViewport(numbers: items.prefix(7).compactMap(\.number))
        else { return nil }
        if items.count > 9 {
            guard let hourCycle = items[9].string, let traits = items[10].integer,
                viewport.adopt(traits: traits, hourCycle: hourCycle)
            else { return nil }
        }
        if items.count > 11 {
            guard let covered = items[11].string.flatMap(BrowserViewport.CoveredEdges.init(css:)) else { return nil }
            viewport.covered = covered
        }
        let tags = languages.compactMap(\.string)
        guard tags.count == languages.count else { return nil }
        viewport.languages = BrowserViewport.languages(tags)
        viewport.timeZone = zone
        return viewport
    }

    /// An absolute path with its query.
    private static func path(_ value: JSONValue) -> String? {
        value.string.flatMap { $0.hasPrefix("/") && $0.utf8.count <= 4_096 ? $0 : nil }
    }

    /// A number that counts something: whole, not negative, small enough for every side.
    private static func count(_ value: JSONValue) -> Int? {
        value.integer.flatMap { $0 >= 0 && $0 <= Int(Int32.max) ? $0 : nil }
    }
}

extension WireProtocol.EventKind {
    fileprivate var event: LayerEvent {
        switch self {
        case .tap: .tap
        case .imageError: .imageError
        case .ghostGone: .exitEnded
        case .submit: .submit
        case .dismiss: .dismiss
        case .menu: .menu
        }
    }
}
