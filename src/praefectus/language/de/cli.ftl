# Die Kommandozeile: was Befehle und Optionen tun und was sie sagen.

cli-praefectus = Concordia, die ganze Familie: spielen, simulieren, Regeln nachschlagen. Jeder Befehl hat sein eigenes --help.
cli-play = Im Terminal spielen: gegen Bots, zu mehreren an einer Tastatur oder allein. Die Möglichkeiten sind nummeriert. u nimmt zurück, q speichert und beendet; weiter geht es mit --load.
cli-serve = Die Seite bereitstellen, auf der Menschen und Bots im Browser spielen, bis du Strg-C drückst.
cli-replay = Eine gespeicherte Partie ausgeben, eine Zeile je Zug. Jeder Eintrag wird an den Regeln geprüft.
cli-analyse = Eine gespeicherte Partie untersuchen: Gewinnchancen im Verlauf und die teuersten Entscheidungen, die schlimmste zuerst.
cli-levels = Die Bots nach Stärke auflisten: wie sie spielen, wie lange sie nachdenken, und ihre Wertung.
cli-boards = Die Spielpläne auflisten, mit empfohlener Personenzahl und nötigen Modulen.
cli-rules = Eine Regel in eigenen Worten erklären und sagen, wie sicher sie ist; ohne Thema alle Themen auflisten. sicher: steht in einer Spielregel oder auf dem Material. erschlossen: folgt aus Gedrucktem. unsere Lesart: eine Vermutung, bis jemand, der das Spiel besitzt, sie berichtigt.
cli-option-lang = Sprache: { $known }. Vorgabe: die des Terminals.
cli-option-version = Version anzeigen.
cli-option-board = Der Spielplan („praefectus boards“ listet sie auf) oder Datei oder Link eines eigenen.
cli-option-seats = Zahl der Personen.
cli-option-seats-default = 4, oder 1 mit --solo
cli-option-modules = Module, mit denen gespielt wird, etwa salt,forum; „praefectus rules“ erklärt sie.
cli-option-option = Eine Variante des Spiels, etwa wine_side=true. Mehrfach möglich.
cli-option-json = JSON ausgeben.
cli-option-people = Zahl der Personen, die sich die Tastatur teilen.
cli-option-seat = Wo die Personen sitzen; Platz 1 beginnt.
cli-option-bots = Wie die anderen spielen: { $levels }; oder ein beliebiger Agent, auch ein eigener: mine.py oder modul:funktion.
cli-option-seed = Aufbaucode: Dieselbe Zahl gibt denselben Aufbau.
cli-option-load = Eine gespeicherte Partie fortsetzen.
cli-option-save = Die Partie in dieser Datei speichern.
cli-option-solo = Allein gegen Contrarius spielen, den automatischen Gegner.
cli-option-solo-level = beginner, standard, veteran oder expert.
cli-option-open = Die Seite im Browser öffnen.
cli-option-to = Nach N Einträgen des Berichts aufhören.
cli-option-picture = Auch den Tisch zu diesem Zeitpunkt zeigen.
cli-argument-file = Eine gespeicherte Partie, wie play --save sie schreibt.
cli-argument-topic = Eine Karte, ein Gott, ein Modul, eine Variante, ein Spielplan oder eine Frage wie „wie viele Schritte“
cli-drawn = zufällig
cli-own-folder = eine Datei im eigenen Ordner
cli-compiling = Die Regeln werden kompiliert (nur beim ersten Mal)
cli-choices = Entscheidungen
cli-wrong = { $why } Siehe „{ $command } --help“.
cli-no-command = Es gibt keinen Befehl { $given }. Siehe „{ $command } --help“.
cli-no-command-but = Es gibt keinen Befehl { $given }; war { $meant } gemeint? Siehe „{ $command } --help“.
cli-no-option = { $command } hat keine Option { $option }.
cli-option-needs = Hinter { $option } fehlt ein Wert.
cli-missing = Es fehlt { $name }.
cli-unfit = Ungültiger Wert für { $name }: Erwartet wird { $wanted }.
cli-too-much = Zu viele Angaben für { $command }.
cli-takes-whole = eine ganze Zahl
cli-takes-whole-from = eine ganze Zahl ab { $least }
cli-takes-number = eine Zahl
cli-takes-number-from = eine Zahl ab { $least }
cli-takes-file = der Name einer Datei oder eines Ordners
cli-takes-text = eines der Wörter, die die Hilfe nennt
cli-usage = Aufruf: { $command } { $parts }
cli-options-there = [OPTIONEN]
cli-command-there = BEFEHL [ANGABEN]...
cli-option-help = Diese Hilfe zeigen.
cli-help-arguments = Angaben
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [Vorgabe: { $value }]
cli-help-required = [nötig]
cli-name-file = DATEI
cli-name-folder = ORDNER
cli-name-days = TAGE
cli-name-level = STUFE
cli-name-name-value = NAME=WERT
cli-name-seat = PLATZ
cli-name-table = TISCH
cli-name-tag = KÜRZEL
cli-name-number = ZAHL
cli-name-topic = THEMA
cli-file = { $file } kann nicht benutzt werden: { $why }.
no-such-language = Es gibt keine Sprache { $tag }; es gibt: { $known }.
option-needs-value = Die Variante „{ $option }“ braucht einen Wert; schreibe --option { $option }=WERT.
say-where-you-sat = Sag mit --seat, wo du in dieser Partie gesessen hast, von 1 bis { $seats }.
game-kept = Partie gespeichert; weiter mit „{ $command }“.
wrong-seat-option = „{ $wanted }“ ist kein Platz; die Plätze sind 1 bis { $seats }, wie in --seat 1,3.
too-many-people = { $people } Personen brauchen mehr als { $seats } Plätze; mit --seats gibt es mehr.
server-ready = Praefectus läuft unter { $address }, seine Partien liegen in { $place }. Strg-C beendet es.
no-losses = Keine teuren Entscheidungen gefunden (nach Urteil von { $judge }).
chances-title = Gewinnchancen und erwartete Punkte
column-round = Runde
row-end = Ende
column-level = Stufe
column-level-id = als { $option }
column-seconds = Sekunden je Zug
column-rating = Wertung
column-board = Spielplan
column-players = Personen
column-cities = Städte
column-provinces = Provinzen
column-needs = braucht
column-topic = Thema
column-about = worüber
column-grade = wie sicher
players-from-to = { $least } bis { $most }
topic-source = Quelle: { $source }
topic-graded-source = { $grade }; Quelle: { $source }
topics-also = Auch: { $topics }

