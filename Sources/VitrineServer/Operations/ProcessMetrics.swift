// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CMalloc
import Foundation
import VitrineWeb

/// What the system knows of this process, under the names that Prometheus's own client libraries use.
enum ProcessMetrics {
    private static let started = Date().timeIntervalSince1970

    /// Records the time at which the server starts.
    static func noteStart() { _ = started }

    static func metrics() -> [Metric] {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        var metrics = [
            Metric(
                .counter, "process_cpu_seconds_total", "Processor time of this process.",
                seconds(usage.ru_utime) + seconds(usage.ru_stime)),
            Metric(.gauge, "process_start_time_seconds", "When the server started, since 1970.", started),
        ]
        // /proc is Linux's; elsewhere these two are left out.
        if let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        {
            metrics.append(
                Metric(
                    .gauge, "process_resident_memory_bytes", "Memory of this process.",
                    pages * Int(sysconf(Int32(_SC_PAGESIZE)))))
        }
        // Resident memory holds freed blocks as well, which the C library keeps: this tells a leak from a large past.
        let heap = Int(vitrine_heap_bytes())
        if heap > 0 {
            metrics.append(
                Metric(.gauge, "vitrine_heap_bytes", "Memory that the allocator has handed out.", heap))
        }
        if let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
            metrics.append(Metric(.gauge, "process_open_fds", "Open files and sockets.", files.count))
        }
        return metrics
    }
}
