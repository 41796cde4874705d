// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineCore
import VitrineDisplay
import VitrineIntrospect
import VitrineSwiftUIIntrospect

struct BadgeType: IntrospectableViewType {}

extension IntrospectableViewType where Self == BadgeType {
    static var badge: Self { .init() }
}

extension iOSViewVersion<BadgeType, UILabel> {
    static var v17: Self { Self(for: .v17) }
}

@MainActor
@Suite struct IntrospectTests {
    @Test func `closures that introspect views compile and do not run, and that is said once`() {
        let record = Record()
        let view = ShownView(
            VStack {
                ScrollView { Text("Row") }
                    .introspect(.scrollView, on: .iOS(.v16, .v17), .visionOS(.v1), scope: .ancestor) { scrollView in
                        scrollView.backgroundColor = UIColor.red
                        record.words.append("scroll view")
                    }
                TextField("Name", text: .constant(""))
                    .introspect(.textField, on: .iOS(.v13...)) { textField in
                        textField.backgroundColor = UIColor.red
                        record.words.append("text field")
                    }
                Text("Badge").introspect(.badge, on: .iOS(.v17)) { label in
                    label.textColor = UIColor.red
                    record.words.append("badge")
                }
                Text("Older").introspectScrollView { scrollView in
                    scrollView.backgroundColor = UIColor.red
                    record.words.append("older module")
                }
            })
        let elements = view.scene.display.elements()
        for label in ["Row", "Badge", "Older"] { #expect(elements.all(label: label).count == 1, "\(label)") }
        #expect(record.words == [])
        let said = view.diagnostics.filter { $0.contains("introspect") }
        #expect(said == ["Closures that introspect views do not run here."])
    }

    @Test func `a view that is introspected has the size that it has without`() {
        func frame(_ view: some View) -> DisplayRect? {
            ShownView(view).scene.display.elements().all(label: "Row").first.map(\.frame)
        }
        let plain = frame(Text("Row"))
        let introspected = frame(Text("Row").introspect(.view, on: .iOS(.v17)) { _ in })
        #expect(plain != nil && plain == introspected)
    }

    @Test func `a list is a table up to iOS 15 and a collection after it`() {
        let list = List { Text("Row") }
        let old = list.introspect(.list, on: .iOS(.v13, .v14, .v15)) { (table: UITableView) in
            table.backgroundColor = UIColor.red
        }
        let new = list.introspect(.list(style: .insetGrouped), on: .iOS(.v16, .v17, .v18)) {
            (collection: UICollectionView) in
            collection.backgroundColor = UIColor.red
        }
        #expect(ShownView(old).scene.display.elements().all(label: "Row").count == 1)
        #expect(ShownView(new).scene.display.elements().all(label: "Row").count == 1)
    }
}
