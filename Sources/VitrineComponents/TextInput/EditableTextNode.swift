// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The node of an editable text: holds the app's side of the field (`FieldState`), measures the text and displays it.
///
/// Geometry: Documentation/Layout.md 11. The height of a line is the font's line height and 1.5 points, rounded up to a
/// pixel.
package final class EditableTextNode: LeafNode<EditableText>, EditableField, RowFilling {
    package private(set) var state: FieldState
    private let measured: MeasuredLeafNode
    private var look = FieldLook()
    private var isListening = true
    private var affinity = TextSelectionAffinity.automatic
    /// The value of the selection's binding that the surface has, or was told.
    private var knownSelection: TextSelection?
    package private(set) var focusLinks: [FocusLink] = []
    private var row: (insets: EdgeInsets, minimumHeight: CGFloat)?

    package init(_ view: EditableText, _ context: NodeContext) {
        state = FieldState(
            view.value, isSecure: view.content.isSecure, followsSelection: view.content.selection != nil)
        measured = MeasuredLeafNode(tree: context.graph.layout, isText: true) { _ in
            MeasuredLeafNode.Measurement(size: .zero)
        }
        super.init(view, context, layout: measured)
        measured.measure = { [unowned self] in measure($0) }
        item.baseHandler = .field(FieldHandler(self))
        if state.isSecure { view.text.location.markSecret() }
        noteSecret()
        takeSelection(view.selected)
        resolveNow()
        graph.focus.add(self)
    }

    // MARK: - Display

    package override func resolve(_ environment: EnvironmentValues) {
        let styled = view.content.styled.map { read in graph.unobserved { read() } }
        var new = FieldLook(view.content, value: state.value, styled: styled, texts: scope.texts, environment)
        if let row { new.fillRow(insets: row.insets, minimumHeight: row.minimumHeight) }
        isListening = environment.isEnabled
        item.events = isListening ? .edit : []
        item.semantics = new.semantics
        focusLinks = environment.focusLinks
        affinity = environment.textSelectionAffinity
        let needsLayout = new.needsLayout(after: look)
        look = new
        if needsLayout {
            measured.preferredSpacing = new.spacing(engine)
            measured.setNeedsLayout()
            graph.announce()
        }
        if measured.isPlaced { draw() }
    }

    package override func viewDidChange(from old: EditableText) {
        settle(view.value)
        takeSelection(view.selected)
        noteSecret()
        resolveNow()
    }

    /// Reads the app's text again: a binding may have refused a change, without which no view is updated.
    package override func refresh() {
        settle(read())
        takeSelection(readSelection())
        noteSecret()
        super.refresh()
    }

    /// Takes the app's text, unless its answer to what was typed is a write that waits for a later round.
    private func settle(_ text: String) {
        if state.isAwaitingApp, graph.hasLaterWrites {
            graph.enqueueAction { [weak self] in self?.invalidate() }
        } else {
            state.settle(text)
        }
    }

    package override func sizeDidChange() { draw() }

    private var engine: any TextMeasuring { graph.session.textEngine }

    private func measure(_ proposal: ProposedViewSize) -> MeasuredLeafNode.Measurement {
        look.measure(proposal, engine)
    }

    private func draw() {
        var field = look.field(in: measured.size, engine)
        field.revision = state.revision
        field.edition = state.edition
        field.isEcho = state.isEcho
        field.cuts = state.cuts
        if state.followsSelection {
            let range = state.awaitsSelection ? state.selection : nil
            field.selection = DisplayField.Selection(choice: state.choice, range: range)
        }
        field.string = state.isSecure ? "" : String(decoding: state.text, as: UTF16.self)
        // Letters that are shown in another case may be more or fewer.
        if let runs = field.runs, runs.reduce(0, { $0 + $1.length }) != state.text.count { field.runs = [] }
        item.layer.content = .field(field)
    }

    // MARK: - Rows

    package var fillsRows: Bool { view.content.shape != .editor }

    /// The whole row is tappable.
    package func fillRow(insets: EdgeInsets, minimumHeight: CGFloat) {
        row = (insets, minimumHeight)
        resolveNow()
    }

    package func showBadge(_ badge: Text?) -> Bool { false }

    // MARK: - Editing

    package func edit(_ edit: FieldEdit) {
        // By now the app has handled the edit that precedes this one.
        if state.isAwaitingApp { state.settle(read()) }
        let answer = state.receive(edit)
        noteSecret()
        if case .propose(let text) = answer {
            act {
                if let edit = view.content.edit {
                    edit(text, state.selection.upperBound)
                } else {
                    view.text.wrappedValue = text
                }
                handSelection()
            }
        }
        invalidate()
    }

    package func select(_ report: FieldSelectionReport) -> Bool {
        guard view.content.selection != nil else { return false }
        if state.isAwaitingApp { state.settle(read()) }
        // What the app has selected meanwhile is newer.
        takeSelection(readSelection())
        guard state.receive(report) else {
            invalidate()
            return true
        }
        act { handSelection() }
        invalidate()
        return true
    }

    package func refuse(_ edit: FieldEdit) {
        state.refuse(edit)
        invalidate()
    }

    package func submit() -> Bool {
        let trigger: SubmitTriggers = look.traits.isSearch ? .search : .text
        let handlers = graph.unobserved { EnvironmentValues(scope).submitHandlers }
            .filter { !$0.triggers.isDisjoint(with: trigger) }
        let commit = view.content.commit
        guard commit != nil || !handlers.isEmpty else { return false }
        act {
            commit?()
            for handler in handlers.reversed() { handler.action() }
        }
        return true
    }

    /// Registers the text of a secure field, so that it is written nowhere.
    private func noteSecret() {
        if state.isSecure { graph.secrets.note(String(decoding: state.text, as: UTF16.self), of: self) }
    }

    /// Hands what the user has selected to the app, as positions in the text that the app has by now.
    private func handSelection() {
        guard let selection = view.content.selection else { return }
        let text = read()
        let range = state.selection(in: Array(text.utf16))
        let new = TextSelection(utf16: range, in: text, affinity: affinity)
        guard new != readSelection() else { return knownSelection = new }
        knownSelection = new
        selection.wrappedValue = new
    }

    /// Takes over a selection that the app has set; one that it has left as it was is the surface's.
    private func takeSelection(_ new: TextSelection?) {
        guard new != knownSelection else { return }
        knownSelection = new
        if let new { state.choose(new.utf16Range(in: state.value)) }
    }

    private func readSelection() -> TextSelection? {
        guard let selection = view.content.selection else { return nil }
        return graph.unobserved { selection.wrappedValue }
    }

    private func read() -> String { graph.unobserved { view.text.wrappedValue } }

    private func act(_ action: () -> Void) {
        graph.runAction(action)
    }

    // MARK: - Focus

    package var focusLayer: Layer { item.layer }
    package var canTakeFocus: Bool { isAlive && isListening }

    package func focusDidChange(_ hasFocus: Bool) {
        guard let changed = view.content.editingChanged else { return }
        act { changed(hasFocus) }
    }

    package override func willDie() {
        super.willDie()
        let hadFocus = graph.focus.focused === self
        graph.focus.remove(self)
        // Editing ends with the field. As of a disappearance the app hears of it once the round's views exist.
        if hadFocus, let changed = view.content.editingChanged { graph.enqueueAction { changed(false) } }
        if state.isSecure { graph.secrets.end(self) }
    }
}
