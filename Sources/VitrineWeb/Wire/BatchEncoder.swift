// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Display operations → operations of "vitrine.1".
///
/// Invariant: applying the encoded batches in order to a page gives what a page rendered from the tree shows.
/// Algorithm: the layers that a batch creates are put together to subtrees; a subtree is a *skeleton* (tags, kinds,
/// attribute names) and a list of *values*. Skeletons are interned as templates. Neighbours with the same skeleton
/// become one `stamp` with a column per value; a column that is the same in every row is written once, one with few
/// different values as a dictionary. Later changes are written from the live layer, which holds the newest value.
/// Cost: linear in the batch.
package struct BatchEncoder {
    private(set) var client: ClientState

    /// The hashes of stored images named by the last batch.
    package private(set) var imageHashes: Set<String> = []

    package init(client: ClientState = ClientState()) {
        self.client = client
    }

    /// How many styles the page and this session hold.
    package var styleCount: Int { client.styles.entries.count }

    /// Forgets what the client has, before a snapshot is encoded for the same page.
    package mutating func reset() {
        client.styles.resend()
        client.symbols.resend()
        client.templates = [:]
        client.linkedLayers = []
        client.passableLayers = []
        client.fields = [:]
        client.canvases = [:]
        client.fieldTexts = [:]
        client.elements = ReadElements()
    }

    /// Forgets styles, drawings and templates as well, before a snapshot is encoded for a page that is built anew.
    package mutating func forget() {
        // The root's element stays.
        let isRootMain = client.isRootMain
        client = ClientState(symbols: client.symbols.source, basePath: client.basePath)
        client.isRootMain = isRootMain
    }

    /// The JSON array of a batch's operations.
    package mutating func encode(_ operations: [DisplayOperation], of tree: DisplayTree) -> String {
        imageHashes = []
        var output: [WireOperation] = []
        var forest = CreatedForest(operations)
        for operation in operations {
            encode(operation, of: tree, forest: &forest, into: &output)
        }
        describeCombined(operations, of: tree, into: &output)
        describeButtons(operations, of: tree, into: &output)
        describeRoot(of: tree, into: &output)
        // Layers inside a removed one have no operation of their own. Drawings are large, so they are dropped at once.
        if !client.canvases.isEmpty, operations.contains(where: { if case .remove = $0 { true } else { false } }) {
            client.canvases = client.canvases.filter { tree.layer(id: $0.key)?.isAttached == true }
        }
        client.elements.trim(tree)
        client.trim(tree)
        // Children that could not be nested stand behind their parents' stamps; links name layers that exist by now.
        let all = client.styles.takeOperations() + client.symbols.takeOperations() + output
        return JSONText.array(all.lazy.map(\.json))
    }

    private mutating func encode(
        _ operation: DisplayOperation,
        of tree: DisplayTree,
        forest: inout CreatedForest,
        into output: inout [WireOperation]
    ) {
        switch operation {
        case .create:
            break
        case .insert(let parent, let before, let layers):
            if forest.isNested(parent: parent, layers: layers) { return }
            insert(layers, parent: parent, before: before, tree: tree, forest: &forest, into: &output)
        case .remove(let id):
            encodeRemoval(of: id, into: &output)
        case .place(let id, let placement):
            let own = tree.layer(id: id).map { WireElement.hasOwnWidth($0.content) } ?? false
            output.append(.place(id, geometry: WireElement.geometry(placement, hasOwnWidth: own)))
            encodeWhatDependsOnSize(of: id, tree, into: &output)
        case .width(let id, _):
            guard let layer = tree.layer(id: id), !WireElement.hasOwnWidth(layer.content) else { break }
            output.append(.place(id, geometry: WireElement.geometry(layer.placement, hasOwnWidth: false)))
            encodeWhatDependsOnSize(of: id, tree, into: &output)
        case .shift(let parent, let first, let last, let dx, let dy):
            output.append(.shift(parent: parent, first: first, last: last, dx: dx, dy: dy))
        case .content(let id, let content):
            if let layer = tree.layer(id: id) { encodeChange(to: content, of: layer, into: &output) }
        case .effects(let id, let effects):
            if let layer = tree.layer(id: id) { encodeChange(to: effects, of: layer, into: &output) }
        case .semantics(let id, let semantics):
            describe(id, tree, into: &output)
            if let layer = tree.layer(id: id) {
                encodeWhetherPassable(layer, into: &output)
                if semantics?.hidesContents == true { listen(layer, layer.events, into: &output) }
            }
            // The group's stop may be another one now.
            for other in tree.layer(id: id)?.radios ?? [] where other.id != id {
                describe(other.id, tree, into: &output)
            }
        case .events(let id, let events):
            encodeChange(to: events, of: id, tree, into: &output)
        case .interaction(let id, let look):
            let style = client.styles.number(look)
            output.append(.restyle(id, .pressed, style: style))
        case .arrangement(let id, let arrangement):
            output.append(.arrange(id, isVerticalRun: arrangement == .verticalRun))
        case .exit(let id):
            output.append(.exit(id))
        case .animate(let id, let animations):
            guard let layer = tree.layer(id: id) else { break }
            output += AnimationMarkup.operations(animations, of: layer)
        }
    }

    private mutating func encodeRemoval(of id: Int, into output: inout [WireOperation]) {
        client.linkedLayers.remove(id)
        client.passableLayers.remove(id)
        client.fields[id] = nil
        client.canvases[id] = nil
        client.fieldTexts[id] = nil
        if case .remove(let others) = output.last {
            output[output.count - 1] = .remove(others + [id])
        } else {
            output.append(.remove([id]))
        }
    }

    /// Encodes other content of a layer, and what follows from it: effects and attributes.
    private mutating func encodeChange(
        to content: LayerContent, of layer: Layer, into output: inout [WireOperation]
    ) {
        encode(content, of: layer, into: &output)
        encodeWhetherPassable(layer, into: &output)
        if WireElement.attributesDepend(on: content) || Self.tagDepends(on: content, layer.semantics) {
            describeAnew(layer, into: &output)
        }
        let isCut = client.elements.note(layer.id, content)
        if isCut || Self.namesDepend(on: content, layer.semantics) { describe(layer.id, layer.tree, into: &output) }
    }

    private mutating func encodeChange(
        to effects: LayerEffects, of layer: Layer, into output: inout [WireOperation]
    ) {
        notePassable(layer.id, layer.snapshot)
        encode(effects, of: layer, into: &output)
        if !effects.scrollLinks.isEmpty {
            client.linkedLayers.insert(layer.id)
            output.append(.links(layer.id, effects.scrollLinks))
        } else if client.linkedLayers.remove(layer.id) != nil {
            output.append(.links(layer.id, []))
        }
    }

    /// Encodes the events that a layer asks for, and what follows from them: effects, and the attributes of the layer and
    /// of those whose place for the keyboard's focus depends on it.
    private mutating func encodeChange(
        to events: EventMask, of id: Int, _ tree: DisplayTree, into output: inout [WireOperation]
    ) {
        if let layer = tree.layer(id: id) {
            listen(layer, events, into: &output)
            encodeWhetherPassable(layer, into: &output)
        } else {
            output.append(.listen(id, events))
        }
        describe(id, tree, into: &output)
        for other in tree.layer(id: id)?.keyboardNeighbours ?? [] { describe(other.id, tree, into: &output) }
    }

    private func listen(_ layer: Layer, _ events: EventMask, into output: inout [WireOperation]) {
        output.append(.listen(layer.id, WireElement.events(events, ReadingContext(of: layer))))
    }

    /// Encodes the content and the effects of a layer again if they depend on its size.
    private mutating func encodeWhatDependsOnSize(of id: Int, _ tree: DisplayTree, into output: inout [WireOperation]) {
        guard let layer = tree.layer(id: id) else { return }
        if WireElement.dependsOnSize(layer.content) { encode(layer.content, of: layer, into: &output) }
        if Declarations.dependsOnSize(layer.effects) { encode(layer.effects, of: layer, into: &output) }
    }

    private mutating func encode(_ content: LayerContent, of layer: Layer, into output: inout [WireOperation]) {
        if case .drawing(let drawing) = content { return encode(drawing, of: layer, into: &output) }
        var (kind, payload, style) = WireElement.content(content, WireSize(layer.placement), client: &client)
        if case .field(let field) = content {
            let numbers = [field.revision, field.edition]
            let isKnown = client.fieldTexts.updateValue(numbers, forKey: layer.id) == numbers
            let runs = FieldDeclarations.styles(of: field, client: &client)
            payload = FieldDeclarations.payload(
                field, isUpdate: true, isKnown: isKnown && !field.isSecure, styles: runs)
        }
        noteImage(content)
        // A single line is as wide as it is; anything else gets its width back.
        let width = WireElement.hasOwnWidth(content) ? nil : layer.placement.width
        append(.content(layer.id, style: style, kind, payload: payload, width: width), to: &output)
    }

    /// Encodes the difference between a drawing and what the client has of it. The first time that a drawing changes it is
    /// sent as a whole: most never change, and what the client has of these is not kept.
    private mutating func encode(_ drawing: DisplayDrawing, of layer: Layer, into output: inout [WireOperation]) {
        let (size, symbols) = (WireSize(layer.placement), client.symbols)
        imageHashes.formUnion(drawing.imageHashes)
        var payload: String?
        // Taken out for the change, so that nothing is copied.
        if var canvas = client.canvases.removeValue(forKey: layer.id) {
            payload = canvas.update(drawing, size: size, symbols: symbols)
            client.canvases[layer.id] = canvas
        } else {
            let canvas = WireCanvas(drawing, size: size, symbols: symbols)
            client.canvases[layer.id] = canvas
            payload = canvas.payload
        }
        guard let payload else { return }
        output.append(.content(layer.id, style: 0, .canvas, payload: payload, width: size.width))
    }

    private mutating func encode(_ effects: LayerEffects, of layer: Layer, into output: inout [WireOperation]) {
        var snapshot = layer.snapshot
        snapshot.effects = effects
        let css = Declarations.effects(of: snapshot, WireSize(layer.placement))
        let style = client.styles.number(.effects, css)
        append(.restyle(layer.id, .effects, style: style), to: &output)
    }

    /// The effects say whether a pointer goes through, which content, events and semantics decide, and in which corners a
    /// layer with a content shape is hit, which the content does.
    private mutating func encodeWhetherPassable(_ layer: Layer, into output: inout [WireOperation]) {
        if notePassable(layer.id, layer.snapshot) || Declarations.hasHitCorners(layer.effects) {
            encode(layer.effects, of: layer, into: &output)
        }
    }

    /// Records whether pointers pass through a layer, and returns whether the client has to be sent that.
    @discardableResult
    private mutating func notePassable(_ id: Int, _ layer: LayerSnapshot) -> Bool {
        if Declarations.letsThrough(layer) { return client.passableLayers.insert(id).inserted }
        return !client.passableLayers.isEmpty && client.passableLayers.remove(id) != nil
    }

    /// Appends an operation unless the last one is the same: what changes with the size may have changed by itself, too.
    private func append(_ operation: WireOperation, to output: inout [WireOperation]) {
        if output.last != operation { output.append(operation) }
    }

    private mutating func describe(_ id: Int, _ tree: DisplayTree, into output: inout [WireOperation]) {
        guard let layer = tree.layer(id: id) else { return }
        let keyboard = KeyboardStop(of: layer)
        let (tag, described) = WireElement.describe(layer.snapshot, keyboard)
        var attributes = described
        if layer === tree.root, client.isRootMain == true { WireElement.makeMain(&attributes) }
        append(.describe(id, tag, attributes.map { WireOperation.WireAttributeValue($0.0, $0.1) }), to: &output)
        client.elements.note(id, isAroundControls: keyboard.isAroundControls)
        guard client.elements.note(id, layer.semantics, keyboard.reading) else { return }
        describeContents(of: layer, isOutermost: true, into: &output)
    }

    /// Describes the root again if it has become, or is no longer, the main part of the page: it is one as long as no
    /// layer has that role.
    private mutating func describeRoot(of tree: DisplayTree, into output: inout [WireOperation]) {
        guard let isRootMain = client.isRootMain, client.elements.hasMain(in: tree) == isRootMain else { return }
        client.isRootMain = !isRootMain
        describe(tree.root.id, tree, into: &output)
    }

    /// Describes the layers in an element that hides its contents, or no longer does so.
    private mutating func describeContents(of layer: Layer, isOutermost: Bool, into output: inout [WireOperation]) {
        for child in layer.children {
            var isPlain = child.semantics == nil && child.events.isEmpty
            if case .scroll = child.content { isPlain = false }
            if isOutermost || !isPlain { describe(child.id, layer.tree, into: &output) }
            describeContents(of: child, isOutermost: false, into: &output)
        }
    }

    /// Describes elements that combine their contents again where a layer in them was inserted, removed, or became a stop
    /// of the keyboard.
    private mutating func describeCombined(
        _ operations: [DisplayOperation], of tree: DisplayTree, into output: inout [WireOperation]
    ) {
        guard client.elements.hasCombined else { return }
        var ids: [Int] = []
        // What has left may have been the only stop of the keyboard, wherever it was.
        if operations.contains(where: { if case .remove = $0 { true } else { false } }) {
            ids = client.elements.partedElements
        }
        for operation in operations {
            var layer: Layer?
            switch operation {
            case .insert(let parent, _, _): layer = tree.layer(id: parent)
            case .semantics(let id, _), .events(let id, _): layer = tree.layer(id: id)?.parent
            default: continue
            }
            while let current = layer {
                if client.elements.isWhole(current.id) != nil, ids.last != current.id { ids.append(current.id) }
                layer = current.parent
            }
        }
        for id in ids {
            guard let layer = tree.layer(id: id), let isWhole = client.elements.isWhole(id),
                ReadingContext(of: layer).isWhole != isWhole
            else { continue }
            describe(id, tree, into: &output)
        }
    }

    /// Describes buttons again in which the first control has appeared, or from which the last one has gone.
    private mutating func describeButtons(
        _ operations: [DisplayOperation], of tree: DisplayTree, into output: inout [WireOperation]
    ) {
        var ids: [Int] = []
        if operations.contains(where: { if case .remove = $0 { true } else { false } }) {
            ids = client.elements.groupedButtons
        }
        for operation in operations {
            var layer: Layer?
            switch operation {
            case .insert(let parent, _, _): layer = tree.layer(id: parent)
            case .semantics(let id, _), .events(let id, _): layer = tree.layer(id: id)?.parent
            default: continue
            }
            while let current = layer {
                if current.semantics?.role == .button, ids.last != current.id { ids.append(current.id) }
                layer = current.parent
            }
        }
        for id in ids {
            guard let layer = tree.layer(id: id), layer.isButtonAroundControls != client.elements.isGroup(id) else {
                continue
            }
            describe(id, tree, into: &output)
        }
    }

    /// Describes a field, a control, a scroller or a heading again if its content has changed its tag or attributes, as
    /// typing does not.
    private mutating func describeAnew(_ layer: Layer, into output: inout [WireOperation]) {
        let (tag, attributes) = WireElement.describe(layer.snapshot, KeyboardStop())
        let described = DescribedElement(tag, attributes)
        guard client.fields.updateValue(described, forKey: layer.id) != described else { return }
        describe(layer.id, layer.tree, into: &output)
    }

    /// Whether attributes follow from the content: an image's alternative text, a label that repeats the text.
    private static func namesDepend(on content: LayerContent, _ semantics: Semantics?) -> Bool {
        switch content {
        case .image: semantics?.role == .image
        case .text: semantics?.label != nil
        default: semantics?.role == .image
        }
    }

    /// Whether the tag follows from the content: a heading without words is none.
    private static func tagDepends(on content: LayerContent, _ semantics: Semantics?) -> Bool {
        guard case .text = content, case .heading? = semantics?.role else { return false }
        return true
    }

    private mutating func noteImage(_ content: LayerContent) {
        if case .image(let image) = content, case .stored(let hash) = image.source { imageHashes.insert(hash) }
        if case .text(let text) = content { imageHashes.formUnion(text.inlineImageHashes) }
        if case .drawing(let drawing) = content { imageHashes.formUnion(drawing.imageHashes) }
    }

    // MARK: - Creation

    /// Children that are stamped by themselves after their parent.
    private struct Deferred {
        var parent: Int
        var buffer: SubtreeBuffer
        var children: [SubtreeBuffer.Subtree]
    }

    private mutating func insert(
        _ layers: [Int],
        parent: Int,
        before: Int?,
        tree: DisplayTree,
        forest: inout CreatedForest,
        into output: inout [WireOperation]
    ) {
        let anchor = before ?? 0
        var buffer = SubtreeBuffer()
        var created: [SubtreeBuffer.Subtree] = []
        var moved: [Int] = []
        var deferred: [Deferred] = []
        func flushMoves() {
            if moved.isEmpty { return }
            output.append(.move(parent: parent, before: anchor, layers: moved))
            moved = []
        }
        for id in layers {
            if forest.isPending(id) {
                flushMoves()
                created.append(subtree(id, forest: &forest, tree: tree, into: &buffer, deferred: &deferred))
            } else {
                stamp(created, of: buffer, parent: parent, before: anchor, into: &output)
                created = []
                moved.append(id)
            }
        }
        stamp(created, of: buffer, parent: parent, before: anchor, into: &output)
        flushMoves()
        // Recorded from the inside out; a parent must stand before its children.
        for entry in deferred.reversed() {
            stamp(entry.children, of: entry.buffer, parent: entry.parent, before: 0, into: &output)
        }
        for link in forest.takeLinks() { output.append(.links(link.id, link.links)) }
    }

    /// One operation for each stretch of neighbours with the same skeleton.
    private mutating func stamp(
        _ subtrees: [SubtreeBuffer.Subtree], of buffer: SubtreeBuffer, parent: Int, before: Int,
        into output: inout [WireOperation]
    ) {
        var start = 0
        while start < subtrees.count {
            var end = start + 1
            while end < subtrees.count, buffer.haveSameSkeleton(subtrees[start], subtrees[end]) { end += 1 }
            let skeleton = String(decoding: buffer.skeleton(of: subtrees[start]), as: UTF8.self)
            var number = client.templates[skeleton] ?? 0
            if number == 0 {
                number = client.templates.count + 1
                client.templates[skeleton] = number
                output.append(.template(number, skeleton: skeleton))
            }
            let rows = subtrees[start..<end]
            output.append(
                Stamp.operation(
                    template: number, parent: parent, before: before, ids: buffer.ids(of: rows),
                    values: buffer.values(of: rows), rows: rows.count))
            start = end
        }
    }

    /// Writes a created layer and what is nested in it; rows that repeat are left for stamps of their own.
    private mutating func subtree(
        _ id: Int,
        forest: inout CreatedForest,
        tree: DisplayTree,
        into buffer: inout SubtreeBuffer,
        deferred: inout [Deferred]
    ) -> SubtreeBuffer.Subtree {
        let start = buffer.mark
        guard let (snapshot, nested) = forest.take(id) else { return SubtreeBuffer.Subtree(start: start, end: start) }
        noteImage(snapshot.content)
        // Most pages have none, and nothing has to be found then.
        if !client.canvases.isEmpty { client.canvases[id] = nil }
        let keyboard = tree.layer(id: id).map(KeyboardStop.init(of:)) ?? KeyboardStop()
        let element = WireElement(snapshot, client: &client, keyboard: keyboard)
        _ = client.elements.note(id, snapshot.semantics, keyboard.reading)
        client.elements.note(id, isAroundControls: keyboard.isAroundControls)
        _ = client.elements.note(id, snapshot.content)
        notePassable(id, snapshot)
        if !element.links.isEmpty {
            client.linkedLayers.insert(id)
            forest.addLinks(id, element.links)
        }
        if element.kind == .field || element.kind == .control {
            client.fields[id] = DescribedElement(element)
        }
        buffer.append(element, id: id)
        let inside = buffer.mark
        var children: [SubtreeBuffer.Subtree] = []
        children.reserveCapacity(nested.count)
        for child in nested {
            buffer.append(",")
            children.append(subtree(child, forest: &forest, tree: tree, into: &buffer, deferred: &deferred))
        }
        if Self.areRows(children, of: buffer) {
            let rows = children.map { SubtreeBuffer.Subtree(start: $0.start - inside, end: $0.end - inside) }
            deferred.append(Deferred(parent: id, buffer: buffer.cut(from: inside), children: rows))
        }
        buffer.append("]")
        return SubtreeBuffer.Subtree(start: start, end: buffer.mark)
    }

    /// Whether children repeat enough that a template of their own pays.
    private static func areRows(_ children: [SubtreeBuffer.Subtree], of buffer: SubtreeBuffer) -> Bool {
        guard children.count >= 6 else { return false }
        var length = 1
        for index in 1..<children.count {
            let repeats =
                children[index].layerCount > 1 && buffer.haveSameSkeleton(children[index], children[index - 1])
            length = repeats ? length + 1 : 1
            if length == 6 { return true }
        }
        return false
    }
}
