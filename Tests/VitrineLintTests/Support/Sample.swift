// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLint

/// Sources that break no rule, and what tests do to them so that they break one.
struct Sample {
    /// A change that cannot be made: the test is out of date.
    struct Stale: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var sources: [String: String]

    /// The feature in the folder `Sample`, as it stands.
    static func conforming() throws -> Sample {
        let folder = Folders.tests.appendingPathComponent("Sample")
        return Sample(sources: try SourceFiles.read(folder))
    }

    var project: Project {
        var naming = Naming()
        naming.modulePrefix = "Sample"
        return Project(sources: sources, naming: naming)
    }

    func replacing(_ old: String, with new: String, in file: String) throws -> Sample {
        var sample = self
        let path = try path(of: file)
        guard let text = sources[path], text.contains(old) else { throw Stale(description: "\(file) has no \(old)") }
        sample.sources[path] = text.replacingOccurrences(of: old, with: new)
        return sample
    }

    func moving(_ file: String, to path: String) throws -> Sample {
        var sample = try removing(file)
        sample.sources[path] = sources[try self.path(of: file)]
        return sample
    }

    func removing(_ file: String) throws -> Sample {
        var sample = self
        sample.sources[try path(of: file)] = nil
        return sample
    }

    func adding(_ text: String, at path: String) -> Sample {
        var sample = self
        sample.sources[path] = text
        return sample
    }

    private func path(of file: String) throws -> String {
        let paths = sources.keys.filter { $0.hasSuffix("/\(file).swift") }
        guard let path = paths.first, paths.count == 1 else {
            throw Stale(description: "the sample has no file \(file)")
        }
        return path
    }
}
