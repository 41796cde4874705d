// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents
import VitrineCore

private struct Letter: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(text).font(.title)
            Circle().fill(.red).frame(width: 20, height: 20)
        }
        .padding(10)
    }
}

/// A PDF file, as its objects say what it is; what its pages draw is compressed.
private struct File {
    let text: String

    init(_ bytes: Data) {
        text = bytes.map { String(UnicodeScalar($0)) }.joined()
    }

    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

    var isDocument: Bool { text.hasPrefix("%PDF-") && text.contains("%%EOF") }
    var pages: Int { count("/Type /Page") - count("/Type /Pages") }
    /// Whether it has glyphs whose characters readers know.
    var hasText: Bool { text.contains("/ToUnicode") }
    var hasImage: Bool { text.contains("/Subtype /Image") }
}

@MainActor
@Suite("PDF documents")
struct PDFTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)

    private func file(_ draw: (UIGraphicsPDFRendererContext) -> Void) -> File {
        let renderer = UIGraphicsPDFRenderer(bounds: Self.bounds)
        return File(
            renderer.pdfData { context in
                context.beginPage()
                draw(context)
            })
    }

    /// A file with one page, on which a view is drawn.
    private func file(of view: some View) throws -> File {
        let bytes = NSMutableData()
        ImageRenderer(content: view).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let consumer = CGDataConsumer(data: bytes as CFMutableData),
                let pdf = CGContext(consumer: consumer, mediaBox: &box, nil)
            else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let made = File(Data(referencing: bytes))
        try #require(made.isDocument)
        return made
    }

    @Test("a document has the pages that were begun, their sizes, and says what it is")
    func pages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle as String: "Report", kCGPDFContextAuthor as String: "Ada",
            kCGPDFContextKeywords as String: ["one", "two"],
        ]
        var sizes: [CGRect] = []
        let bytes = UIGraphicsPDFRenderer(bounds: Self.bounds, format: format).pdfData { context in
            sizes.append(context.pdfContextBounds)
            context.beginPage()
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
            sizes.append(context.pdfContextBounds)
            context.beginPage()
        }
        let report = File(bytes)
        #expect(report.isDocument && report.pages == 3)
        #expect(report.count("MediaBox [ 0 0 300 200 ]") == 2 && report.count("MediaBox [ 0 0 100 50 ]") == 1)
        #expect(report.text.contains("Report") && report.text.contains("Ada") && report.text.contains("one, two"))
        #expect(sizes == [Self.bounds, CGRect(x: 0, y: 0, width: 100, height: 50)])
    }

    @Test("texts stay texts and shapes stay shapes, and images are images")
    func kinds() {
        let shapes = file { context in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).fill()
            context.cgContext.setStrokeColor(UIColor.blue.cgColor)
            context.stroke(CGRect(x: 60, y: 10, width: 40, height: 40))
        }
        #expect(!shapes.hasText && !shapes.hasImage)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .underlineStyle: 1,
        ]
        let text = NSString(string: "A text that needs more than one line")
        let texts = file { _ in
            text.draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes)
            text.draw(in: CGRect(x: 10, y: 50, width: 100, height: 100), withAttributes: attributes)
            NSAttributedString(string: "Another", attributes: attributes).draw(at: CGPoint(x: 10, y: 160))
        }
        #expect(texts.hasText && !texts.hasImage)
        let square = CGRect(x: 0, y: 0, width: 8, height: 8)
        let image = UIGraphicsImageRenderer(bounds: square).image { $0.fill(square) }
        let pictures = file { _ in image.draw(in: CGRect(x: 10, y: 10, width: 80, height: 80)) }
        #expect(pictures.hasImage && !pictures.hasText)
    }

    @Test("a view is drawn as texts and shapes, whatever its opacity and its clip")
    func view() throws {
        let plain = try file(of: Letter(text: "Hello"))
        #expect(plain.pages == 1 && plain.hasText && !plain.hasImage)
        let faded = try file(of: Letter(text: "Hello").clipShape(RoundedRectangle(cornerRadius: 8)).opacity(0.5))
        #expect(faded.hasText && !faded.hasImage)
        // The shadow is an image, and what casts it is none.
        let shadow = try file(of: Letter(text: "Hello").background(.white).shadow(radius: 4))
        #expect(shadow.hasText && shadow.hasImage)
        let blurred = try file(of: Letter(text: "Hello").blur(radius: 2))
        #expect(!blurred.hasText && blurred.hasImage)
    }

    @Test("a page has the size of its view, and the view has the state of its renderer")
    func size() throws {
        let first = try file(of: Color.red.frame(width: 120, height: 60))
        #expect(first.count("MediaBox [ 0 0 120 60 ]") == 1)
        let bytes = NSMutableData()
        let renderer = ImageRenderer(content: Letter(text: "1"))
        let consumer = try #require(CGDataConsumer(data: bytes))
        let information = [kCGPDFContextTitle: "Letters"] as CFDictionary
        let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, information))
        for number in 1...3 {
            renderer.content = Letter(text: "\(number)")
            renderer.render { size, draw in
                pdf.beginPDFPage(nil)
                pdf.translateBy(x: 306 - size.width / 2, y: 396 - size.height / 2)
                draw(pdf)
                pdf.endPDFPage()
            }
        }
        #expect(bytes.length == 0)
        pdf.closePDF()
        let letters = File(Data(referencing: bytes))
        #expect(letters.pages == 3 && letters.count("MediaBox [ 0 0 612 792 ]") == 3)
        #expect(letters.text.contains("Letters") && letters.hasText)
        let length = bytes.length
        pdf.closePDF()
        #expect(bytes.length == length)
    }

    @Test("a view is drawn into an image, too")
    func image() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        func drawn(_ body: (CGContext) -> Void) -> Data? {
            UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)).image { body($0.cgContext) }
                .pngData()
        }
        let blank = drawn { _ in }
        var data: Data?
        renderer.render { _, draw in data = drawn(draw) }
        #expect(data != nil && data != blank)
    }

    @Test("a document is a file, and none where it cannot be written")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.pdf")
        var box = CGRect(x: 0, y: 0, width: 50, height: 40)
        let pdf = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
        pdf.beginPage(mediaBox: &box)
        pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        pdf.endPage()
        pdf.closePDF()
        let file = File(try Data(contentsOf: url))
        #expect(file.isDocument && file.pages == 1 && file.count("MediaBox [ 0 0 50 40 ]") == 1)
        let missing = folder.appendingPathComponent("missing/a.pdf")
        #expect(CGContext(missing as CFURL, mediaBox: nil, nil) == nil)
        let remote = try #require(URL(string: "https://example.com/a.pdf"))
        #expect(CGDataConsumer(url: remote as CFURL) == nil)
        let renderer = UIGraphicsPDFRenderer(bounds: Self.bounds)
        #expect(throws: (any Error).self) { try renderer.writePDF(to: missing) { $0.beginPage() } }
        let other = folder.appendingPathComponent("b.pdf")
        try renderer.writePDF(to: other) { $0.beginPage() }
        #expect(File(try Data(contentsOf: other)).pages == 1)
    }

    @Test("documents are drawn on any thread")
    func threads() async {
        let bytes = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
                let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
                    "Hello".draw(at: .zero, withAttributes: nil)
                    context.beginPage()
                }
                continuation.resume(returning: data)
            }
        }
        let file = File(bytes)
        #expect(file.isDocument && file.pages == 2 && file.hasText)
    }

    @Test("texts with attributes are as large as those without, and are drawn into images")
    func texts() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let plain = "Hello".size(withAttributes: [.font: font])
        let parts = NSMutableAttributedString(string: "Hel", attributes: [.font: font])
        parts.append(NSAttributedString(string: "lo", attributes: [.font: font, .foregroundColor: UIColor.red]))
        #expect(abs(parts.size().width - plain.width) < 1 && parts.size().height == plain.height)
        let narrow = CGSize(width: 20, height: 1000)
        let long = NSAttributedString(string: "one two three", attributes: [.font: font])
        let broken = long.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        #expect(broken.height > plain.height * 2)
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
        func drawn(_ body: () -> Void) -> Data? {
            UIGraphicsImageRenderer(bounds: bounds).image { _ in body() }.pngData()
        }
        let blank = drawn {}
        let black = drawn { "Hello".draw(in: bounds, withAttributes: [.font: font]) }
        let colored = drawn { parts.draw(in: bounds) }
        #expect(black != blank && colored != blank && black != colored)
        let behind = drawn { "Hello".draw(in: bounds, withAttributes: [.font: font, .backgroundColor: UIColor.red]) }
        #expect(behind != black && behind != blank)
    }
}
