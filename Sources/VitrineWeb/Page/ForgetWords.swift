// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The texts of the page on which visitors have their data deleted.
struct ForgetWords: Hashable, Sendable {
    /// BCP 47.
    var language = "en"
    var title: String
    /// The question, which names the data that will be deleted.
    var question: String
    var button: String
    /// The text for a visitor of whom there is nothing to delete.
    var nothing: String
    /// The text for an app whose databases belong to all visitors.
    var shared: String
    /// Everything was deleted.
    var done: String
    var gone: String
    /// Before the number of sessions that ended.
    var pages: String
    /// Before the number of files that were deleted.
    var files: String
    /// The text after a part of the data could not be deleted.
    var failure: String
    var again: String
    /// The link to the app's first page.
    var start: String

    /// The words of a language, or English ones.
    init(language: String) {
        let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
        self = Self.all[code] ?? Self.english
        if Self.all[code] != nil { self.language = code }
    }

    private init(
        _ title: String, _ question: String, _ button: String, _ nothing: String, _ shared: String, _ done: String,
        _ gone: String, _ pages: String, _ files: String, _ failure: String, _ again: String, _ start: String
    ) {
        self.title = title
        self.question = question
        self.button = button
        self.nothing = nothing
        self.shared = shared
        self.done = done
        self.gone = gone
        self.pages = pages
        self.files = files
        self.failure = failure
        self.again = again
        self.start = start
    }

    private static let english = ForgetWords(
        "Delete your data",
        """
        Everything that this site keeps of this browser is deleted for good: settings, entries, \
        passwords and open pages.
        """,
        "Delete everything",
        "Nothing is kept of this browser.",
        "The databases and passwords of this site belong to everybody who uses it. They are not deleted.",
        "Your data are deleted",
        "Nothing is kept of this browser any more, and the next visit starts anew.",
        "Open pages",
        "Files",
        "Your data were not all deleted",
        "The server could not remove some of it. Please try again later.",
        "Start page")

