// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The scene of a session, for code that no view runs.
@MainActor package final class SessionScene: SessionService {
    /// The graph of the scene; `nil` without one.
    package internal(set) weak var graph: ViewGraph?

    package init() {}
}
