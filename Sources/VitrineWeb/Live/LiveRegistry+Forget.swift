// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// Visitors who have their data deleted ("forget me").
extension LiveRegistry {
    /// Visitors whose cookies are remembered as nobody's.
    private static var forgottenLimit: Int { 10_000 }

    /// Whether a visitor's data were deleted: whatever is still on its way for this visitor begins nothing.
    func isForgotten(_ visitor: String) -> Bool { forgotten[visitor] != nil }

    /// Answers a request of the page on which visitors have their data deleted; `nil` where nothing is kept of any.
    ///
    /// The server has compared the request's Origin with its own, as for all that changes something.
    func answerToForget(_ request: WebRequest) async -> WebResponse? {
        guard let data = visitorData else { return nil }
        let visitor = visitorCookie.visitor(of: request).flatMap { isForgotten($0) ? nil : $0 }
        switch request.method {
        case "GET", "HEAD":
            return ForgetPage.question(
                request, isKnown: visitor != nil, isShared: data.isShared, policy: configuration.policy)
        case "POST", ForgetPage.workersMethod:
            var outcome = ForgottenData()
            if let visitor { outcome = await forget(visitor) }
            outcome.isShared = data.isShared
            return request.method == "POST"
                ? ForgetPage.answer(outcome, to: request, policy: configuration.policy) : outcome.answer
        default:
            return nil
        }
    }

    /// Ends all sessions of a visitor and deletes what is kept of this visitor.
    ///
    /// Sessions end first, and the visitor's cookie names nobody from then on: nothing is written again. Where something
    /// cannot be deleted the cookie stays good, so that the visitor can ask again.
    func forget(_ visitor: String) async -> ForgottenData {
        var outcome = ForgottenData()
        if forgotten.count >= Self.forgottenLimit { _ = forgotten.popFirst() }
        forgotten.append(visitor, for: visitor)
        for scene in waiting.takeAll(of: visitor) {
            end(scene)
            outcome.pages += 1
        }
        for entry in sessions[visitor: visitor] {
            entry.connection?.leave(.ended)
            end(entry)
            outcome.pages += 1
        }
        // What is on its way to the store of capsules comes there before its end.
        for task in keeping.values { await task.value }
        await configuration.capsules?.store.forget(owner: SealedCapsule.owner(visitor))
        guard let data = visitorData else { return outcome }
        do {
            outcome.size = try await data.defaults.forget(visitor)
        } catch {
            _ = forgotten.remove(visitor)
            outcome.hasFailed = true
            data.defaults.onProblem?(
                "error [visitors-data]: the data of \(LogText.name(visitor)) were not all deleted: "
                    + error.localizedDescription)
        }
        return outcome
    }

    /// Looks after what is kept of visitors about once an hour, until cancelled: says who is here, and deletes what is
    /// kept of those who have not come for a time.
    ///
    /// - Parameters:
    ///   - seconds: The time; `nil` for ever.
    ///   - report: Told in a line what was deleted.
    package func lookAfterVisitorData(
        forgettingAfter seconds: TimeInterval?, report: @escaping @MainActor (String) -> Void
    ) async {
        while !Task.isCancelled {
            if let survey = await visitorData?.defaults.forgetAbsent(after: seconds), !survey.digests.isEmpty {
                report(
                    "note [visitors-data]: deleted the data of "
                        + "\(VisitorFolders.count(survey.digests.count, "absent visitor")): \(survey.deleted); "
                        + "\(survey.size) of \(VisitorFolders.count(survey.visitors, "visitor")) are left")
            }
            try? await Task.sleep(for: .seconds(3_600))
        }
    }
}
