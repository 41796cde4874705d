// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct MachineProcessorsTests {
    @Test(
        arguments: [
            ("200000 100000\n", 2), ("150000 100000", 1), ("10000 100000", 1), ("1600000 100000", 16),
            ("max 100000\n", nil), ("", nil), ("200000", nil), ("0 100000", nil), ("200000 0", nil),
            ("-1 100000", nil), ("x y", nil), ("200000 100000 7", nil),
        ] as [(String, Int?)])
    func aQuotaIsReadInWholeProcessors(_ text: String, _ processors: Int?) {
        #expect(MachineProcessors.processors(ofQuota: text) == processors)
    }

    @Test func theMachineOrTheSmallestGroupAroundDecides() {
        func available(_ processors: Int, _ files: [String: String]) -> Int {
            MachineProcessors(processors: processors, read: { files[$0] }).available
        }
        #expect(available(8, [:]) == 8)
        #expect(available(0, [:]) == 1)
        // In a container the own group is the root.
        #expect(available(8, ["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "200000 100000\n"]) == 2)
        #expect(
            available(
                8,
                [
                    "/proc/self/cgroup": "0::/system.slice/app.service\n",
                    "/sys/fs/cgroup/system.slice/app.service/cpu.max": "max 100000\n",
                    "/sys/fs/cgroup/system.slice/cpu.max": "300000 100000\n",
                ]) == 3)
        #expect(available(2, ["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "800000 100000\n"]) == 2)
        // Of cgroup v1 nothing is read.
        let first = ["/proc/self/cgroup": "3:cpu,cpuacct:/a\n", "/sys/fs/cgroup/cpu.max": "100000 100000\n"]
        #expect(available(4, first) == 4)
    }

    @Test func theMachineOfTheTestsHasAtLeastOne() {
        #expect(MachineProcessors().available >= 1)
    }
}
