# Was an einem eigenen Spielplan falsch ist, je ein Satz: was falsch ist und was zu tun ist.

own-board-none = Das ist keine Spielplandatei; eine Spielplandatei hat "format": { $form }.
own-board-newer = Diese Spielplandatei hat Version { $version }, aber dieses Programm kennt nur Versionen bis { $known }. Aktualisiere Praefectus.
own-board-too-large = Eine Spielplandatei darf höchstens { $most } KiB haben; verwende weniger Punkte für Küsten und Provinzen.
own-board-not-json = Das ist keine vollständige JSON-Datei. Speichere oder exportiere den Spielplan noch einmal.
own-board-missing = In der Spielplandatei fehlt { $where }.
own-board-unknown = In der Spielplandatei ist { $where } unbekannt; lass es weg.
own-board-text = In der Spielplandatei muss { $where } ein Text sein.
own-board-list = In der Spielplandatei muss { $where } eine Liste sein.
own-board-yes-no = In der Spielplandatei muss { $where } true oder false sein.
own-board-whole-number = In der Spielplandatei muss { $where } eine ganze Zahl sein.
own-board-number = In der Spielplandatei muss { $where } eine Zahl sein.
own-board-object = In der Spielplandatei muss { $where } ein Objekt sein.
own-board-form = In der Spielplandatei hat { $where } nicht die richtige Form; docs/own_boards.md beschreibt sie.
own-board-short-text = In der Spielplandatei ist { $where } leer; schreibe etwas.
own-board-long-text = In der Spielplandatei ist { $where } zu lang: höchstens { $bound } Zeichen.
own-board-few = In der Spielplandatei braucht { $where } mindestens { $bound } Einträge.
own-board-many = In der Spielplandatei hat { $where } zu viele Einträge: höchstens { $bound }.
own-board-small = In der Spielplandatei muss { $where } mindestens { $bound } sein.
own-board-large = In der Spielplandatei darf { $where } höchstens { $bound } sein.
own-board-one-of = In der Spielplandatei muss { $where } eines davon sein: { $known }.
own-board-name = Gib dem Spielplan einen Namen aus Buchstaben, ohne Zeichen wie < oder &.
own-board-sentence = Der Satz über den Spielplan muss eine Zeile ohne spitze oder geschweifte Klammern sein.
own-board-players = Nenne die kleinere Personenzahl zuerst.
own-board-strange-name =
    { $what ->
        [city] Stadt { $number } braucht einen Namen aus Buchstaben, ohne Zeichen wie < oder &.
        [start] Startstadt { $number } braucht einen Namen aus Buchstaben, ohne Zeichen wie < oder &.
       *[province] Provinz { $number } braucht einen Namen aus Buchstaben, ohne Zeichen wie < oder &.
    }
own-board-name-twice = Zwei Städte heißen { $name }; benenne eine um.
own-board-id-twice = Zwei Provinzen haben die Kennung { $id }; ändere eine.
own-board-province-twice = Zwei Provinzen heißen { $name }; benenne eine um.
own-board-sites = Der Spielplan hat mit den Startstädten { $count } Städte; höchstens { $most } sind möglich. Entferne welche.
own-board-provinces = Der Spielplan hat { $count } Provinzen; höchstens { $most } sind möglich. Entferne welche.
own-board-lines =
    { $kind ->
        [land] Der Spielplan hat { $count } Landlinien; höchstens { $most } sind möglich. Entferne welche.
       *[sea] Der Spielplan hat { $count } Seelinien; höchstens { $most } sind möglich. Entferne welche.
    }
own-board-no-province = Der Spielplan hat keine Provinz; füge eine hinzu.
own-board-province-empty = { $province } hat keine Stadt; füge eine hinzu oder entferne die Provinz.
own-board-city-nowhere = { $city } gehört zu keiner Provinz des Spielplans; wähle eine.
own-board-no-city = Der Spielplan hat keine Stadt; füge welche hinzu.
own-board-letter =
    { $count ->
        [one] { $count } Stadt hat den Buchstaben { $letter }, aber es gibt dafür { $tokens } Plättchen; verwende den Buchstaben { $tokens }-mal oder gar nicht.
       *[other] { $count } Städte haben den Buchstaben { $letter }, aber es gibt dafür { $tokens } Plättchen; verwende den Buchstaben { $tokens }-mal oder gar nicht.
    }
