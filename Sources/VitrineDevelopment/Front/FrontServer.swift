// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What browsers reach while an app is developed: hands their requests on to the program that runs, whichever that is by
/// then, and adds to its pages what shows a problem and loads them again.
///
/// A thread for each connection, and a connection for each request: few browsers of one developer on one machine.
package final class FrontServer: Sendable {
    private let state: DevelopmentState
    private let files: FrontFiles
    private let policy: HostPolicy
    private let listener: Listener
    /// The port on which it listens.
    package let port: UInt16

    /// Listens.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any that is free.
    ///   - isPublic: Whether others than this machine are answered.
    ///   - state: Where requests go, and what pages are told.
    ///   - client: The folder with the files of the overlay.
    /// - Throws: `FrontError` where the port is taken.
    package init(port: UInt16, isPublic: Bool, state: DevelopmentState, client: URL) throws {
        self.state = state
        policy = HostPolicy(isPublic: isPublic)
        files = try FrontFiles(client)
        listener = try Listener(port: port, isPublic: isPublic)
        self.port = listener.port
    }

    /// Answers from now on.
    ///
    /// - Parameter revive: Called when a page is asked for and there is no program; returns when there is one, or cannot
    ///   be.
    package func start(reviving revive: @escaping @Sendable () -> Void) {
        listener.serve { [self] in answer($0, reviving: revive) }
    }

    private func answer(_ browser: Connection, reviving revive: () -> Void) {
        // A browser opens connections ahead of what it asks.
        browser.limitReads(seconds: 60)
        guard var head = browser.readHead() else { return }
        guard policy.accepts(head["Host"]) else {
            browser.write(files.plain(403, "This server answers to names of this machine only."))
            return
        }
        if head.target.hasPrefix(FrontFiles.path) { return answer(own: head, to: browser) }
        if state.port == nil, head.wantsPage { revive() }
        guard let port = state.portAfterHandOver(), let app = Connection(port: port) else {
            browser.write(head.wantsPage ? files.waitingPage() : files.plain(502, "No program runs."))
            return
        }
        let wantsPage = head.wantsPage
        // A page is changed on its way: it must come as it is.
        if wantsPage { head["Accept-Encoding"] = nil }
        if !head.isUpgrade { head["Connection"] = "close" }
        policy.translate(&head, port: self.port)
        browser.limitReads(seconds: 0)
        app.write(head.bytes)
        wantsPage ? deliverPage(from: app, to: browser) : browser.splice(with: app)
    }

    /// Hands a page on, with what belongs to development in its head.
    private func deliverPage(from app: Connection, to browser: Connection) {
        guard var head = app.readHead() else {
            browser.write(files.waitingPage())
            return
        }
        guard head["Content-Type"]?.hasPrefix("text/html") == true, head["Content-Encoding"] == nil,
            let length = head["Content-Length"].flatMap({ Int($0) }), let body = app.read(count: length)
        else {
            browser.write(head.bytes)
            return browser.splice(with: app)
        }
        let page = files.withOverlay(body)
        head["Content-Length"] = "\(page.count)"
        head["Connection"] = "close"
        browser.write(head.bytes + page)
    }

    // MARK: - What is asked of the front itself

    private func answer(own head: MessageHead, to browser: Connection) {
        guard head.method == "GET", head["Sec-Fetch-Site"].map({ $0 != "cross-site" }) ?? true else {
            browser.write(files.plain(403, "Not for other sites."))
            return
        }
        if head.target == FrontFiles.path + "events" { return tell(browser) }
        browser.write(files.answer(to: String(head.target.dropFirst(FrontFiles.path.count))))
    }

    /// Tells a page what happens, until it goes (server-sent events).
    private func tell(_ browser: Connection) {
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        guard browser.write(Array(head.utf8)) else { return }
        var known: Int?
        while true {
            var text = ":\n\n"
            if let next = state.next(after: known, limit: 10), let data = try? JSONEncoder().encode(next.report) {
                known = next.version
                text = "data: \(String(decoding: data, as: UTF8.self))\n\n"
            }
            guard browser.write(Array(text.utf8)) else { return }
        }
    }
}
