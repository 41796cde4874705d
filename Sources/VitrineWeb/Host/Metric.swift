// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A number that its owner knows at any time, for whoever asks for it now and then.
package struct Metric: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A number that only grows while the process runs.
        case counter
        case gauge
        /// How often something took how long.
        case histogram
    }

    package struct Sample: Codable, Hashable, Sendable {
        /// Name and value of what tells this sample from its siblings.
        package var labels: [Label]
        package var value: Double
    }

    package struct Label: Codable, Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Begins with `vitrine_` or `process_`; letters, digits and underscores.
    package var name: String
    package var help: String
    package var kind: Kind
    package var samples: [Sample]

    package init(_ kind: Kind, _ name: String, _ help: String, _ value: Double) {
        self.init(kind, name, help, samples: [Sample(labels: [], value: value)])
    }

    package init(_ kind: Kind, _ name: String, _ help: String, _ value: Int) {
        self.init(kind, name, help, Double(value))
    }

    /// One sample per value of a label, in the order given.
    package init(
        _ kind: Kind, _ name: String, _ help: String, by label: String, _ values: some Sequence<(String, Int)>
    ) {
        self.init(
            kind, name, help,
            samples: values.map { Sample(labels: [Label(name: label, value: $0.0)], value: Double($0.1)) })
    }

    private init(_ kind: Kind, _ name: String, _ help: String, samples: [Sample]) {
        self.name = name
        self.help = help
        self.kind = kind
        self.samples = samples
    }
}
