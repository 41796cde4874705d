// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineDisplay

/// The one place where a user's events are validated: those on disabled, hidden, covered or removed layers are refused.
///
/// A surface is never trusted. Nothing here flushes; the caller does, after one event or several.
extension SceneHost {
    /// Handles an event on a layer.
    ///
    /// - Returns: The outcome. A refused event has changed nothing.
    package func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        switch display.resolve(id: id) {
        case .layer(let layer): return handle(event, on: event == .tap ? layer.tappedInside ?? layer : layer)
        case .removed: return handleRemoved(event, layer: id)
        case .unknown:
            guard case .point(let samples) = event, graph.gestures.follows(samples) else {
                return .ignored(.unknownLayer)
            }
            return handleRemoved(event, layer: id)
        }
    }

    /// Handles an event on a layer, and reports a refused one as a diagnostic.
    @discardableResult
    package func send(_ event: LayerEvent, to id: Int) -> EventOutcome {
        let outcome = handle(event, layer: id)
        switch outcome {
        case .handled: break
        case .removed:
            if event == .tap { report(.removedNode, "A tap came for layer \(id), which has left.") }
        case .ignored(let reason):
            report(.refusedEvent, "A \(event.name) on layer \(id) was refused: \(reason.rawValue).")
        }
        return outcome
    }

    private func handle(_ event: LayerEvent, on layer: Layer) -> EventOutcome {
        switch (event, layer.handler) {
        case (.point(let samples), _): point(samples, over: layer)
        case (.press(let key), _): press(key, in: layer)
        case (.scroll(let report), let handler): scroll(report, layer, handler)
        // The layer has come back before its exit ended.
        case (.exitEnded, _): .handled
        // The page shows its replacement of the image; nothing in the scene depends on it.
        case (.imageError, _): layer.events.contains(.imageError) ? .handled : .ignored(.notListening)
        case (.tap, .tap(let handler)?): perform(.tap, on: layer, handler.action)
        case (.tap, .gesture(let handler)?): perform(.tap, on: layer) { handler.activate() }
        case (.click(let click), .tap(let handler)?): perform(.tap, on: layer) { handler.click(click) }
        case (.paste(let pasted), .tap(let handler)?): perform(.paste, on: layer) { handler.paste(pasted) }
        case (.choose(let files), .tap(let handler)?):
            // Files come from a dialog, or from the clipboard.
            perform(layer.events.contains(.files) ? .files : .paste, on: layer) { handler.choose(files) }
        case (.drag(let drag), .drop(let take)?): self.drag(drag, over: layer, take)
        case (.dismiss, .dismiss(let action)?): perform(.dismiss, on: layer, action)
        case (.menu, .menu(let action)?): perform(.menu, on: layer, action)
        case (.adjust(let change), .control(let handler)?): adjust(handler.control, change, layer)
        case (.edit(let edit), .field(let handler)?): self.edit(handler.field, edit, layer)
        case (.select(let report), .field(let handler)?): select(handler.field, report, layer)
        case (.submit, .field(let handler)?): submit(handler.field, layer)
        case (.focus, .field(let handler)?): focus(handler.field, layer)
        case (.focus, .focus(let handler)?): focus(handler.target, layer)
        case (.report(let report), .embed(let take)?): self.report(report, of: layer, take)
        case (.tap, _), (.click, _), (.paste, _), (.choose, _), (.dismiss, _), (.menu, _), (.adjust, _), (.edit, _),
            (.select, _),
            (.submit, _), (.focus, _), (.drag, _), (.report, _):
            .ignored(.notListening)
        }
    }

    /// Handles what a surface reports of a layer that it has yet to remove.
    private func handleRemoved(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        switch event {
        case .exitEnded:
            display.exitEnded(id)
            return .handled
        case .point(let samples):
            // The view was removed under the finger; the gestures around it receive the finger's further samples.
            for sample in samples where sample.kind != .began { _ = graph.gestures.take(sample, over: display.root) }
            return .removed
        default: return .removed
        }
    }

    // MARK: - Taps, menus, dismissals, pastes

    private func perform(_ event: EventMask, on layer: Layer, _ action: () -> Void) -> EventOutcome {
        guard layer.events.contains(event) else { return .ignored(.notListening) }
        if event == .tap, layer.semantics?.isDisabled == true { return .ignored(.disabled) }
        if let reason = layer.obstacle { return .ignored(reason) }
        // A tap that a gesture around the layer has taken does nothing more.
        if event == .tap, graph.gestures.hasTaken(tap: layer.id) { return .handled }
        graph.runAction(action)
        return .handled
    }

    /// Handles a drag from outside of the page; that it has left is accepted in any case.
    private func drag(_ drag: OutsideDrag, over layer: Layer, _ take: (OutsideDrag) -> Void) -> EventOutcome {
        if drag.phase != .left { return perform(.drop, on: layer) { take(drag) } }
        graph.runAction { take(drag) }
        return .handled
    }

    /// Handles a report of embedded content, also of a covered layer: the browser continues to show or play it.
    private func report(_ report: EmbedReport, of layer: Layer, _ take: (EmbedReport) -> Void) -> EventOutcome {
        guard layer.semantics?.embed?.mayTell(report) == true else { return .ignored(.notListening) }
        graph.runAction { take(report) }
        return .handled
    }

    private func report(_ code: Diagnostic.Code, _ message: String) {
        graph.diagnostics.report(
            Diagnostic(
                code, message, remedy: "Nothing was done; the page shows the current state after its next update.",
                session: graph.session.identifier))
    }
}

extension EmbeddedContent {
    /// Whether a surface can report this of the content.
    fileprivate func mayTell(_ report: EmbedReport) -> Bool {
        switch (self, report) {
        case (.frame, .loaded), (.media, .played), (.location, .located), (.location, .notLocated),
            (.location, .permitted), (.notifications, .permitted), (.notifications, .notice):
            true
        default: false
        }
    }
}

extension Layer {
    /// The reason why no event can reach this layer; `nil` if events can.
    var obstacle: EventOutcome.Reason? {
        var ancestor: Layer? = self
        while let current = ancestor {
            if current.effects.isHidden { return .hidden }
            if !current.effects.allowsHitTesting, !current.isForReaders { return .notHittable }
            if current.isCovered { return .covered }
            ancestor = current.parent
        }
        return nil
    }

    /// Whether no ancestor hides the layer.
    var isSeen: Bool {
        var layer: Layer? = self
        while let current = layer {
            if current.effects.isHidden { return false }
            layer = current.parent
        }
        return true
    }

    /// Whether something that covers the rest of the window lies in front of this layer.
    fileprivate var isCovered: Bool {
        guard let parent, parent.parent == nil else { return false }
        return parent.children.reversed().prefix { $0 !== self }.contains {
            $0.events.contains(.dismiss) && !$0.isExiting
        }
    }
}
