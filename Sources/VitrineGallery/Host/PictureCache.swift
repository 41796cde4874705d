// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineWeb

/// The pictures of previews as they start, drawn when they are first asked for and kept.
///
/// Invariants: what is asked for again while it is drawn is drawn once; a picture that failed is not kept; pictures of
/// another build are let go. A few workers draw, one picture at a time each; one that ends over a picture is replaced.
@MainActor final class PictureCache {
    private struct Key: Hashable {
        let address: String
        let build: String
    }

    private struct Picture {
        let bytes: [UInt8]
        let tag: String
    }

    private enum Drawn {
        case picture(Picture)
        case answer(Worker.Answer)
    }

    private let pool: WorkerPool
    private let limit: Duration
    /// The pictures of the current build; what each costs is its bytes.
    private var kept: BoundedCache<Key, Picture>
    private var drawing: [Key: Task<Drawn, any Error>] = [:]
    private var build = ""
    private var free: [Worker] = []
    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - pool: Starts the workers.
    ///   - workers: How many draw at the same time.
    ///   - size: How many bytes of pictures are kept.
    ///   - limit: How long a worker may take for a picture.
    init(pool: WorkerPool, workers: Int, size: Int = 128 << 20, limit: Duration = .seconds(20)) {
        self.pool = pool
        self.limit = limit
        kept = BoundedCache(limit: size)
        places = workers
    }

    /// Answers a request for a picture.
    func answer(to request: WebRequest, policy: ResponsePolicy) async throws -> Worker.Answer {
        let key = Key(address: request.path + "?" + (request.query ?? ""), build: currentBuild())
        if let picture = kept.value(for: key) { return .response(response(picture, request, policy)) }
        let task =
            drawing[key]
            ?? Task {
                defer { drawing[key] = nil }
                return try await draw(request, key)
            }
        drawing[key] = task
        switch try await task.value {
        case .picture(let picture): return .response(response(picture, request, policy))
        case .answer(let answer): return answer
        }
    }

    private func draw(_ request: WebRequest, _ key: Key) async throws -> Drawn {
        await enter()
        defer { leave() }
        let worker = try free.popLast() ?? pool.start()
        let answer = await worker.respond(to: request, limit: limit)
        guard case .response(let response) = answer else { return .answer(answer) }
        if key.build == build { free.append(worker) } else { worker.dismiss() }
        guard response.headers["content-type"] == "image/png" else { return .answer(answer) }
        let picture = Picture(bytes: response.body, tag: ContentHash.name(of: Data(response.body)))
        if key.build == build { kept.insert(picture, for: key, cost: picture.bytes.count) }
        return .picture(picture)
    }

    /// The build of the program that workers run; what was drawn by another one is let go.
    private func currentBuild() -> String {
        let current = pool.build()
        guard current != build else { return build }
        build = current
        kept.removeAll()
        for worker in free { worker.dismiss() }
        free = []
        return current
    }

    private func enter() async {
        await withCheckedContinuation { continuation in
            if places > 0 {
                places -= 1
                continuation.resume()
            } else {
                waiting.append(continuation)
            }
        }
    }

    private func leave() {
        if waiting.isEmpty {
            places += 1
        } else {
            waiting.removeFirst().resume()
        }
    }

    private func response(_ picture: Picture, _ request: WebRequest, _ policy: ResponsePolicy) -> WebResponse {
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        let tag = "\"\(picture.tag)\""
        headers.append("ETag", tag)
        headers.append("Cache-Control", "no-cache")
        if request.headers["if-none-match"] == tag { return WebResponse(status: 304, headers: headers) }
        headers.append("Content-Type", "image/png")
        return WebResponse(status: 200, headers: headers, body: picture.bytes)
    }
}
