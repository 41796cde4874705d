// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Brings what browsers keep on this machine together with what they keep on others.
///
/// Invariants: a machine sends the keys that it has changed and takes the others over; the changes of a browser are sent
/// one after the other; what could not be sent is kept, with its store, until it is.
@MainActor
final class DefaultsExchange {
    /// What the place has of a browser.
    enum Common: Equatable {
        case known([String: DefaultsValue])
        /// Nothing was ever written of it, or everything is lost.
        case nothing
        /// The place was not asked, or did not answer.
        case unknown
    }

    /// Changes of a browser that the others do not have.
    private struct Unsent {
        let store: DefaultsStore
        let base: DefaultsBase
    }

    private let place: any SharedDefaults
    private let limit: Int
    /// What was fetched for stores that are about to be made.
    private var fetched: [String: Common] = [:]
    private var unsent: [String: Unsent] = [:]
    private var sending: Set<String> = []

    /// Creates an exchange.
    ///
    /// - Parameters:
    ///   - place: What the machines share.
    ///   - limit: The number of browsers of which something is kept here at most.
    init(_ place: any SharedDefaults, limit: Int) {
        self.place = place
        self.limit = limit
    }

    /// Fetches what there is of a browser, for `take(_:)`.
    func fetch(_ browser: String) async {
        var common = Common.unknown
        do {
            if let values = try await place.values(of: browser) {
                common = .known(values)
            } else {
                common = .nothing
            }
        } catch {
            // That the place is down is said by whoever connects with it.
        }
        if fetched.count >= limit { fetched = [:] }
        fetched[browser] = common
    }

    /// Takes over what others have written of a browser whose store is in use.
    func refresh(_ store: DefaultsStore, _ base: DefaultsBase, of browser: String) async {
        // What is being sent brings the same back.
        guard !sending.contains(browser), let found = try? await place.values(of: browser) else { return }
        guard !sending.contains(browser) else { return }
        let own = store.values
        store.takeOver(base.news(in: found, own: own), insteadOf: own)
    }

    /// Takes what was fetched of a browser.
    func take(_ browser: String) -> Common { fetched.removeValue(forKey: browser) ?? .unknown }

    /// Sends what a store has changed, and takes over what others have.
    ///
    /// - Parameters:
    ///   - store: The store of a browser.
    ///   - base: What the place held when it was last heard of.
    ///   - browser: The browser.
    func push(_ store: DefaultsStore, _ base: DefaultsBase, of browser: String) async {
        if unsent.count >= limit, unsent[browser] == nil, let other = unsent.keys.first { unsent[other] = nil }
        unsent[browser] = Unsent(store: store, base: base)
        await send(browser)
    }

    /// The place answers again: what could not be sent is.
    func isBack() async {
        for browser in Array(unsent.keys) { await send(browser) }
    }

    /// Deletes what the place has of a browser.
    func forget(_ browser: String) async throws {
        unsent[browser] = nil
        fetched[browser] = nil
        try await place.forget(browser)
    }

    private func send(_ browser: String) async {
        guard sending.insert(browser).inserted else { return }
        defer { sending.remove(browser) }
        while let next = unsent.removeValue(forKey: browser), !next.store.isForgotten {
            let own = next.store.values
            do {
                let found = try await write(own, next.base, of: browser)
                if next.store.isForgotten { return try await place.forget(browser) }
                next.store.takeOver(next.base.merge(own, into: found).news, insteadOf: own)
            } catch {
                if unsent[browser] == nil, !next.store.isForgotten { unsent[browser] = next }
                return
            }
        }
    }

    /// Writes what differs from what the place held; everything, where that has lost what it had.
    private func write(
        _ own: [String: DefaultsValue], _ base: DefaultsBase, of browser: String
    ) async throws -> [String: DefaultsValue] {
        if let found = try await place.write(base.changes(in: own), of: browser, isWhole: false) { return found }
        base.forget()
        return try await place.write(base.changes(in: own), of: browser, isWhole: true) ?? own
    }
}
