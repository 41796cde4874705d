// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The resource folders that a program was built with, to check whether they exist.
///
/// The accessor of each `Bundle.module` looks beside the program, then in the build folder, and traps if there is none,
/// possibly only at a first request. The path in the build folder is a string in the program's file, so that all of
/// them can be checked at the start. Linear in the size of the file.
package struct ProgramResources {
    /// A required folder that does not exist.
    package struct Missing: Equatable, Sendable, CustomStringConvertible {
        package let name: String
        /// The paths that were checked.
        package let places: [String]

        package var description: String { "\(name) is neither at \(places.joined(separator: " nor at "))." }
    }

    /// The paths of the folders in the build folder, sorted by name.
    package let built: [URL]

    /// Reads the file of a program.
    package init(of program: URL) {
        guard let image = try? Data(contentsOf: program, options: .alwaysMapped) else {
            built = []
            return
        }
        let texts = image.words(ending: ".resources", atMost: Int(PATH_MAX)).compactMap { word in
            word.split(separator: "\0").last.map(String.init)
        }
        // SwiftPM names the folders after the package and the target.
        let paths = Set(texts).filter { $0.hasPrefix("/") && $0.split(separator: "/").last?.contains("_") == true }
        built = paths.map { URL(fileURLWithPath: $0) }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the folders that exist neither beside the program nor in the build folder.
    package func missing(beside folder: URL) -> [Missing] {
        built.compactMap { built in
            let beside = folder.appendingPathComponent(built.lastPathComponent)
            let isThere = [beside, built].contains { FileManager.default.fileExists(atPath: $0.path) }
            return isThere ? nil : Missing(name: built.lastPathComponent, places: [beside.path, built.path])
        }
    }

    /// The problem of the running program, with instructions; `nil` if nothing is missing.
    package static func problem(
        of program: URL? = Bundle.main.executableURL, beside folder: URL = Bundle.main.bundleURL
    ) -> String? {
        guard let program else { return nil }
        let missing = ProgramResources(of: program).missing(beside: folder)
        guard !missing.isEmpty else { return nil }
        return """
            error [resources]: the program \(program.lastPathComponent) is not whole: it needs folders that are not there.
            \(missing.map { "  \($0)" }.joined(separator: "\n"))
            Copy all *.resources folders of the build (swift build --show-bin-path) beside the program, as Vitrine's \
            Scripts/bundle does, or build it again.
            """
    }
}

extension Data {
    /// Returns the occurrences of `ending`, each with the bytes before it, at most `length` bytes in all.
    ///
    /// It makes one pass with the C library: an unoptimised program has a hundred megabytes, for which `range(of:)`
    /// takes a second at each start of a server or a worker.
    package func words(ending: String, atMost length: Int) -> [String] {
        let wanted = Array(ending.utf8)
        guard let first = wanted.first else { return [] }
        return withUnsafeBytes { bytes in
            var words: [String] = []
            guard var start = bytes.baseAddress else { return words }
            let last = start + (bytes.count - wanted.count)
            while start <= last, let hit = memchr(start, CInt(first), start.distance(to: last) + 1) {
                if memcmp(hit, wanted, wanted.count) == 0 {
                    let end = bytes.baseAddress!.distance(to: hit) + wanted.count
                    words.append(String(decoding: bytes[Swift.max(0, end - length)..<end], as: UTF8.self))
                }
                start = UnsafeRawPointer(hit) + 1
            }
            return words
        }
    }
}
