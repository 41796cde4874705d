// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Hummingbird

/// Answers for every address that no route takes, in the public API's words instead of an empty body.
struct NothingHereMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            return try JSONAnswer.make(ErrorBody.nothingHere, status: .notFound)
        }
    }
}
