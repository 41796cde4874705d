// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A part of what a canvas shows: operations that are drawn as one image, or a view.
struct CanvasItem {
    /// The operations; none for a view.
    fileprivate(set) var operations: [DisplayDrawing.Operation] = []
    /// The view; `nil` for operations.
    fileprivate(set) var content: AnyView?
    /// The rectangle outside of which the view does not draw; `nil` if it may draw anywhere.
    fileprivate(set) var bounds: DisplayRect?

    /// The part as a view.
    var view: AnyView { content ?? AnyView(LayerContentView(content: .drawing(DisplayDrawing(operations)))) }
}

/// The operations and views that have been drawn into a canvas, from back to front.
///
/// Invariant: drawn in their order, the items look as if every operation and view had been drawn when it was added. An
/// operation joins the last drawing if no view over that may draw where it draws: texts between the bars of a chart do
/// not take it apart.
final class CanvasRecord {
    private(set) var items: [CanvasItem] = []
    /// Whether one of the views erases what lies behind it, which is to be drawn apart then.
    var isErasing = false
    /// How often all that has been drawn became one view, which shows it twice.
    private(set) var combinations = 0
    private let budget: Budget

    /// The operations and path elements that a canvas can still hold, with those of the layers in it.
    private final class Budget {
        /// The maximum number of operations and views, which bounds a drawing that never ends.
        var operations = 20_000
        /// The maximum number of elements of paths in all of them, with those of the clips, and a clip of an operation as
        /// one.
        var elements = 500_000
        var isExceeded = false
    }

    /// Creates the record of a canvas.
    init() {
        budget = Budget()
    }

    /// Creates the record of a layer in a canvas, which counts as a part of it.
    init(in outer: CanvasRecord) {
        budget = outer.budget
    }

    /// Returns the part that is a view, which is not counted.
    static func item(showing view: AnyView) -> CanvasItem { CanvasItem(content: view) }

    /// Puts a view in the place of all that has been drawn, which it shows.
    func replace(with view: AnyView) {
        items = [CanvasItem(content: view)]
        isErasing = false
        combinations += 1
    }

    /// Whether there are no views.
    var isOneDrawing: Bool { items.allSatisfy { $0.content == nil } }

    /// The operations if there are no views; `nil` otherwise.
    var operations: [DisplayDrawing.Operation]? {
        isOneDrawing ? items.flatMap(\.operations) : nil
    }

    /// Adds a view.
    ///
    /// - Parameters:
    ///   - view: The view, as large as the canvas.
    ///   - bounds: Where it may draw; `nil` for anywhere.
    func append(_ view: AnyView, in bounds: DisplayRect?) {
        guard take(elements: 0) else { return }
        items.append(CanvasItem(content: view, bounds: bounds))
    }

    /// Adds an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - isCounted: Whether it counts already, as a part of a layer in the canvas.
    func append(_ operation: DisplayDrawing.Operation, isCounted: Bool = false) {
        guard isCounted || take(elements: operation.mark.weight + operation.clips.count) else { return }
        if let index = items.lastIndex(where: { $0.content == nil }), isFree(operation, above: index) {
            items[index].operations.append(operation)
        } else {
            items.append(CanvasItem(operations: [operation]))
        }
    }

    /// Counts what later operations are cut to, or cut to once more: where there is no room for it, there is none for them.
    ///
    /// - Parameter elements: The number of elements of the clips, which operations share, or of the clips.
    func count(elements: Int) {
        if elements <= budget.elements { budget.elements -= elements } else { budget.elements = 0 }
    }

    /// How many views an operation is compared with.
    private static let mostCompared = 256

    /// Whether no view over an item may draw where an operation does.
    private func isFree(_ operation: DisplayDrawing.Operation, above index: Int) -> Bool {
        let views = items[(index + 1)...]
        guard !views.isEmpty else { return true }
        guard views.count <= Self.mostCompared else { return false }
        guard let bounds = operation.bounds else { return true }
        return views.allSatisfy { $0.bounds.map { $0.intersection(bounds) == nil } ?? false }
    }

    /// Counts an operation and returns whether there is room for it.
    private func take(elements: Int) -> Bool {
        if budget.operations > 0, elements <= budget.elements {
            budget.operations -= 1
            budget.elements -= elements
            return true
        }
        if !budget.isExceeded {
            budget.isExceeded = true
            DeveloperNotes.withoutEffect(
                "what a Canvas draws beyond 20,000 operations or 500,000 elements of paths",
                remedy: "Draw less, or into several canvases.")
        }
        return false
    }
}

extension DisplayRect {
    /// Creates the same rectangle.
    nonisolated init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension DisplayTransform {
    /// Creates the same transform.
    nonisolated init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}
