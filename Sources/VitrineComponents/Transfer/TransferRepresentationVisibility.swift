// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The processes that can see the content that a representation exports.
///
/// There are no other apps of a team or group on a server: what they may see stays in the app.
public struct TransferRepresentationVisibility: Equatable, Sendable {
    private enum Kind {
        case all
        case team
        case group
        case ownProcess
    }

    private let kind: Kind

    /// Everyone, the user's device included.
    public static let all = TransferRepresentationVisibility(kind: .all)
    /// The apps of the same team; here the app itself.
    public static let team = TransferRepresentationVisibility(kind: .team)
    /// The apps of the same group; here the app itself.
    public static let group = TransferRepresentationVisibility(kind: .group)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
