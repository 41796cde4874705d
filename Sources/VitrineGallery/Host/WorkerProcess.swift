// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One worker as the gallery sees it: a process that runs, or has ended with a report.
@MainActor package final class WorkerProcess {
    package let number: Int
    /// Called once, when the process has ended and everything that it said has been heard.
    package var onEnd: ((TrapReport) -> Void)?
    package var onEvent: ((WorkerEvent) -> Void)?
    package private(set) var report: TrapReport?

    private let process = Process()
    private let pipe: MessagePipe
    private let input = Pipe()
    private var isDismissed = false

    /// Starts the program with arguments that make it a worker.
    package init(number: Int, executable: URL, arguments: [String], environment: [String: String]) throws {
        self.number = number
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        pipe = MessagePipe(
            reading: output.fileHandleForReading.fileDescriptor,
            writing: input.fileHandleForWriting.fileDescriptor
        )
        let tail = ErrorTail()
        let isSilent = DispatchSemaphore(value: 0)
        try process.run()
        Thread.detachNewThread {
            MessagePipe.read(errors.fileHandleForReading.fileDescriptor) { bytes in
                tail.append(bytes)
                FileHandle.standardError.write(bytes)
                return true
            }
            isSilent.signal()
        }
        let events = pipe.messages(WorkerEvent.self)
        Task { [weak self] in
            for await event in events { self?.onEvent?(event) }
            // The process closed its output: it ends. Its last messages have been sent.
            self?.ended(await Self.report(of: self?.process, tail: tail, isSilent: isSilent))
            withExtendedLifetime(output) {}
        }
    }

    package func send(_ command: WorkerCommand) {
        pipe.send(command)
    }

    /// Dismisses the worker: without an input it ends by itself, and its end is not reported.
    package func dismiss() {
        isDismissed = true
        try? input.fileHandleForWriting.close()
        process.terminate()
    }

    /// Ends a worker that does not answer.
    package func kill() {
        process.terminate()
    }

    private func ended(_ report: TrapReport) {
        guard self.report == nil else { return }
        self.report = report
        if !isDismissed { onEnd?(report) }
    }

    private nonisolated static func report(of process: Process?, tail: ErrorTail, isSilent: DispatchSemaphore) async
        -> TrapReport
    {
        guard let process else { return TrapReport(message: "The process was dismissed.") }
        let unchecked = UncheckedBox(value: process)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                isSilent.wait()
                unchecked.value.waitUntilExit()
                continuation.resume(
                    returning: TrapReport(
                        errorOutput: tail.text,
                        status: unchecked.value.terminationStatus,
                        isSignal: unchecked.value.terminationReason == .uncaughtSignal,
                        folder: FileManager.default.currentDirectoryPath
                    )
                )
            }
        }
    }

    /// Used by one thread at a time.
    private struct UncheckedBox: @unchecked Sendable {
        let value: Process
    }

    /// The last of what a process wrote to its error stream. Written by one thread, read after it is done.
    private final class ErrorTail: @unchecked Sendable {
        private static let limit = 64 << 10
        private var bytes = Data()

        func append(_ more: Data) {
            bytes.append(more)
            if bytes.count > Self.limit { bytes = Data(bytes.suffix(Self.limit)) }
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }
}
