# Die Kommandozeile: was Befehle und Optionen tun und was sie sagen.

cli-praefectus = Concordia, die ganze Familie: spielen, simulieren, Regeln nachschlagen. Jeder Befehl hat sein eigenes --help.
cli-play = Im Terminal spielen, gegen Bots, zu mehreren an einer Tastatur oder allein. Die Möglichkeiten sind nummeriert. u nimmt zurück, q hört auf und bewahrt die Partie; mit --load geht sie weiter.
cli-serve = Die Seite bereitstellen, auf der Menschen und Bots im Browser spielen, bis du Strg-C drückst.
cli-replay = Eine aufbewahrte Partie lesen und erzählen, eine Zeile je Zug. Jeder Eintrag wird an den Regeln geprüft.
cli-analyse = Eine aufbewahrte Partie untersuchen: Gewinnchancen im Verlauf und was am meisten kostete, das Schlimmste zuerst.
cli-levels = Die Gegner nach Stärke: wie sie spielen, wie lange sie über einen Zug nachdenken, und ihre Wertung.
cli-boards = Die Spielpläne mit der empfohlenen Zahl von Personen und den Modulen, die sie brauchen.
cli-rules = Eine Regel in eigenen Worten erklären und sagen, wie sicher sie ist; ohne Thema alle Themen auflisten. sicher: steht in einer Spielregel oder auf dem Material. erschlossen: folgt aus Gedrucktem. Vorschlag: unsere Lesart, bis jemand mit der Schachtel sie berichtigt.
cli-option-lang = Die Sprache: { $known }. Sonst die des Terminals.
cli-option-version = Sagen, welche Version das ist.
cli-option-board = Der Spielplan; „praefectus boards“ listet sie auf.
cli-option-seats = Wie viele am Tisch sitzen.
cli-option-seats-default = 4, oder 1 mit --solo
cli-option-modules = Module, mit denen gespielt wird, etwa salt,forum; „praefectus rules“ erklärt sie.
cli-option-option = Eine Variante des Spiels, etwa wine_side=true. Mehrfach möglich.
cli-option-json = JSON für ein Programm schreiben.
cli-option-people = Wie viele Menschen spielen, nebeneinander.
cli-option-seat = Wo die Menschen sitzen; Platz 1 beginnt.
cli-option-bots = Wie die anderen spielen: { $levels }; oder ein beliebiger Agent, auch ein eigener: mine.py oder modul:funktion.
cli-option-seed = Nach dieser Zahl austeilen, um denselben Aufbau noch einmal zu spielen.
cli-option-load = Mit einer aufbewahrten Partie weitermachen.
cli-option-save = Die Partie hier aufbewahren.
cli-option-solo = Allein gegen Contrarius spielen, den selbsttätigen Rivalen.
cli-option-solo-level = standard, veteran oder expert.
cli-option-open = Die Seite im Browser öffnen.
cli-option-to = Nach N Einträgen aufhören.
cli-option-picture = Auch den Tisch zeigen, wie er dann steht.
cli-argument-file = Die Aufzeichnung einer Partie, wie play --save sie schreibt.
cli-argument-topic = Eine Karte, ein Gott, ein Modul, eine Variante, ein Spielplan oder eine Frage: wie viele Schritte
cli-drawn = ausgelost
cli-own-folder = eine Datei im eigenen Ordner
cli-compiling = Die Regeln werden übersetzt, einmalig
cli-choices = Entscheidungen
cli-wrong = { $why } „{ $command } --help“ erklärt es.
cli-no-command = Es gibt keinen Befehl { $given }; „{ $command } --help“ nennt alle.
cli-no-command-but = Es gibt keinen Befehl { $given }; war { $meant } gemeint? „{ $command } --help“ nennt alle.
cli-no-option = { $command } hat keine Option { $option }.
cli-option-needs = Hinter { $option } fehlt ein Wert.
cli-missing = Es fehlt { $name }.
cli-unfit = Der Wert für { $name } passt nicht: Nötig ist { $wanted }.
cli-too-much = { $command } bekommt mehr Angaben, als es versteht.
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
game-kept = Die Partie ist aufbewahrt; „{ $command }“ macht damit weiter.
wrong-seat-option = „{ $wanted }“ sagt nicht, wo gesessen wird; die Plätze sind 1 bis { $seats }, wie in --seat 1,3.
too-many-people = { $people } Menschen passen nicht auf { $seats } Plätze; mit --seats gibt es mehr.
server-ready = Praefectus ist unter { $address } und bewahrt die Partien in { $place } auf. Strg-C hält es an.
no-losses = Keine Wahl fällt auf: In den Augen des Spielers { $judge } wurde nichts verschenkt.
chances-title = Gewinnchancen und zu erwartende Punkte
column-round = Runde
row-end = Ende
column-level = Stufe
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

