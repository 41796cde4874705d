// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// The cookie by which all pages of a browser go to one worker, so that they see each other's changes.
///
/// It is no secret and no credential: whoever forges one chooses a worker for their own requests.
struct WorkerCookie {
    static let name = "vitrine-worker"

    /// Where below its origin the server's addresses lie; empty where they have it to themselves.
    let basePath: String

    /// Returns the worker that a request names, in `1...count`.
    func worker(of request: WebRequest, count: Int) -> Int? {
        request.cookies[Self.name].flatMap { Int($0) }.flatMap { (1...count).contains($0) ? $0 : nil }
    }

    /// Returns the field that gives a browser to a worker, until the browser is closed.
    func header(_ worker: Int, isSecure: Bool) -> String {
        let path = basePath.isEmpty ? "/" : basePath
        return "\(Self.name)=\(worker); Path=\(path); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
