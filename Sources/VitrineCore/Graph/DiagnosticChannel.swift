// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// The channel of a graph's diagnostics, in which each code and message occurs once.
@MainActor
package final class DiagnosticChannel {
    package private(set) var recorded: [Diagnostic] = []
    /// Called for each new diagnostic.
    package var sink: ((Diagnostic) -> Void)?
    private static let limit = 1_000
    /// Messages about missing effects that have been passed on: they are the same in every session, so one session
    /// reports them.
    private static var handedOn: Set<String> = []

    package init() {}

    package func report(_ diagnostic: Diagnostic) {
        guard !recorded.contains(diagnostic), recorded.count < DiagnosticChannel.limit else { return }
        recorded.append(diagnostic)
        guard let sink else { return }
        if diagnostic.code == .withoutEffect, !DiagnosticChannel.handedOn.insert(diagnostic.message).inserted { return }
        sink(diagnostic)
    }

    package func contains(_ code: Diagnostic.Code) -> Bool {
        recorded.contains { $0.code == code }
    }
}
