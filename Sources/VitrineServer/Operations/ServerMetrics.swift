// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization
import VitrineWeb

/// The metrics of a server: recorded through swift-metrics, for `/metrics` and for the system of metrics that the
/// program has brought up (`MetricsSystem.bootstrap`), if any.
package final class ServerMetrics: Sendable {
    private struct Key: Hashable {
        var name: String
        var labels: [Metric.Label]
    }

    private enum Published {
        case gauge(Gauge)
        case counter(FloatingPointCounter, total: Double)
    }

    let prometheus: PrometheusMetrics
    /// What the server's metrics are made with.
    let factory: any MetricsFactory
    /// Whether somebody else than `/metrics` is told.
    let isHeardElsewhere: Bool
    private let published = Mutex<[Key: Published]>([:])

    package init() {
        prometheus = PrometheusMetrics()
        let system = MetricsSystem.factory
        isHeardElsewhere = !(system is NOOPMetricsHandler)
        factory = isHeardElsewhere ? MultiplexMetricsHandler(factories: [prometheus, system]) : prometheus
    }

    /// Becomes the program's system of metrics, so that what its libraries record is at `/metrics` as well, unless
    /// the program has another one.
    func bootstrap() {
        if !isHeardElsewhere { MetricsSystem.bootstrap(prometheus) }
    }

    /// Records what somebody says of itself now and then: gauges as they are, counters by what they have grown.
    func publish(_ metrics: [Metric]) {
        published.withLock { published in
            for metric in metrics {
                prometheus.describe(metric.name, metric.help, metric.kind)
                for sample in metric.samples {
                    let key = Key(name: metric.name, labels: sample.labels)
                    published[key] = record(sample, of: metric, after: published[key])
                }
            }
        }
    }

    private func record(_ sample: Metric.Sample, of metric: Metric, after last: Published?) -> Published {
        let dimensions = sample.labels.map { ($0.name, $0.value) }
        switch (metric.kind, last) {
        case (.counter, .counter(let counter, let total)):
            if sample.value > total { counter.increment(by: sample.value - total) }
            return .counter(counter, total: max(sample.value, total))
        case (.counter, _):
            let counter = FloatingPointCounter(label: metric.name, dimensions: dimensions, factory: factory)
            counter.increment(by: sample.value)
            return .counter(counter, total: sample.value)
        case (_, .gauge(let gauge)):
            gauge.record(sample.value)
            return .gauge(gauge)
        default:
            let gauge = Gauge(label: metric.name, dimensions: dimensions, factory: factory)
            gauge.record(sample.value)
            return .gauge(gauge)
        }
    }
}
