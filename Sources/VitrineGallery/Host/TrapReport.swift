// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWorkers

/// How a worker ended, in the words of what it wrote last.
package struct TrapReport: Hashable, Sendable {
    /// What happened: `Fatal error: Unexpectedly found nil …`.
    package var message: String
    /// `Module/File.swift:12`; `nil` if the output has none.
    package var place: String?
    /// The last lines of the error stream before the trap.
    package var output: [String]

    package init(message: String, place: String? = nil, output: [String] = []) {
        self.message = message
        self.place = place
        self.output = output
    }

    /// Reads what the process wrote. Swift says `Module/File.swift:12: Fatal error: …` before it traps, without a place
    /// in optimised builds, and with a place of its own library where an index is out of range; an arithmetic overflow
    /// says nothing. Then the backtrace has the place, if there is one: its first frame with a source.
    ///
    /// - Parameters:
    ///   - end: How the process ended, with the last text of its error stream.
    ///   - folder: The folder that places are relative to.
    package init(_ end: WorkerEnd, folder: String = "") {
        let lines = end.errorOutput.split(whereSeparator: \.isNewline).map(String.init)
        let frame = lines.lazy.compactMap { $0.firstMatch(of: Self.frame)?.output.place }.first.map(String.init)
        place = frame.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
        for (index, line) in lines.enumerated().reversed() {
            guard let found = line.firstMatch(of: Self.fatal) else { continue }
            message = found.output.message.map { "\(found.output.kind): \($0)" } ?? String(found.output.kind)
            if let said = found.output.place, !said.hasPrefix("Swift/") { place = String(said.dropLast(2)) }
            output = Array(lines[...index].suffix(12))
            return
        }
        let failure = lines.lazy.compactMap { $0.firstMatch(of: Self.runtimeFailure)?.output.reason }.first
        let known = failure.map { "Fatal error: \($0)" }
        message = known ?? Self.message(of: end)
        output = Array(lines.prefix { !$0.hasPrefix("*** ") && !$0.hasPrefix("Current stack trace") }.suffix(12))
    }

    private nonisolated(unsafe) static let fatal =
        #/^(?<place>\S.*?\.swift:\d+: )?(?<kind>Fatal error|Precondition failed|Assertion failed)(?:: (?<message>.*))?$/#
    private nonisolated(unsafe) static let frame = #/^ *\d+ .* in \S+ at (?<place>/.+\.swift:\d+)(?::\d+)?$/#
    private nonisolated(unsafe) static let runtimeFailure = #/ Swift runtime failure: (?<reason>.+?) (?:\+ \d+ )?in /#

    /// What is known without words of the process itself.
    private static func message(of end: WorkerEnd) -> String {
        if end.malformed != nil { return end.reason }
        if let signal = end.signal { return "Trap: \(name(ofSignal: signal))" }
        return "The process ended with status \(end.exitCode ?? 0)."
    }

    private static func name(ofSignal number: Int32) -> String {
        switch number {
        case 4: "illegal instruction (SIGILL), as an arithmetic overflow gives"
        case 5: "trap (SIGTRAP), as an arithmetic overflow gives"
        case 6: "abort (SIGABRT)"
        case 8: "arithmetic exception (SIGFPE)"
        case 9: "killed (SIGKILL)"
        case 11: "segmentation fault (SIGSEGV), as an endless recursion gives"
        default: "signal \(number)"
        }
    }
}
