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
    @MainActor
    func perform() async throws -> Bool {
        let begin = ContinuousClock.now
        removeFormerReport()
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-snapshot-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }

        let (greeting, skipped) = try WorkerPool(setup: setup, limit: options.limit, home: home).greeting()
        let former = try formerManifest()
        let selection = PreviewSelection(options.only)
        let previews = try selection.of(greeting.previews, or: former?.pictures.map(\.preview) ?? [])
        if case .list = options.action {
            if options.printsJSON {
                FileHandle.standardOutput.write(try ReportJSON.data(previews))
            } else {
                for preview in previews { print(preview.id) }
            }
            for provider in skipped { complain("\(provider.provider): \(provider.reason)") }
            return skipped.isEmpty
        }
        var setup = setup
        setup.skippedProviders = skipped.map(\.provider)
        var pool = WorkerPool(setup: setup, limit: options.limit, home: home)
        if let former { pool.setup.comparesPixels = former.stamp == greeting.stamp }
        try FileManager.default.createDirectory(at: options.output, withIntermediateDirectories: true)

        let planned = plan(previews)
        var album = Album(
            program: program, stamp: greeting.stamp, former: former, comparesPixels: pool.setup.comparesPixels)
        album.broken = skipped.map { Album.Broken(name: $0.provider, reason: $0.reason) }
        album.pictures = try photograph(planned, with: pool)
        if let former {
            let shown = Set(planned.map(\.job.stem))
            album.missing = former.pictures.filter { entry in
                !shown.contains(entry.stem) && options.matrix.cells.contains(entry.cell)
                    && selection.contains(entry.preview)
            }
            try copyReferences(of: album.missing)
        }
        let result = try await album.write(to: options.output)
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let summary = album.summary(seconds: seconds, folder: options.output)
        if options.printsJSON {
            complain(summary)
            FileHandle.standardOutput.write(result)
        } else {
            print(summary)
        }
        return album.isFine
    }

    /// Removes the images of an earlier comparison from the folder: those of previews that differ no more would stay.
    private func removeFormerReport() {
        guard case .verify = options.action, let changes = SnapshotChanges(folder: options.output) else { return }
        for path in changes.images + [SnapshotChanges.collageName, SnapshotChanges.fileName] {
            // The file names what this program wrote; a path that leads out of the folder is none of it.
            guard !path.split(separator: "/").contains("..") else { continue }
            try? FileManager.default.removeItem(at: options.output.appendingPathComponent(path))
        }
    }

    /// Copies the images of previews that are gone into the report.
    private func copyReferences(of entries: [SnapshotManifest.Entry]) throws {
        guard case .verify(let folder) = options.action else { return }
        for entry in entries where entry.error == nil {
            let reference = SnapshotFiles(folder: folder.path, stem: entry.stem)
            let report = SnapshotFiles(folder: options.output.path, stem: entry.stem)
            if let png = reference.read("png") { try report.write(png, as: "reference.png") }
        }
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
        let progress = SnapshotProgress(
            total: planned.count, output: options.printsJSON ? STDERR_FILENO : STDOUT_FILENO)
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
