// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct PreviewableQueriesTests {
    @Test func `queries of previews are wrappers, others stay macros`() {
        let source = """
            struct A: View { @Query var all: [Item] }
            // @Previewable @Query
            #Preview {
                @Previewable @Query(sort: \\.name) var items: [Item]
                @Previewable
                @Query var others: [Item]
                @Previewable @State var isOn = false
                Text("ä @Previewable @Query")
            }
            """
        let result = PreviewableQueries.rewrite(source)
        let expected = source.replacing(
            "@Previewable @Query(sort", with: "@Previewable @_PreviewableQuery(sort"
        ).replacing("@Query var others", with: "@_PreviewableQuery() var others")
        #expect(result.text == expected)
        #expect(result.rewritings.map(\.line) == [4, 5])
        #expect(PreviewableQueries.rewrite("#Preview { Text(\"a\") }").rewritings.isEmpty)
    }
}
