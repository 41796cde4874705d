// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct FormatterParsingTests {
    @Test func `a formatter that parses says so after its superclass, and overrides nothing`() {
        let result = FormatterParsing.rewrite(
            """
            // override func getObjectValue(
            final class Cents: Formatter {
                override func string(for obj: Any?) -> String? { if true { return "}" } }

                public override func getObjectValue(
                    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
                ) -> Bool { true }
            }
            """)
        #expect(
            result.text == """
                // override func getObjectValue(
                final class Cents: Formatter , VitrineComponents._ObjectValueReading {
                    override func string(for obj: Any?) -> String? { if true { return "}" } }

                    public  func getObjectValue(
                        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
                    ) -> Bool { true }
                }
                """)
        #expect(result.rewritings.map(\.line) == [5])
        #expect(FormatterParsing.rewrite("let getObjectValue = 1").rewritings.isEmpty)
    }
}
