// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Synchronization
import VitrineWeb

/// The transfers of `NetworkImages`, by libcurl: eight at a time, each on a thread of its own while there is work.
///
/// They block, also while a name is looked up: on Dispatch's threads they would hold up everything else of the process.
/// Handles are kept and used again, so that twenty images of one server take few connections; a connection that is used
/// again goes where it was once allowed to go.
final class ImageFetcher: Sendable {
    /// Transfers at the same time, of all sessions.
    static let transfers = 8

    private let byteLimit: Int
    private let timeLimit: Duration
    private let privateOrigins: Set<Origin>
    private let resolutions: [String]
    private let line = Mutex(Line())
    private let idle = Mutex<[Handle]>([])

    /// A handle is used by one transfer at a time.
    private struct Handle: @unchecked Sendable {
        let curl: UnsafeMutableRawPointer
    }

    private struct Line {
        var running = 0
        var waiting: [@Sendable () -> Void] = []
    }

    init(byteLimit: Int, timeLimit: Duration, privateOrigins: Set<Origin>, resolutions: [String]) {
        _ = Self.isReady
        self.byteLimit = byteLimit
        self.timeLimit = timeLimit
        self.privateOrigins = privateOrigins
        self.resolutions = resolutions
    }

    deinit {
        for handle in idle.withLock({ $0 }) { curl_easy_cleanup(handle.curl) }
    }

    private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Returns the bytes at an address, and how long they count as what is there.
    func fetch(_ address: String) async throws -> (data: Data, lifetime: Duration) {
        try await withCheckedThrowingContinuation { continuation in
            start {
                continuation.resume(with: Result { try self.fetchNow(address) })
            }
        }
    }

    private func start(_ work: @escaping @Sendable () -> Void) {
        let mayRun = line.withLock { line in
            guard line.running < Self.transfers else {
                line.waiting.append(work)
                return false
            }
            line.running += 1
            return true
        }
        guard mayRun else { return }
        Thread.detachNewThread {
            var next: (@Sendable () -> Void)? = work
            while let work = next {
                work()
                next = self.line.withLock { line in
                    if line.waiting.isEmpty {
                        line.running -= 1
                        return nil
                    }
                    return line.waiting.removeFirst()
                }
            }
        }
    }

    /// Follows redirections by hand: each is a request of its own, with all checks.
    private func fetchNow(_ address: String) throws -> (data: Data, lifetime: Duration) {
        let end = ContinuousClock.now + timeLimit
        var address = address
        var lifetime = Duration.seconds(CacheLifetime.limit)
        for _ in 0...NetworkImages.redirections {
            try check(address)
            let left = end - ContinuousClock.now
            guard left > .zero else { throw NetworkImages.Failure.tooLate }
            let answer = try transfer(address, within: left)
            // The way there counts no longer than its first step that does not.
            lifetime = min(lifetime, answer.lifetime)
            switch answer.outcome {
            case .data(let data): return (data, lifetime)
            case .redirection(let next): address = next
            }
        }
        throw NetworkImages.Failure.tooManyRedirections
    }

    private func check(_ address: String) throws {
        let parts = URLComponents(string: address)
        let scheme = parts?.scheme?.lowercased()
        guard scheme == "http" || scheme == "https" else { throw NetworkImages.Failure.scheme(parts?.scheme ?? "none") }
        guard parts?.user == nil, parts?.password == nil else { throw NetworkImages.Failure.userInAddress }
    }

    /// Whether this address's origin may lie in a private network.
    private func isConfigured(_ address: String) -> Bool {
        guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            let host = parts.host
        else { return false }
        let isSecure = scheme == "https"
        let literal = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        let port = parts.port ?? (isSecure ? 443 : 80)
        return privateOrigins.contains(Origin(isSecure: isSecure, authority: Authority(host: literal, port: port)))
    }

    private enum Outcome {
        case data(Data)
        case redirection(String)
    }

    /// What the callbacks of one transfer know.
    private final class Transfer {
        let byteLimit: Int
        let allowsPrivate: Bool
        var data = Data()
        var isTooLarge = false
        var isRefused = false

        init(byteLimit: Int, allowsPrivate: Bool) {
            self.byteLimit = byteLimit
            self.allowsPrivate = allowsPrivate
        }
    }

