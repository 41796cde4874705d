// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization
import VitrineWeb

/// What is recorded through swift-metrics, in Prometheus's text format
/// (https://prometheus.io/docs/instrumenting/exposition_formats/, version 0.0.4).
///
/// A label is a metric's name, and each set of dimensions has a sample of it: counters, gauges (meters, and recorders
/// that do not aggregate), and histograms of seconds (timers, and recorders that do). Metrics appear in the order in
/// which they were described or first made. Safe to use from any thread.
final class PrometheusMetrics: MetricsFactory {
    private struct Family {
        let kind: Metric.Kind
        var help = ""
        var samples: [(labels: [Metric.Label], sample: any MetricSample)] = []
    }

    private struct State {
        var families: [String: Family] = [:]
        /// The names in the order in which they are written.
        var names: [String] = []

        mutating func add(_ name: String, _ kind: Metric.Kind) {
            guard families[name] == nil else { return }
            families[name] = Family(kind: kind)
            names.append(name)
        }
    }

    private let state = Mutex(State())

    /// Says what a metric is; a metric that was described is written also while it has no sample.
    func describe(_ name: String, _ help: String, _ kind: Metric.Kind) {
        state.withLock { state in
            state.add(name, kind)
            state.families[name]?.help = help
        }
    }

    /// Returns the sample of a label and its dimensions, or `nil` if the label is that of a metric of another kind.
    private func sample<Sample: MetricSample>(
        _ label: String, _ dimensions: [(String, String)], _ kind: Metric.Kind, _ make: () -> Sample
    ) -> Sample? {
        let name = Self.name(label)
        let labels = dimensions.map { Metric.Label(name: Self.name($0.0), value: $0.1) }
        return state.withLock { state in
            state.add(name, kind)
            guard let family = state.families[name], family.kind == kind else { return nil }
            if let known = family.samples.first(where: { $0.labels == labels }) { return known.sample as? Sample }
            let made = make()
            state.families[name]?.samples.append((labels, made))
            return made
        }
    }

    private func forget(_ handler: AnyObject) {
        state.withLock { state in
            for name in state.names { state.families[name]?.samples.removeAll { $0.sample === handler } }
        }
    }

    // MARK: - Handlers

    private func number(_ label: String, _ dimensions: [(String, String)], _ kind: Metric.Kind) -> MetricNumber? {
        sample(label, dimensions, kind) { MetricNumber() }
    }

    private func histogram(_ label: String, _ dimensions: [(String, String)]) -> MetricHistogram? {
        sample(label, dimensions, .histogram) { MetricHistogram() }
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        number(label, dimensions, .counter) as (any CounterHandler)? ?? NOOPMetricsHandler.instance
    }

    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        number(label, dimensions, .counter) as (any FloatingPointCounterHandler)? ?? NOOPMetricsHandler.instance
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        number(label, dimensions, .gauge) as (any MeterHandler)? ?? NOOPMetricsHandler.instance
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        let handler: (any RecorderHandler)? =
            aggregate ? histogram(label, dimensions) : number(label, dimensions, .gauge)
        return handler ?? NOOPMetricsHandler.instance
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        histogram(label, dimensions) as (any TimerHandler)? ?? NOOPMetricsHandler.instance
    }

    func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { forget(handler) }
    func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
    func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
    func destroyTimer(_ handler: any TimerHandler) { forget(handler) }

    // MARK: - Text

    /// The media type of ``text``.
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    /// All metrics, as they are now.
    var text: String {
        let families = state.withLock { state in state.names.map { ($0, state.families[$0]) } }
        return families.map { name, family in family.map { Self.text(name, $0) } ?? "" }.joined()
    }

    private static func text(_ name: String, _ family: Family) -> String {
        var result = family.help.isEmpty ? "" : "# HELP \(name) \(escaped(family.help, quotes: false))\n"
        result += "# TYPE \(name) \(family.kind.rawValue)\n"
        for (labels, sample) in family.samples {
            for line in sample.lines {
                let all = (labels + line.labels).map { "\($0.name)=\"\(escaped($0.value, quotes: true))\"" }
                let braces = all.isEmpty ? "" : "{\(all.joined(separator: ","))}"
                result += "\(name)\(line.suffix)\(braces) \(number(line.value))\n"
            }
        }
        return result
    }

    /// Returns a name of Prometheus: letters, digits, underscores and colons, and no digit first.
    private static func name(_ label: String) -> String {
        let name = String(
            label.map { letter in
                letter.isASCII && (letter.isLetter || letter.isNumber) || letter == ":" ? letter : "_"
            })
        return name.first?.isNumber == false ? name : "_" + name
    }

    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Inf" : "+Inf" }
        return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        let plain = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        return quotes ? plain.replacing("\"", with: "\\\"") : plain
    }
}
