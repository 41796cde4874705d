// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// The metrics of several processes, added up: one value for each metric and set of labels, in the order in which they
/// came first.
struct MetricSum {
    private(set) var metrics: [Metric] = []
    private var indices: [String: Int] = [:]

    /// Adds the metrics of a process.
    mutating func add(_ more: [Metric]) {
        for metric in more {
            guard let index = indices[metric.name] else {
                indices[metric.name] = metrics.count
                metrics.append(metric)
                continue
            }
            for sample in metric.samples {
                if let known = metrics[index].samples.firstIndex(where: { $0.labels == sample.labels }) {
                    metrics[index].samples[known].value += sample.value
                } else {
                    metrics[index].samples.append(sample)
                }
            }
        }
    }
}
