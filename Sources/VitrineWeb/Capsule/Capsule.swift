// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A session as a value that another process restores: what its app's states are, where its page stands, and what the
/// page's events mean.
///
/// What the page itself says with its hello (the size of the window, languages, the entries of the browser's history, the
/// last message that it has) is not in it.
struct Capsule: Codable {
    /// The layout of this value. A process reads its own.
    static let format = 1

    /// Names the build of the app: another one restores the states whose places and types it has, too.
    var build: String
    var parked: ParkedScene.Record
    var states: StateArchive
    /// The last event that was handled.
    var lastEvent: Int
    /// The ids in this scene of the layers of older scenes, for a page that has not received this scene yet.
    var older: [OlderScene]?
    /// The first message of the page's that is not of a scene older than these.
    var forgotten: Int?

    /// The numbers of layers up to a message, and those that they have in the scene of the capsule.
    struct OlderScene: Codable {
        var limit: Int
        var numbers: [Int: Int]
    }

    /// Returns the capsule as bytes that only a process with the same keys opens, for the same session and visitor.
    func sealed(_ seal: Seal, session: String, visitor: String) throws -> Data {
        let bytes = try JSONEncoder().encode(self)
        return Data([UInt8(Self.format)] + seal.close([UInt8](bytes), bound: Self.bound(session, visitor)))
    }

    /// Why a capsule is not restored, for the log.
    enum Refusal: String, Error {
        case format = "of another format"
        case seal = "altered, another visitor's, or of a key that is gone"
        case content = "not to be read"
    }

    /// Reads what `sealed` wrote. Nothing in it is read before its code fits.
    init(_ data: Data, _ seal: Seal, session: String, visitor: String, now: Int) throws(Refusal) {
        guard data.first == UInt8(Self.format) else { throw .format }
        guard let bytes = seal.open([UInt8](data.dropFirst()), bound: Self.bound(session, visitor), now: now)
        else { throw .seal }
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(bytes))
        } catch {
            throw .content
        }
    }

    init(
        build: String, parked: ParkedScene.Record, states: StateArchive, lastEvent: Int, older: [OlderScene] = [],
        forgotten: Int = 0
    ) {
        self.build = build
        self.parked = parked
        self.states = states
        self.lastEvent = lastEvent
        self.older = older
        self.forgotten = forgotten
    }

    private static func bound(_ session: String, _ visitor: String) -> [String] { ["\(format)", session, visitor] }
}
