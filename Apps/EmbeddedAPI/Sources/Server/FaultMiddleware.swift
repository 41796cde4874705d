// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Hummingbird
import NIOCore

/// Spoils what the routes answer, in the order in which the faults were given.
struct FaultMiddleware<Context: RequestContext>: RouterMiddleware {
    let faults: [Fault]

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response?
        for fault in faults {
            switch fault {
            case .latency(let seconds):
                try await Task.sleep(for: .seconds(seconds))
            case .error(let status):
                response = try JSONAnswer.make(ErrorBody(error: "Fault"), status: HTTPResponse.Status(code: status))
            case .garbled:
                response = Response(
                    status: .ok,
                    headers: [.contentType: "application/json; charset=utf-8"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: #"{"results": [{"id": 1, "name": "Ri"#))
                )
            case .offline:
                break
            }
        }
        if let response { return response }
        return try await next(request, context)
    }
}
