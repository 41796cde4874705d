// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// The process that photographs: takes jobs from its standard input, one line each, and answers on what was its
/// standard output. It ends with its input.
///
/// Previews are an app's code: they may trap, hang, print and exit. So nothing of a run is kept here, and what is
/// printed goes to the error stream, which the parent keeps for its report.
@MainActor
final class SnapshotWorker {
    private let answers: FileHandle
    private let setup: SnapshotSetup
    private let renderer: SnapshotRenderer
    private let previews: [String: RegisteredPreview]

    /// Serves the parent until it closes the pipe; only an unusable set-up throws.
    static func serve() async throws {
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        var lines = InputLines.standardInput().makeAsyncIterator()
        guard let first = await lines.next() else { return }
        let worker = try SnapshotWorker(
            setup: try MessageLine.decode(SnapshotSetup.self, from: first), answers: answers)
        while let line = await lines.next() {
            let job = try MessageLine.decode(SnapshotJob.self, from: line)
            let reply = await worker.perform(job)
            fflush(nil)
            try worker.say(.done(reply))
        }
    }

    private init(setup: SnapshotSetup, answers: FileHandle) throws {
        self.setup = setup
        self.answers = answers
        for folder in setup.fixtures { SnapshotFixtures.register(directory: URL(fileURLWithPath: folder)) }
        FixtureProtocol.install()
        renderer = try SnapshotRenderer.shared()
        let found = PreviewRegistry.all(skipping: Set(setup.skippedProviders)) { provider in
            // Builders of providers are the app's code as well: the last word before a trap names the culprit.
            if let line = try? MessageLine.encode(SnapshotMessage.asking(provider: provider)) {
                try? answers.write(contentsOf: line)
            }
        }
        previews = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
        try say(.ready(SnapshotGreeting(previews: found.map(PreviewEntry.init), stamp: renderer.stamp())))
    }

    private func say(_ message: SnapshotMessage) throws {
        try answers.write(contentsOf: try MessageLine.encode(message))
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

/// The lines of a stream, read on a thread of their own.
private enum InputLines {
    static func standardInput() -> AsyncStream<Data> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                var buffer = LineBuffer()
                while let bytes = read(STDIN_FILENO) {
                    buffer.append(bytes)
                    while let line = buffer.next() {
                        // An empty line says that there are no more jobs.
                        if line.isEmpty { return continuation.finish() }
                        continuation.yield(line)
                    }
                }
                // The process that wanted images has gone; a preview that never becomes idle must not keep this one.
                endProcess(0)
            }
        }
    }

    private static func read(_ descriptor: Int32) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Foundation.read(descriptor, &bytes, bytes.count)
            if count > 0 { return Data(bytes[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
