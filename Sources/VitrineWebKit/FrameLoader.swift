// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// The content of a browser frame, and whether it has loaded.
@MainActor @Observable
final class FrameLoader {
    /// The kinds of requests of the app.
    enum Request {
        case address(URL)
        /// A page of the app's own.
        case page(Data, mediaType: String, base: URL?)
    }

    struct State {
        var frame: EmbeddedContent.Frame?
        /// The address that was asked for: browsers do not say where a frame has gone since.
        var url: URL?
        var isLoading = false

        /// How much has come, from 0 to 1: browsers tell nothing in between.
        var progress: Double { url == nil ? 0 : isLoading ? 0.1 : 1 }
    }

    /// The state for bodies, which are told of its changes.
    private(set) var shown = State()
    /// The same for views of UIKit, which nobody is told of.
    @ObservationIgnored private(set) var state = State() { didSet { shown = state } }
    @ObservationIgnored var allowsScripts = true
    /// Called when the frame has loaded what was asked for, or with an error when that was given up.
    @ObservationIgnored var onEnd: @MainActor (URLError?) -> Void = { _ in }
    @ObservationIgnored private var request: Request?
    @ObservationIgnored private var address: EmbeddedAddress?
    /// The file of a page of the app's own.
    @ObservationIgnored private var file: URL?
    @ObservationIgnored private var revision = 0

    nonisolated init() {}

    isolated deinit { removeFile() }

    /// Loads a page.
    ///
    /// - Returns: Whether the browser is asked for it; a diagnostic says why not.
    @discardableResult
    func load(_ request: Request) -> Bool {
        removeFile()
        self.request = request
        revision += 1
        var new = State()
        switch request {
        case .address(let url):
            new.url = url
            address = EmbeddedAddress(url)
        case .page(let data, let mediaType, let base):
            new.url = base ?? URL(string: "about:blank")
            address = write(data, mediaType, base)
        }
        new.frame = address.map {
            EmbeddedContent.Frame(source: $0.source, revision: revision, allowsScripts: allowsScripts)
        }
        new.isLoading = address != nil
        state = new
        return new.isLoading
    }

    /// Loads the same again.
    ///
    /// - Returns: Whether the browser is asked for it: before the first page there is nothing to load.
    @discardableResult
    func reload() -> Bool { request.map(load) ?? false }

    /// Gives up what is loading, if anything is.
    func stop() { end(URLError(.cancelled)) }

    func take(_ report: EmbedReport) {
        guard case .loaded(let loaded) = report, loaded == revision else { return }
        end(nil)
    }

    private func end(_ error: URLError?) {
        guard state.isLoading else { return }
        state.isLoading = false
        onEnd(error)
    }

    /// A page of the app's own is a file of the session's: browsers give the frame an origin of its own.
    private func write(_ data: Data, _ mediaType: String, _ base: URL?) -> EmbeddedAddress? {
        guard let session = SessionContext.current else {
            DeveloperNotes.withoutEffect(
                "A page that is loaded outside of a session",
                remedy: "Load it in a body, an action or a task of a view.")
            return nil
        }
        do {
            let file = try session.files.emptyFolder().appendingPathComponent("page.html")
            var contents = data
            if let base, base.scheme?.hasPrefix("http") == true, mediaType.hasPrefix("text/html") {
                // Relative addresses are found there.
                contents = Data("<base href=\"\(Self.escaped(base.absoluteString))\">".utf8) + data
            }
            try contents.write(to: file)
            self.file = file
            return EmbeddedAddress(file, mediaType: mediaType)
        } catch {
            session.report(
                Diagnostic(
                    .withoutEffect, "A page could not be written: \(error.localizedDescription)",
                    remedy: "The disk has no room, or does not take files.", session: session.identifier))
            return nil
        }
    }

    private func removeFile() {
        if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        file = nil
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}
