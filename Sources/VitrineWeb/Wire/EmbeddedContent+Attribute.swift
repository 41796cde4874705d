// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension EmbeddedContent {
    /// The value of `data-embed`: a JSON array that begins with the kind of content and the count of what was asked for.
    var attribute: String {
        let items: [String] =
            switch self {
            case .frame(let frame):
                [
                    "\"frame\"", "\(frame.revision)", JSONText.string(frame.source.text),
                    frame.allowsScripts ? "1" : "0",
                    JSONText.string(frame.openWords ?? ""),
                ]
            case .media(let media):
                [
                    "\"media\"", "\(media.revision)", JSONText.string(media.source.text), "\(media.flags)",
                    Self.number(media.rate), Self.number(media.volume), "\(media.seek?.revision ?? 0)",
                    Self.number(media.seek?.time ?? 0),
                ]
            case .location(let location):
                [
                    "\"location\"", "\(location.request)",
                    "\((location.isWatched ? 1 : 0) | (location.isPrecise ? 2 : 0))",
                ]
            case .notifications(let notifications):
                ["\"notifications\"", "\(notifications.request)"]
                    + notifications.notices.map { notice in
                        "[\(notice.key),\(Self.number(notice.due)),\(JSONText.string(notice.title)),"
                            + "\(JSONText.string(notice.body)),\(notice.isSilent ? 1 : 0)]"
                    }
            }
        return "[" + items.joined(separator: ",") + "]"
    }

    private static func number(_ value: Double) -> String {
        value.isFinite ? value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value) : "0"
    }
}

extension EmbeddedContent.Source {
    /// The address, or `file:` and the key of a file of the session's.
    fileprivate var text: String {
        switch self {
        case .web(let address): address
        case .file(let key): "file:" + key
        }
    }
}

extension EmbeddedContent.Media {
    fileprivate var flags: Int {
        (isShown ? 1 : 0) | (isMuted ? 2 : 0) | (loops ? 4 : 0) | (reportsTime ? 8 : 0)
    }
}