own-board-no-start =
    { $kind ->
        [land] Landkolonisten haben keine Startstadt; wähle eine.
       *[sea] Schiffe haben keine Startstadt; wähle eine.
    }
own-board-two-starts =
    { $kind ->
        [land] Landkolonisten haben zwei Startstädte; entferne eine.
       *[sea] Schiffe haben zwei Startstädte; entferne eine.
    }
own-board-line-end = Linie { $number } endet in { $name }; das liegt nicht auf dem Spielplan. Wähle eine seiner Städte.
own-board-line-loop = Eine Linie beginnt und endet in { $city }; entferne sie.
own-board-line-twice =
    { $kind ->
        [land] Zwei Landlinien verbinden dieselben zwei Städte: { $cities }; entferne eine.
       *[sea] Zwei Seelinien verbinden dieselben zwei Städte: { $cities }; entferne eine.
    }
own-board-city-alone = Keine Linie führt nach { $city }; zeichne eine.
own-board-start-alone =
    { $kind ->
        [land] Keine Landlinie verlässt { $start }, wo Landkolonisten starten; zeichne eine.
       *[sea] Keine Seelinie verlässt { $start }, wo Schiffe starten; zeichne eine.
    }
own-board-coast = Der Westen der Küste muss kleiner sein als ihr Osten und der Süden kleiner als ihr Norden.
own-board-start-unused = In Startstadt { $number } beginnt niemand; wähle, wer dort beginnt, oder entferne sie.
own-board-overlap = { $first } und { $second } liegen an derselben Stelle; verschiebe eines.
own-board-no-way = Kein Kolonist kann { $city } vom Start aus erreichen; verbinde es.
own-board-starts-apart = der zweite Partner beginnt in einer Stadt außerhalb der Startstadt, und hier starten Landkolonisten und Schiffe getrennt
own-board-fine = { $board } ist spielbereit: { $cities } Städte, { $provinces } Provinzen, { $land } Landlinien, { $sea } Seelinien.
own-board-problems =
    { $count ->
        [one] { $count } Problem:
       *[other] { $count } Probleme:
    }
cli-board = Einen eigenen Spielplan prüfen oder einen Spielplan kopieren, um ihn zu ändern.
cli-board-check = Alles auflisten, was an einem eigenen Spielplan nicht stimmt.
cli-board-copy = Einen Spielplan als Datei schreiben, aus der ein eigener Spielplan werden kann.
cli-argument-board-file = Die Datei eines eigenen Spielplans oder ein Link dazu.
cli-argument-board = Ein Spielplan; `praefectus boards` listet sie auf.
cli-name-board = PLAN
own-board-gone = Keine Partie benutzt diesen Spielplan noch. Bitte die Person, die ihn gemacht hat, um die Datei.
cli-board-try = Bots auf einem eigenen Spielplan spielen lassen und berichten, wie er sich spielt.
cli-board-try-seats = Wie viele Bots spielen.
cli-board-try-games = Wie viele Partien sie spielen.
board-try-rounds = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $least } bis { $most } Runden, im Durchschnitt { NUMBER($mean, maximumFractionDigits: 1) }.
board-try-seat = Platz { $seat }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}; Punkte im Durchschnitt: { NUMBER($points, maximumFractionDigits: 1) }.
board-try-shared = In { $percent } % der Städte stehen am Ende Häuser mehrerer Personen; Häuser je Stadt: { NUMBER($houses, maximumFractionDigits: 1) }.
own-board-not-in-link = Dieser Link enthält keinen Spielplan. Lass ihn dir noch einmal schicken.
cli-board-link = Einen eigenen Spielplan als Link schreiben.
cli-board-schema = Das JSON-Schema der Spielplandateien schreiben.