cli-simulate = Viele Partien spielen, schnell mit zufälligen Entscheidungen oder mit den Agenten von --agents, und zusammenfassen. Die Prüfzahl ist ein Hash über alle Aktionen aller Partien: Mit derselben Startzahl ist sie auf jeder Maschine und mit beliebig vielen Fäden dieselbe.
cli-simulate-games = Wie viele Partien gespielt werden.
cli-simulate-seed = Dieselbe Startzahl gibt dieselben Partien, auf jeder Maschine.
cli-simulate-engine = interpreted (langsam), cpu, gpu (NVIDIA) oder wasm (Node).
cli-simulate-threads = Wie viele Fäden spielen.
cli-simulate-verify = Nach jeder Entscheidung prüfen, dass nichts zerbrach.
cli-simulate-out = Alle Entscheidungen und Zufälle in diese Parquet-Datei schreiben.
simulate-written = Die Entscheidungen liegen in { $file }.
simulate-rounded = { $games } Partien wurden gespielt, nicht { $asked }: ganze Sitzfolgen.
cli-all-cores = alle Kerne
cli-games = Partien
cli-rows = Zeilen
cli-restoring = Zurückholen
cli-compiling-gpu = Die Regeln werden für die GPU übersetzt
cli-compiling-wasm = Die Regeln werden in WebAssembly übersetzt
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
cli-arena = Agenten gegeneinander spielen lassen und sagen, wer wie stark ist. Ein Platz eines Agenten trifft auf einen anderen auf allen übrigen Plätzen, jede Ausgangslage auf jedem Platz. Anteile haben 95-%-Intervalle. Mit --out geht ein angehaltener Lauf weiter.
cli-arena-agents = Wer spielt: greedy, learned, search:3s ... oder eigene Agenten: mine.py, modul:funktion.
cli-arena-games = Partien jeder Paarung, aufgerundet auf ganze Sitzfolgen.
cli-arena-format = round-robin: jeder trifft jeden; ladder: Nachbarn der Liste treffen sich; challenge: ein Platz des ersten gegen jeden der anderen; mixed: alle sitzen an denselben Tischen.
cli-arena-seed = Dieselbe Startzahl gibt dieselben Partien.
cli-arena-workers = Wie viele Prozesse spielen.
cli-arena-ray = Auf diesem Ray-Verbund spielen; auto: dem dieses Rechners.
cli-arena-out = Ergebnisse und Bericht hier aufheben; ein angehaltener Lauf geht von dort weiter.
arena-stopped = Angehalten: { $finished } von { $total } Partien liegen in { $folder }; derselbe Befehl macht mit ihnen weiter.
arena-lost = Angehalten: { $finished ->
    [0] keine von { $total } Partien war beendet
    [one] eine beendete Partie von { $total } ist verloren
   *[other] { $finished } beendete Partien von { $total } sind verloren
}; mit --out werden beendete Partien aufgehoben, und derselbe Befehl macht mit ihnen weiter.
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
arena-one-even = Einer gegen die Übrigen (gleich Starke: { $share })
pair-one = einer
pair-others = alle anderen
pair-games = Partien
pair-share = vom einen gewonnen
pair-interval = 95-%-Intervall

## Etwas herstellen

