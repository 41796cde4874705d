// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLayout

@testable import VitrineCore

@MainActor
@Suite("Statics of a visitor")
struct VisitorStaticsTests {
    private final class Account {
        nonisolated(unsafe) var user: String?
    }

    // As `vitrine` writes `static let shared = Account()` and `static var count: Int?`.
    nonisolated private static var shared: Account { _VisitorStatics.value("shared") { () -> (Account) in Account() } }
    nonisolated private static var count: Int? {
        get { _VisitorStatics.value("count") { () -> (Int?) in nil } }
        set { _VisitorStatics.set(newValue, for: "count") }
    }

    // As `vitrine` writes `static let visits = Mutex(0)`.
    nonisolated private static var visits: _VisitorMutex<Int> {
        _VisitorStatics.value("visits") { () -> (_VisitorMutex<Int>) in _VisitorMutex<Int>(0) }
    }

    private let folder = FileManager.default.temporaryDirectory

    private func session(of defaults: DefaultsStore) -> SessionContext {
        SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), defaults: defaults, dataFolder: folder)
    }

    private func within<Value>(_ session: SessionContext?, _ body: () throws -> Value) rethrows -> Value {
        try SessionContext.$current.withValue(session, operation: body)
    }

    @Test func `are shared by the visitor's windows, and by nobody else`() {
        let (mine, others) = (DefaultsStore(), DefaultsStore())
        let (one, two, other) = (session(of: mine), session(of: mine), session(of: others))
        within(one) {
            Self.shared.user = "Rick"
            Self.count = 3
        }
        #expect(within(two) { Self.shared.user } == "Rick")
        #expect(within(two) { Self.count } == 3)
        #expect(within(other) { Self.shared.user } == nil)
        #expect(within(other) { Self.count } == nil)
        #expect(Self.shared.user == nil)
        within(two) { Self.count = nil }
        #expect(within(one) { Self.count } == nil)
        #expect(within(one) { Self.shared } === within(two) { Self.shared })
    }

    @Test func `are guarded by a lock of the visitor's own`() {
        let mine = DefaultsStore()
        let (one, two, other) = (session(of: mine), session(of: mine), session(of: DefaultsStore()))
        within(one) { Self.visits.withLock { $0 += 2 } }
        #expect(within(two) { Self.visits.withLock { $0 } } == 2)
        #expect(within(other) { Self.visits.withLock { $0 } } == 0)
        let isFree = within(one) { Self.visits.withLock { _ in Self.visits.withLockIfAvailable { $0 } == nil } }
        #expect(isFree)
    }

    @Test func `are the process's where nobody is served`() {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        #expect(within(session) { Self.shared } === Self.shared)
    }

    @Test func `live until the visitor's last scene is gone, also if they refer to their session`() {
        let defaults = DefaultsStore()
        weak var session: SessionContext?
        weak var account: Account?
        weak var late: Account?
        var hold: VisitorStatics.Hold? = VisitorStatics.Hold(defaults.statics)
        var second: VisitorStatics.Hold? = VisitorStatics.Hold(defaults.statics)
        do {
            let current = self.session(of: defaults)
            session = current
            within(current) {
                account = Self.shared
                _VisitorStatics.set([current], for: "subscriptions")
            }
            hold = nil
            #expect(account != nil)
            #expect(!defaults.statics.isOver)
            second = nil
            #expect(account == nil)
            // What still runs gets a value, which nothing keeps.
            within(current) {
                _VisitorStatics.set([current], for: "subscriptions")
                late = Self.shared
            }
            #expect(late == nil)
        }
        #expect(session == nil)
        #expect(defaults.statics.isOver)
        // The visitor comes back.
        hold = VisitorStatics.Hold(defaults.statics)
        within(self.session(of: defaults)) { late = Self.shared }
        #expect(late != nil)
        withExtendedLifetime((hold, second)) {}
    }

    @Test func `are made once, by whichever thread asks first`() async {
        let session = session(of: DefaultsStore())
        let accounts = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    SessionContext.$current.withValue(session) { ObjectIdentifier(Self.shared) }
                }
            }
            var found: Set<ObjectIdentifier> = []
            for await account in group { found.insert(account) }
            return found
        }
        #expect(accounts.count == 1)
    }
}
