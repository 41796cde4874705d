// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineRaster

/// A run of the command: asks a worker for the previews, distributes the images over workers, writes the pages.
struct SnapshotRun {
    private let options: SnapshotOptions
    /// The name of the program, for the pages.
    private let program = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent

    init(_ options: SnapshotOptions) {
        self.options = options
    }

    /// Performs the run and returns whether everything succeeded.
    func perform() throws -> Bool {
        let begin = ContinuousClock.now
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-snapshot-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }

        let (greeting, skipped) = try WorkerPool(setup: setup, limit: options.limit, home: home).greeting()
        let previews = try PreviewSelection(options.only).of(greeting.previews)
        if case .list = options.action {
            for preview in previews { print(preview.id) }
            for provider in skipped { complain("\(provider.provider): \(provider.reason)") }
            return skipped.isEmpty
        }
        var setup = setup
        setup.skippedProviders = skipped.map(\.provider)
        var pool = WorkerPool(setup: setup, limit: options.limit, home: home)
        let former = try formerManifest()
        if let former { pool.setup.comparesPixels = former.stamp == greeting.stamp }
        try FileManager.default.createDirectory(at: options.output, withIntermediateDirectories: true)

        let planned = plan(previews)
        var album = Album(
            program: program, stamp: greeting.stamp, former: former, comparesPixels: pool.setup.comparesPixels)
        album.broken = skipped.map { Album.Broken(name: $0.provider, reason: $0.reason) }
        album.pictures = try photograph(planned, with: pool)
        if let former, options.only.isEmpty {
            let shown = Set(planned.map(\.job.stem))
            album.missing = former.pictures.filter { entry in
                !shown.contains(entry.stem) && planned.contains { $0.job.cell == entry.cell }
            }.map(\.stem)
        }
        try album.write(to: options.output)
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        print(album.summary(seconds: seconds, folder: options.output))
        return album.isFine
    }

    private var setup: SnapshotSetup {
        var setup = SnapshotSetup(output: options.output.path)
        if case .verify(let folder) = options.action { setup.reference = folder.path }
        setup.fixtures = options.fixtures.map(\.path)
        return setup
    }

    private func formerManifest() throws -> SnapshotManifest? {
        guard case .verify(let folder) = options.action else { return nil }
        return try SnapshotManifest(folder: folder)
    }

    private func plan(_ previews: [PreviewEntry]) -> [(preview: PreviewEntry, job: SnapshotJob)] {
        let cells = options.matrix.cells
        let wanted = previews.flatMap { preview in cells.map { (preview: preview, cell: $0) } }
        let stems = FileStem.stems(of: wanted.map { (id: $0.preview.id, cell: $0.cell) })
        return zip(wanted, stems).enumerated().map { number, picture in
            let (wish, stem) = picture
            return (
                wish.preview,
                SnapshotJob(number: number, preview: wish.preview.id, cell: wish.cell, stem: stem, scale: options.scale)
            )
        }
    }

    private func photograph(
        _ planned: [(preview: PreviewEntry, job: SnapshotJob)], with pool: WorkerPool
    ) throws -> [Album.RasterImage] {
        let replies = Mutex<[Int: SnapshotReply]>([:])
        let progress = SnapshotProgress(total: planned.count)
        let jobs = planned.map(\.job)
        try pool.perform(jobs, count: options.jobs) { reply in
            replies.withLock { $0[reply.number] = reply }
            progress.note(reply, of: jobs[reply.number].stem)
        }
        progress.end()
        return planned.compactMap { preview, job in
            replies.withLock { $0[job.number] }.map { Album.RasterImage(preview: preview, job: job, reply: $0) }
        }
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
