// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
public import VitrineCore
import VitrineSnapshots

/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of what a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the words that a document is found by: a text, or an array of texts.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the program that a document was written with.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

/// The PDF document that a context draws into, page by page.
final class ContextDocument {
    let drawing: PDFDrawing
    /// The bounds of pages that have none of their own, in points.
    let bounds: CGRect
    /// Whether the y axis of pages points up, from the lower left corner.
    let isUpwards: Bool
    let consumer: CGDataConsumer?
    var isPageOpen = false
    /// The number of the context's commands that are on the open page.
    var drawn = 0
    var isClosed = false

    /// Creates a document without pages; `nil` if the system's library fails.
    ///
    /// - Parameters:
    ///   - information: What it says of itself, by the keys of Core Graphics.
    ///   - bounds: The bounds of pages that have none of their own, in points.
    ///   - isUpwards: Whether the y axis of pages points up.
    ///   - consumer: What takes the document when it is closed.
    init?(_ information: [String: Any], bounds: CGRect, isUpwards: Bool, consumer: CGDataConsumer? = nil) {
        func text(_ key: String) -> String? {
            if let words = information[key] as? [String] { return words.joined(separator: ", ") }
            return information[key] as? String
        }
        let (title, author) = (text(kCGPDFContextTitle), text(kCGPDFContextAuthor))
        let (subject, keywords) = (text(kCGPDFContextSubject), text(kCGPDFContextKeywords))
        let creator = text(kCGPDFContextCreator)
        let made = onMainActor {
            try? PDFDrawing(title: title, author: author, subject: subject, keywords: keywords, creator: creator)
        }
        guard let made else { return nil }
        drawing = made
        self.bounds = bounds
        self.isUpwards = isUpwards
        self.consumer = consumer
    }

    /// Does work on the main actor, for which other threads wait, and reports what it throws.
    ///
    /// - Parameter work: The work.
    /// - Returns: Whether it was done.
    @discardableResult
    static func perform(_ work: @MainActor @Sendable () throws -> Void) -> Bool {
        let failure = onMainActor { () -> String? in
            do {
                try work()
                return nil
            } catch {
                return "\(error)"
            }
        }
        guard let failure else { return true }
        DeveloperNotes.report(
            .invalidGeometry, "A page of a PDF document is not drawn: \(failure)", remedy: "Look at its size.",
            saysPlace: false)
        return false
    }
}
