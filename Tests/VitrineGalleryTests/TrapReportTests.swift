// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineGallery
import VitrineWorkers

@Suite("TrapReport")
struct TrapReportTests {
    @Test(
        "reads what Swift says before it traps",
        arguments: [
            (
                "loading\nApp/Home.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n",
                "Fatal error: Unexpectedly found nil while unwrapping an Optional value", "App/Home.swift:12"
            ),
            ("Fatal error: Index out of range\n", "Fatal error: Index out of range", nil),
            (
                "/a b/App/Home.swift:7: Precondition failed: never: again", "Precondition failed: never: again",
                "/a b/App/Home.swift:7"
            ),
            ("App/Home.swift:7: Fatal error\nand more\n", "Fatal error", "App/Home.swift:7"),
            (
                "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
                "Fatal error: Index out of range", nil
            ),
            (
                "Swift/Array.swift:1: Fatal error: Index out of range\n  0  0x1 closure #1 in f() + 623 in libswiftCore.so\n"
                    + "  3 [ra]  0x2 static A.previews.getter + 48 in app at /work/Apps/A B.swift:32:26\n"
                    + "  5 [ra]  0x3 g() + 145 in app at /work/Apps/C.swift:27:97\n",
                "Fatal error: Index out of range", "Apps/A B.swift:32"
            ),
            (
                "*** Program crashed: Illegal instruction at 0x1 ***\n"
                    + "0 [inlined] [system] 0x1 Swift runtime failure: arithmetic overflow in app at //<compiler-generated>\n"
                    + "1 [ra] 0x2 f() in app at /elsewhere/D.swift:4\n",
                "Fatal error: arithmetic overflow", "/elsewhere/D.swift:4"
            ),
        ] as [(String, String, String?)]
    )
    func messages(output: String, message: String, place: String?) {
        let report = TrapReport(WorkerEnd(status: 4, errorOutput: output), folder: "/work")
        #expect(report.message == message)
        #expect(report.place == place)
    }

    @Test("what says nothing is named by its signal, or by its status")
    func silent() {
        #expect(TrapReport(WorkerEnd(status: 11, errorOutput: "hello\n")).message.contains("SIGSEGV"))
        #expect(TrapReport(WorkerEnd(status: 3 << 8, errorOutput: "")).message == "The process ended with status 3.")
        #expect(TrapReport(WorkerEnd(status: 11, errorOutput: "hello\n")).output == ["hello"])
    }

    @Test("keeps the last lines only")
    func tail() {
        let output = (1...40).map { "line \($0)" }.joined(separator: "\n")
        #expect(TrapReport(WorkerEnd(status: 4, errorOutput: output)).output == (29...40).map { "line \($0)" })
    }
}
