// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A number that a monitoring system asks for now and then.
package struct Metric: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// Only grows.
        case counter
        case gauge
        /// How often something took how long.
        case histogram
    }

    package struct Sample: Hashable, Sendable {
        /// Name and value of what tells this sample from its siblings.
        package var labels: [Label]
        package var value: Double
        /// What stands behind the metric's name: histograms have three kinds of samples.
        package var suffix = ""
    }

    package struct Label: Hashable, Sendable {
        package var name: String
        package var value: String
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

    /// A histogram of seconds: `counts` has one more than `bounds`, for what took longer.
    package init(_ name: String, _ help: String, bounds: [Double], counts: [Int], sum: Double) {
        var total = 0
        var samples = zip(bounds + [.infinity], counts).map { bound, count in
            total += count
            let label = Label(name: "le", value: Self.number(bound))
            return Sample(labels: [label], value: Double(total), suffix: "_bucket")
        }
        samples.append(Sample(labels: [], value: sum, suffix: "_sum"))
        samples.append(Sample(labels: [], value: Double(total), suffix: "_count"))
        self.init(.histogram, name, help, samples: samples)
    }

    // MARK: - Text

    /// The media type of ``text(_:)``.
    package static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    /// Prometheus's text format (https://prometheus.io/docs/instrumenting/exposition_formats/, version 0.0.4).
    package static func text(_ metrics: [Metric]) -> String {
        metrics.map(\.text).joined()
    }

    private var text: String {
        var result = "# HELP \(name) \(Self.escaped(help, quotes: false))\n# TYPE \(name) \(kind.rawValue)\n"
        for sample in samples {
            let labels = sample.labels.map { "\($0.name)=\"\(Self.escaped($0.value, quotes: true))\"" }
            let label = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
            result += "\(name)\(sample.suffix)\(label) \(Self.number(sample.value))\n"
        }
        return result
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Inf" : "+Inf" }
        return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        let plain = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        return quotes ? plain.replacing("\"", with: "\\\"") : plain
    }
}
