"""The rules reference is complete and searchable in every language: every decision has a topic."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from praefectus import data
from praefectus.data.files import FOLDER
from praefectus.game.modules import gathered
from praefectus.language import LANGUAGES, of
from praefectus.reference import topics, untranslated
from praefectus.reference.search import find
from praefectus.reference.wording import worded
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.declarations import MODULES
from praefectus.server.edge.reference import rules

OTHERS = [tag for tag in LANGUAGES if tag != "en"]


QUESTIONS: dict[str, list[tuple[str, str]]] = json.loads(
    Path(__file__).with_name("questions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    ("tag", "question", "answer"), [(tag, *asked) for tag in LANGUAGES for asked in QUESTIONS[tag]]
)
def test_a_newcomers_question_has_its_answer_first(tag: str, question: str, answer: str) -> None:
    assert find(question, tag)[0] == answer


@pytest.mark.parametrize("tag", LANGUAGES)
def test_newcomers_ask_sixty_questions_in_every_language(tag: str) -> None:
    assert len({question for question, _ in QUESTIONS[tag]}) == 60


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_topic_begins_with_a_sentence_that_states_the_rule(tag: str) -> None:
    """No topic begins with a list of prices or rows."""
    for name in topics.FILES:
        path = FOLDER / "reference" / name if tag == "en" else topics.translation(tag, name)
        for topic, text in topics.read_texts(path).items():
            assert re.match(r"\w[^\n{]*?[.:;]", text.body.replace("{{", "").replace("}}", "")), topic
            assert not text.body.startswith(("{{", "- ", "1.", "a)")), topic


def test_the_reference_follows_the_order_in_which_people_learn() -> None:
    """From the goal to the scoring, then cards and modules; rules of single boards come last."""
    order = [topic.id for topic in topics.reference()]
    steps = ["goal", "setup", "starting_cards", "turn", "round", "goods", "movement", "houses", "provinces", "display"]
    steps += ["end", "scoring", "architect", "tribune", "salt", "forum", "fish_market", "solitaria", "balearica"]
    steps += ["roma", "gallia", "britannia_start", "without_salt", "ionium_west"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)
    basics = [topic.id for topic in rules(of("en")).topics if topic.part == "basics"]
    assert {"start_goods", "without_salt", "britannia_start", "ionium_west"}.isdisjoint(basics)


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "free, any good, any good, 1 cloth, 1 cloth, any good + 1 cloth, 2 cloth."),
        ("de", "kostenlos, beliebige Ware, beliebige Ware, 1 Tuch"),
        ("fr", "gratuit, marchandise au choix, marchandise au choix, 1 "),
    ],
)
def test_the_slots_of_the_display_have_prices_that_anybody_can_read(tag: str, said: str) -> None:
    assert said in topics.topic("display", tag).body


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_certain_carries_no_grade(tag: str) -> None:
    """Neither in lists nor in notes; what is in doubt does."""
    certain, inferred = (f"({of(tag)(f'grade-{grade}')})" for grade in ("certain", "inferred"))
    bodies = [topic.body for topic in topics.reference(tag)]
    assert not [body for body in bodies if certain in body] and any(inferred in body for body in bodies)


def test_every_decision_has_its_topic() -> None:
    """Also what chance decides, and what happens automatically; and no topic names a decision that is not there."""
    told = {name for topic in topics.reference() for name in topic.tells}
    assert {row.name for row in DECISIONS.values()} == told


def named_things(tag: str) -> list[tuple[str, str, str]]:
    """Everything with a name in the data: the language, what it is, and how somebody would ask for it."""

    def called(message: str) -> str:
        return worded(of(tag), message)

    things = [("personality", called(f"card-{kind.kind}")) for kind in data.cards().kinds]
    things += [("card for sale", called(f"card-{card.kind}")) for card in data.cards().types]
    things += [("god", god.name) for god in data.cards().gods]
    things += [("good", of(tag)(f"good-{good}")) for good in data.GOODS]
    things += [("forum card", card.name) for card in data.forum()]
    things += [("stand", called(f"stand-{stand.id}")) for stand in data.fish_market().stands]
    things += [("side of the market", called(f"market-{name}")) for name in data.fish_market().sides]
    things += [("module", called(f"module-{module.name}")) for module in data.modules()]
    things += [("option", called(f"option-{option.name}")) for option in data.options()]
    things += [("board", of(tag)("reference-board-before", board=name)) for name in data.board_ids()]
    things += [("solo level", called(f"option-solo_level-{level}")) for level in data.solitaria().handicap]
    things += [("id of a topic", topic.id) for topic in topics.reference()]
    return [(tag, what, name) for what, name in dict.fromkeys(things)]


def plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.lower()))


@pytest.mark.parametrize(("tag", "what", "name"), [thing for tag in LANGUAGES for thing in named_things(tag)])
def test_every_thing_is_found_by_its_name(tag: str, what: str, name: str) -> None:
    """The first answer is the topic of that name, or one that says the name."""
    first = {topic.id: topic for topic in topics.reference(tag)}[find(name, tag)[0]]
    said = [plain(text) for text in (first.title, *first.aliases, first.id, first.body)]
    assert any(plain(name) in text for text in said)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_volcano_tile_and_reaction_is_told(tag: str) -> None:
    words = of(tag)
    volcano, reactions = topics.topic("volcano", tag).body, topics.topic("reactions", tag).body
    for tile in data.sicilia().tiles:
        for unit, count in tile.gain.items():
            assert words(f"amount-{unit}", count=count) in volcano
    assert all(worded(words, f"volcano-row-{row.row}") in volcano for row in data.sicilia().rows)
    for number in range(len(data.solitaria().reactions)):
        assert worded(words, f"reaction-{number}") in reactions
    for number in range(len(data.solitaria().build_order)):
        assert worded(words, f"build-order-{number}") in topics.topic("contrarius_builds", tag).body


@pytest.mark.parametrize("tag", OTHERS)
def test_other_languages_have_every_topic_with_the_same_facts(tag: str) -> None:
    """Titles, texts and sources are theirs; what a topic rests on, tells and belongs to is the same everywhere."""
    for here, english in zip(topics.reference(tag), topics.reference(), strict=True):
        same = {"id", "rests_on", "grade", "boards", "tells"}
        assert here.model_dump(include=same) == english.model_dump(include=same)
        assert here.body != english.body


@pytest.mark.parametrize("tag", OTHERS)
def test_other_languages_say_the_same_numbers(tag: str) -> None:
    """As many lines, the same marks and the same numbers as in English: nothing was left out or turned around."""
    for name in topics.FILES:
        here, there = topics.read_texts(topics.translation(tag, name)), topics.read_texts(FOLDER / "reference" / name)
        assert list(here) == list(there)
        for topic, text in there.items():
            for pattern in (r"\d+", topics.MARK, r"\n"):
                assert sorted(re.findall(pattern, here[topic].body)) == sorted(re.findall(pattern, text.body)), topic


def test_lint_finds_nothing_wrong_and_nothing_missing() -> None:
    assert [fault for tag in OTHERS for fault in untranslated.topic_faults(tag)] == []
    assert [missing for tag in OTHERS for missing in untranslated.lacking(tag)] == []


def test_every_translation_of_the_data_fits_the_english_of_today() -> None:
    assert list(untranslated.stale()) == []


def test_changed_english_of_a_row_or_a_topic_makes_translations_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(untranslated, "RECORDED", tmp_path / "recorded.json")
    untranslated.RECORDED.write_text("{}", encoding="utf-8")
    assert untranslated.main(["--all"]) == 0
    changed = untranslated.hashes() | {"module-salt-text": "another", "reference/basics.md: turn": "another"}
    monkeypatch.setattr(untranslated, "hashes", lambda: changed)
    assert untranslated.main(["de", "module-salt-text"]) == 0
    found = list(untranslated.stale())
    assert [line.split(":")[0] for line in found] == ["de", "fr", "fr"]
    assert "reference/basics.md: turn" in found[0] and "check the translation" in found[0]
    assert untranslated.main(["de"]) == 2


def test_lint_says_what_differs_and_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx" / "reference").mkdir(parents=True)
    monkeypatch.setattr("praefectus.language.FOLDER", tmp_path)
    monkeypatch.setattr(untranslated, "FOLDER", tmp_path)
    topics.translation("xx", "basics.md").write_text(
        "## goods: Waren\naliases: Ware\nsource: hier\n\nPreise {{money}}\n\n"
        "## magnus: Magnus\naliases: M\nsource: hier\nrests on: print\n\nText.\n\n"
        "## nonsense: Unsinn\naliases: U\nsource: hier\n\nText.\n",
        encoding="utf-8",
    )
    assert list(untranslated.topic_faults("xx")) == [
        "xx/reference/basics.md: the topic 'goods' asks for prices in English, money here.",
        "xx/reference/basics.md: the topic 'magnus' needs a title and the fields aliases, source, and no others.",
        "xx/reference/basics.md: the English basics.md has no topic 'nonsense'.",
    ]
    missing = untranslated.lacking("xx")
    assert "reference/basics.md: turn" in missing and "reference/basics.md: goods" not in missing
    assert "fact-tiles" in missing and "board-roma-doubt-0" in missing


def test_english_stands_in_for_a_topic_that_a_language_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "de" / "reference"
    folder.mkdir(parents=True)
    (folder / "basics.md").write_text("## turn: Ein Zug\naliases: Zug\nsource: hier\n\nEine Karte.\n", encoding="utf-8")
    monkeypatch.setattr("praefectus.language.FOLDER", tmp_path)
    found = {topic.id: topic for topic in topics.reference.__wrapped__("de")}
    assert (found["turn"].title, found["turn"].body) == ("Ein Zug", "Eine Karte.")
    assert found["movement"].body == topics.topic("movement").body


def test_a_topic_is_known_by_its_names_in_the_readers_language_and_in_english() -> None:
    assert topics.topic("Präfekt", "de") is topics.topic("prefect", "de")
    assert topics.topic("cash bonus", "de").title == "Präfekt"
    assert topics.topic("étalage", "fr").id == topics.topic("cartes à vendre", "fr").id == "display"
    with pytest.raises(data.DataError) as refused:
        topics.topic("zzz", "fr")
    assert of("fr").say(refused.value.message).startswith("Il n’y a pas de sujet «\u202fzzz\u202f»")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_module_has_a_topic_and_what_it_brings_belongs_to_it(tag: str) -> None:
    shown = {topic.id: topic for topic in rules(of(tag)).topics}
    for module in MODULES:
        assert shown[module].module == module
    for module, things in gathered("TOPICS").items():
        for thing in things():
            assert shown[thing].module == module
    assert shown["auction"].module == "forum" and shown["team_talk"].module == "teams"
    assert shown["solo_end"].module == "solitaria" and shown["without_salt"].boards == ["byzantium", "hispania"]
    assert shown["britannia_start"].module is None and shown["britannia"].boards == ["britannia"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how many steps", "movement"),
        ("what does the prefect do", "prefect"),
        ("What does the Prefect do?", "prefect"),
        ("win", "tie"),
        ("how do I win", "tie"),
        ("who wins a tie?", "tie"),
        ("third house cost", "houses"),
        ("may partners talk", "team_talk"),
        ("chat", "team_talk"),
        ("highest bid", "auction"),
        ("how does the auction work", "auction"),
        ("byzantium without salt", "without_salt"),
        ("cooperative result", "solo_end"),
        ("tie against contrarius", "solo_end"),
        ("magnus in the solo game", "solo_magnus"),
        ("when does the game end", "end"),
        ("frankincense", "aegyptus"),
        ("fertile nile", "aegyptus"),
        ("waiting ship", "gallia"),
        ("coin field", "coin_field"),
        ("gavdos", "creta"),
        ("start cities of britannia", "britannia_start"),
        ("pref", "prefect"),
        ("archit", "architect"),
        ("storehouse full", "storehouse"),
        ("selling wine", "mercator"),
        ("PATRICIANS", "forum"),
        ("prefct", "prefect"),
    ],
)
def test_questions_are_answered(question: str, answer: str) -> None:
    """By words and their stems, not by pieces of words: "win" is no wine."""
    assert answer in find(question)[:2], find(question)


@pytest.mark.parametrize(
    ("tag", "question", "answer"),
    [
        ("de", "wie viele schritte", "movement"),
        ("de", "was macht der präfekt", "prefect"),
        ("de", "Was macht der Präfekt?", "prefect"),
        ("de", "gewinnen", "tie"),
        ("de", "wie gewinne ich", "tie"),
        ("de", "wer gewinnt bei Gleichstand?", "tie"),
        ("de", "was kostet das dritte haus", "houses"),
        ("de", "dürfen partner miteinander reden", "team_talk"),
        ("de", "chat", "team_talk"),
        ("de", "höchstes gebot", "auction"),
        ("de", "wie geht die versteigerung", "auction"),
        ("de", "byzantium ohne salz", "without_salt"),
        ("de", "gemeinsames ergebnis", "solo_end"),
        ("de", "gleichstand gegen contrarius", "solo_end"),
        ("de", "magnus im solospiel", "solo_magnus"),
        ("de", "wann endet das spiel", "end"),
        ("de", "weihrauch", "aegyptus"),
        ("de", "fruchtbarer nil", "aegyptus"),
        ("de", "wartendes schiff", "gallia"),
        ("de", "münzfeld", "coin_field"),
        ("de", "gavdos", "creta"),
        ("de", "startstädte von britannia", "britannia_start"),
        ("de", "präf", "prefect"),
        ("de", "archit", "architect"),
        ("de", "lagerhaus voll", "storehouse"),
        ("de", "wein verkaufen", "mercator"),
        ("de", "PATRIZIER", "forum"),
        ("de", "praefekt", "prefect"),
        ("de", "häuser bauen", "houses"),
        ("de", "vulkanausbruch", "volcano"),
        ("de", "auslagenfeld", "display"),
        ("de", "ziegelpreis", "goods"),
        ("de", "Bauer", "specialists"),
        ("fr", "combien de pas", "movement"),
        ("fr", "que fait le préfet", "prefect"),
        ("fr", "Que fait le Préfet ?", "prefect"),
        ("fr", "gagner", "tie"),
        ("fr", "comment gagner", "tie"),
        ("fr", "qui gagne à égalité ?", "tie"),
        ("fr", "que coûte la troisième maison", "houses"),
        ("fr", "les partenaires peuvent-ils se parler", "team_talk"),
        ("fr", "discussion", "team_talk"),
        ("fr", "mise la plus haute", "auction"),
        ("fr", "comment marchent les enchères", "auction"),
        ("fr", "byzantium sans sel", "without_salt"),
        ("fr", "résultat coopératif", "solo_end"),
        ("fr", "égalité contre contrarius", "solo_end"),
        ("fr", "magnus en solo", "solo_magnus"),
        ("fr", "quand finit la partie", "end"),
        ("fr", "encens", "aegyptus"),
        ("fr", "nil fertile", "aegyptus"),
        ("fr", "navire en attente", "gallia"),
        ("fr", "case de pièces", "coin_field"),
        ("fr", "gavdos", "creta"),
        ("fr", "villes de départ de britannia", "britannia_start"),
        ("fr", "préf", "prefect"),
        ("fr", "archit", "architect"),
        ("fr", "entrepôt plein", "storehouse"),
        ("fr", "vendre du vin", "mercator"),
        ("fr", "PATRICIENS", "forum"),
        ("fr", "prefet", "prefect"),
        ("fr", "qu'est-ce que l'étalage", "display"),
        ("fr", "éruption du volcan", "volcano"),
    ],
)
def test_questions_are_answered_in_other_languages(tag: str, question: str, answer: str) -> None:
    assert answer in find(question, tag)[:2], find(question, tag)


def test_a_whole_name_comes_first() -> None:
    """A farmer (Bauer) is no building (bauen), though their stems are the same."""
    assert find("Bauer", "de")[0] == "specialists" and find("bauen", "de")[0] == "houses"
    assert find("no_goods")[0] == "no_goods" and find("Enchères des patriciens", "fr")[0] == "forum_auction"


def test_win_is_no_wine() -> None:
    assert not [topic for topic in find("win") if "wine" in topic]


@pytest.mark.parametrize("nonsense", ["", "   ", "?!", "xyzzy", "\u0000", "%' OR 1=1", "🏛" * 50, "the of and"])
def test_nonsense_finds_nothing_and_harms_nothing(nonsense: str) -> None:
    for tag in LANGUAGES:
        assert isinstance(find(nonsense, tag), list)
        assert find("xyzzy", tag) == []