cli-train = Das Netz im Spiel gegen sich selbst ausbilden; mit einer GPU eine Sache von Minuten. Braucht PyTorch, das mit dem Zusatz „train“ kommt. Strg-C beendet den Lauf nach dem laufenden Stück und hebt alles auf; derselbe Befehl macht weiter. Messwerte stehen in progress.jsonl und für TensorBoard.
cli-train-plan = Der Plan als TOML; training.toml erklärt jede Einstellung.
cli-train-run = Hier liegt alles zum Lauf; er wird fortgesetzt.
cli-train-from = Einen neuen Lauf mit dem Netz dieses Standes beginnen.
cli-train-export = Nichts ausbilden: das Netz des Laufs für Spielende hierher schreiben.
training-needs = Die Ausbildung braucht { $package }: Installiere praefectus[train].
train-exported = Das Netz von { $run } liegt in { $folder }; mit PRAEFECTUS_NETWORKS={ $folder } wird damit gespielt.
trained = Ausgebildet; „{ $command }“ schreibt das Netz für Spielende.
cli-compile = Die Regeln für alles übersetzen, was sie benutzt, damit später nichts darauf warten muss.
cli-compile-processes = Wie viele gleichzeitig.
cli-compile-wasm = In WebAssembly, für Browser, wenn sie sich geändert haben.
cli-compile-gpu = Die Kernel für Ausbildung und Umgebungen, für NVIDIA-GPUs mit dieser Compute Capability, die nicht hier sein müssen.
compiled = { $count ->
    [one] { $count } Schleife
   *[other] { $count } Schleifen
} übersetzt und für den nächsten Start aufgehoben.
compiled-already = Alles ist übersetzt.
compiled-kernels = { $count ->
    [0] Alle Kernel sind übersetzt und
    [one] { $count } Kernel übersetzt und
   *[other] { $count } Kernel übersetzt und
} in { $folder } aufgehoben.
wasm-fresh = { $file }, { $size } Byte, hat schon diese Regeln.
wasm-made = Hergestellt: { $file }, { $size } Byte.

## Anbieten

cli-work = Diesen Rechner für die Server an einem PostgreSQL denken lassen: Bots, Hinweise und Analysen, bis du Strg-C drückst. Beliebig viele Rechner dürfen das; bot_workers sagt, über wie viele Fragen dieser gleichzeitig nachdenkt. Ohne einen solchen denkt jeder Server selbst.
working = Denkt über { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
} gleichzeitig nach. Strg-C beendet es.
cli-site = Das ganze Spiel als Dateien schreiben, die jeder Webspeicher anbieten kann: Es wird ohne Server gespielt, auch ohne Netz.
cli-site-folder = Wohin; eine ältere Seite dort wird ersetzt.
cli-site-server = Adresse eines Servers, wo man andere Leute trifft; die Seite bietet sie an.
cli-site-for-server = Stattdessen die Seite eines Servers, mit allem, was das Gerät eines Besuchers braucht, um Tipps und Analysen selbst zu machen; der Server zeigt sie mit der Einstellung static_dir.
making-site = Die Seite entsteht
making-site-now = Die Seite entsteht: { $what }
site-made = { $folder } enthält { $files } Dateien: { $size } MB, und { $learned } MB für Gegner, die gelernt haben. Jeder Webspeicher kann es anbieten; versuch es mit `{ $command }`.
site-made-for-server = { $folder } enthält { $files } Dateien: { $size } MB, und { $learned } MB Netze. Ein Server zeigt sie mit der Einstellung static_dir.
cli-backup = Alle Partien in eine Datei schreiben, während der Server läuft; praefectus restore holt sie zurück, in jede der beiden Datenbanken.
cli-backup-file = Wohin geschrieben wird.
cli-backup-name = praefectus-DATUM.backup
cli-backup-check = Danach jede Partie darin noch einmal spielen.
backed-up = { $count ->
    [one] { $count } Tisch liegt
   *[other] { $count } Tische liegen
} in { $file }.
backup-wrong = { $wrong } von { $games } Partien lassen sich nicht noch einmal spielen; die erste ist { $first }
backup-checked = Alle { $games } Partien wurden aus ihren Protokollen noch einmal gespielt.
cli-restore = Die Partien einer Sicherung zurückholen, in SQLite oder PostgreSQL, während dort kein Server läuft.
cli-restore-file = Was praefectus backup geschrieben hat.
cli-restore-replace = An die Stelle der Partien setzen, die dort sind.
cli-restore-unchecked = Nicht erst jede Partie noch einmal spielen.
restored = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} wieder in { $place }.
train-seconds = Sekunden des Trainings
site-fetching = Pyodide und onnxruntime-web werden geholt
site-packing = die Regeln werden für den Browser gepackt
site-writing = die Seite wird geschrieben
site-page-not-loaded = Die Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie neu.
