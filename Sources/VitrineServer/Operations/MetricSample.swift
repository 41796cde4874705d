// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization
import VitrineWeb

/// A line of Prometheus's text.
struct MetricLine {
    /// What stands behind the metric's name: histograms have three kinds of lines.
    var suffix = ""
    var labels: [Metric.Label] = []
    var value: Double
}

/// What was recorded of a metric under one set of dimensions.
protocol MetricSample: AnyObject, Sendable {
    var lines: [MetricLine] { get }
}

/// The number of a counter or a gauge.
final class MetricNumber: MetricSample {
    private let number = Mutex(0.0)

    var lines: [MetricLine] { [MetricLine(value: number.withLock { $0 })] }

    func set(_ value: Double) { number.withLock { $0 = value } }
    func increment(by amount: Double) { number.withLock { $0 += amount } }
}

extension MetricNumber: CounterHandler, FloatingPointCounterHandler {
    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func reset() { set(0.0) }
}

extension MetricNumber: MeterHandler, RecorderHandler {
    func set(_ value: Int64) { set(Double(value)) }
    func decrement(by amount: Double) { increment(by: -amount) }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
}

/// How often something took how long.
final class MetricHistogram: MetricSample {
    private struct State {
        /// One more than the bounds, for what took longer.
        var counts = [Int](repeating: 0, count: MetricHistogram.bounds.count + 1)
        var sum = 0.0
    }

    /// Seconds, the longest that a bucket counts.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let state = Mutex(State())

    /// A line for each bucket, which counts those of the smaller ones as well, the sum and the count.
    var lines: [MetricLine] {
        let state = state.withLock { $0 }
        var total = 0
        let buckets = zip(Self.bounds + [.infinity], state.counts).map { bound, count in
            total += count
            let label = Metric.Label(name: "le", value: PrometheusMetrics.number(bound))
            return MetricLine(suffix: "_bucket", labels: [label], value: Double(total))
        }
        return buckets + [
            MetricLine(suffix: "_sum", value: state.sum), MetricLine(suffix: "_count", value: Double(total)),
        ]
    }

    func record(_ value: Double) {
        state.withLock { state in
            state.counts[Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count] += 1
            state.sum += value
        }
    }
}

extension MetricHistogram: RecorderHandler, TimerHandler {
    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
