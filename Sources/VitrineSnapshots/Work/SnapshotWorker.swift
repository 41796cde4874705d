// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineWorkers

/// The process that photographs: it takes jobs from its channel and answers there. It ends with the channel.
///
/// Previews are an app's code: they may trap, hang, print and exit. So nothing of a run is kept here, and what is
/// printed goes to the error stream, which the parent keeps for its report.
@MainActor
final class SnapshotWorker {
    private let channel: MessageChannel
    private let setup: SnapshotSetup
    private let renderer: SnapshotRenderer
    private let previews: [String: RegisteredPreview]

    /// Serves the parent process until that closes the channel.
    ///
    /// - Throws: What is wrong with the set-up, or `MalformedMessage` where the parent sends something else than
    ///   requests.
    static func serve() async throws {
        let channel = try MessageChannel.ofThisWorker()
        var worker: SnapshotWorker?
        // Whoever wanted pictures is gone then; a preview that never comes to rest does not keep the process.
        for try await request in channel.messages(SnapshotRequest.self, onClose: { endProcess(0) }) {
            switch request {
            case .setup(let setup): worker = try SnapshotWorker(setup: setup, channel: channel)
            case .job(let job):
                guard let worker else { throw SnapshotError("A job came before the set-up.") }
                let reply = await worker.perform(job)
                fflush(nil)
                try worker.say(.done(reply))
            }
        }
    }

    private init(setup: SnapshotSetup, channel: MessageChannel) throws {
        self.setup = setup
        self.channel = channel
        for folder in setup.fixtures { SnapshotFixtures.register(directory: URL(fileURLWithPath: folder)) }
        FixtureProtocol.install()
        renderer = try SnapshotRenderer.shared()
        let found = PreviewRegistry.all(skipping: Set(setup.skippedProviders)) { provider in
            // Builders of providers are the app's code as well: the last word before a trap names the culprit.
            try? channel.send(SnapshotMessage.asking(provider: provider))
        }
        previews = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
        try say(.ready(SnapshotGreeting(previews: found.map(PreviewEntry.init), stamp: renderer.stamp())))
    }

    private func say(_ message: SnapshotMessage) throws {
        try channel.send(message)
    }

    private func perform(_ job: SnapshotJob) async -> SnapshotReply {
        var reply = SnapshotReply(number: job.number)
        do {
            guard let preview = previews[job.preview] else {
                throw SnapshotError("There is no preview \(job.preview).")
            }
            let snapshot = try await preview.snapshot(in: job.cell, scale: job.scale, renderer: renderer)
            reply.width = snapshot.width
            reply.height = snapshot.height
            reply.scale = snapshot.traits.scale
            reply.diagnostics = snapshot.diagnostics
            if let reference = setup.reference {
                let comparison = SnapshotComparison(
                    reference: SnapshotFiles(folder: reference, stem: job.stem),
                    report: SnapshotFiles(folder: setup.output, stem: job.stem),
                    comparesPixels: setup.comparesPixels)
                reply.verdict = try comparison.verdict(on: snapshot)
            } else {
                try SnapshotFiles(folder: setup.output, stem: job.stem).write(snapshot)
            }
        } catch {
            reply.error = "\(error)"
        }
        return reply
    }
}
