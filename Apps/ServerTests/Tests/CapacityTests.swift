// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// How many sessions there may be follows from the memory, unless somebody says otherwise.
@Suite struct CapacityTests {
    private func memory(_ files: [String: String]) -> Int? {
        MachineMemory(read: { files[$0] }).available
    }

    private let machine = "MemFree: 1 kB\nMemTotal:       4194304 kB\nMemAvailable: 2 kB\n"

    @Test func theMachineOrTheSmallestGroupAroundDecides() {
        #expect(memory([:]) == nil)
        #expect(memory(["/proc/meminfo": machine]) == 4 << 30)
        #expect(
            memory([
                "/proc/meminfo": machine, "/proc/self/cgroup": "0::/system.slice/app.service\n",
                "/sys/fs/cgroup/system.slice/app.service/memory.max": "max\n",
                "/sys/fs/cgroup/system.slice/memory.max": "1073741824\n", "/sys/fs/cgroup/memory.max": "2147483648\n",
            ]) == 1 << 30)
        // In a container the own group is the root.
        #expect(
            memory([
                "/proc/meminfo": machine, "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/memory.max": "536870912\n",
            ])
                == 512 << 20)
        #expect(
            memory([
                "/proc/meminfo": machine, "/proc/self/cgroup": "9:cpu:/a\n7:memory:/docker/x\n",
                "/sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes": "268435456\n",
                "/sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
            ]) == 256 << 20)
    }

    @Test(arguments: [
        ("800000000", Capacity.MemoryLimit.bytes(800_000_000)), ("800M", .bytes(800 << 20)), ("2G", .bytes(2 << 30)),
        ("512K", .bytes(512 << 10)), ("80%", .percent(80)),
    ])
    func limitsAreRead(text: String, limit: Capacity.MemoryLimit) {
        #expect(Capacity.MemoryLimit(text) == limit)
    }

    @Test(arguments: ["", "0", "%", "101%", "-1", "M", "2 G", "2GB", "9999999999999G", "1.5G"])
    func whatIsNoLimitIsRefused(text: String) {
        #expect(Capacity.MemoryLimit(text) == nil)
    }

    @Test func sessionsFollowFromTheMemory() {
        let gigabyte = Capacity(sessions: nil, memoryLimit: nil, available: 1 << 30)
        #expect(gigabyte.memoryLimit == (1 << 30) / 100 * 80)
        #expect(gigabyte.sessions == 1_638)
        #expect(Capacity(sessions: nil, memoryLimit: .percent(50), available: 1 << 30).sessions == 1_023)
        #expect(Capacity(sessions: nil, memoryLimit: .bytes(300 << 20), available: 1 << 40).sessions == 600)
        #expect(Capacity(sessions: nil, memoryLimit: .bytes(1 << 20), available: nil).sessions == 100)
        #expect(Capacity(sessions: 7, memoryLimit: nil, available: 1 << 30).sessions == 7)
        #expect(Capacity(sessions: 7, memoryLimit: .bytes(900), available: nil).share(of: 3).sessions == 2)
        #expect(Capacity(sessions: 7, memoryLimit: .bytes(900), available: nil).share(of: 3).memoryLimit == 300)
        #expect(Capacity(sessions: 1, memoryLimit: nil, available: nil).share(of: 3).sessions == 1)
        let unknown = Capacity(sessions: nil, memoryLimit: nil, available: nil)
        #expect(unknown.memoryLimit == nil && unknown.sessions == LiveConfiguration().sessionsTotal)
    }

    @Test func whatDependsOnTheNumberFollowsIt() {
        var configuration = LiveConfiguration()
        configuration.scale(sessions: 20_000)
        #expect(configuration.sessionsTotal == 20_000 && configuration.detachedTotal == 20_000)
        #expect(configuration.provisionalTotal == 2_000)
        configuration.scale(sessions: 150)
        #expect(configuration.provisionalTotal == 150)
        var limits = ServerLimits()
        limits.scale(sessions: 20_000)
        #expect(limits.sockets == 40_000 && limits.connections == 42_000)
        // The defaults are what five thousand sessions come to.
        configuration.scale(sessions: 5_000)
        #expect(configuration.provisionalTotal == LiveConfiguration().provisionalTotal)
        limits.scale(sessions: 5_000)
        #expect(limits == ServerLimits())
    }

    @Test func theProcessKnowsWhatItHolds() throws {
        let held = try #require(ProcessMemory.resident())
        #expect(held > 1 << 20)
        #expect(try #require(ProcessMemory.resident(limit: 1)) > 1 << 20)
    }
}
