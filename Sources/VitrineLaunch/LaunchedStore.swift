// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
import VitrineServer
import VitrineStore
import VitrineWeb

/// The store of a server, with which it is connected before it listens.
enum LaunchedStore {
    static let variable = "VITRINE_STORE"

    /// Connects with the store that the options or the environment name, and waits for it.
    ///
    /// - Parameters:
    ///   - app: The app's name.
    ///   - options: The options of its server.
    ///   - data: What outlives the process, with the key that others adopt if they have none.
    ///   - log: Told what becomes of the store.
    /// - Returns: The store; `nil` where none is named.
    /// - Throws: A `Diagnostic` that says why there is none.
    static func open(
        for app: String, options: ServeOptions, data: DataFolder, log: ServerLog
    ) throws -> SharedStore? {
        guard let address = try Self.address(of: options) else { return nil }
        let member = try Self.member(app, visitorKey: proposedKey(in: data))
        let outcome = Outcome()
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                let store = try await SharedStore.open(address, as: member) { log.diagnostic($0) }
                outcome.set(.success(store))
            } catch {
                outcome.set(.failure(error))
            }
            isDone.signal()
        }
        // On the main thread, which has nothing else to do yet; the connection is made on others.
        isDone.wait()
        let store = try outcome.get()
        if let store { try remember(store.visitorKey, in: data) }
        return store
    }

    /// Connects a worker with the store that its front has found when it started; by now it may be down.
    ///
    /// - Parameters:
    ///   - app: The app's name.
    ///   - options: The options of its server.
    ///   - visitorKey: The key that the front has learnt from the store.
    ///   - log: Told what becomes of the store.
    /// - Returns: The store; `nil` where none is named.
    /// - Throws: A `Diagnostic` that says why it cannot be named.
    static func join(
        for app: String, options: ServeOptions, visitorKey: [UInt8], log: ServerLog
    ) async throws -> SharedStore? {
        guard let address = try Self.address(of: options) else { return nil }
        let member = try Self.member(app, visitorKey: visitorKey)
        return await SharedStore.join(address, as: member) { log.diagnostic($0) }
    }

    /// Returns the key that this machine has learnt from a store before, so that a store which has lost everything gets
    /// it again from whoever starts first; else the machine's own.
    static func proposedKey(in data: DataFolder) throws -> [UInt8] {
        let file = sharedKeyFile(in: data)
        guard data.problem == nil, FileManager.default.fileExists(atPath: file.path) else {
            return try AppLauncher.anyVisitorKey(in: data)
        }
        return try StoredKey.load(file)
    }

    /// Keeps the key that a store has, beside the machine's own.
    static func remember(_ key: [UInt8], in data: DataFolder) throws {
        guard data.problem == nil, try proposedKey(in: data) != key else { return }
        try StoredKey.replace(sharedKeyFile(in: data), with: key)
    }

    private static func sharedKeyFile(in data: DataFolder) -> URL {
        data.url.appendingPathComponent("visitors-shared.key")
    }

    /// Returns the address that the options name, or else the environment.
    ///
    /// - Parameters:
    ///   - options: The options of a server.
    ///   - environment: The environment of the process.
    /// - Returns: The address; `nil` where none is named.
    /// - Throws: A `Diagnostic` where the variable holds none.
    static func address(
        of options: ServeOptions, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> StoreAddress? {
        if let address = options.store { return address }
        guard let text = environment[variable], !text.isEmpty else { return nil }
        do {
            return try StoreAddress(text)
        } catch {
            throw Diagnostic(
                .store, "\(variable) has no address of a store: \(error).",
                remedy: "Set it to redis://[user:password@]host[:port][/database], or unset it.", severity: .error)
        }
    }

    /// What a process says of itself to a store.
    ///
    /// - Parameters:
    ///   - app: The app's name.
    ///   - visitorKey: What the names of visitors are signed with, if the store has no key yet.
    ///   - environment: The environment of the process.
    /// - Returns: The member.
    /// - Throws: A `Diagnostic` where the operator has set no token key: other processes could open nothing.
    static func member(
        _ app: String, visitorKey: [UInt8], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> SharedStore.Member {
        guard !environment["VITRINE_TOKEN_KEY", default: ""].isEmpty else {
            throw Diagnostic(
                .storeKey, "A store needs VITRINE_TOKEN_KEY: with it processes open what others have kept.",
                remedy: "Make one with openssl rand -base64 32, and set it on every machine.", severity: .error)
        }
        let now = LiveConfiguration().seconds()
        return SharedStore.Member(
            app: app, keys: try TokenKeys(environment: environment, now: now), visitorKey: visitorKey, now: now)
    }

    /// What a task has found for a thread that waits for it.
    private final class Outcome: Sendable {
        private let result = Mutex<Result<SharedStore, any Error>?>(nil)

        func set(_ found: Result<SharedStore, any Error>) { result.withLock { $0 = found } }

        func get() throws -> SharedStore? { try result.withLock { $0 }?.get() }
    }
}