    private func transfer(
        _ address: String, within time: Duration
    ) throws -> (outcome: Outcome, lifetime: Duration) {
        guard let handle = idle.withLock({ $0.popLast() }) ?? curl_easy_init().map(Handle.init) else {
            throw NetworkImages.Failure.transfer("curl is not available")
        }
        defer {
            // Keeps connections, forgets everything else.
            curl_easy_reset(handle.curl)
            idle.withLock { $0.append(handle) }
        }
        let transfer = Transfer(byteLimit: byteLimit, allowsPrivate: isConfigured(address))
        let known = resolutions.reduce(nil) { curl_slist_append($0, $1) }
        defer { curl_slist_free_all(known) }
        let code = withExtendedLifetime(transfer) {
            configure(handle.curl, address, transfer, known, milliseconds: Int(time / .milliseconds(1)))
            return curl_easy_perform(handle.curl)
        }
        if transfer.isRefused { throw NetworkImages.Failure.privateAddress }
        if transfer.isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
            throw NetworkImages.Failure.tooManyBytes(byteLimit)
        }
        if code == CURLE_OPERATION_TIMEDOUT { throw NetworkImages.Failure.tooLate }
        guard code == CURLE_OK else {
            throw NetworkImages.Failure.transfer(String(cString: curl_easy_strerror(code)))
        }
        func field(_ name: String) -> String? { vitrine_curl_field(handle.curl, name).map { String(cString: $0) } }
        let lifetime = CacheLifetime.duration(cacheControl: field("Cache-Control"), age: field("Age"))
        if let next = vitrine_curl_redirection(handle.curl) { return (.redirection(String(cString: next)), lifetime) }
        let status = vitrine_curl_status(handle.curl)
        guard status == 200 else { throw NetworkImages.Failure.status(status) }
        return (.data(transfer.data), lifetime)
    }

    /// Sets the options of a transfer: the address, what is refused, and the limits.
    private func configure(
        _ curl: UnsafeMutableRawPointer, _ address: String, _ transfer: Transfer,
        _ known: UnsafeMutablePointer<curl_slist>?, milliseconds: Int
    ) {
        vitrine_curl_text(curl, CURLOPT_URL, address)
        vitrine_curl_text(curl, CURLOPT_PROTOCOLS_STR, "http,https")
        vitrine_curl_text(curl, CURLOPT_USERAGENT, "Vitrine")
        // A proxy would be what we connect to, and what is behind it would not be seen.
        vitrine_curl_text(curl, CURLOPT_PROXY, "")
        vitrine_curl_number(curl, CURLOPT_NOSIGNAL, 1)
        vitrine_curl_number(curl, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        vitrine_curl_number(curl, CURLOPT_FOLLOWLOCATION, 0)
        vitrine_curl_number(curl, CURLOPT_TIMEOUT_MS, max(1, milliseconds))
        vitrine_curl_size(curl, CURLOPT_MAXFILESIZE_LARGE, Int64(byteLimit))
        if let known { vitrine_curl_list(curl, CURLOPT_RESOLVE, known) }
        setCallbacks(of: transfer, curl)
    }

    /// Has a transfer count its bytes as they come, and check the address of each connection before it is made.
    private func setCallbacks(of transfer: Transfer, _ curl: UnsafeMutableRawPointer) {
        let context = Unmanaged.passUnretained(transfer).toOpaque()
        vitrine_curl_on_body(
            curl,
            { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
                guard transfer.data.count + size * count <= transfer.byteLimit else {
                    transfer.isTooLarge = true
                    return 0
                }
                transfer.data.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: size * count))
                return size * count
            },
            context
        )
        vitrine_curl_on_connect(
            curl,
            { context, _, address in
                guard let context, let address else { return CURL_SOCKET_BAD }
                let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
                var bytes = [UInt8](repeating: 0, count: 16)
                let count = Int(vitrine_address_bytes(address, &bytes))
                let target = IPAddress(bytes: Array(bytes.prefix(count)))
                guard transfer.allowsPrivate || target?.isPublic == true else {
                    transfer.isRefused = true
                    return CURL_SOCKET_BAD
                }
                return vitrine_open_socket(address)
            },
            context
        )
    }
}
