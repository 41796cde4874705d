// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineRaster

/// A PDF document that views are drawn into, page by page (`ViewStill.draw(on:proposal:transform:clips:scale:)`).
@MainActor
package final class PDFDrawing {
    let document: PDFDocument

    /// Creates a document without pages.
    ///
    /// - Parameters:
    ///   - title: Its title.
    ///   - author: Who wrote it.
    ///   - subject: What it is about.
    ///   - keywords: Words that it is found by.
    ///   - creator: The program that it was written with.
    /// - Throws: An error if the system's library fails.
    package init(title: String?, author: String?, subject: String?, keywords: String?, creator: String?) throws {
        document = try PDFDocument(
            PDFDocument.Information(
                title: title, author: author, subject: subject, keywords: keywords, creator: creator))
    }

    /// Begins a page of a size in points; an open one must have been ended.
    package func beginPage(_ size: CGSize) throws {
        try document.beginPage(width: size.width, height: size.height)
    }

    /// Ends the open page.
    package func endPage() throws { try document.endPage() }

    /// Ends the document, and an open page, and returns the bytes of its file.
    package func finish() throws -> Data { Data(try document.finish()) }
}
