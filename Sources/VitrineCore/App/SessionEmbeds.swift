// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The tasks that the browser carries out for a session outside its views: sounds, the device's location,
/// notifications.
///
/// The content stands in layers that nobody sees, so that it comes back as every layer does: after a lost connection, in
/// another process.
@MainActor package final class SessionEmbeds: SessionService {
    /// One service's content.
    struct Entry {
        let owner: ObjectIdentifier
        var content: EmbeddedContent
        let take: (EmbedReport) -> Void
        let end: () -> Void
    }

    private(set) var entries: [Entry] = []
    /// Called when the entries have changed.
    var onChange: (() -> Void)?
    /// Whether the session's scene is gone, and with it whoever could report anything.
    private var isEnded = false

    package init() {}

    /// Shows, changes or removes a service's content.
    ///
    /// - Parameters:
    ///   - content: The content; `nil` for none any more.
    ///   - owner: The service, which removes its content before it goes.
    ///   - take: Takes what the browser reports of the content; must not retain the service.
    ///   - end: Called when nothing will be reported any more because the session ends: what waits for it is to go on.
    package func set(
        _ content: EmbeddedContent?, for owner: ObjectIdentifier, take: @escaping (EmbedReport) -> Void = { _ in },
        end: @escaping () -> Void = {}
    ) {
        guard !isEnded else {
            if content != nil { end() }
            return
        }
        let index = entries.firstIndex { $0.owner == owner }
        switch (index, content) {
        case (let index?, let content?):
            guard entries[index].content != content else { return }
            entries[index].content = content
        case (let index?, nil): entries.remove(at: index)
        case (nil, let content?): entries.append(Entry(owner: owner, content: content, take: take, end: end))
        case (nil, nil): return
        }
        onChange?()
    }

    /// Ends what waits for reports: the session's scene goes.
    func finish() {
        isEnded = true
        onChange = nil
        for entry in entries { entry.end() }
        entries = []
    }
}
