// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// What `/healthz` and `/readyz` answer.
package struct ServerHealth: Sendable {
    /// Without one the main actor is not watched: it counts as turning.
    package var pulse: Pulse?
    /// How long the main actor may take to turn.
    package var stallLimit: Duration

    /// Creates the health of a server.
    ///
    /// - Parameters:
    ///   - pulse: Measures how long the main actor has not turned; `nil` for a main actor that is not watched.
    ///   - stallLimit: How long the main actor may take to turn.
    package init(pulse: Pulse? = nil, stallLimit: Duration = .seconds(5)) {
        self.pulse = pulse
        self.stallLimit = stallLimit
    }

    /// How long the main actor has not turned.
    package var stall: Duration { pulse?.stall ?? .zero }

    /// Returns the answer for a path; `nil` where the path is another one.
    ///
    /// - Parameters:
    ///   - path: The path of a request.
    ///   - isDraining: Whether the server is leaving.
    ///   - hostProblem: What the host says of itself.
    /// - Returns: 200 or 503 with the reason; `nil` for another path.
    func response(path: String, isDraining: Bool, hostProblem: String?) -> WebResponse? {
        switch path {
        case "/healthz": answer([drainProblem(isDraining), stallProblem, hostProblem])
        case "/readyz": answer([drainProblem(isDraining), startProblem, stallProblem, hostProblem])
        default: nil
        }
    }

    private func answer(_ problems: [String?]) -> WebResponse {
        guard let problem = problems.compactMap(\.self).first else { return .plain(200, "ok") }
        return .plain(503, problem, [("Retry-After", "5")])
    }

    private func drainProblem(_ isDraining: Bool) -> String? { isDraining ? "draining" : nil }
    private var startProblem: String? { pulse?.hasTurned == false ? "starting" : nil }

    private var stallProblem: String? {
        let stall = stall
        return stall > stallLimit ? "the main actor has not turned for \(stall.components.seconds) s" : nil
    }
}
