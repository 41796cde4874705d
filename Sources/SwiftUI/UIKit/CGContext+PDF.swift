// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
public import VitrineCore
import VitrineSnapshots

extension CGContext {
    /// Creates a context that draws a PDF document into a file; `nil` if the file cannot be created.
    ///
    /// The origin of its pages is the lower left corner. The file is written by `closePDF()`.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - mediaBox: The bounds of pages, in points; `nil` for 612 by 792.
    ///   - auxiliaryInfo: What the document says of itself, by keys such as `kCGPDFContextTitle`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that draws a PDF document for a consumer.
    ///
    /// The origin of its pages is the lower left corner. The consumer gets the document by `closePDF()`.
    ///
    /// - Parameters:
    ///   - consumer: What takes the document.
    ///   - mediaBox: The bounds of pages, in points; `nil` for 612 by 792.
    ///   - auxiliaryInfo: What the document says of itself, by keys such as `kCGPDFContextTitle`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let bounds = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let made = ContextDocument(auxiliaryInfo ?? [:], bounds: bounds, isUpwards: true, consumer: consumer)
        guard let made else { return nil }
        self.init(document: made)
    }

    /// Creates a context that draws into a document.
    convenience init(document: ContextDocument) {
        self.init(size: document.bounds.size, scale: 3, isOpaque: false)
        self.document = document
    }

    // MARK: - Pages

    /// Begins a page of a PDF document, with a graphics state of its own; an open one is ended.
    ///
    /// - Parameter pageInfo: Ignored: a page has the bounds of the document.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let document else { return }
        beginPage(in: document.bounds)
    }

    /// Ends the open page of a PDF document.
    public func endPDFPage() { endPage() }

    /// Begins a page with a graphics state of its own; an open one is ended.
    ///
    /// - Parameter mediaBox: The bounds of the page, in points; `nil` for those of the document.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let document else { return }
        beginPage(in: mediaBox?.pointee ?? document.bounds)
    }

    /// Ends the open page.
    public func endPage() {
        guard let document, document.isPageOpen else { return }
        flush()
        document.isPageOpen = false
        let drawing = document.drawing
        ContextDocument.perform { try drawing.endPage() }
    }

    /// Ends the PDF document, and an open page, and writes it to where it belongs; what is drawn later is ignored.
    public func closePDF() {
        guard let bytes = closedDocument() else { return }
        document?.consumer?.take(bytes)
    }

    func beginPage(in bounds: CGRect) {
        endPage()
        guard let document, !document.isClosed else { return }
        let (drawing, pageSize) = (document.drawing, bounds.size)
        guard ContextDocument.perform({ try drawing.beginPage(pageSize) }) else { return }
        document.isPageOpen = true
        document.drawn = 0
        size = pageSize
        steps = []
        saved = []
        state = State()
        path = Path()
        concatenate(
            document.isUpwards
                ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
                : CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    }

    /// Ends the document and returns the bytes of its file; `nil` if there is none, or if it is closed.
    func closedDocument() -> Data? {
        guard let document, !document.isClosed else { return nil }
        endPage()
        document.isClosed = true
        let drawing = document.drawing
        return onMainActor { try? drawing.finish() }
    }

    // MARK: - Drawing

    /// Draws what was recorded since the last time onto the open page.
    private func flush() {
        guard let document, document.isPageOpen, steps[document.drawn...].contains(where: \.draws) else { return }
        nonisolated(unsafe) let steps = steps
        let (first, drawing) = (document.drawn, document.drawing)
        document.drawn = steps.count
        // A view is laid out at whole pixels: a larger canvas has the same upper left corner as the page.
        let room = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        ContextDocument.perform {
            let canvas = CGContext.canvas(of: steps, drawingFrom: first, size: room)
            let still = ViewStill(canvas, renderer: try .shared(), for: SessionContext.current)
            try still.draw(
                on: drawing, proposal: .unspecified, transform: .identity, clips: [], scale: CGContext.pageScale)
        }
    }

    /// The number of pixels per point of what only pixels can show on a page.
    private static let pageScale = 3.0

    /// Draws a view with its upper left corner at the origin: as it is onto a page, as a picture into an image.
    ///
    /// - Parameters:
    ///   - still: The view.
    ///   - proposal: The size that is proposed to it.
    ///   - scale: The number of pixels per point of what only pixels can show on a page, from 1 to 8.
    @MainActor
    func draw(_ still: ViewStill, proposal: ProposedViewSize, scale: CGFloat) {
        guard let document else {
            guard let image = try? still.image(proposal: proposal, scale: self.scale, isOpaque: false) else { return }
            let picture = Image(uiImage: image).resizable()
            let frame = CGRect(origin: .zero, size: image.size)
            return draw { $0.draw(picture, in: frame) }
        }
        flush()
        guard document.isPageOpen else { return }
        do {
            try still.draw(
                on: document.drawing, proposal: proposal, transform: state.transform, clips: state.clips,
                scale: Double(min(max(scale, 1), 8)))
        } catch {
            DeveloperNotes.report(
                .invalidGeometry, "A view is not drawn into a PDF document: \(error)",
                remedy: "Give the view a frame, or look at the page's size.", saysPlace: false)
        }
    }
}
