// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
package import VitrineCore

/// The defaults of every browser: one store each while a session uses it, one file each in between.
///
/// Invariants: all sessions of a browser get the same store object, so that its tabs see each other's changes; a file
/// is written whole or not at all (a rename); at most `browserLimit` files are kept, those written longest ago go
/// first. A change is written at once by an actor of its own; changes that come while it writes are written together.
/// Of several processes that share the folder each writes the keys that it has changed, and takes the others over.
///
/// Without a folder everything lives in memory, for `browserLimit` browsers at most. Machines with folders of their own
/// exchange what they have over a place that they share (`DefaultsExchange`).
@MainActor
package final class BrowserDefaults {
    package static let browserLimit = 10_000

    /// All that is kept of browsers in files; `nil` in memory.
    private let folders: VisitorFolders?
    private var folder: URL? { folders?.defaults }
    private let limit: Int
    private let writer = Writer()
    private var open: [String: Weak] = [:]
    /// When there are so many entries, those of stores that are gone are removed.
    private var sweepSize = 128
    /// Entries that sweeps have visited so far: what a test counts instead of time.
    private(set) var visited = 0
    /// Stores that have nothing but memory, the oldest first.
    private var kept: [(visitor: String, store: DefaultsStore)] = []
    /// Files there are, with a number that grows with each writing.
    private var files: [String: Int] = [:]
    private var writes = 0
    /// The number of writes that have not ended, and what waits for their end.
    private var writing = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []
    /// Called with a sentence on a file that could not be read or written.
    package var onProblem: ((String) -> Void)?
    /// The exchange with other machines; `nil` if there are none.
    private var exchange: DefaultsExchange?

    private struct Weak {
        weak var store: DefaultsStore?
        let name: String
        let base: DefaultsBase
        /// The same for what other machines have.
        let commonBase: DefaultsBase
    }

    /// The layout of a file.
    private struct Record: Codable {
        var version: Int
        var values: [String: DefaultsValue]
    }

    /// Keeps everything in memory.
    package init(limit: Int = BrowserDefaults.browserLimit) {
        folders = nil
        self.limit = limit
    }

    /// Creates the stores of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder; a missing one is created, for the process's own user only.
    ///   - limit: The maximum number of browsers.
    /// - Throws: An error of the file system.
    package init(folder: URL, limit: Int = BrowserDefaults.browserLimit) throws {
        folders = VisitorFolders(defaults: folder)
        self.limit = limit
        try FileManager.default.makePrivateFolder(folder)
        let found = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = found.filter { $0.pathExtension == "json" }.map { file in
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            return (name: file.lastPathComponent, date: date ?? .distantPast)
        }
        for file in dated.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) { note(file.name) }
    }

    /// The store of a browser; its values are read when it is not in use yet.
    package func store(for visitor: String) -> DefaultsStore {
        if let known = open[visitor]?.store { return known }
        let name = BrowserDefaults.fileName(of: visitor)
        folders?.touch(BrowserDefaults.digest(of: visitor))
        let stored = read(name)
        let values: [String: DefaultsValue]
        let common: [String: DefaultsValue]
        switch exchange?.take(BrowserDefaults.digest(of: visitor)) ?? .unknown {
        case .known(let found):
            values = found
            common = found
        case .nothing:
            values = stored
            common = [:]
        case .unknown:
            // The others may have what the file has.
            values = stored
            common = stored
        }
        let store = DefaultsStore(values)
        let base = DefaultsBase(stored)
        let commonBase = DefaultsBase(common)
        if open.count >= sweepSize { sweep() }
        open[visitor] = Weak(store: store, name: name, base: base, commonBase: commonBase)
        if folder == nil {
            kept.append((visitor, store))
            if kept.count > limit { kept.removeFirst() }
        }
        store.onChange { [weak self, weak store] in
            // The caller may hold the last reference to the store: the task keeps it until it is written.
            guard let store else { return }
            Task { @MainActor in self?.write(store, base, name, commonBase) }
        }
        // The other machines know nothing of it yet, or know better than the file.
        if values != stored || values != common { write(store, base, name, commonBase) }
        return store
    }

    /// The folder of a browser's databases, whose name tells no reader the browser's cookie; `nil` in memory.
    package func dataFolder(for visitor: String) -> URL? {
        folders?.stores.appendingPathComponent(BrowserDefaults.digest(of: visitor), isDirectory: true)
    }

    /// The folder of databases that all browsers share; `nil` in memory.
    package var sharedDataFolder: URL? {
        folders?.stores.appendingPathComponent(VisitorFolders.shared, isDirectory: true)
    }

    // MARK: - Other machines

    /// Exchanges what browsers keep with other machines from now on; what there is in files stays a copy of it.
    ///
    /// - Parameters:
    ///   - place: What the machines share.
    ///   - pause: Waits before a place that does not answer is tried again.
    package func share(
        over place: any SharedDefaults,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        exchange = DefaultsExchange(place, limit: limit, pause: pause)
    }

    /// The number of browsers of whom something was fetched for a store that is not made yet.
    var fetchedCount: Int { exchange?.fetchedCount ?? 0 }

    /// Fetches what other machines have of a browser: to be waited for before its store is asked for. Where that place does
    /// not answer, what this machine has counts.
    package func prepare(_ visitor: String) async {
        guard let exchange else { return }
        let digest = BrowserDefaults.digest(of: visitor)
        if let entry = open[visitor], let store = entry.store {
            await exchange.refresh(store, entry.commonBase, of: digest)
        } else {
            await exchange.fetch(digest)
            // Another page of the browser has made the store meanwhile, with what that page has fetched.
            if open[visitor]?.store != nil { _ = exchange.take(digest) }
        }
    }

    /// The place that machines share answers again.
    package func sharedPlaceIsBack() async { await exchange?.isBack() }

    // MARK: - Deleting

    /// Deletes all that is kept of a browser, whose sessions have ended; what still runs of them keeps nothing any more.
    ///
    /// - Throws: What the file system says; what could be deleted is.
    package func forget(_ visitor: String) async throws -> VisitorFolders.Size {
        let entry = open.removeValue(forKey: visitor)
        let keys = entry?.store?.values.count ?? 0
        entry?.store?.forget()
        kept.removeAll { $0.visitor == visitor }
        var size = VisitorFolders.Size(files: keys > 0 ? 1 : 0)
        if let folders {
            files[BrowserDefaults.fileName(of: visitor)] = nil
            let digest = BrowserDefaults.digest(of: visitor)
            size = try await Task.detached { try folders.delete(digest) }.value
        }
        try await exchange?.forget(BrowserDefaults.digest(of: visitor))
        return size
    }

    /// Deletes what is kept of browsers that have not come for a time.
    ///
    /// Browsers whose sessions are here count as coming now. Other processes that share the folder do the same, more
    /// often than the time is long, so that nobody's data are deleted whose session is anywhere.
    ///
    /// - Parameter seconds: The time; `nil` deletes nothing, and only says who is here.
    /// - Returns: What is left, and what was deleted; `nil` in memory.
    package func forgetAbsent(after seconds: TimeInterval?) async -> VisitorFolders.Survey? {
        guard let folders else { return nil }
        let present = open.compactMap { $0.value.store == nil ? nil : BrowserDefaults.digest(of: $0.key) }
        let survey = await Task.detached {
            for digest in present { folders.touch(digest) }
            return seconds.map { folders.deleteAbsent(after: $0, isHourly: true) }
        }.value
        for digest in survey?.digests ?? [] { files[digest + ".json"] = nil }
        for problem in survey?.problems ?? [] { onProblem?("error [visitors-data]: \(problem)") }
        return survey
    }

    /// Twice as many as are left may come until the next one: constant time for each, amortised.
    private func sweep() {
        visited += open.count
        open = open.filter { $0.value.store != nil }
        sweepSize = 2 * (open.count + 64)
    }

    /// Waits until everything is written that was changed before.
    package func flush() async {
        // Changes reach the writer by way of the main actor, in order.
        await Task { @MainActor in }.value
        await withCheckedContinuation { continuation in
            if writing > 0 { waiters.append(continuation) } else { continuation.resume() }
        }
    }

    private func read(_ name: String) -> [String: DefaultsValue] {
        // Another process that shares the folder may have written it.
        guard let folder else { return [:] }
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        do {
            let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: file))
            return record.values
        } catch {
            onProblem?("error [defaults] a browser's defaults cannot be read and start anew: \(error)")
            try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("broken"))
            files[name] = nil
            return [:]
        }
    }

    private func write(_ store: DefaultsStore, _ base: DefaultsBase, _ name: String, _ commonBase: DefaultsBase) {
        guard !store.isForgotten, folder != nil || exchange != nil else { return }
        if folder != nil { note(name) }
        writing += 1
        Task {
            if let folder { await write(store, base, to: folder.appendingPathComponent(name), in: folder) }
            await exchange?.push(store, commonBase, of: String(name.dropLast(BrowserDefaults.suffix.count)))
            writing -= 1
            if writing == 0 {
                for waiter in waiters { waiter.resume() }
                waiters = []
            }
        }
    }

    private func write(_ store: DefaultsStore, _ base: DefaultsBase, to file: URL, in folder: URL) async {
        let problem = await writer.write(file) {
            let lock = FileLock(ofFolder: folder)
            defer { lock.end() }
            if store.isForgotten { return }
            let found = try? JSONDecoder().decode(Record.self, from: Data(contentsOf: file))
            let own = store.values
            let (values, news) = base.merge(own, into: found?.values ?? [:])
            store.takeOver(news, insteadOf: own)
            if values.isEmpty {
                try? FileManager.default.removeItem(at: file)
                return
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try encoder.encode(Record(version: 1, values: values)).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        }
        if let problem { onProblem?("error [defaults] a browser's defaults cannot be written: \(problem)") }
    }

    /// Notes that a file is the newest now; removes the oldest ones over the limit.
    private func note(_ name: String) {
        writes += 1
        files[name] = writes
        guard let folder, files.count > limit else { return }
        // A tenth at a time, so that the search is rare.
        let oldest = files.sorted { $0.value < $1.value }.prefix(max(1, limit / 10))
        for (name, _) in oldest {
            files[name] = nil
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        let gone = Set(oldest.map(\.key))
        for entry in open.values where gone.contains(entry.name) { entry.base.forget() }
    }

    /// Writes files, one after the other, off the main actor.
    private actor Writer {
        private var waiting: Set<URL> = []

        /// What went wrong. A file that waits to be written already is not written twice: what it will hold is read
        /// when its turn comes.
        func write(_ file: URL, _ action: @Sendable () throws -> Void) async -> (any Error)? {
            guard waiting.insert(file).inserted else { return nil }
            await Task.yield()
            waiting.remove(file)
            do {
                try action()
                return nil
            } catch {
                return error
            }
        }
    }

    /// Returns a digest, so that a reader of the folder learns no browser's cookie.
    private static func fileName(of visitor: String) -> String { digest(of: visitor) + suffix }

    private static let suffix = ".json"

    private static func digest(of visitor: String) -> String {
        ContentHash.digest(of: visitor.utf8).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
}
