// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase
import VitrineDisplay

/// A file that the user of a session sends: its contents come in parts, in order, and are written to disk as they come.
///
/// The file on disk is removed with this object, or as soon as it is known that its contents will not come.
package final class IncomingFile: Sendable {
    /// Why the contents will not come.
    package enum Failure: Error, Hashable, Sendable {
        /// The user has cancelled, or the page is gone.
        case cancelled
        /// The app's session is over.
        case ended
    }

    /// The outcome of writing a part of a file.
    package enum Part: Hashable, Sendable {
        /// The part was written, or was there already; with the number of bytes that are there now.
        case taken(Int)
        /// The part begins after the end of what is there; with the number of bytes that are there.
        case gap(Int)
        /// The file takes no more.
        case refused
    }

    private enum State {
        case receiving(Int, [Int: CheckedContinuation<URL, any Error>])
        case complete
        case failed(any Error)
    }

    /// The name as the user knows it, safe as a part of a path.
    package let name: String
    /// The media type that the surface named; empty for none.
    package let mediaType: String
    /// The number of bytes when all have come.
    package let size: Int
    /// How far the contents have come, of `size` units (one for an empty file).
    package let progress: Progress
    private let folder: URL
    private let url: URL
    /// The bytes that stay free on the disk.
    private let reserve: Int
    private let state: Mutex<State>
    private let nextWaiter = Atomic<Int>(0)

    /// Creates an empty file in a folder of its own.
    ///
    /// - Parameters:
    ///   - offered: What the surface says of the file.
    ///   - parent: The folder that its folder is created in.
    ///   - reserve: The bytes that stay free on the disk, whoever else writes to it meanwhile.
    /// - Throws: The reason why it could not be created.
    init(_ offered: OfferedFile, in parent: URL, reserve: Int) throws {
        name = FileName.safe(offered.name)
        mediaType = offered.mediaType
        size = offered.size
        self.reserve = reserve
        folder = parent.appendingPathComponent(UUID().uuidString, isDirectory: true)
        url = folder.appendingPathComponent(name, isDirectory: false)
        progress = Progress(totalUnitCount: Int64(max(1, offered.size)))
        state = Mutex(offered.size == 0 ? .complete : .receiving(0, [:]))
        try FileManager.default.makePrivateFolder(folder)
        try Data().write(to: url)
        if offered.size == 0 { progress.completedUnitCount = 1 }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The number of bytes that are there.
    package var received: Int {
        state.withLock {
            switch $0 {
            case .receiving(let count, _): count
            case .complete: size
            case .failed: 0
            }
        }
    }

    /// The path of the file that the contents are written to.
    var place: String { url.path }

    /// Whether the contents will not come.
    var hasFailed: Bool { state.withLock { if case .failed = $0 { true } else { false } } }

    /// Whether contents are to come.
    package var isReceiving: Bool {
        state.withLock { if case .receiving = $0 { true } else { false } }
    }

    /// Writes a part of the contents; one that is there already is not written again.
    ///
    /// - Parameters:
    ///   - bytes: The part.
    ///   - offset: Where it begins, in bytes.
    /// - Returns: What became of it.
    package func take(_ bytes: some Collection<UInt8> & Sendable, at offset: Int) -> Part {
        state.withLock { state in
            guard case .receiving(let count, let waiters) = state else {
                if case .complete = state { return .taken(size) }
                return .refused
            }
            guard offset >= 0, offset <= count else { return .gap(count) }
            let new = Data(bytes.dropFirst(count - offset))
            guard !new.isEmpty else { return .taken(count) }
            // More than was said: the surface is not ours.
            guard count + new.count <= size else {
                fail(&state, Failure.cancelled)
                return .refused
            }
            do {
                guard let free = SessionFiles.freeBytes(of: folder), free - new.count >= reserve else {
                    throw SessionFiles.Refusal.noSpace
                }
                try append(new, at: count)
            } catch {
                fail(&state, error)
                return .refused
            }
            let now = count + new.count
            progress.completedUnitCount = Int64(now)
            guard now == size else {
                state = .receiving(now, waiters)
                return .taken(now)
            }
            state = .complete
            for waiter in waiters.values { waiter.resume(returning: url) }
            return .taken(size)
        }
    }

    /// Ends the transfer; whoever waits for the contents gets the reason.
    package func fail(_ failure: Failure) {
        state.withLock { fail(&$0, failure) }
    }

    private func fail(_ state: inout State, _ reason: any Error) {
        guard case .receiving(_, let waiters) = state else { return }
        state = .failed(reason)
        try? FileManager.default.removeItem(at: folder)
        for waiter in waiters.values { waiter.resume(throwing: reason) }
    }

    private func append(_ data: Data, at offset: Int) throws {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: data)
    }

    /// Waits until all contents have come.
    ///
    /// - Returns: The file, which exists as long as this object does.
    /// - Throws: `Failure`, what the file system said, or `CancellationError`.
    package func contents() async throws -> URL {
        let number = nextWaiter.add(1, ordering: .relaxed).newValue
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<URL, any Error>? in
                    switch state {
                    case .complete: return .success(url)
                    case .failed(let failure): return .failure(failure)
                    case .receiving(let count, var waiters):
                        if Task.isCancelled { return .failure(CancellationError()) }
                        waiters[number] = continuation
                        state = .receiving(count, waiters)
                        return nil
                    }
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let waiter = state.withLock { state -> CheckedContinuation<URL, any Error>? in
                guard case .receiving(let count, var waiters) = state else { return nil }
                defer { state = .receiving(count, waiters) }
                return waiters.removeValue(forKey: number)
            }
            waiter?.resume(throwing: CancellationError())
        }
    }
}
