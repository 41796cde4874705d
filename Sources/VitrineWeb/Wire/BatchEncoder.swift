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
    private var client: ClientState

    /// The hashes of stored images named by the last batch.
    package private(set) var imageHashes: Set<String> = []

    package init(client: ClientState = ClientState()) {
        self.client = client
    }

    /// How many styles the page and this session hold.
    package var styleCount: Int { client.styles.entries.count }

    /// Forgets what the client has: for a snapshot.
    package mutating func reset() {
        client.styles.resend()
        client.symbols.resend()
        client.templates = [:]
        client.linkedLayers = []
        client.passableLayers = []
        client.fields = [:]
    }

    /// Forgets what styles, drawings and templates there were, too: for a page that is built anew.
    package mutating func forget() {
        client = ClientState(symbols: client.symbols.source, basePath: client.basePath)
    }

    /// The JSON array of a batch's operations.
    package mutating func encode(_ operations: [DisplayOperation], of tree: DisplayTree) -> String {
        imageHashes = []
        var output: [String] = []
        var forest = CreatedForest(operations)
        for operation in operations {
            encode(operation, of: tree, forest: &forest, into: &output)
        }
        // Children that could not be nested stand behind their parents' stamps; links name layers that exist by now.
        return JSONText.array(client.styles.takeOperations() + client.symbols.takeOperations() + output)
    }

    private mutating func encode(
        _ operation: DisplayOperation,
        of tree: DisplayTree,
        forest: inout CreatedForest,
        into output: inout [String]
    ) {
        typealias Code = WireProtocol.Operation
        switch operation {
        case .create:
            break
        case .insert(let parent, let before, let layers):
            if forest.isNested(parent: parent, layers: layers) { return }
            insert(layers, parent: parent, before: before, tree: tree, forest: &forest, into: &output)
        case .remove(let id):
            client.linkedLayers.remove(id)
            client.passableLayers.remove(id)
            client.fields[id] = nil
            if let last = output.last, last.hasPrefix("[4,") {
                output[output.count - 1] = last.dropLast() + ",\(id)]"
            } else {
                output.append("[4,\(id)]")
            }
        case .place(let id, let placement):
            let own = tree.layer(id: id).map { WireElement.hasOwnWidth($0.content) } ?? false
            output.append(op(.place, [String(id)] + WireElement.geometry(placement, hasOwnWidth: own)))
            encodeWhatDependsOnSize(of: id, tree, into: &output)
        case .width(let id, _):
            guard let layer = tree.layer(id: id), !WireElement.hasOwnWidth(layer.content) else { break }
            output.append(op(.place, [String(id)] + WireElement.geometry(layer.placement, hasOwnWidth: false)))
            encodeWhatDependsOnSize(of: id, tree, into: &output)
        case .shift(let parent, let first, let last, let dx, let dy):
            output.append(
                op(.shift, [String(parent), String(first), String(last), WireLength.text(dx), WireLength.text(dy)])
            )
        case .content(let id, let content):
            guard let layer = tree.layer(id: id) else { break }
            encode(content, of: layer, into: &output)
            encodeWhetherPassable(layer, into: &output)
            if WireElement.attributesDepend(on: content) { describeAnew(layer, into: &output) }
            if Self.namesDepend(on: content, tree.layer(id: id)?.semantics) { describe(id, tree, into: &output) }
        case .effects(let id, let effects):
            guard let layer = tree.layer(id: id) else { break }
            notePassable(layer.id, layer.snapshot)
            encode(effects, of: layer, into: &output)
            if !effects.scrollLinks.isEmpty {
                client.linkedLayers.insert(id)
                output.append(links(id, effects.scrollLinks))
            } else if client.linkedLayers.remove(id) != nil {
                output.append(links(id, []))
            }
        case .semantics(let id, _):
            describe(id, tree, into: &output)
        case .events(let id, let events):
            output.append(op(.listen, [String(id), String(events.rawValue)]))
            if let layer = tree.layer(id: id) { encodeWhetherPassable(layer, into: &output) }
            describe(id, tree, into: &output)
            for other in tree.layer(id: id)?.keyboardNeighbours ?? [] { describe(other.id, tree, into: &output) }
        case .interaction(let id, let look):
            let style = client.styles.number(.pressed, WireElement.pressed(look))
            output.append(op(.restyle, [String(id), String(StyleTable.Slot.pressed.rawValue), String(style)]))
        case .arrangement(let id, let arrangement):
            output.append(op(.arrange, [String(id), arrangement == .verticalRun ? "1" : "0"]))
        case .ghost(let id):
            output.append(op(.ghost, [String(id)]))
        case .animate(let id, let animations):
            guard let layer = tree.layer(id: id) else { break }
            output += animations.compactMap { AnimationMarkup($0, of: layer).operation }
        }
    }

    /// Drawings and effects that are said in the layer's own size are said anew.
    private mutating func encodeWhatDependsOnSize(of id: Int, _ tree: DisplayTree, into output: inout [String]) {
        guard let layer = tree.layer(id: id) else { return }
        if WireElement.dependsOnSize(layer.content) { encode(layer.content, of: layer, into: &output) }
        if Declarations.dependsOnSize(layer.effects) { encode(layer.effects, of: layer, into: &output) }
    }

    private mutating func encode(_ content: LayerContent, of layer: Layer, into output: inout [String]) {
        var (kind, payload, style) = WireElement.content(content, WireSize(layer.placement), client: &client)
        if case .field(let field) = content { payload = FieldDeclarations.payload(field, isUpdate: true) }
        noteImage(content)
        // A single line is as wide as it is; anything else gets its width back.
        let width = WireElement.hasOwnWidth(content) ? [] : [WireLength.text(layer.placement.width)]
        let items = [String(layer.id), String(style), String(kind.rawValue), payload]
        append(op(.content, items + width), to: &output)
    }

    private mutating func encode(_ effects: LayerEffects, of layer: Layer, into output: inout [String]) {
        var snapshot = layer.snapshot
        snapshot.effects = effects
        let css = Declarations.effects(of: snapshot, WireSize(layer.placement))
        let style = client.styles.number(.effects, css)
        let slot = String(StyleTable.Slot.effects.rawValue)
        append(op(.restyle, [String(layer.id), slot, String(style)]), to: &output)
    }

    /// The effects say whether a pointer goes through, which content and events decide.
    private mutating func encodeWhetherPassable(_ layer: Layer, into output: inout [String]) {
        if notePassable(layer.id, layer.snapshot) { encode(layer.effects, of: layer, into: &output) }
    }

    /// Whether that is news to the client.
    @discardableResult
    private mutating func notePassable(_ id: Int, _ layer: LayerSnapshot) -> Bool {
        if Declarations.letsThrough(layer) { return client.passableLayers.insert(id).inserted }
        return client.passableLayers.remove(id) != nil
    }

    /// What changed with the size may have changed by itself as well.
    private func append(_ operation: String, to output: inout [String]) {
        if output.last != operation { output.append(operation) }
    }

    private func op(_ code: WireProtocol.Operation, _ items: [String]) -> String {
        JSONText.array([String(code.rawValue)] + items)
    }

    private func links(_ id: Int, _ links: [ScrollLink]) -> String {
        op(.links, [String(id)] + (links.isEmpty ? [] : [Self.json(links)]))
    }

    package static func json(_ links: [ScrollLink]) -> String {
        JSONText.array(
            links.map { link in
                let property =
                    switch link.property {
                    case .translationY: 0
                    case .opacity: 1
                    case .height: 2
                    }
                return JSONText.array([
                    String(link.source), String(property), WireLength.number(link.offsetFrom),
                    WireLength.number(link.offsetTo), WireLength.number(link.valueFrom),
                    WireLength.number(link.valueTo),
                ])
            }
        )
    }

    private func describe(_ id: Int, _ tree: DisplayTree, into output: inout [String]) {
        guard let layer = tree.layer(id: id) else { return }
        var (tag, attributes) = WireElement.describe(layer.snapshot, KeyboardStop(of: layer))
        if layer === tree.root, tag == .div { tag = WireElement.rootTag(of: tree) }
        let list = JSONText.array(attributes.flatMap { [String($0.0.rawValue), JSONText.string($0.1)] })
        let text = op(.describe, [String(id), String(tag.rawValue), list])
        if output.last != text { output.append(text) }
    }

    /// What a field or a control is for follows from its content, too; typing changes none of it.
    private mutating func describeAnew(_ layer: Layer, into output: inout [String]) {
        let (tag, attributes) = WireElement.describe(layer.snapshot, KeyboardStop())
        let looks = "\(tag)\(attributes)"
        guard client.fields.updateValue(looks, forKey: layer.id) != looks else { return }
        describe(layer.id, layer.tree, into: &output)
    }

    /// Whether attributes follow from the content: a picture's alternative text, a label that repeats the text.
    private static func namesDepend(on content: LayerContent, _ semantics: Semantics?) -> Bool {
        switch content {
        case .image: semantics?.role == .image
        case .text: semantics?.label != nil
        default: semantics?.role == .image
        }
    }

    private mutating func noteImage(_ content: LayerContent) {
        if case .image(let image) = content, case .stored(let hash) = image.source { imageHashes.insert(hash) }
    }

    // MARK: - Creation

    /// A created subtree: its skeleton and its values in reading order.
    private struct Subtree {
        var shape: String
        var row: Stamp.Row
    }

    /// Children that are stamped by themselves after their parent.
    private struct Deferred {
        var parent: Int
        var children: [Subtree]
    }

    private mutating func insert(
        _ layers: [Int],
        parent: Int,
        before: Int?,
        tree: DisplayTree,
        forest: inout CreatedForest,
        into output: inout [String]
    ) {
        let anchor = before ?? 0
        var created: [Subtree] = []
        var moved: [Int] = []
        var deferred: [Deferred] = []
        func flushMoves() {
            if moved.isEmpty { return }
            output.append("[6,\(parent),\(anchor),\(moved.map(String.init).joined(separator: ","))]")
            moved = []
        }
        for id in layers {
            if forest.isPending(id) {
                flushMoves()
                created.append(subtree(id, forest: &forest, tree: tree, deferred: &deferred))
            } else {
                stamp(created, parent: parent, before: anchor, into: &output)
                created = []
                moved.append(id)
            }
        }
        stamp(created, parent: parent, before: anchor, into: &output)
        flushMoves()
        // Recorded from the inside out; a parent must stand before its children.
        for entry in deferred.reversed() { stamp(entry.children, parent: entry.parent, before: 0, into: &output) }
        for link in forest.takeLinks() { output.append(links(link.id, link.links)) }
    }

    /// One operation for each stretch of neighbours with the same skeleton.
    private mutating func stamp(_ subtrees: [Subtree], parent: Int, before: Int, into output: inout [String]) {
        var start = 0
        while start < subtrees.count {
            let shape = subtrees[start].shape
            var end = start + 1
            while end < subtrees.count, subtrees[end].shape == shape { end += 1 }
            var number = client.templates[shape] ?? 0
            if number == 0 {
                number = client.templates.count + 1
                client.templates[shape] = number
                output.append("[1,\(number),\(shape)]")
            }
            output.append(
                Stamp.operation(
                    template: number,
                    parent: parent,
                    before: String(before),
                    rows: subtrees[start..<end].map(\.row)
                )
            )
            start = end
        }
    }

    private mutating func subtree(
        _ id: Int,
        forest: inout CreatedForest,
        tree: DisplayTree,
        deferred: inout [Deferred]
    ) -> Subtree {
        var row = Stamp.Row()
        guard let snapshot = forest.take(id) else { return Subtree(shape: "", row: row) }
        noteImage(snapshot.content)
        let live = tree.layer(id: id)
        let keyboard = live.map(KeyboardStop.init(of:)) ?? KeyboardStop()
        let element = WireElement(snapshot, client: &client, keyboard: keyboard)
        notePassable(id, snapshot)
        if !element.links.isEmpty {
            client.linkedLayers.insert(id)
            forest.addLinks(id, element.links)
        }
        if element.kind == .field || element.kind == .control {
            client.fields[id] = "\(element.tag)\(element.attributes)"
        }
        row.ids.append(id)
        row.values += element.geometry
        row.values += [String(element.contentStyle), String(element.effectsStyle), String(element.pressedStyle)]
        if element.payload != "null" { row.values.append(element.payload) }
        row.values += element.attributes.map { JSONText.string($0.1) }
        var shape =
            "[\(element.tag.rawValue),\(element.kind.rawValue),\(element.events.rawValue),\(element.isRun ? 1 : 0),"
        shape += JSONText.array(element.attributes.map { String($0.0.rawValue) })
        var children: [Subtree] = []
        for child in forest.children(of: id) {
            children.append(subtree(child, forest: &forest, tree: tree, deferred: &deferred))
        }
        if Self.areRows(children) {
            deferred.append(Deferred(parent: id, children: children))
        } else {
            for child in children {
                shape += "," + child.shape
                row.ids += child.row.ids
                row.values += child.row.values
            }
        }
        return Subtree(shape: shape + "]", row: row)
    }

    /// Whether children repeat enough that a template of their own pays.
    private static func areRows(_ children: [Subtree]) -> Bool {
        guard children.count >= 6 else { return false }
        var length = 1
        for index in 1..<children.count {
            let repeats = children[index].shape == children[index - 1].shape && children[index].row.ids.count > 1
            length = repeats ? length + 1 : 1
            if length == 6 { return true }
        }
        return false
    }
}
