// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XCTest

/// The position of an assertion in a test, which reports to the test framework.
struct CallSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// A process runs the tests of one framework, which the arguments of its entry point show.
    private static let isSwiftTestingProcess: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        return zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
    }()

    private var isSwiftTesting: Bool { Test.current != nil || CallSite.isSwiftTestingProcess }

    private var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    func fail(_ message: String) {
        if isSwiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
    }

    /// Reports a warning, which does not fail the test.
    func warn(_ message: String) {
        if isSwiftTesting {
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
        } else {
            FileHandle.standardError.write(Data("\(filePath):\(line): warning: \(message)\n".utf8))
        }
    }

    /// Attaches data.
    ///
    /// Swift Testing stores attachments only with `--attachments-path`; XCTest has none on Linux.
    func attach(_ data: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record(Array(data), named: name, sourceLocation: location)
    }
}