    private static let all: [String: ForgetWords] = [
        "de": ForgetWords(
            "Deine Daten löschen",
            """
            Alles, was diese Website von diesem Browser aufbewahrt, wird endgültig gelöscht: Einstellungen, \
            Einträge, Passwörter und offene Seiten.
            """,
            "Alles löschen",
            "Von diesem Browser ist nichts gespeichert.",
            """
            Die Datenbanken und Passwörter dieser Website gehören allen, die sie benutzen. Sie werden nicht \
            gelöscht.
            """,
            "Deine Daten sind gelöscht",
            "Von diesem Browser ist nichts mehr gespeichert, und der nächste Besuch beginnt neu.",
            "Offene Seiten",
            "Dateien",
            "Deine Daten wurden nicht alle gelöscht",
            "Der Server konnte einen Teil nicht entfernen. Bitte versuche es später noch einmal.",
            "Startseite"),
        "es": ForgetWords(
            "Eliminar tus datos",
            """
            Todo lo que este sitio guarda de este navegador se elimina para siempre: ajustes, entradas, \
            contraseñas y páginas abiertas.
            """,
            "Eliminar todo",
            "No se guarda nada de este navegador.",
            "Las bases de datos y contraseñas de este sitio pertenecen a todos los que lo usan. No se eliminan.",
            "Tus datos se han eliminado",
            "Ya no se guarda nada de este navegador y la próxima visita empieza de cero.",
            "Páginas abiertas",
            "Archivos",
            "No se eliminaron todos tus datos",
            "El servidor no pudo eliminar una parte. Inténtalo más tarde.",
            "Página de inicio"),
        "fr": ForgetWords(
            "Supprimer vos données",
            """
            Tout ce que ce site conserve de ce navigateur est supprimé définitivement : réglages, saisies, \
            mots de passe et pages ouvertes.
            """,
            "Tout supprimer",
            "Rien n’est conservé de ce navigateur.",
            """
            Les bases de données et mots de passe de ce site appartiennent à tous ses utilisateurs. Ils ne \
            sont pas supprimés.
            """,
            "Vos données sont supprimées",
            "Plus rien n’est conservé de ce navigateur, et la prochaine visite recommencera à zéro.",
            "Pages ouvertes",
            "Fichiers",
            "Vos données n’ont pas toutes été supprimées",
            "Le serveur n’a pas pu en supprimer une partie. Réessayez plus tard.",
            "Page d’accueil"),
        "it": ForgetWords(
            "Elimina i tuoi dati",
            """
            Tutto ciò che questo sito conserva di questo browser viene eliminato per sempre: impostazioni, \
            voci, password e pagine aperte.
            """,
            "Elimina tutto",
            "Non è conservato nulla di questo browser.",
            """
            I database e le password di questo sito appartengono a tutti coloro che lo usano. Non vengono \
            eliminati.
            """,
            "I tuoi dati sono stati eliminati",
            "Non è più conservato nulla di questo browser e la prossima visita ricomincerà da capo.",
            "Pagine aperte",
            "File",
            "Non tutti i tuoi dati sono stati eliminati",
            "Il server non ha potuto rimuoverne una parte. Riprova più tardi.",
            "Pagina iniziale"),
        "pt": ForgetWords(
            "Eliminar os seus dados",
            """
            Tudo o que este site guarda deste navegador é eliminado para sempre: definições, registos, \
            palavras-passe e páginas abertas.
            """,
            "Eliminar tudo",
            "Nada é guardado deste navegador.",
            "As bases de dados e palavras-passe deste site pertencem a todos os que o usam. Não são eliminadas.",
            "Os seus dados foram eliminados",
            "Já nada é guardado deste navegador e a próxima visita começa de novo.",
            "Páginas abertas",
            "Ficheiros",
            "Nem todos os seus dados foram eliminados",
            "O servidor não conseguiu remover uma parte. Tente novamente mais tarde.",
            "Página inicial"),
        "nl": ForgetWords(
            "Je gegevens verwijderen",
            """
            Alles wat deze site van deze browser bewaart, wordt voorgoed verwijderd: instellingen, \
            gegevens, wachtwoorden en open pagina’s.
            """,
            "Alles verwijderen",
            "Van deze browser wordt niets bewaard.",
            """
            De databases en wachtwoorden van deze site zijn van iedereen die hem gebruikt. Ze worden niet \
            verwijderd.
            """,
            "Je gegevens zijn verwijderd",
            "Van deze browser wordt niets meer bewaard en het volgende bezoek begint opnieuw.",
            "Open pagina’s",
            "Bestanden",
            "Niet al je gegevens zijn verwijderd",
            "De server kon een deel niet verwijderen. Probeer het later opnieuw.",
            "Startpagina"),
        "pl": ForgetWords(
            "Usuń swoje dane",
            """
            Wszystko, co ta witryna przechowuje dla tej przeglądarki, zostanie trwale usunięte: ustawienia, \
            wpisy, hasła i otwarte strony.
            """,
            "Usuń wszystko",
            "Dla tej przeglądarki nic nie jest przechowywane.",
            "Bazy danych i hasła tej witryny należą do wszystkich jej użytkowników. Nie zostaną usunięte.",
            "Twoje dane zostały usunięte",
            "Dla tej przeglądarki nic już nie jest przechowywane, a następna wizyta zacznie się od nowa.",
            "Otwarte strony",
            "Pliki",
            "Nie wszystkie dane zostały usunięte",
            "Serwer nie mógł usunąć ich części. Spróbuj ponownie później.",
            "Strona początkowa"),
        "ru": ForgetWords(
            "Удалить ваши данные",
            """
            Всё, что этот сайт хранит об этом браузере, будет удалено навсегда: настройки, записи, пароли и \
            открытые страницы.
            """,
            "Удалить всё",
            "Об этом браузере ничего не хранится.",
            "Базы данных и пароли этого сайта общие для всех пользователей. Они не удаляются.",
            "Ваши данные удалены",
            "Об этом браузере больше ничего не хранится, и следующее посещение начнётся заново.",
            "Открытые страницы",
            "Файлы",
            "Удалены не все ваши данные",
            "Сервер не смог удалить их часть. Повторите попытку позже.",
            "Начальная страница"),
        "ja": ForgetWords(
            "データを削除",
            "このサイトがこのブラウザについて保存しているもの（設定、入力内容、パスワード、開いているページ）をすべて完全に削除します。",
            "すべて削除",
            "このブラウザについて保存されているものはありません。",
            "このサイトのデータベースとパスワードは利用者全員のものです。削除されません。",
            "データを削除しました",
            "このブラウザについて保存されているものはなくなり、次回は最初から始まります。",
            "開いているページ",
            "ファイル",
            "一部のデータを削除できませんでした",
            "サーバーが一部を削除できませんでした。後でもう一度お試しください。",
            "スタートページ"),
        "ko": ForgetWords(
            "데이터 삭제",
            "이 사이트가 이 브라우저에 대해 보관하는 설정, 입력 내용, 암호, 열린 페이지를 모두 영구히 삭제합니다.",
            "모두 삭제",
            "이 브라우저에 대해 보관된 것이 없습니다.",
            "이 사이트의 데이터베이스와 암호는 모든 사용자의 것입니다. 삭제되지 않습니다.",
            "데이터를 삭제했습니다",
            "이 브라우저에 대해 더 이상 보관된 것이 없으며 다음 방문은 새로 시작됩니다.",
            "열린 페이지",
            "파일",
            "일부 데이터를 삭제하지 못했습니다",
            "서버가 일부를 삭제하지 못했습니다. 나중에 다시 시도하십시오.",
            "시작 페이지"),
        "zh": ForgetWords(
            "删除你的数据",
            "此网站为此浏览器保存的所有内容将被永久删除：设置、条目、密码和打开的页面。",
            "全部删除",
            "没有为此浏览器保存任何内容。",
            "此网站的数据库和密码属于所有用户，不会被删除。",
            "你的数据已删除",
            "不再为此浏览器保存任何内容，下次访问将重新开始。",
            "打开的页面",
            "文件",
            "部分数据未能删除",
            "服务器无法删除其中一部分，请稍后再试。",
            "起始页"),
        "ar": ForgetWords(
            "حذف بياناتك",
            """
            سيُحذف نهائيًا كل ما يحتفظ به هذا الموقع لهذا المتصفح: الإعدادات والمدخلات وكلمات السر والصفحات \
            المفتوحة.
            """,
            "حذف الكل",
            "لا يُحتفظ بشيء لهذا المتصفح.",
            "قواعد بيانات هذا الموقع وكلمات السر فيه ملك لكل من يستخدمه، ولا تُحذف.",
            "حُذفت بياناتك",
            "لم يعد يُحتفظ بشيء لهذا المتصفح، وتبدأ الزيارة القادمة من جديد.",
            "الصفحات المفتوحة",
            "الملفات",
            "لم تُحذف كل بياناتك",
            "تعذّر على الخادم حذف جزء منها. حاول مرة أخرى لاحقًا.",
            "صفحة البداية"),
    ]
}
