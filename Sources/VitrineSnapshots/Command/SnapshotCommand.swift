// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineUI

/// `<App> snapshot`: lists, photographs and compares the previews of the program it is part of.
package enum SnapshotCommand {
    /// The hidden command under which the program starts itself as a worker.
    package static let workerName = "snapshot-worker"

    /// What exit codes mean.
    package enum ExitCode {
        package static let done: Int32 = 0
        /// A preview failed or differs, or nothing could be done at all.
        package static let failed: Int32 = 1
        package static let usage: Int32 = 2
    }

    /// Reads the words after the command's name, does what they say, ends the process.
    @MainActor
    package static func run(arguments: [String]) -> Never {
        do {
            exit(try perform(try SnapshotOptions(arguments: arguments)))
        } catch SnapshotOptions.UsageError.help {
            print(SnapshotOptions.usage)
            exit(ExitCode.done)
        } catch SnapshotOptions.UsageError.invalid(let message) {
            complain("error [usage]: \(message)\n\(SnapshotOptions.usage)")
            exit(ExitCode.usage)
        } catch {
            complain("error [snapshot]: \(error)")
            exit(ExitCode.failed)
        }
    }

    @MainActor
    private static func perform(_ options: SnapshotOptions) throws -> Int32 {
        let previews = try PreviewSelection(options.only).of(PreviewRegistry.all())
        if case .list = options.action {
            for preview in previews { print(preview.id) }
            return ExitCode.done
        }
        throw SnapshotError("Pictures are not drawn by this version.")
    }

    /// Photographs what the process that started this one asks for; ends with it.
    @MainActor
    package static func runWorker() -> Never {
        complain("error [snapshot]: Pictures are not drawn by this version.")
        exit(ExitCode.failed)
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
