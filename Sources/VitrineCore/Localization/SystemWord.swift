// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The few words of the engine's own interface, in the user's language; English if there is no translation.
nonisolated package enum SystemWord: String, CaseIterable, Sendable {
    case back = "Back"
    case decrement = "Decrement"
    case increment = "Increment"
    case edit = "Edit"
    case done = "Done"
    case delete = "Delete"
    case remove = "Remove"
    case moveUp = "Move Up"
    case moveDown = "Move Down"
    case share = "Share…"
    case dialog = "Dialog"
    case sheetHeight = "Sheet height"
    case ok = "OK"
    case cancel = "Cancel"
    case refresh = "Refresh"
    case titleMenu = "Title menu"
    case moreActions = "More actions"
    case activate = "Activate"
    case drag = "Drag"
    case dropHere = "Drop here"
    case rename = "Rename"
    case paste = "Paste"
    case pasteRefused = "The browser does not allow pasting"
    case pasteUnfit = "What was copied cannot be pasted here"
    case day = "Day"
    case month = "Month"
    case year = "Year"
    case hour = "Hour"
    case minute = "Minute"
    case dayPeriod = "AM/PM"
    case today = "Today"
    case time = "Time"
    case clearText = "Clear text"
    case search = "Search"
    case sidebar = "Sidebar"
    case colors = "Colors"
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
    case red = "Red"
    case green = "Green"
    case blue = "Blue"
    case opacity = "Opacity"
    case chooseFiles = "Choose Files"
    case choosePhotos = "Choose Photos"
    case browse = "Browse"
    case openInNewTab = "Open in New Tab"
    case close = "Close"
    case undo = "Undo"
    case redo = "Redo"
    /// With the name of an action for `%@`, as the next one.
    case undoAction = "Undo %@"
    case redoAction = "Redo %@"
    case sectionIndex = "Section index"
    case tabBar = "Tab Bar"
    /// Names the chevron that shows or hides them.
    case rowsBelow = "Rows below"
    case noResults = "No Results"
    /// With the text that was searched for in the place of `%@`.
    case noResultsFor = "No Results for “%@”"
    case tryAnotherSearch = "Check the spelling or try a new search."
    case expanded = "Expanded"
    case collapsed = "Collapsed"
    case save = "Save"
    case add = "Add"
    /// The name of a button with a symbol, which has no dots in English, as titles have.
    case shareButton = "Share"
    case compose = "Compose"
    case reply = "Reply"
    case organize = "Organize"
    case bookmarks = "Bookmarks"
    case stop = "Stop"
    case camera = "Camera"
    case play = "Play"
    case pause = "Pause"
    case rewind = "Rewind"
    case fastForward = "Fast Forward"
    /// With a length of time in the place of `%@`, as the next one.
    case about = "About %@"
    case remaining = "%@ remaining"

    /// The translations by language, in the order of the cases.
    static let translations: [String: [String]] = [
        "ar": [
            "رجوع", "إنقاص", "زيادة", "تعديل", "تم", "حذف", "إزالة", "نقل لأعلى", "نقل لأسفل", "مشاركة",
            "مربع حوار", "ارتفاع الورقة", "موافق", "إلغاء", "تحديث",
            "قائمة", "إجراءات أخرى", "تفعيل",
            "سحب", "إفلات هنا",
            "إعادة تسمية",
            "لصق", "لا يسمح المتصفح باللصق", "لا يمكن لصق ما نُسخ هنا",
            "اليوم", "الشهر", "السنة", "الساعة", "الدقيقة", "ص/م", "اليوم", "الوقت",
            "مسح النص", "بحث",
            "الشريط الجانبي",
            "الألوان", "شبكة", "طيف", "شرائط التمرير",
            "أحمر", "أخضر", "أزرق", "العتامة",
            "اختيار ملفات", "اختيار صور", "استعراض",
            "فتح في علامة تبويب جديدة", "إغلاق",
            "تراجع", "إعادة", "التراجع عن %@", "إعادة %@",
            "فهرس الأقسام",
            "شريط علامات التبويب", "الصفوف التابعة",
            "لا توجد نتائج", "لا توجد نتائج لـ \"%@\"",
            "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
            "موسّع", "مطوي",
            "حفظ", "إضافة",
            "مشاركة", "إنشاء", "رد", "تنظيم", "الإشارات المرجعية", "إيقاف",
            "الكاميرا", "تشغيل", "إيقاف مؤقت", "ترجيع", "تقديم سريع",
            "حوالي %@", "متبقي %@",
        ],
        "ca": [
            "Enrere", "Redueix", "Augmenta", "Edita", "Fet", "Elimina", "Treu", "Mou amunt", "Mou avall", "Comparteix",
            "Diàleg", "Alçada del full", "D’acord", "Cancel·la", "Actualitza",
            "Menú", "Més accions", "Activa",
            "Arrossega", "Deixa-ho aquí",
            "Canvia el nom",
            "Enganxa", "El navegador no permet enganxar", "El que s’ha copiat no es pot enganxar aquí",
            "Dia", "Mes", "Any", "Hora", "Minut", "a. m./p. m.", "Avui", "Hora",
            "Esborra el text", "Cerca",
            "Barra lateral",
            "Colors", "Quadrícula", "Espectre", "Reguladors",
            "Vermell", "Verd", "Blau", "Opacitat",
            "Tria fitxers", "Tria fotos", "Navega",
            "Obre en una pestanya nova", "Tanca",
            "Desfés", "Refés", "Desfés %@", "Refés %@",
            "Índex de seccions",
            "Barra de pestanyes", "Files inferiors",
            "No hi ha cap resultat", "No hi ha cap resultat per a “%@”",
            "Revisa l’ortografia o prova una altra cerca.",
            "Ampliat", "Reduït",
            "Desa", "Afegeix",
            "Comparteix", "Redacta", "Respon", "Organitza", "Marcadors", "Atura",
            "Càmera", "Reprodueix", "Posa en pausa", "Rebobina", "Avança ràpidament",
            "Uns %@", "Queden %@",
        ],
        "cs": [
            "Zpět", "Snížit", "Zvýšit", "Upravit", "Hotovo", "Smazat", "Odebrat", "Posunout nahoru", "Posunout dolů",
            "Sdílet",
            "Dialog", "Výška listu", "OK", "Zrušit", "Obnovit",
            "Nabídka", "Další akce", "Aktivovat",
            "Přetáhnout", "Pustit sem",
            "Přejmenovat",
            "Vložit", "Prohlížeč vkládání nepovoluje", "Zkopírovaný obsah sem nelze vložit",
            "Den", "Měsíc", "Rok", "Hodina", "Minuta", "dop./odp.", "Dnes", "Čas",
            "Vymazat text", "Hledat",
            "Boční panel",
            "Barvy", "Mřížka", "Spektrum", "Jezdce",
            "Červená", "Zelená", "Modrá", "Krytí",
            "Vybrat soubory", "Vybrat fotky", "Procházet",
            "Otevřít v novém panelu", "Zavřít",
            "Odvolat akci", "Opakovat akci", "Odvolat akci %@", "Opakovat akci %@",
            "Rejstřík oddílů",
            "Panel karet", "Podřízené řádky",
            "Žádné výsledky", "Žádné výsledky pro „%@“",
            "Zkontrolujte pravopis nebo zkuste jiné hledání.",
            "Rozbaleno", "Sbaleno",
            "Uložit", "Přidat",
            "Sdílet", "Napsat", "Odpovědět", "Uspořádat", "Záložky", "Zastavit",
            "Fotoaparát", "Přehrát", "Pozastavit", "Přetočit zpět", "Přetočit vpřed",
            "Přibližně %@", "Zbývá %@",
        ],
        "da": [
            "Tilbage", "Formindsk", "Forøg", "Rediger", "OK", "Slet", "Fjern", "Flyt op", "Flyt ned", "Del",
            "Dialog", "Arkets højde", "OK", "Annuller", "Opdater",
            "Menu", "Flere handlinger", "Aktiver",
            "Træk", "Slip her",
            "Omdøb",
            "Indsæt", "Browseren tillader ikke at indsætte", "Det kopierede kan ikke indsættes her",
            "Dag", "Måned", "År", "Time", "Minut", "AM/PM", "I dag", "Tid",
            "Ryd tekst", "Søg",
            "Indholdsoversigt",
            "Farver", "Gitter", "Spektrum", "Skydere",
            "Rød", "Grøn", "Blå", "Opacitet",
            "Vælg filer", "Vælg fotos", "Gennemse",
            "Åbn på ny fane", "Luk",
            "Fortryd", "Gentag", "Fortryd %@", "Gentag %@",
            "Sektionsindeks",
            "Fanelinje", "Underordnede rækker",
            "Ingen resultater", "Ingen resultater for „%@“",
            "Kontroller stavemåden, eller prøv en ny søgning.",
            "Udvidet", "Skjult",
            "Gem", "Tilføj",
            "Del", "Skriv", "Svar", "Organiser", "Bogmærker", "Stop",
            "Kamera", "Afspil", "Pause", "Spol tilbage", "Spol frem",
            "Ca. %@", "%@ tilbage",
        ],
        "de": [
            "Zurück", "Verringern", "Erhöhen", "Bearbeiten", "Fertig", "Löschen", "Entfernen", "Nach oben",
            "Nach unten", "Teilen",
            "Dialog", "Blatthöhe", "OK", "Abbrechen", "Aktualisieren",
            "Menü", "Weitere Aktionen", "Aktivieren",
            "Ziehen", "Hier ablegen",
            "Umbenennen",
            "Einsetzen", "Der Browser erlaubt das Einsetzen nicht", "Das Kopierte kann hier nicht eingesetzt werden",
            "Tag", "Monat", "Jahr", "Stunde", "Minute", "Tageshälfte", "Heute", "Zeit",
            "Text löschen", "Suchen",
            "Seitenleiste",
            "Farben", "Raster", "Spektrum", "Regler",
            "Rot", "Grün", "Blau", "Deckkraft",
            "Dateien auswählen", "Fotos auswählen", "Durchsuchen",
            "In neuem Tab öffnen", "Schließen",
            "Widerrufen", "Wiederholen", "%@ widerrufen", "%@ wiederholen",
            "Abschnittsindex",
            "Tableiste", "Untergeordnete Zeilen",
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“",
            "Prüfe die Schreibweise oder suche nach etwas anderem.",
            "Erweitert", "Reduziert",
            "Sichern", "Hinzufügen",
            "Teilen", "Verfassen", "Antworten", "Organisieren", "Lesezeichen", "Stoppen",
            "Kamera", "Wiedergabe", "Pause", "Zurückspulen", "Vorspulen",
            "Etwa %@", "Noch %@",
        ],
        "es": [
            "Atrás", "Reducir", "Aumentar", "Editar", "Listo", "Eliminar", "Quitar", "Subir", "Bajar", "Compartir",
            "Diálogo", "Altura de la hoja", "OK", "Cancelar", "Actualizar",
            "Menú", "Más acciones", "Activar",
            "Arrastrar", "Soltar aquí",
            "Cambiar nombre",
            "Pegar", "El navegador no permite pegar", "Lo que se copió no se puede pegar aquí",
            "Día", "Mes", "Año", "Hora", "Minuto", "a. m./p. m.", "Hoy", "Hora",
            "Borrar texto", "Buscar",
            "Barra lateral",
            "Colores", "Cuadrícula", "Espectro", "Reguladores",
            "Rojo", "Verde", "Azul", "Opacidad",
            "Seleccionar archivos", "Seleccionar fotos", "Explorar",
            "Abrir en una pestaña nueva", "Cerrar",
            "Deshacer", "Rehacer", "Deshacer %@", "Rehacer %@",
            "Índice de secciones",
            "Barra de pestañas", "Filas subordinadas",
            "Sin resultados", "Sin resultados para “%@”",
            "Revisa la ortografía o prueba con otra búsqueda.",
            "Ampliado", "Contraído",
            "Guardar", "Añadir",
            "Compartir", "Redactar", "Responder", "Organizar", "Marcadores", "Detener",
            "Cámara", "Reproducir", "Pausar", "Rebobinar", "Avance rápido",
            "Unos %@", "Quedan %@",
        ],
        "fi": [
            "Takaisin", "Vähennä", "Lisää", "Muokkaa", "Valmis", "Poista", "Irrota", "Siirrä ylös", "Siirrä alas",
            "Jaa",
            "Valintaikkuna", "Arkin korkeus", "OK", "Kumoa", "Päivitä",
            "Valikko", "Lisää toimintoja", "Aktivoi",
            "Vedä", "Pudota tähän",
            "Nimeä uudelleen",
            "Sijoita", "Selain ei salli sijoittamista", "Kopioitua ei voi sijoittaa tähän",
            "Päivä", "Kuukausi", "Vuosi", "Tunti", "Minuutti", "ap./ip.", "Tänään", "Aika",
            "Tyhjennä teksti", "Etsi",
            "Sivupalkki",
            "Värit", "Ruudukko", "Spektri", "Liukusäätimet",
            "Punainen", "Vihreä", "Sininen", "Peittävyys",
            "Valitse tiedostot", "Valitse kuvat", "Selaa",
            "Avaa uudessa välilehdessä", "Sulje",
            "Kumoa", "Tee uudelleen", "Kumoa %@", "Tee uudelleen %@",
            "Osioiden hakemisto",
            "Välilehtipalkki", "Alirivit",
            "Ei tuloksia", "Ei tuloksia haulle ”%@”",
            "Tarkista kirjoitusasu tai kokeile toista hakua.",
            "Laajennettu", "Supistettu",
            "Tallenna", "Lisää",
            "Jaa", "Kirjoita", "Vastaa", "Järjestä", "Kirjanmerkit", "Lopeta",
            "Kamera", "Toista", "Keskeytä", "Kelaa taaksepäin", "Kelaa eteenpäin",
            "Noin %@", "%@ jäljellä",
        ],
        "fr": [
            "Retour", "Diminuer", "Augmenter", "Modifier", "OK", "Supprimer", "Retirer", "Monter", "Descendre",
            "Partager",
            "Boîte de dialogue", "Hauteur de la feuille", "OK", "Annuler", "Actualiser",
            "Menu", "Plus d’actions", "Activer",
            "Faire glisser", "Déposer ici",
            "Renommer",
            "Coller", "Le navigateur n’autorise pas à coller", "Ce qui a été copié ne peut pas être collé ici",
            "Jour", "Mois", "Année", "Heure", "Minute", "AM/PM", "Aujourd’hui", "Heure",
            "Effacer le texte", "Rechercher",
            "Barre latérale",
            "Couleurs", "Grille", "Spectre", "Curseurs",
            "Rouge", "Vert", "Bleu", "Opacité",
            "Choisir des fichiers", "Choisir des photos", "Parcourir",
            "Ouvrir dans un nouvel onglet", "Fermer",
            "Annuler", "Rétablir", "Annuler %@", "Rétablir %@",
            "Index des sections",
            "Barre d’onglets", "Lignes subordonnées",
            "Aucun résultat", "Aucun résultat pour « %@ »",
            "Vérifiez l’orthographe ou essayez une autre recherche.",
            "Développé", "Réduit",
            "Enregistrer", "Ajouter",
            "Partager", "Composer", "Répondre", "Organiser", "Signets", "Arrêter",
            "Appareil photo", "Lire", "Mettre en pause", "Retour rapide", "Avance rapide",
            "Environ %@", "Temps restant : %@",
        ],
        "he": [
            "חזרה", "הקטנה", "הגדלה", "עריכה", "סיום", "מחיקה", "הסרה", "העברה למעלה", "העברה למטה", "שיתוף",
            "תיבת דו־שיח", "גובה הגיליון", "אישור", "ביטול", "רענון",
            "תפריט", "פעולות נוספות", "הפעלה",
            "גרירה", "שחרור כאן",
            "שינוי שם",
            "הדבקה", "הדפדפן אינו מתיר הדבקה", "אי אפשר להדביק כאן את מה שהועתק",
            "יום", "חודש", "שנה", "שעה", "דקה", "לפנה״צ/אחה״צ", "היום", "שעה",
            "ניקוי הטקסט", "חיפוש",
            "סרגל צד",
            "צבעים", "רשת", "ספקטרום", "מחוונים",
            "אדום", "ירוק", "כחול", "אטימות",
            "בחירת קבצים", "בחירת תמונות", "עיון",
            "פתח בכרטיסייה חדשה", "סגירה",
            "בטל", "בצע שוב", "בטל %@", "בצע שוב %@",
            "אינדקס מקטעים",
            "סרגל כרטיסיות", "שורות משנה",
            "אין תוצאות", "אין תוצאות עבור ”%@“",
            "יש לבדוק את האיות או לנסות חיפוש אחר.",
            "מורחב", "מכווץ",
            "שמירה", "הוספה",
            "שיתוף", "חיבור", "השב", "סידור", "סימניות", "עצור",
            "מצלמה", "נגן", "השהה", "הרץ אחורה", "הרץ קדימה",
            "בערך %@", "נותרו %@",
        ],
        "it": [
            "Indietro", "Riduci", "Aumenta", "Modifica", "Fine", "Elimina", "Rimuovi", "Sposta su", "Sposta giù",
            "Condividi",
            "Finestra di dialogo", "Altezza del foglio", "OK", "Annulla", "Aggiorna",
            "Menu", "Altre azioni", "Attiva",
            "Trascina", "Rilascia qui",
            "Rinomina",
            "Incolla", "Il browser non consente di incollare", "Ciò che è stato copiato non può essere incollato qui",
            "Giorno", "Mese", "Anno", "Ora", "Minuto", "AM/PM", "Oggi", "Ora",
            "Cancella testo", "Cerca",
            "Barra laterale",
            "Colori", "Griglia", "Spettro", "Cursori",
            "Rosso", "Verde", "Blu", "Opacità",
            "Scegli file", "Scegli foto", "Sfoglia",
            "Apri in un nuovo pannello", "Chiudi",
            "Annulla", "Ripristina", "Annulla %@", "Ripristina %@",
            "Indice delle sezioni",
            "Barra dei pannelli", "Righe subordinate",
            "Nessun risultato", "Nessun risultato per “%@”",
            "Controlla l’ortografia o prova un’altra ricerca.",
            "Espanso", "Contratto",
            "Salva", "Aggiungi",
            "Condividi", "Componi", "Rispondi", "Organizza", "Segnalibri", "Interrompi",
            "Fotocamera", "Riproduci", "Pausa", "Riavvolgi", "Avanti veloce",
            "Circa %@", "Tempo rimanente: %@",
        ],
        "ja": [
            "戻る", "減らす", "増やす", "編集", "完了", "削除", "取り除く", "上へ移動", "下へ移動", "共有",
            "ダイアログ", "シートの高さ", "OK", "キャンセル", "更新",
            "メニュー", "その他の操作", "アクティブにする",
            "ドラッグ", "ここにドロップ",
            "名称変更",
            "ペースト", "ブラウザがペーストを許可していません", "コピーした内容はここにペーストできません",
            "日", "月", "年", "時", "分", "午前/午後", "今日", "時刻",
            "テキストを消去", "検索",
            "サイドバー",
            "カラー", "グリッド", "スペクトル", "スライダ",
            "赤", "緑", "青", "不透明度",
            "ファイルを選択", "写真を選択", "ブラウズ",
            "新規タブで開く", "閉じる",
            "取り消す", "やり直す", "取り消す - %@", "やり直す - %@",
            "セクション索引",
            "タブバー", "下位の行",
            "結果なし", "“%@”の検索結果はありません",
            "つづりを確認するか、別の言葉で検索してください。",
            "展開", "折りたたみ",
            "保存", "追加",
            "共有", "作成", "返信", "整理", "ブックマーク", "停止",
            "カメラ", "再生", "一時停止", "巻き戻し", "早送り",
            "約%@", "残り%@",
        ],
        "ko": [
            "뒤로", "감소", "증가", "편집", "완료", "삭제", "제거", "위로 이동", "아래로 이동", "공유",
            "대화상자", "시트 높이", "확인", "취소", "새로 고침",
            "메뉴", "추가 동작", "활성화",
            "드래그", "여기에 놓기",
            "이름 변경",
            "붙여넣기", "브라우저가 붙여넣기를 허용하지 않습니다", "복사한 내용을 여기에 붙여넣을 수 없습니다",
            "일", "월", "년", "시", "분", "오전/오후", "오늘", "시간",
            "텍스트 지우기", "검색",
            "사이드바",
            "색상", "격자", "스펙트럼", "슬라이더",
            "빨간색", "초록색", "파란색", "불투명도",
            "파일 선택", "사진 선택", "둘러보기",
            "새로운 탭에서 열기", "닫기",
            "실행 취소", "실행 복귀", "%@ 실행 취소", "%@ 실행 복귀",
            "섹션 색인",
            "탭 막대", "하위 행",
            "결과 없음", "‘%@’에 대한 결과 없음",
            "철자를 확인하거나 다른 말로 검색해 보십시오.",
            "펼쳐짐", "접힘",
            "저장", "추가",
            "공유", "작성", "답장", "정리", "책갈피", "중단",
            "카메라", "재생", "일시 정지", "되감기", "빨리 감기",
            "약 %@", "%@ 남음",
        ],
        "nb": [
            "Tilbake", "Reduser", "Øk", "Rediger", "Ferdig", "Slett", "Fjern", "Flytt opp", "Flytt ned", "Del",
            "Dialog", "Arkhøyde", "OK", "Avbryt", "Oppdater",
            "Meny", "Flere handlinger", "Aktiver",
            "Dra", "Slipp her",
            "Gi nytt navn",
            "Lim inn", "Nettleseren tillater ikke å lime inn", "Det som er kopiert, kan ikke limes inn her",
            "Dag", "Måned", "År", "Time", "Minutt", "a.m./p.m.", "I dag", "Klokkeslett",
            "Fjern tekst", "Søk",
            "Sidepanel",
            "Farger", "Rutenett", "Spektrum", "Skyveknapper",
            "Rød", "Grønn", "Blå", "Opasitet",
            "Velg filer", "Velg bilder", "Bla gjennom",
            "Åpne i ny fane", "Lukk",
            "Angre", "Utfør likevel", "Angre %@", "Utfør likevel %@",
            "Seksjonsindeks",
            "Fanelinje", "Underordnede rader",
            "Ingen resultater", "Ingen resultater for «%@»",
            "Kontroller stavemåten, eller prøv et nytt søk.",
            "Utvidet", "Skjult",
            "Arkiver", "Legg til",
            "Del", "Skriv", "Svar", "Organiser", "Bokmerker", "Stopp",
            "Kamera", "Spill", "Pause", "Spol tilbake", "Spol fremover",
            "Omtrent %@", "%@ gjenstår",
        ],
        "nl": [
            "Terug", "Verlaag", "Verhoog", "Wijzig", "Gereed", "Verwijder", "Haal weg", "Omhoog", "Omlaag", "Deel",
            "Dialoogvenster", "Hoogte van het paneel", "OK", "Annuleer", "Vernieuw",
            "Menu", "Meer taken", "Activeer",
            "Sleep", "Zet hier neer",
            "Wijzig naam",
            "Plak", "De browser staat plakken niet toe", "Wat is gekopieerd, kan hier niet worden geplakt",
            "Dag", "Maand", "Jaar", "Uur", "Minuut", "a.m./p.m.", "Vandaag", "Tijd",
            "Wis tekst", "Zoek",
            "Navigatiekolom",
            "Kleuren", "Raster", "Spectrum", "Schuifregelaars",
            "Rood", "Groen", "Blauw", "Dekking",
            "Kies bestanden", "Kies foto’s", "Blader",
            "Open in nieuw tabblad", "Sluit",
            "Herstel", "Opnieuw", "Herstel %@", "Opnieuw %@",
            "Sectie-index",
            "Tabbalk", "Onderliggende rijen",
            "Geen resultaten", "Geen resultaten voor ‘%@’",
            "Controleer de spelling of probeer een andere zoekopdracht.",
            "Uitgevouwen", "Samengevouwen",
            "Bewaar", "Voeg toe",
            "Deel", "Opstellen", "Antwoord", "Orden", "Bladwijzers", "Stop",
            "Camera", "Speel af", "Pauzeer", "Spoel terug", "Spoel vooruit",
            "Ongeveer %@", "Nog %@",
        ],
        "pl": [
            "Wstecz", "Zmniejsz", "Zwiększ", "Edytuj", "Gotowe", "Usuń", "Wyjmij", "Przenieś w górę", "Przenieś w dół",
            "Udostępnij",
            "Okno dialogowe", "Wysokość arkusza", "OK", "Anuluj", "Odśwież",
            "Menu", "Więcej czynności", "Aktywuj",
            "Przeciągnij", "Upuść tutaj",
            "Zmień nazwę",
            "Wklej", "Przeglądarka nie pozwala na wklejanie", "Skopiowanej treści nie można tu wkleić",
            "Dzień", "Miesiąc", "Rok", "Godzina", "Minuta", "AM/PM", "Dzisiaj", "Czas",
            "Wyczyść tekst", "Szukaj",
            "Pasek boczny",
            "Kolory", "Siatka", "Spektrum", "Suwaki",
            "Czerwony", "Zielony", "Niebieski", "Krycie",
            "Wybierz pliki", "Wybierz zdjęcia", "Przeglądaj",
            "Otwórz w nowej karcie", "Zamknij",
            "Cofnij", "Ponów", "Cofnij %@", "Ponów %@",
            "Indeks sekcji",
            "Pasek kart", "Wiersze podrzędne",
            "Brak wyników", "Brak wyników dla „%@”",
            "Sprawdź pisownię lub spróbuj wyszukać coś innego.",
            "Rozwinięte", "Zwinięte",
            "Zachowaj", "Dodaj",
            "Udostępnij", "Utwórz", "Odpowiedz", "Uporządkuj", "Zakładki", "Zatrzymaj",
            "Aparat", "Odtwórz", "Wstrzymaj", "Przewiń do tyłu", "Przewiń do przodu",
            "Około %@", "Pozostało: %@",
        ],
        "pt": [
            "Voltar", "Diminuir", "Aumentar", "Editar", "OK", "Apagar", "Remover", "Mover para cima",
            "Mover para baixo", "Partilhar",
            "Diálogo", "Altura da folha", "OK", "Cancelar", "Atualizar",
            "Menu", "Mais ações", "Ativar",
            "Arrastar", "Largar aqui",
            "Renomear",
            "Colar", "O navegador não permite colar", "O que foi copiado não pode ser colado aqui",
            "Dia", "Mês", "Ano", "Hora", "Minuto", "AM/PM", "Hoje", "Hora",
            "Limpar texto", "Pesquisar",
            "Barra lateral",
            "Cores", "Grade", "Espectro", "Controles",
            "Vermelho", "Verde", "Azul", "Opacidade",
            "Escolher arquivos", "Escolher fotos", "Explorar",
            "Abrir em nova aba", "Fechar",
            "Desfazer", "Refazer", "Desfazer %@", "Refazer %@",
            "Índice de secções",
            "Barra de abas", "Linhas subordinadas",
            "Nenhum resultado", "Nenhum resultado para “%@”",
            "Verifique a ortografia ou tente outra busca.",
            "Expandido", "Recolhido",
            "Salvar", "Adicionar",
            "Partilhar", "Escrever", "Responder", "Organizar", "Favoritos", "Parar",
            "Câmera", "Reproduzir", "Pausar", "Retroceder", "Avançar",
            "Cerca de %@", "Tempo restante: %@",
        ],
        "ru": [
            "Назад", "Уменьшить", "Увеличить", "Править", "Готово", "Удалить", "Убрать", "Переместить вверх",
            "Переместить вниз", "Поделиться",
            "Диалог", "Высота листа", "ОК", "Отменить", "Обновить",
            "Меню", "Другие действия", "Активировать",
            "Перетянуть", "Отпустить здесь",
            "Переименовать",
            "Вставить", "Браузер не разрешает вставку", "Скопированное нельзя вставить сюда",
            "День", "Месяц", "Год", "Час", "Минута", "AM/PM", "Сегодня", "Время",
            "Очистить текст", "Поиск",
            "Боковое меню",
            "Цвета", "Сетка", "Спектр", "Ползунки",
            "Красный", "Зелёный", "Синий", "Непрозрачность",
            "Выбрать файлы", "Выбрать фото", "Обзор",
            "Открыть в новой вкладке", "Закрыть",
            "Отменить", "Повторить", "Отменить %@", "Повторить %@",
            "Указатель разделов",
            "Панель вкладок", "Вложенные строки",
            "Нет результатов", "Нет результатов по запросу «%@»",
            "Проверьте правописание или измените запрос.",
            "Развернуто", "Свернуто",
            "Сохранить", "Добавить",
            "Поделиться", "Написать", "Ответить", "Упорядочить", "Закладки", "Остановить",
            "Камера", "Воспроизвести", "Пауза", "Перемотать назад", "Перемотать вперед",
            "Около %@", "Осталось: %@",
        ],
        "sv": [
            "Tillbaka", "Minska", "Öka", "Redigera", "Klar", "Radera", "Ta bort", "Flytta upp", "Flytta ned", "Dela",
            "Dialogruta", "Arkets höjd", "OK", "Avbryt", "Uppdatera",
            "Meny", "Fler åtgärder", "Aktivera",
            "Dra", "Släpp här",
            "Byt namn",
            "Klistra in", "Webbläsaren tillåter inte att klistra in", "Det kopierade kan inte klistras in här",
            "Dag", "Månad", "År", "Timme", "Minut", "fm/em", "I dag", "Tid",
            "Rensa text", "Sök",
            "Sidofält",
            "Färger", "Rutnät", "Spektrum", "Reglage",
            "Röd", "Grön", "Blå", "Opacitet",
            "Välj filer", "Välj bilder", "Bläddra",
            "Öppna i ny flik", "Stäng",
            "Ångra", "Gör om", "Ångra %@", "Gör om %@",
            "Avsnittsindex",
            "Flikfält", "Underordnade rader",
            "Inga resultat", "Inga resultat för ”%@”",
            "Kontrollera stavningen eller försök med en ny sökning.",
            "Utökat", "Hopfällt",
            "Spara", "Lägg till",
            "Dela", "Skriv", "Svara", "Organisera", "Bokmärken", "Stoppa",
            "Kamera", "Spela upp", "Pausa", "Spola tillbaka", "Spola framåt",
            "Ungefär %@", "%@ återstår",
        ],
        "tr": [
            "Geri", "Azalt", "Artır", "Düzenle", "Bitti", "Sil", "Kaldır", "Yukarı taşı", "Aşağı taşı", "Paylaş",
            "İletişim kutusu", "Sayfa yüksekliği", "Tamam", "Vazgeç", "Yenile",
            "Menü", "Diğer eylemler", "Etkinleştir",
            "Sürükle", "Buraya bırak",
            "Yeniden Adlandır",
            "Yapıştır", "Tarayıcı yapıştırmaya izin vermiyor", "Kopyalanan içerik buraya yapıştırılamaz",
            "Gün", "Ay", "Yıl", "Saat", "Dakika", "ÖÖ/ÖS", "Bugün", "Saat",
            "Metni sil", "Ara",
            "Kenar çubuğu",
            "Renkler", "Izgara", "Spektrum", "Sürgüler",
            "Kırmızı", "Yeşil", "Mavi", "Opaklık",
            "Dosya Seç", "Fotoğraf Seç", "Göz At",
            "Yeni sekmede aç", "Kapat",
            "Geri Al", "Yinele", "Geri Al: %@", "Yinele: %@",
            "Bölüm dizini",
            "Sekme Çubuğu", "Alt satırlar",
            "Sonuç Yok", "“%@” için sonuç yok",
            "Yazımı denetleyin veya başka bir arama deneyin.",
            "Genişletilmiş", "Daraltılmış",
            "Kaydet", "Ekle",
            "Paylaş", "Oluştur", "Yanıtla", "Düzenle", "Yer İmleri", "Durdur",
            "Kamera", "Oynat", "Duraklat", "Geri Sar", "İleri Sar",
            "Yaklaşık %@", "%@ kaldı",
        ],
        "uk": [
            "Назад", "Зменшити", "Збільшити", "Змінити", "Готово", "Видалити", "Вилучити", "Перемістити вгору",
            "Перемістити вниз", "Поділитися",
            "Діалог", "Висота аркуша", "OK", "Скасувати", "Оновити",
            "Меню", "Інші дії", "Активувати",
            "Перетягнути", "Відпустити тут",
            "Перейменувати",
            "Вставити", "Браузер не дозволяє вставляти", "Скопійоване не можна вставити сюди",
            "День", "Місяць", "Рік", "Година", "Хвилина", "дп/пп", "Сьогодні", "Час",
            "Очистити текст", "Пошук",
            "Бічна панель",
            "Кольори", "Сітка", "Спектр", "Повзунки",
            "Червоний", "Зелений", "Синій", "Непрозорість",
            "Вибрати файли", "Вибрати фото", "Огляд",
            "Відкрити в новій вкладці", "Закрити",
            "Відмінити", "Повторити", "Відмінити %@", "Повторити %@",
            "Покажчик розділів",
            "Панель вкладок", "Вкладені рядки",
            "Немає результатів", "Немає результатів для «%@»",
            "Перевірте правопис або спробуйте інший запит.",
            "Розгорнуто", "Згорнуто",
            "Зберегти", "Додати",
            "Поділитися", "Написати", "Відповісти", "Упорядкувати", "Закладки", "Зупинити",
            "Камера", "Відтворити", "Призупинити", "Перемотати назад", "Перемотати вперед",
            "Приблизно %@", "Залишилося: %@",
        ],
        "zh": [
            "返回", "减少", "增加", "编辑", "完成", "删除", "移除", "上移", "下移", "共享",
            "对话框", "面板高度", "好", "取消", "刷新",
            "菜单", "更多操作", "激活",
            "拖移", "放在此处",
            "重命名",
            "粘贴", "浏览器不允许粘贴", "复制的内容无法粘贴到此处",
            "日", "月", "年", "小时", "分钟", "上午/下午", "今天", "时间",
            "清除文本", "搜索",
            "边栏",
            "颜色", "网格", "光谱", "滑块",
            "红色", "绿色", "蓝色", "不透明度",
            "选取文件", "选取照片", "浏览",
            "在新标签页中打开", "关闭",
            "撤销", "重做", "撤销%@", "重做%@",
            "章节索引",
            "标签栏", "下级行",
            "无结果", "没有“%@”的结果",
            "请检查拼写，或换一个词搜索。",
            "已展开", "已折叠",
            "保存", "添加",
            "共享", "撰写", "回复", "整理", "书签", "停止",
            "相机", "播放", "暂停", "倒退", "快进",
            "约%@", "还剩%@",
        ],
        "zh-Hant": [
            "返回", "減少", "增加", "編輯", "完成", "刪除", "移除", "上移", "下移", "分享",
            "對話框", "面板高度", "好", "取消", "重新整理",
            "選單", "更多動作", "啟用",
            "拖移", "放在這裡",
            "重新命名",
            "貼上", "瀏覽器不允許貼上", "拷貝的內容無法貼在這裡",
            "日", "月", "年", "小時", "分鐘", "上午/下午", "今天", "時間",
            "清除文字", "搜尋",
            "側邊欄",
            "顏色", "格線", "光譜", "滑桿",
            "紅色", "綠色", "藍色", "不透明度",
            "選擇檔案", "選擇照片", "瀏覽",
            "在新標籤頁中打開", "關閉",
            "還原", "重做", "還原%@", "重做%@",
            "章節索引",
            "標籤列", "下層列",
            "沒有結果", "沒有「%@」的結果",
            "請檢查拼字，或換一個詞搜尋。",
            "已展開", "已收合",
            "儲存", "加入",
            "分享", "撰寫", "回覆", "整理", "書籤", "停止",
            "相機", "播放", "暫停", "倒轉", "快轉",
            "大約%@", "還剩%@",
        ],
    ]

    package func string(_ locale: Locale) -> String {
        if let pseudo = PseudoLanguage(locale) { return pseudo.transform(rawValue) }
        let place = SystemWord.allCases.firstIndex(of: self) ?? 0
        for language in LanguageCandidates.of(locale) {
            if let words = SystemWord.translations[language] { return words[place] }
        }
        return rawValue
    }
}

extension Text {
    /// Creates a text of a word of the engine, in the language of the session (`EnvironmentValues.systemLocale`).
    package init(_ word: SystemWord) {
        self.init(.formatted(SystemWordValue(word)))
    }
}

nonisolated private final class SystemWordValue: FormattedValue, @unchecked Sendable {
    private let word: SystemWord

    init(_ word: SystemWord) {
        self.word = word
    }

    override func string(in environment: EnvironmentValues) -> String { word.string(environment.systemLocale) }

    override func isEqual(to other: FormattedValue) -> Bool { (other as? SystemWordValue)?.word == word }
}
