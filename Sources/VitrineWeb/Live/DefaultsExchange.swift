// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineCore

/// Brings what browsers keep on this machine together with what they keep on others.
///
/// Invariants: a machine sends the keys that it has changed and takes the others over; the changes of a browser are sent
/// one after the other; what could not be sent is kept, with its store, until it is; what could not be deleted is deleted
/// before anything else is read or written of the browser. Both are tried again after longer and longer pauses.
@MainActor
final class DefaultsExchange {
    /// The state of a browser's defaults in the shared place.
    enum Common: Equatable {
        case known([String: DefaultsValue])
        /// No values: none were ever written, or all are lost.
        case nothing
        /// The place was not asked, or did not answer.
        case unknown
    }

    /// Changes of a browser that the others do not have.
    private struct Unsent {
        let browser: String
        let store: DefaultsStore
        let base: DefaultsBase
    }

    private let place: any SharedDefaults
    private let limit: Int
    private let pause: @Sendable (Duration) async -> Void
    /// The values fetched for stores that are about to be made. Those for pages that are not made in the end expire.
    private var fetched = AgeDictionary<String, Common>()
    private var unsent = AgeDictionary<String, Unsent>()
    private var sending: Set<String> = []
    /// Browsers of which the place still has to delete everything.
    private var forgetting: Set<String> = []
    private var isRetrying = false

    /// The number of browsers whose stores are about to be made.
    static let fetchedLimit = 1_000

    /// Creates an exchange.
    ///
    /// - Parameters:
    ///   - place: What the machines share.
    ///   - limit: The number of browsers of which something is kept here at most.
    ///   - pause: Waits before the place is tried again.
    init(
        _ place: any SharedDefaults, limit: Int,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.place = place
        self.limit = limit
        self.pause = pause
    }

    var fetchedCount: Int { fetched.count }

    /// Fetches what there is of a browser, for `take(_:)`.
    func fetch(_ browser: String) async {
        if forgetting.contains(browser) { _ = await send(browser) }
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
        // What it has is to be deleted.
        if forgetting.contains(browser) { common = .nothing }
        fetched.append(common, for: browser)
        if fetched.count > min(limit, Self.fetchedLimit) { _ = fetched.popFirst() }
    }

    /// Takes over what others have written of a browser whose store is in use.
    func refresh(_ store: DefaultsStore, _ base: DefaultsBase, of browser: String) async {
        // What is being sent brings the same back.
        guard !sending.contains(browser), let found = try? await place.values(of: browser) else { return }
        guard !sending.contains(browser), !forgetting.contains(browser) else { return }
        let own = store.values
        store.takeOver(base.news(in: found, own: own), insteadOf: own)
    }

    /// Takes what was fetched of a browser.
    func take(_ browser: String) -> Common { fetched.remove(browser) ?? .unknown }

    /// Sends what a store has changed, and takes over what others have.
    ///
    /// - Parameters:
    ///   - store: The store of a browser.
    ///   - base: What the place held when it was last heard of.
    ///   - browser: The browser.
    func push(_ store: DefaultsStore, _ base: DefaultsBase, of browser: String) async {
        unsent.append(Unsent(browser: browser, store: store, base: base), for: browser)
        if unsent.count > limit { _ = unsent.popFirst() }
        _ = await send(browser)
    }

    /// The place answers again: what could not be deleted and sent is, up to the first that the place does not take.
    func isBack() async {
        for browser in forgetting.sorted() {
            guard await send(browser) else { return }
        }
        for next in unsent.all {
            guard await send(next.browser) else { return }
        }
    }

    /// Deletes what the place has of a browser.
    ///
    /// - Throws: Why the place has not done so yet; it is told again until it has.
    func forget(_ browser: String) async throws {
        unsent.remove(browser)
        fetched.remove(browser)
        forgetting.insert(browser)
        do {
            try await place.forget(browser)
        } catch {
            retry()
            throw error
        }
        // What is on its way may come there afterwards: whoever sends it deletes once more.
        if !sending.contains(browser) { forgetting.remove(browser) }
    }

    /// Deletes and sends what the place does not know of a browser.
    ///
    /// - Returns: Whether nothing is left, or another task sends it.
    private func send(_ browser: String) async -> Bool {
        guard sending.insert(browser).inserted else { return true }
        defer { sending.remove(browser) }
        while forgetting.contains(browser) || unsent[browser] != nil {
            guard await sendNext(browser) else {
                retry()
                return false
            }
        }
        return true
    }

    /// - Returns: Whether the place has taken it.
    private func sendNext(_ browser: String) async -> Bool {
        if forgetting.contains(browser) {
            guard (try? await place.forget(browser)) != nil else { return false }
            forgetting.remove(browser)
            return true
        }
        guard let next = unsent.remove(browser), !next.store.isForgotten else { return true }
        let own = next.store.values
        do {
            let found = try await write(own, next.base, of: browser)
            if next.store.isForgotten {
                forgetting.insert(browser)
            } else {
                next.store.takeOver(next.base.merge(own, into: found).news, insteadOf: own)
            }
            return true
        } catch {
            // It may have been written.
            if next.store.isForgotten {
                forgetting.insert(browser)
            } else if unsent[browser] == nil {
                unsent.append(next, for: browser)
            }
            return false
        }
    }

    /// Tries again what could not be deleted or sent, until nothing is left of it.
    private func retry() {
        guard !isRetrying else { return }
        isRetrying = true
        Task { [weak self, pause] in
            var backoff = Backoff()
            while true {
                await pause(backoff.next())
                guard let self else { return }
                await self.isBack()
                self.isRetrying = !self.forgetting.isEmpty || !self.unsent.isEmpty
                if !self.isRetrying { return }
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
