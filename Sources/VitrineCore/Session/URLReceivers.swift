// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that receives the URLs that the browser does not open.
@MainActor
protocol URLReceiver: AnyObject {
    func receive(_ url: URL)
}

/// The views of a session that receive the URLs that the browser does not open, in the order in which they appeared.
@MainActor
struct URLReceivers {
    private struct Member {
        weak var receiver: (any URLReceiver)?
    }

    private var members: [Member] = []

    nonisolated init() {}

    var isEmpty: Bool { members.isEmpty }

    mutating func add(_ receiver: any URLReceiver) { members.append(Member(receiver: receiver)) }

    mutating func remove(_ receiver: any URLReceiver) {
        members.removeAll { $0.receiver == nil || $0.receiver === receiver }
    }

    /// Gives a URL to all of the views.
    func receive(_ url: URL) {
        for member in members { member.receiver?.receive(url) }
    }
}