## Zahlen

number = { NUMBER($value, maximumFractionDigits: 2) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Viele Partien

cli-simulate = Viele Zufallspartien schnell spielen, oder Partien der Agenten von --agents, und zusammenfassen. Die Prüfzahl ist ein Hash über alle Aktionen aller Partien: Mit derselben Startzahl ist sie auf jeder Engine dieselbe, mit beliebig vielen Threads.
cli-simulate-games = Wie viele Partien gespielt werden.
cli-simulate-seed = Dieselbe Startzahl gibt dieselben Partien, auf jeder Engine.
cli-simulate-engine = interpreted (langsam), cpu, gpu (NVIDIA) oder wasm (Node).
cli-simulate-threads = Wie viele Threads spielen.
cli-simulate-verify = Nach jeder Entscheidung prüfen, ob noch alles stimmt.
cli-simulate-out = Alle Entscheidungen und Zufallsergebnisse in diese Parquet-Datei schreiben.
simulate-written = Die Entscheidungen liegen in { $file }.
simulate-rounded = { $games } Partien wurden gespielt statt { $asked }, damit die Sitzfolgen vollständig sind.
cli-all-cores = alle Kerne
cli-games = Partien
cli-rows = Zeilen
cli-restoring = Wiederherstellen
cli-compiling-gpu = Die Regeln werden für die GPU kompiliert
cli-compiling-wasm = Die Regeln werden in WebAssembly kompiliert
played-with = { $board } mit { $modules }
random-games = { $games } zufällige Partien, { $played }, { $engine }
sum-seconds = Sekunden
sum-games-per-second = Partien je Sekunde
sum-decisions-per-second = Entscheidungen je Sekunde
sum-decisions-per-game = Entscheidungen je Partie
sum-turns-per-game = Züge je Partie
sum-ended-by = beendet durch
sum-mean-points = mittlere Punkte
sum-won-by = gewonnen von
sum-check = Prüfzahl
sum-verified = geprüft
sum-every-decision = jede Entscheidung
cli-arena = Agenten gegeneinander spielen lassen und bewerten. Ein Platz eines Agenten trifft auf einen anderen auf allen übrigen Plätzen, jede Ausgangslage auf jedem Platz. Anteile haben 95-%-Intervalle. Mit --out lässt sich ein angehaltener Lauf fortsetzen.
cli-arena-agents = Wer spielt: greedy, learned, search:3s ... oder eigene Agenten: mine.py, modul:funktion.
cli-arena-games = Partien jeder Paarung, aufgerundet auf ganze Sitzfolgen.
cli-arena-format = round-robin: jeder trifft jeden; ladder: Nachbarn der Liste treffen sich; challenge: ein Platz des ersten gegen jeden der anderen; mixed: alle sitzen an denselben Tischen.
cli-arena-seed = Dieselbe Startzahl gibt dieselben Partien.
cli-arena-workers = Wie viele Prozesse spielen.
cli-arena-ray = Auf diesem Ray-Verbund spielen; auto: dem dieses Rechners.
cli-arena-out = Ergebnisse und Bericht hier speichern; ein angehaltener Lauf wird von dort fortgesetzt.
arena-stopped = Angehalten: { $finished } von { $total } Partien liegen in { $folder }; derselbe Befehl macht mit ihnen weiter.
arena-lost = Angehalten: { $finished ->
    [0] keine von { $total } Partien war beendet
    [one] eine beendete Partie von { $total } ist verloren
   *[other] { $finished } beendete Partien von { $total } sind verloren
}; mit --out werden beendete Partien gespeichert, und derselbe Befehl macht mit ihnen weiter.
arena-kept = Der Bericht ist { $report }, die Partien liegen in { $results }.
standings = { $games } Partien, { $played }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
standings-agent = Agent
standings-rating = Wertung
standings-points = Punkte
standings-winning = Punkte beim Sieg
standings-houses = Häuser
standings-seconds = Sekunden je Zug
arena-one-even = Einer gegen alle anderen (bei gleicher Stärke: { $share })
pair-one = einer
pair-others = alle anderen
pair-games = Partien
pair-share = vom einen gewonnen
pair-interval = 95-%-Intervall

## Etwas herstellen

cli-train = Das Netz im Spiel gegen sich selbst trainieren; mit einer GPU eine Sache von Minuten. Braucht PyTorch (das Extra „train“). Strg-C beendet den Lauf nach dem laufenden Schritt und speichert alles; derselbe Befehl macht weiter. Messwerte liegen in progress.jsonl und für TensorBoard bereit.
cli-train-plan = Der Plan als TOML; training.toml erklärt jede Einstellung.
cli-train-run = Ordner des Laufs; ein vorhandener Lauf wird fortgesetzt.
cli-train-from = Einen neuen Lauf mit dem Netz dieses Zwischenstands beginnen.
cli-train-export = Nicht trainieren, sondern das Netz des Laufs für Spielende hierher schreiben.
training-needs = Das Training braucht { $package }: Installiere praefectus[train].
train-exported = Das Netz von { $run } liegt in { $folder }; mit PRAEFECTUS_NETWORKS={ $folder } wird damit gespielt.
trained = Fertig trainiert. „{ $command }“ schreibt das Netz für Spielende.
cli-compile = Die Regeln im Voraus kompilieren, damit später nichts darauf warten muss.
cli-compile-processes = Wie viele gleichzeitig.
cli-compile-wasm = In WebAssembly, für Browser, wenn sie sich geändert haben.
cli-compile-gpu = Die Kernel für Training und Umgebungen, für NVIDIA-GPUs mit dieser Compute Capability; die GPU muss nicht hier sein.
compiled = { $count ->
    [one] { $count } Schleife
   *[other] { $count } Schleifen
} kompiliert und für den nächsten Start gespeichert.
compiled-already = Alles ist kompiliert.
compiled-kernels = { $count ->
    [0] Alle Kernel sind kompiliert und
    [one] { $count } Kernel kompiliert und
   *[other] { $count } Kernel kompiliert und
} in { $folder } gespeichert.
wasm-fresh = { $file }, { $size } Byte, ist aktuell.
wasm-made = Erstellt: { $file }, { $size } Byte.

## Anbieten

cli-work = Diesen Rechner für die Server rechnen lassen, die sich eine PostgreSQL-Datenbank teilen: Bots, Tipps und Analysen, bis du Strg-C drückst. Beliebig viele Rechner können helfen; bot_workers legt fest, wie viele Anfragen dieser gleichzeitig bearbeitet. Ohne einen solchen Rechner rechnet jeder Server selbst.
working = Bearbeitet bis zu { $count ->
    [one] { $count } Anfrage
   *[other] { $count } Anfragen
} gleichzeitig. Strg-C beendet es.
cli-site = Eine statische Seite bauen, die jeder Webspeicher anbieten kann; sie spielt ohne Server, auch offline.
cli-site-folder = Wohin; eine ältere Seite dort wird ersetzt.
cli-site-server = Adresse eines Servers für Online-Partien; die Seite bietet sie an.
cli-site-address = Öffentliche Adresse der Site selbst; Messenger brauchen sie, um das Vorschaubild ihrer Links zu zeigen.
cli-site-for-server = Stattdessen die Seite eines Servers bauen, mit allem, was ein Gerät braucht, um Tipps und Analysen selbst zu berechnen; der Server zeigt sie mit der Einstellung static_dir.
making-site = Die Seite wird gebaut
making-site-now = Die Seite wird gebaut: { $what }
site-made = { $folder } enthält { $files } Dateien: { $size } MB, und { $learned } MB für Gegner, die gelernt haben. Jeder Webspeicher kann es anbieten; versuch es mit `{ $command }`.
site-made-for-server = { $folder } enthält { $files } Dateien: { $size } MB, und { $learned } MB Netze. Ein Server zeigt sie mit der Einstellung static_dir.
cli-backup = Alle Partien in eine Datei schreiben, während der Server läuft; praefectus restore stellt sie in jeder der beiden Datenbanken wieder her.
cli-backup-file = Wohin geschrieben wird.
cli-backup-name = praefectus-DATUM.backup
cli-backup-check = Danach jede Partie darin nachspielen.
backed-up = { $count ->
    [one] { $count } Tisch liegt
   *[other] { $count } Tische liegen
} in { $file }.
backup-wrong = { $wrong } von { $games } Partien lassen sich nicht nachspielen; die erste ist { $first }
backup-checked = Alle { $games } Partien wurden aus ihren Protokollen nachgespielt.
cli-restore = Die Partien einer Sicherung wiederherstellen, in SQLite oder PostgreSQL, während dort kein Server läuft.
cli-restore-file = Was praefectus backup geschrieben hat.
cli-restore-replace = Die vorhandenen Partien ersetzen.
cli-restore-unchecked = Die Partien nicht vorher nachspielen.
restored = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} wieder in { $place }.
train-seconds = Sekunden des Trainings
site-fetching = Pyodide und onnxruntime-web werden heruntergeladen
site-packing = die Regeln werden für den Browser gepackt
site-writing = die Seite wird geschrieben
site-page-not-loaded = Die Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie neu.
cli-name-player = NAME
