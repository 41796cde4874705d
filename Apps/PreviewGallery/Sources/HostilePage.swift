// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Hostile data of an app, in every place of a page that data can reach.
///
/// The first page holds it as HTML; a tap adds it once more through the socket. The browser's test looks at both.
struct HostilePage: View {
    @State private var isAgain = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading) {
                    Button("Again") { isAgain = true }.accessibilityIdentifier("again")
                    HostileSamples(name: "first")
                    if isAgain { HostileSamples(name: "second") }
                }
            }
            .navigationTitle(HostileText.all[0] + HostileText.all[1])
        }
    }
}

/// The texts, one by one as their own test expects them.
enum HostileText {
    static let all = [
        "<img src=x onerror=window.pwned=1>",
        "</title></style><script>window.pwned=1</script>",
        "</script><script>window.pwned=1</script>",
        "\" onmouseover=\"window.pwned=1\" autofocus onfocus=\"window.pwned=1",
        "' style='background:url(javascript:window.pwned=1)' x='",
        "javascript:window.pwned=1",
        "a\u{2028}b\u{2029}c",
        "\u{202E}gpj.exe\u{202C} \u{2066}isolated\u{2069} \u{200F}mark",
        "&lt;b&gt;&#x3C;script&#x3E;",
        "]]><!--",
        "{{constructor.constructor('window.pwned=1')()}} ${window.pwned=1}",
        "</svg><svg onload=window.pwned=1>",
        "x}</style><style>*{display:none}",
        "<iframe srcdoc='<script>parent.pwned=1</script>'>",
        "<base href=//evil.example><meta http-equiv=refresh content='0;url=//evil.example'>",
    ]

    static let addresses = [
        "javascript:window.pwned=1", "JaVaScRiPt:window.pwned=1", "data:text/html,<script>window.pwned=1</script>",
        "vbscript:msgbox(1)", "file:///etc/passwd", "blob:http://127.0.0.1/x", "//evil.example/x",
        "intent://evil#Intent;end", "view-source:http://evil.example", "about:blank", "ftp://evil.example/x",
    ]

    static let goodAddresses = ["https://example.org/a?b=c&d=%22", "mailto:a@example.org", "tel:+491234"]
}

private struct HostileSamples: View {
    let name: String

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(HostileText.all.indices, id: \.self) { index in texts(HostileText.all[index], index) }
            ForEach(HostileText.addresses.indices, id: \.self) { index in
                link(HostileText.addresses[index], "\(name).bad.\(index)")
            }
            ForEach(HostileText.goodAddresses.indices, id: \.self) { index in
                link(HostileText.goodAddresses[index], "\(name).good.\(index)")
            }
            numbers
        }
    }

    @ViewBuilder private func texts(_ text: String, _ index: Int) -> some View {
        Text(verbatim: text).accessibilityIdentifier("\(name).text.\(index)")
        Text(verbatim: text).font(.custom(text, size: 12)).accessibilityLabel(Text(verbatim: "Label " + text))
            .accessibilityIdentifier("\(name).label.\(index)")
        Image(systemName: text).accessibilityLabel(Text(verbatim: text)).accessibilityIdentifier(text)
        Button {
        } label: {
            Text(verbatim: text)
        }
        .accessibilityHint(Text(verbatim: text)).accessibilityValue(Text(verbatim: text))
        AsyncImage(url: URL(string: "javascript:window.pwned=1"))
    }

    @ViewBuilder private func link(_ address: String, _ identifier: String) -> some View {
        if let url = URL(string: address) {
            Link(destination: url) { Text(verbatim: "link") }.accessibilityIdentifier(identifier)
        }
    }

    /// Numbers out of all proportion, where styles and drawings take numbers.
    @ViewBuilder private var numbers: some View {
        let strange: [CGFloat] = [1e6, -1e6, 1e-6, 0]
        ForEach(strange.indices, id: \.self) { index in
            Path { path in
                path.move(to: CGPoint(x: strange[index], y: 0))
                path.addLine(to: CGPoint(x: 10, y: strange[index]))
                path.closeSubpath()
            }
            .fill(Color(red: Double(strange[index]), green: 0.5, blue: 0.5, opacity: 1))
            .frame(width: 10, height: 10)
            .opacity(Double(strange[index]))
            .rotationEffect(.degrees(Double(strange[index])))
            .offset(x: strange[index])
        }
        Text("The end").accessibilityIdentifier("\(name).end")
    }
}
