// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
package import VitrineBase
package import VitrineBroadcast
package import VitrineWeb

/// The codes of why a server does not start with its store.
extension Diagnostic.Code {
    package static let store = Self("store")
    package static let storeKey = Self("store-key")
}

/// What the processes of an app share over a store: `--store redis://…`.
///
/// All members may be used on any thread.
package struct SharedStore: Sendable {
    /// What a process has to say about itself to share a store.
    package struct Member: Sendable {
        /// The app: those with the same name share what is kept.
        package var app: String
        /// Its token keys, which all that share the store have.
        package var keys: TokenKeys
        /// What the names of visitors are signed with, if no other process has said it yet.
        package var visitorKey: [UInt8]
        /// Seconds since 1970.
        package var now: Int

        package init(app: String, keys: TokenKeys, visitorKey: [UInt8], now: Int) {
            self.app = app
            self.keys = keys
            self.visitorKey = visitorKey
            self.now = now
        }
    }

    /// The capsules of sessions.
    package let capsules: StoredCapsules
    private let agreement: Agreement
    private let client: StoreClient
    private let address: StoreAddress
    private let prefix: String
    private let report: @Sendable (String) -> Void

    private init(_ address: StoreAddress, as member: Member, report: @escaping @Sendable (String) -> Void) {
        let (changes, continuation) = AsyncStream<StoreClient.Change>.makeStream()
        let client = StoreClient(
            connect: { try await StoreConnection.open(address) }, onChange: { continuation.yield($0) })
        let problems = StoreProblems(address: address, report: report)
        let prefix = Self.prefix(of: member)
        let capsules = StoredCapsules(
            prefix: prefix,
            ask: { commands in
                let answers = try await client.ask(commands)
                problems.note(answers, to: commands)
                return answers
            })
        let agreement = Agreement(member.visitorKey)
        Task.detached {
            for await change in changes {
                problems.note(change)
                guard change == .up else { continue }
                // It may have come back with nothing in it.
                _ = try? await client.ask([Self.proposal(of: agreement.visitorKey, by: member)])
                await capsules.storeIsBack()
                for action in agreement.comebacks { await action() }
            }
        }
        self.client = client
        self.capsules = capsules
        self.address = address
        self.prefix = prefix
        self.report = report
        self.agreement = agreement
    }

    /// What the names of visitors are signed with, in all processes.
    package var visitorKey: [UInt8] { agreement.visitorKey }

    /// Connects with a store as the first process of a server.
    ///
    /// - Parameters:
    ///   - address: Where the store is.
    ///   - member: The process.
    ///   - report: Told in a line what becomes of the store.
    /// - Returns: The store, which is connected.
    /// - Throws: A `Diagnostic` that says why it cannot be used: without it a process would not know its visitors, and
    ///   give them other names.
    package static func open(
        _ address: StoreAddress, as member: Member, report: @escaping @Sendable (String) -> Void
    ) async throws -> SharedStore {
        let store = SharedStore(address, as: member, report: report)
        do {
            try await store.client.start()
            let key = try await agreedKey(of: member) { [client = store.client] in try await client.ask($0) }
            store.agreement.set(key)
            return store
        } catch {
            await store.client.close()
            if let diagnostic = error as? Diagnostic { throw diagnostic }
            throw Diagnostic(
                .store, "\(address) cannot be used: \(StoreError(error)).",
                remedy: "Start it, or name another one with --store or VITRINE_STORE.", severity: .error)
        }
    }

    /// Connects with a store as a worker of a server whose first process has done so.
    ///
    /// - Parameters:
    ///   - address: Where the store is.
    ///   - member: The process, with the key of visitors that the first one has learnt.
    ///   - report: Told in a line what becomes of the store.
    /// - Returns: The store, which may be down.
    package static func join(
        _ address: StoreAddress, as member: Member, report: @escaping @Sendable (String) -> Void
    ) async -> SharedStore {
        let store = SharedStore(address, as: member, report: report)
        await store.client.begin()
        return store
    }

    /// Connects the channels of this process with those of all others, over a further connection.
    ///
    /// - Parameter hub: The channels of this process.
    package func connect(_ hub: BroadcastHub) {
        let channels = StoredChannels(
            prefix: prefix, process: String(UInt64.random(in: .min ... .max), radix: 36),
            ask: { [client] in try await client.ask($0) },
            listen: { [address] hear in try await StoreConnection.open(address, onMessage: hear) })
        channels.connect(hub, report: report)
    }

    /// What browsers keep with the app.
    ///
    /// - Parameter lifetime: How long that stays after a browser came last.
    /// - Returns: The defaults of all browsers.
    package func defaults(lifetime: Duration = StoredDefaults.lifetime) -> StoredDefaults {
        StoredDefaults(prefix: prefix, lifetime: lifetime) { [client] in try await client.ask($0) }
    }

    /// Adds what is done each time that the store is back.
    package func whenBack(_ action: @escaping @Sendable () async -> Void) { agreement.add(action) }

    /// Ends the connection: what is kept stays.
    package func close() async { await client.close() }

    // MARK: - The key of visitors

    /// The key that the names of visitors are signed with: that of the process which came first. It is kept encrypted:
    /// who reads the store becomes nobody.
    ///
    /// - Parameters:
    ///   - member: The process.
    ///   - ask: Sends commands to the store.
    /// - Returns: The key.
    /// - Throws: A `Diagnostic` where the process cannot open it, or a `StoreError`.
    static func agreedKey(
        of member: Member, ask: @Sendable ([RESPCommand]) async throws -> [RESPValue]
    ) async throws -> [UInt8] {
        let name = keyName(of: member)
        let answers = try await ask([
            proposal(of: member.visitorKey, by: member), RESPCommand([Array("GET".utf8), name]),
        ])
        if let problem = answers.lazy.compactMap(\.problem).first { throw StoreError.refused(problem) }
        guard let kept = answers.last?.bytes else { throw StoreError.malformed("it keeps nothing") }
        guard let key = member.keys.opened(kept, named: secretName, now: member.now) else {
            throw Diagnostic(
                .storeKey, "What the store has of \(member.app) is closed with another VITRINE_TOKEN_KEY.",
                remedy: "Set the one of the other processes, as VITRINE_TOKEN_KEY_OLD if it is being replaced.",
                severity: .error)
        }
        // The token key was replaced: the one before is not believed for long.
        let renewed = member.keys.sealed(key, named: secretName)
        if renewed != kept { _ = try await ask([RESPCommand([Array("SET".utf8), name, renewed])]) }
        return key
    }

    /// The command that keeps a key of visitors, unless there is one.
    private static func proposal(of key: [UInt8], by member: Member) -> RESPCommand {
        let closed = member.keys.sealed(key, named: secretName)
        return RESPCommand([Array("SET".utf8), keyName(of: member), closed, Array("NX".utf8)])
    }

    private static let secretName = "visitor key"

    private static func keyName(of member: Member) -> [UInt8] { Array("\(prefix(of: member))visitor-key".utf8) }

    /// What the names of an app's keys begin with.
    private static func prefix(of member: Member) -> String { "vitrine:\(member.app):" }
}

/// What the processes that share a store have agreed on, and what this one does when the store is back.
private final class Agreement: Sendable {
    private struct State {
        var key: [UInt8]
        var comebacks: [@Sendable () async -> Void] = []
    }

    private let state: Mutex<State>

    init(_ visitorKey: [UInt8]) {
        state = Mutex(State(key: visitorKey))
    }

    var visitorKey: [UInt8] { state.withLock { $0.key } }
    var comebacks: [@Sendable () async -> Void] { state.withLock { $0.comebacks } }

    func set(_ visitorKey: [UInt8]) { state.withLock { $0.key = visitorKey } }
    func add(_ action: @escaping @Sendable () async -> Void) { state.withLock { $0.comebacks.append(action) } }
}
