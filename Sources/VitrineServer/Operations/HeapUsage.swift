// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server && os(Linux)
    import Foundation

    /// What glibc's allocator has handed out: unlike the resident size it falls when something is freed.
    enum HeapUsage {
        /// Bytes in use, small freed pieces that threads keep for themselves included; `nil` where glibc says nothing.
        static func bytes() -> Int? {
            var buffer: UnsafeMutablePointer<CChar>?
            var size = 0
            guard let stream = open_memstream(&buffer, &size) else { return nil }
            let status = mallocInfo(0, stream)
            fclose(stream)
            defer { free(buffer) }
            guard status == 0, let buffer else { return nil }
            return bytes(report: String(cString: buffer))
        }

        /// Reads the sums at the end of `malloc_info`'s report: what the system gave, without what is free of it.
        static func bytes(report: String) -> Int? {
            guard let sums = report.range(of: "</heap>", options: .backwards).map({ report[$0.upperBound...] }) else {
                return nil
            }
            func size(_ element: String) -> Int? {
                guard let start = sums.range(of: element)?.upperBound,
                    let value = sums[start...].firstMatch(of: /size="([0-9]+)"/)
                else { return nil }
                return Int(value.1)
            }
            guard let given = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
                let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
            else { return nil }
            return given - fast - rest + mapped
        }
    }

    /// `int malloc_info(int, FILE *)` of glibc, whose header Swift's module map leaves out.
    @_silgen_name("malloc_info")
    private func mallocInfo(_ options: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32
#endif
