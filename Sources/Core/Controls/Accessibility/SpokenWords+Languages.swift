/// The table of languages: a translator adds a row and its code to `all`.
extension SpokenWords {
  /// Returns the words of a language by its tag, such as `de` or `pt-BR`; nil if the table has none.
  package init?(language tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard var code = parts.first.map(String.init) else { return nil }
    // Traditional characters have words of their own.
    if code == "zh", !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"]) {
      code = "zh-hant"
    }
    guard let words = Self.all.first(where: { $0.code.lowercased() == code })?.words else {
      return nil
    }
    self = words
  }

  /// Returns the words for the language of an interface, or else English ones.
  package init?(interface language: String?) {
    guard let words = Self(language: language ?? "en") ?? Self(language: "en") else { return nil }
    self = words
  }

  /// The codes of the languages that have words, in the order of the table.
  package static var languages: [String] { all.map(\.code) }

  private static let all: [(code: String, words: SpokenWords)] = [
    ("en", en),
    ("de", de),
    ("fr", fr),
    ("es", es),
    ("it", it),
    ("pt", pt),
    ("ja", ja),
    ("ar", ar),
    ("zh", zh),
    ("zh-Hant", zhHant),
  ]

  private static let en = SpokenWords(
    selected: "Selected", dimmed: "Dimmed", button: "Button", link: "Link", heading: "Heading",
    adjustable: "Adjustable", image: "Image", searchField: "Search Field",
    switchButton: "Switch Button", on: "On", off: "Off", mixed: "Mixed", tab: "Tab",
    backButton: "Back Button", textField: "Text Field", secureTextField: "Secure Text Field",
    pickerItem: "Picker item",
    position: "%1 of %2", adjustHint: "Swipe up or down with one finger to adjust the value.",
    toggleHint: "Double tap to toggle setting.", editHint: "Double tap to edit.",
    actionsAvailable: "Actions Available",
    contentAvailable: "More Content Available",
    spellingHint: "Use the rotor to access Misspelled Words", decrement: "Decrement",
    increment: "Increment",
    back: "Back", cancel: "Cancel", progress: "Progress", inProgress: "In progress",
    datePicker: "Date Picker", page: "page %1 of %2", percentage: "%1%",
    moreInfo: "More Info", clearText: "Clear text", oneItem: "1 item", items: "%1 items",
    listStart: "List Start", listEnd: "List End", landmark: "Landmark", end: "End",
    row: "Row %1", column: "Column %1", spansRows: "Spans %1 rows",
    spansColumns: "Spans %1 columns")

  private static let de = SpokenWords(
    selected: "Auswahl", dimmed: "Grau dargestellt", button: "Taste", link: "Hyperlink",
    heading: "Überschrift", adjustable: "Einstellbar", image: "Bild", searchField: "Suchfeld",
    switchButton: "Umschalttaste", on: "Ein", off: "Aus", mixed: "Gemischt", tab: "Tabulator",
    backButton: "Zurück-Taste", textField: "Textfeld", secureTextField: "Sicheres Textfeld",
    pickerItem: "Auswahlobjekt",
    position: "%1 von %2",
    adjustHint: "Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen.",
    toggleHint: "Zum Umschalten doppeltippen.", editHint: "Zum Bearbeiten doppeltippen.",
    actionsAvailable: "Aktionen verfügbar",
    contentAvailable: "Weitere Inhalte verfügbar",
    spellingHint: "Mit dem Rotor erreichst du falsch geschriebene Wörter", decrement: "Verringern",
    increment: "Erhöhen",
    back: "Zurück", cancel: "Abbrechen", progress: "Fortschritt", inProgress: "In Arbeit",
    datePicker: "Datumsauswahl", page: "Seite %1 von %2",
    percentage: "%1\u{A0}%",
    moreInfo: "Weitere Infos", clearText: "Text löschen", oneItem: "1 Objekt", items: "%1 Objekte",
    listStart: "Listenanfang", listEnd: "Listenende",
    landmark: "Orientierungspunkt", end: "Ende", row: "Zeile %1", column: "Spalte %1",
    spansRows: "Umfasst %1 Zeilen", spansColumns: "Umfasst %1 Spalten")

  private static let fr = SpokenWords(
    selected: "Sélectionné", dimmed: "Estompé", button: "Bouton", link: "Lien",
    heading: "En-tête", adjustable: "Ajustable", image: "Image",
    searchField: "Champ de recherche", switchButton: "Bouton de permutation", on: "Activé",
    off: "Désactivé", mixed: "Mixte", tab: "Onglet", backButton: "Bouton retour",
    textField: "Champ de texte", secureTextField: "Champ de texte sécurisé",
    pickerItem: "Élément du sélecteur",
    position: "%1 sur %2",
    adjustHint: "Balayez vers le haut ou le bas avec un doigt pour ajuster la valeur.",
    toggleHint: "Touchez deux fois pour modifier le réglage.",
    editHint: "Touchez deux fois pour modifier.", actionsAvailable: "Actions disponibles",
    contentAvailable: "Plus de contenu disponible",
    spellingHint: "Utilisez le rotor pour accéder aux mots mal orthographiés",
    decrement: "Diminuer", increment: "Augmenter", back: "Retour", cancel: "Annuler",
    progress: "Progression", inProgress: "En cours",
    datePicker: "Sélecteur de date", page: "page %1 sur %2", percentage: "%1\u{A0}%",
    moreInfo: "Plus d’informations", clearText: "Effacer le texte", oneItem: "1 élément",
    items: "%1 éléments",
    listStart: "Début de la liste", listEnd: "Fin de la liste", landmark: "Repère", end: "Fin",
    row: "Rangée %1", column: "Colonne %1", spansRows: "S’étend sur %1 rangées",
    spansColumns: "S’étend sur %1 colonnes")

  private static let es = SpokenWords(
    selected: "Seleccionado", dimmed: "Atenuado", button: "Botón", link: "Enlace",
    heading: "Encabezado", adjustable: "Ajustable", image: "Imagen",
    searchField: "Campo de búsqueda", switchButton: "Botón de activación", on: "Activado",
    off: "Desactivado", mixed: "Mixto", tab: "Pestaña", backButton: "Botón Atrás",
    textField: "Campo de texto", secureTextField: "Campo de texto seguro",
    pickerItem: "Elemento del selector", position: "%1 de %2",
    adjustHint: "Desliza un dedo hacia arriba o abajo para ajustar el valor.",
    toggleHint: "Toca dos veces para cambiar el ajuste.",
    editHint: "Toca dos veces para editar.", actionsAvailable: "Acciones disponibles",
    contentAvailable: "Más contenido disponible",
    spellingHint: "Usa el rotor para acceder a las palabras mal escritas",
    decrement: "Reducir", increment: "Aumentar", back: "Atrás", cancel: "Cancelar",
    progress: "Progreso", inProgress: "En curso",
    datePicker: "Selector de fecha", page: "página %1 de %2", percentage: "%1\u{A0}%",
    moreInfo: "Más información", clearText: "Borrar texto", oneItem: "1 ítem", items: "%1 ítems",
    listStart: "Principio de la lista", listEnd: "Fin de la lista",
    landmark: "Punto de referencia", end: "Fin", row: "Fila %1", column: "Columna %1",
    spansRows: "Ocupa %1 filas", spansColumns: "Ocupa %1 columnas")

  private static let it = SpokenWords(
    selected: "Selezionato", dimmed: "Non attivo", button: "Pulsante", link: "Link",
    heading: "Titolo", adjustable: "Regolabile", image: "Immagine",
    searchField: "Campo di ricerca", switchButton: "Interruttore", on: "Attivo",
    off: "Non attivo", mixed: "Misto", tab: "Scheda", backButton: "Pulsante Indietro",
    textField: "Campo di testo", secureTextField: "Campo di testo protetto",
    pickerItem: "Elemento selettore",
    position: "%1 di %2",
    adjustHint: "Scorri verso l’alto o il basso con un dito per regolare il valore.",
    toggleHint: "Tocca due volte per cambiare l’impostazione.",
    editHint: "Tocca due volte per modificare.", actionsAvailable: "Azioni disponibili",
    contentAvailable: "Altri contenuti disponibili",
    spellingHint: "Usa il rotore per accedere alle parole errate",
    decrement: "Diminuisci", increment: "Aumenta", back: "Indietro", cancel: "Annulla",
    progress: "Avanzamento", inProgress: "In corso",
    datePicker: "Selettore data", page: "pagina %1 di %2", percentage: "%1%",
    moreInfo: "Altre info", clearText: "Cancella testo", oneItem: "1 elemento",
    items: "%1 elementi",
    listStart: "Inizio elenco", listEnd: "Fine elenco", landmark: "Punto di riferimento",
    end: "Fine", row: "Riga %1", column: "Colonna %1", spansRows: "Si estende su %1 righe",
    spansColumns: "Si estende su %1 colonne")

  private static let pt = SpokenWords(
    selected: "Selecionado", dimmed: "Desativado", button: "Botão", link: "Link",
    heading: "Título", adjustable: "Ajustável", image: "Imagem", searchField: "Campo de busca",
    switchButton: "Botão alternável", on: "Ativado", off: "Desativado", mixed: "Misto",
    tab: "Aba", backButton: "Botão Voltar", textField: "Campo de texto",
    secureTextField: "Campo de texto seguro",
    pickerItem: "Item do seletor", position: "%1 de %2",
    adjustHint: "Deslize um dedo para cima ou para baixo para ajustar o valor.",
    toggleHint: "Toque duas vezes para alterar o ajuste.",
    editHint: "Toque duas vezes para editar.", actionsAvailable: "Ações disponíveis",
    contentAvailable: "Mais conteúdo disponível",
    spellingHint: "Use o rotor para acessar palavras com erros",
    decrement: "Diminuir", increment: "Aumentar", back: "Voltar", cancel: "Cancelar",
    progress: "Progresso", inProgress: "Em andamento",
    datePicker: "Seletor de data", page: "página %1 de %2", percentage: "%1%",
    moreInfo: "Mais informações", clearText: "Limpar texto", oneItem: "1 item", items: "%1 itens",
    listStart: "Início da lista", listEnd: "Fim da lista", landmark: "Ponto de referência",
    end: "Fim", row: "Linha %1", column: "Coluna %1", spansRows: "Ocupa %1 linhas",
    spansColumns: "Ocupa %1 colunas")

  private static let ja = SpokenWords(
    selected: "選択中", dimmed: "使用不可", button: "ボタン", link: "リンク", heading: "見出し",
    adjustable: "調整可能", image: "イメージ", searchField: "検索フィールド", switchButton: "スイッチボタン", on: "オン",
    off: "オフ", mixed: "混在", tab: "タブ", backButton: "戻るボタン", textField: "テキストフィールド",
    secureTextField: "セキュアテキストフィールド",
    pickerItem: "ピッカー項目", position: "%2の%1",
    adjustHint: "値を調整するには1本指で上または下にスワイプします。", toggleHint: "設定を切り替えるにはダブルタップします。",
    editHint: "編集するにはダブルタップします。", actionsAvailable: "アクションがあります",
    contentAvailable: "その他のコンテンツがあります",
    spellingHint: "ローターを使用してスペルミスのある単語にアクセスできます", decrement: "減らす",
    increment: "増やす", back: "戻る", cancel: "キャンセル", progress: "進行状況", inProgress: "処理中",
    datePicker: "日付ピッカー", page: "%2ページ中%1ページ", percentage: "%1%",
    moreInfo: "詳細情報", clearText: "テキストを消去", oneItem: "1項目", items: "%1項目",
    listStart: "リストの先頭", listEnd: "リストの末尾", landmark: "ランドマーク", end: "終わり", row: "%1行",
    column: "%1列", spansRows: "%1行にわたる", spansColumns: "%1列にわたる")

  private static let ar = SpokenWords(
    selected: "محدد", dimmed: "معتم", button: "زر", link: "رابط", heading: "عنوان",
    adjustable: "قابل للضبط", image: "صورة", searchField: "حقل بحث", switchButton: "زر تبديل",
    on: "تشغيل", off: "إيقاف", mixed: "مختلط", tab: "علامة تبويب", backButton: "زر رجوع",
    textField: "حقل نصي", secureTextField: "حقل نصي آمن",
    pickerItem: "عنصر المنتقي", position: "%1 من %2",
    adjustHint: "حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة.",
    toggleHint: "اضغط مرتين لتبديل الإعداد.", editHint: "اضغط مرتين للتعديل.",
    actionsAvailable: "الإجراءات متوفرة",
    contentAvailable: "محتوى إضافي متوفر",
    spellingHint: "استخدم العجلة الدوارة للوصول إلى الكلمات الخاطئة إملائيًا", decrement: "إنقاص",
    increment: "زيادة", back: "رجوع",
    cancel: "إلغاء", progress: "التقدم", inProgress: "قيد التقدم",
    datePicker: "منتقي التاريخ", page: "الصفحة %1 من %2", percentage: "%1٪",
    moreInfo: "مزيد من المعلومات", clearText: "مسح النص", oneItem: "عنصر واحد", items: "%1 عناصر",
    listStart: "بداية القائمة", listEnd: "نهاية القائمة", landmark: "معلم", end: "نهاية",
    row: "الصف %1", column: "العمود %1", spansRows: "يمتد عبر %1 صفوف",
    spansColumns: "يمتد عبر %1 أعمدة")

  private static let zh = SpokenWords(
    selected: "已选定", dimmed: "变暗", button: "按钮", link: "链接", heading: "标题", adjustable: "可调整",
    image: "图像", searchField: "搜索栏", switchButton: "切换按钮", on: "打开", off: "关闭", mixed: "混合",
    tab: "标签页", backButton: "返回按钮", textField: "文本栏", secureTextField: "安全文本栏",
    pickerItem: "选取器项目",
    position: "第%1项，共%2项", adjustHint: "单指向上或向下轻扫以调整值。", toggleHint: "轻点两下以切换设置。",
    editHint: "轻点两下以编辑。", actionsAvailable: "有可用操作",
    contentAvailable: "有更多内容",
    spellingHint: "使用转子访问拼写错误的单词", decrement: "减少", increment: "增加",
    back: "返回", cancel: "取消", progress: "进度", inProgress: "正在进行",
    datePicker: "日期选取器", page: "第%1页，共%2页", percentage: "%1%",
    moreInfo: "更多信息", clearText: "清除文本", oneItem: "1项", items: "%1项", listStart: "列表开头",
    listEnd: "列表结尾", landmark: "地标", end: "结尾", row: "第%1行", column: "第%1列", spansRows: "跨%1行",
    spansColumns: "跨%1列")

  private static let zhHant = SpokenWords(
    selected: "已選取", dimmed: "變暗", button: "按鈕", link: "連結", heading: "標題", adjustable: "可調整",
    image: "影像", searchField: "搜尋欄位", switchButton: "切換按鈕", on: "開啟", off: "關閉", mixed: "混合",
    tab: "標籤頁", backButton: "返回按鈕", textField: "文字欄位", secureTextField: "安全文字欄位",
    pickerItem: "選取器項目", position: "第%1項，共%2項", adjustHint: "以單指向上或向下滑動來調整數值。",
    toggleHint: "點兩下來切換設定。", editHint: "點兩下來編輯。", actionsAvailable: "有可用的動作",
    contentAvailable: "有更多內容", spellingHint: "使用轉輪取用拼字錯誤的字詞", decrement: "減少",
    increment: "增加", back: "返回", cancel: "取消", progress: "進度", inProgress: "進行中",
    datePicker: "日期選擇器", page: "第%1頁，共%2頁", percentage: "%1%", moreInfo: "更多資訊",
    clearText: "清除文字", oneItem: "1個項目", items: "%1個項目", listStart: "列表開頭",
    listEnd: "列表結尾", landmark: "地標", end: "結尾", row: "第%1列", column: "第%1欄",
    spansRows: "跨%1列", spansColumns: "跨%1欄")
}
