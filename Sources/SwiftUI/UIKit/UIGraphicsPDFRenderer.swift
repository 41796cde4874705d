// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The settings of a PDF renderer.
open class UIGraphicsPDFRendererFormat: NSObject {
    /// The metadata of documents, by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    public required override init() {}

    /// Returns the default settings.
    open class func `default`() -> Self { preferred() }
    /// Returns the settings for the screen, which are the default ones.
    open class func preferred() -> Self { self.init() }
}

/// The drawing context of a PDF renderer.
open class UIGraphicsPDFRendererContext: NSObject {
    /// The context of Core Graphics, in which the origin of a page is the upper left corner.
    public let cgContext: CGContext
    /// The settings of the renderer.
    public let format: UIGraphicsPDFRendererFormat
    private var bounds: CGRect
    private let rendererBounds: CGRect

    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
        cgContext = context
        self.format = format
        self.bounds = bounds
        rendererBounds = bounds
    }

    /// The bounds of the current page, in points; those of the renderer before the first page.
    open var pdfContextBounds: CGRect { bounds }

    /// Begins a page with the renderer's bounds; an open one is ended.
    open func beginPage() { beginPage(withBounds: rendererBounds, pageInfo: [:]) }

    /// Begins a page; an open one is ended.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the page, in points.
    ///   - pageInfo: Ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        self.bounds = bounds
        cgContext.beginPage(in: bounds)
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips what follows to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that creates PDF documents from drawing commands.
///
/// - Support: partial: texts, shapes, images and views; no links and destinations.
open class UIGraphicsPDFRenderer: NSObject {
    /// A closure that draws into a context, in which it begins pages.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let bounds: CGRect
    /// The settings of the renderer.
    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of pages, in points.
    ///   - format: The settings.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Creates a renderer with default settings for bounds in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns the document that a closure draws; empty if the system's library fails.
    open func pdfData(actions: DrawingActions) -> Data {
        guard let document = ContextDocument(format.documentInfo, bounds: bounds, isUpwards: false) else {
            return Data()
        }
        let context = CGContext(document: document)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        actions(UIGraphicsPDFRendererContext(context, format, bounds: bounds))
        return context.closedDocument() ?? Data()
    }

    /// Writes the document that a closure draws.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - actions: The closure that draws.
    /// - Throws: An error if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
