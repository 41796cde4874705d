// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineRaster

/// What is said to a worker: first the set-up, then jobs.
package enum SnapshotRequest: Codable, Equatable, Sendable {
    case setup(SnapshotSetup)
    case job(SnapshotJob)
}

/// What all jobs of a worker have in common.
package struct SnapshotSetup: Codable, Equatable, Sendable {
    /// Where files are written.
    package var output: String
    /// A former output to compare with; only what differs is written then.
    package var reference: String?
    /// Whether pixels may be compared too: former and present versions draw alike.
    package var comparesPixels = false
    package var fixtures: [String] = []
    /// Preview providers that trapped while they were asked for their previews.
    package var skippedProviders: [String] = []

    package init(output: String) {
        self.output = output
    }
}

/// One image to be made.
package struct SnapshotJob: Codable, Equatable, Sendable {
    package var number: Int
    package var preview: String
    package var cell: PreviewCell
    /// The path of its files below the output, without extension.
    package var stem: String
    /// Pixels in a point; `nil` takes the device's.
    package var scale: Double?
}

/// What a worker says.
package enum SnapshotMessage: Codable, Equatable, Sendable {
    /// The provider whose builder runs next: if that is the last word, it trapped.
    case asking(provider: String)
    case ready(SnapshotGreeting)
    case done(SnapshotReply)
}

/// A worker's first words: what it can photograph, and with which versions.
package struct SnapshotGreeting: Codable, Equatable, Sendable {
    package var previews: [PreviewEntry]
    package var stamp: ImageStamp
}

/// A preview as lists and reports name it.
package struct PreviewEntry: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var title: String
    package var module: String
    package var file: String
    /// `Module/File.swift:12`, or a provider's type.
    package var place: String
}

/// What became of a job.
package struct SnapshotReply: Codable, Equatable, Sendable {
    package var number: Int
    /// In points; 0 where nothing was drawn.
    package var width = 0.0
    package var height = 0.0
    package var scale = 0.0
    package var diagnostics: [String] = []
    /// Why there is no image.
    package var error: String?
    /// What was printed meanwhile, where something went wrong.
    package var output = ""
    /// What differs from the reference; `nil` where nothing was compared.
    package var verdict: SnapshotVerdict?

    package init(number: Int) {
        self.number = number
    }
}
