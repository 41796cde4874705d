// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// The common parts of the pages of a run: a single file without external resources, in light and dark.
enum ReportPage {
    static func html(title: String, summary: String, body: String, style more: String = "", script: String = "")
        -> String
    {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <style>
        \(style)
        \(more)
        </style>
        </head>
        <body>
        <header>
        <h1>\(escaped(title))</h1>
        <p>\(summary)</p>
        </header>
        <main>
        \(body)
        </main>
        \(script.isEmpty ? "" : "<script>\n\(script)\n</script>")
        </body>
        </html>

        """
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    /// Escapes a path, with opportunities for line breaks after its slashes.
    static func breakable(_ path: String) -> String {
        escaped(path).replacing("/", with: "/<wbr>")
    }

    /// Returns the relative URL of a file below the page.
    static func address(_ path: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%;:&'\"<>")
        return escaped(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
    }

    /// Returns a fragment identifier.
    static func anchor(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") ? $0 : "-" })
    }

    private static let style = """
        :root {
          --page: #f2f2f7; --card: #fff; --text: #1c1c1e; --faint: #6b6b70; --line: #d9d9de; --link: #0064d2; --bad: #c5221f;
          --warn: #8a5a00; --chip: #e6e6eb; --shade: 0 1px 3px rgb(0 0 0 / .12), 0 0 0 .5px rgb(0 0 0 / .08);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #111113; --card: #1c1c1e; --text: #f2f2f7; --faint: #a1a1a8; --line: #38383c; --link: #6fb1ff; --bad: #ff7b72;
            --warn: #e3b341; --chip: #2c2c2f; --shade: 0 0 0 1px #38383c;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
        header, main { max-width: 1800px; margin: 0 auto; padding: 0 max(16px, env(safe-area-inset-left)); }
        header { padding-top: 24px; }
        h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; letter-spacing: -.01em; }
        h2 { font-size: 21px; margin: 40px 0 0; padding-top: 12px; border-top: 1px solid var(--line); }
        h3 { font-size: 16px; margin: 20px 0 10px; color: var(--faint); font-weight: 600; }
        p { margin: 0 0 8px; }
        header p { color: var(--faint); }
        a { color: var(--link); text-decoration: none; }
        a:hover { text-decoration: underline; }
        nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-top: 12px; }
        .grid { display: flex; flex-wrap: wrap; gap: 20px 16px; align-items: flex-start; }
        figure { margin: 0; width: min(100%, max(150px, var(--w) * .46px)); }
        @media (max-width: 480px) { figure { width: calc(50% - 8px); } }
        figure > a { display: block; }
        img { display: block; width: 100%; height: auto; border-radius: 10px; box-shadow: var(--shade); background: #8882; }
        figcaption { margin-top: 8px; font-size: 13px; line-height: 1.35; overflow-wrap: anywhere; }
        figcaption b { font-weight: 600; }
        figcaption small { display: block; color: var(--faint); font-size: 12px; }
        .chip { display: inline-block; padding: 0 6px; border-radius: 6px; background: var(--chip); font-size: 12px; }
        .warn { color: var(--warn); font-size: 12px; margin-top: 4px; }
        .bad { color: var(--bad); }
        .card { background: var(--card); border-radius: 12px; box-shadow: var(--shade); padding: 14px 16px; margin: 12px 0; }
        .card h3 { margin: 0 0 6px; color: inherit; overflow-wrap: anywhere; }
        .card pre { margin: 8px 0 0; padding: 10px; background: var(--page); border-radius: 8px; overflow: auto; font-size: 12px; max-height: 20em; }
        .three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 16px; margin-top: 12px; }
        .three figure { width: auto; max-width: calc(var(--w) * 1px); }
        ul { margin: 6px 0; padding-left: 20px; }
        """
}
