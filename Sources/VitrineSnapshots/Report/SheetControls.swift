// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The search, the filters and the sizes of a contact sheet. The page is a file, read without a server: its script is in it,
/// and without scripts there are no controls.
struct SheetControls {
    let modules: [String]
    /// The suffixes of the images' variants; empty for the default one.
    let variants: [String]

    var html: String {
        """
        <form class="controls" id="controls" hidden>
        <input type="search" id="words" placeholder="Search" aria-label="Search previews" autocomplete="off">
        \(select("module", "Module", [("", "All modules")] + modules.map { ($0, $0) }))
        \(variants.count > 1 ? select("variant", "Variant", [("*", "All variants")] + variants.map(Self.choice)) : "")
        \(select("thumb", "Thumbnails", [("small", "Small"), ("", "Medium"), ("large", "Large")], chosen: ""))
        <output id="count"></output>
        </form>

        """
    }

    /// The name of a variant: `dark, accessibility3`.
    private static func choice(_ suffix: String) -> (String, String) {
        let words = suffix.split(separator: ".").joined(separator: ", ")
        return (suffix, words.isEmpty ? "Default" : words)
    }

    private func select(_ id: String, _ title: String, _ choices: [(String, String)], chosen: String? = nil) -> String {
        let options = choices.map { value, label in
            "<option value=\"\(ReportPage.escaped(value))\"\(value == chosen ? " selected" : "")>"
                + "\(ReportPage.escaped(label))</option>"
        }
        return "<select id=\"\(id)\" aria-label=\"\(title)\">\(options.joined())</select>"
    }

    /// The attributes by which an image is found.
    static func attributes(of picture: Album.RasterImage) -> String {
        let preview = picture.preview
        let words = [preview.id, preview.title, preview.file, picture.job.cell.suffix].joined(separator: " ")
        return " data-words=\"\(ReportPage.escaped(words.lowercased()))\""
            + " data-module=\"\(ReportPage.escaped(preview.module))\""
            + " data-variant=\"\(ReportPage.escaped(picture.job.cell.suffix))\""
    }

    static let style = """
        .controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
          margin: 12px -8px 0; padding: 8px; background: var(--page); }
        .controls[hidden], figure[hidden], section[hidden], h3[hidden], .grid[hidden] { display: none; }
        .controls input, .controls select { font: inherit; color: inherit; background: var(--card); padding: 5px 8px;
          border: 1px solid var(--line); border-radius: 8px; min-width: 0; }
        .controls input { flex: 1 1 180px; max-width: 320px; }
        .controls output { color: var(--faint); }
        [data-thumb=small] figure { width: min(100%, max(90px, var(--w) * .25px)); }
        [data-thumb=small] figcaption small { display: none; }
        [data-thumb=large] figure { width: min(100%, var(--w) * .9px); }
        """

    static let script = """
        const find = (id) => document.getElementById(id);
        const figures = [...document.querySelectorAll("figure[data-words]")];
        function show() {
          const words = find("words").value.toLowerCase().split(/\\s+/).filter(Boolean);
          const module = find("module").value;
          const variant = find("variant")?.value ?? "*";
          let count = 0;
          for (const figure of figures) {
            const { words: text, module: home, variant: kind } = figure.dataset;
            figure.hidden = !(words.every((word) => text.includes(word)) && (!module || home === module) && (variant === "*" || kind === variant));
            if (!figure.hidden) count += 1;
          }
          for (const grid of document.querySelectorAll("main .grid")) {
            grid.hidden = grid.previousElementSibling.hidden = !grid.querySelector("figure:not([hidden])");
          }
          for (const section of document.querySelectorAll("main section:has(.grid)")) {
            section.hidden = !section.querySelector("figure:not([hidden])");
          }
          document.querySelector("main").dataset.thumb = find("thumb").value;
          find("count").textContent = count === figures.length ? `${count} pictures` : `${count} of ${figures.length} pictures`;
        }
        find("controls").hidden = false;
        find("controls").addEventListener("input", show);
        find("controls").addEventListener("submit", (event) => event.preventDefault());
        addEventListener("keydown", (event) => {
          if (event.key !== "/" || event.target.closest("input, select")) return;
          event.preventDefault();
          find("words").focus();
        });
        show();
        """
}
