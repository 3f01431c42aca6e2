"""Games by link: people on several devices send each other links."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from praefectus.game.post import open_post, write_post
from praefectus.game.post.stints import Table

from .conftest import Meet, Visit
from .place import Person
from .static_site import Host, kept, remembered

NAMES = ["Anna", "Berta", "Carla", "Doris"]


class Friend:
    """Somebody who plays by link in a browser of their own."""

    def __init__(self, person: Person, name: str, start: str = "/post") -> None:
        self.person, self.page, self.name, self.start = person, person.page, name, start

    def make(self, players: int) -> str:
        """A new game; the link to send."""
        self.person.go(self.start)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("group", name="Players").get_by_role("button", name=str(players)).click()
        self.page.get_by_role("button", name="Create game").click()
        return self.link()

    def open(self, link: str) -> None:
        """Open a link as a messenger does."""
        self.page.goto("about:blank")
        self.page.goto(link)
        self.page.wait_for_selector(".seatbar.post, .seat, .endpage, .trouble")
        self.person.state = None

    def paste(self, link: str) -> None:
        self.page.get_by_label("Paste a link you received").fill(f"Your turn! {link}.")
        self.page.get_by_role("button", name="Open", exact=True).click()

    def join(self, link: str) -> str:
        """Take the first open seat; the link to send back."""
        self.open(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Take this seat").first.click()
        self.page.get_by_role("heading", name="Send the link").wait_for()
        return self.link()

    def link(self) -> str:
        """The link that the page shows to send."""
        return self.page.get_by_label("Link", exact=True).input_value()

    def text(self) -> str:
        """The newest link that this device has saved."""
        games = self.page.evaluate(
            "() => Object.keys(localStorage).filter((k) => k.startsWith('praefectus.post.'))"
            ".map((k) => JSON.parse(localStorage[k]).saved.link)"
        )
        return str(games[0])

    def acts(self) -> bool:
        """Return whether this device says that it is its turn."""
        self.page.locator(".seatbar.post").wait_for()
        return self.page.get_by_text("Your turn. End it").count() > 0

    def play(self, choices: int = 1000) -> str:
        """So many choices, or until the turn is over; the link to send if it is."""
        self.page.locator("#decide").wait_for()
        for _ in range(choices):
            lit = self.person.turn(mine=False)
            if not lit:
                self.page.locator(".drawer, .endpage").first.wait_for()
                return self.address(self.text())
            self.person.click(self.person.quick(lit))
        return ""

    def address(self, text: str) -> str:
        return f"{self.person.url}/#/g/{text}"

    def private_link(self) -> str:
        """The link for oneself."""
        self.page.locator(".seatbar.post").get_by_role("button").first.click()
        self.page.get_by_text("Private link for yourself").click()
        self.page.get_by_role("button", name="Copy private link").click()
        link = self.page.get_by_label("Private link for yourself").input_value()
        self.close_drawer()
        return link

    def close_drawer(self) -> None:
        self.page.locator(".drawer").get_by_role("button", name="Close").click()


def together(friends: list[Friend]) -> str:
    """All join one after another; the link that begins the game is open at the one who made it."""
    link = friends[0].make(len(friends))
    for friend in friends[1:]:
        link = friend.join(link)
    friends[0].open(link)
    friends[0].page.locator("#decide").wait_for()
    return link


def test_two_people_play_by_link(meet: Meet) -> None:
    """On a server's page, which stores nothing: join, play, reload in mid-turn, send on; an older link and a fork."""
    anna, berta = Friend(meet(), "Anna"), Friend(meet(width=390, height=844, has_touch=True), "Berta")
    anna.person.go("/")
    anna.page.get_by_role("link", name="With friends, by link").click()
    begin = together([anna, berta])
    anna.play(choices=1)
    anna.person.turn()  # the next decision is shown
    shown = anna.person.decision()
    anna.person.reload()
    assert anna.person.decision() == shown  # the turn goes on
    second = anna.person.context.new_page()  # another page of the same device shows the same turn
    second.goto(anna.page.url)
    second.wait_for_selector(f'#decide[data-state="{shown}"]')
    anna.person.state = None
    first = anna.play()
    expect(anna.page.get_by_role("heading", name="Send the link to Berta")).to_be_visible()
    expect(second.get_by_role("button", name="Send the link to Berta")).to_be_visible()
    second.close()
    anna.close_drawer()

    berta.person.go("/post")
    berta.paste(first)
    assert berta.acts()
    answer = berta.play()
    anna.open(answer)
    assert anna.acts()
    anna.open(first)
    expect(anna.page.locator("[data-outcome=older]")).to_contain_text("older than the game on this device")
    assert anna.acts()

    other = Friend(meet(), "Anna")  # the same seat on a second device: another turn from the same link
    private = anna.private_link()
    other.open(private)
    assert other.acts()
    anna.person.click(anna.person.decisions()[0])
    one = anna.play()
    other.person.click(other.person.decisions()[-1])
    two = other.play()
    berta.open(one)
    berta.open(two)
    fork = berta.page.locator("[data-outcome=fork]")
    expect(fork).to_contain_text("On this device: Anna")
    expect(fork).to_contain_text("In the link: Anna")
    fork.get_by_role("button", name="Take the link’s").click()
    expect(fork).to_have_count(0)
    assert berta.text() in two and begin != two


def test_a_seat_is_handed_over_by_its_buttons(meet: Meet) -> None:
    """Anna's device is lost: Clara asks for the seat, Berta declines, then she does, and Clara continues."""
    anna, berta, clara = (Friend(meet(), name) for name in ("Anna", "Berta", "Clara"))
    together([anna, berta])
    berta.open(anna.play())
    clara.open(berta.play())
    expect(clara.page.locator(".seatbar.post")).to_contain_text("You’re watching. It’s Anna’s turn.")

    def ask() -> str:
        """Clara asks; the link for everyone."""
        if not clara.page.locator(".drawer").count():
            clara.page.locator(".seatbar.post").get_by_role("button").first.click()
        clara.page.get_by_text("A device is lost").click()
        clara.page.get_by_label("Whose seat").select_option(label="Anna")
        clara.page.get_by_label("Your name").fill("Clara")
        clara.page.get_by_role("button", name="Ask for the seat").click()
        expect(clara.page.locator(".drawer")).to_contain_text("When all others have agreed, the seat changes hands.")
        return clara.link()

    berta.open(ask())
    bar = berta.page.locator(".seatbar.post")
    expect(bar).to_contain_text("Clara asks for Anna’s seat.")
    bar.get_by_role("button", name="Decline").click()
    expect(bar).not_to_contain_text("asks for")
    assert not open_post(berta.text()).handovers
    berta.open(clara.link())
    bar.get_by_role("button", name="Agree", exact=True).click()
    expect(bar.get_by_role("button", name="Send the link to Clara")).to_be_visible()
    clara.open(berta.address(berta.text()))
    assert clara.acts()
    berta.open(clara.play())
    assert berta.acts()
    anna.open(berta.address(berta.text()))  # the lost device is found: it can only watch
    expect(anna.page.locator(".seatbar.post")).to_contain_text("You’re watching")


# a static site, without any server


def friends_on(host: Host, visit: Visit, names: Sequence[str]) -> list[Friend]:
    """Everybody has opened the site once; then its file server stops."""
    friends = [Friend(visit(permissions=["clipboard-read", "clipboard-write"]), name, "/#/post") for name in names]
    for friend in friends:
        friend.person.go("/")
    for friend in friends:
        kept(friend.page)
        remembered(friend.page)  # every link that is opened starts Python again: from its memory that is soon done
    host.stop()
    for friend in friends:
        friend.page.reload()
    return friends


def tampered(text: str) -> str:
    """The link of somebody who chose a draw of the last stint that has one: all else in it is right."""
    game = open_post(text)
    table = Table(game.configuration, game.people, game.handovers)
    draw = game.table.draws[-1]
    place = [entry for entry, action in enumerate(game.table.log) if action == draw.outcome][-1]
    table.follow(game.table.log[:place])
    table.decide(next(outcome for outcome in draw.outcomes if outcome != draw.outcome))
    return write_post(game.configuration, table.log, game.people, game.handovers)


def all_refuse(friends: Sequence[Friend], text: str) -> None:
    """Every device refuses a link with the same sentence, and stays where it was."""
    for friend in friends:
        before = friend.text()
        friend.open(friend.address(text))
        expect(friend.page.locator(".trouble")).to_contain_text("was changed. Ask for the original link")
        assert friend.text() == before
        friend.open(friend.address(before))


def passed_round(friends: Sequence[Friend], links: int = 10_000) -> int:
    """The player to act plays and sends the link to the next one; returns how many links were sent."""
    sent, acting = 0, next(friend for friend in friends if friend.acts())
    while sent < links and not acting.person.over():
        link = acting.play()
        sent += 1
        if acting.person.over():
            for friend in friends:
                friend.open(link)
            break
        name = acting.page.locator(".drawer h2").inner_text().removeprefix("Send the link to ")
        acting = next(friend for friend in friends if friend.name.casefold() == name.casefold())
        acting.open(link)
    return sent


def test_people_play_by_link_without_any_server(host: Host, visit: Visit) -> None:
    """A static site whose file server is stopped: two devices play a round; a reload in mid-turn; a chosen draw is
    refused by both."""
    friends = friends_on(host, visit, NAMES[:2])
    together(friends)
    anna, berta = friends
    anna.play(choices=1)
    shown = anna.person.decision()
    anna.person.reload()
    assert anna.person.decision() == shown
    anna.person.state = None
    berta.open(anna.play())
    assert berta.acts()
    all_refuse(friends, tampered(berta.text()))


@pytest.mark.long
def test_a_whole_game_by_link_of_four(host: Host, visit: Visit) -> None:
    """Four profiles without any server, to the end: a chosen draw is refused by all, a lost device is restored by its
    private link, all are shown a fork."""
    *friends, spare = friends_on(host, visit, [*NAMES, NAMES[2]])
    together(friends)
    passed_round(friends, links=5)
    newest = max((friend.text() for friend in friends), key=lambda text: len(open_post(text).table.log))
    for friend in friends:
        friend.open(friend.address(newest))
    all_refuse(friends, tampered(newest))

    private = friends[2].private_link()  # Carla's device is lost; the newest link comes from the group
    friends[2] = spare
    spare.open(private)
    spare.open(spare.address(newest))

    forking = next(friend for friend in friends if friend.acts())
    before = forking.page.evaluate("() => JSON.stringify(localStorage)")
    forking.person.click(forking.person.decisions()[0])
    one = forking.play()
    forking.page.evaluate(
        "(kept) => { for (const [k, v] of Object.entries(JSON.parse(kept))) localStorage[k] = v; }", before
    )
    forking.open(forking.address(newest))
    forking.person.click(forking.person.decisions()[-1])
    two = forking.play()
    for friend in friends:
        friend.open(one if friend is not forking else two)
    for friend in friends:
        if friend is not forking:
            friend.open(two)
            fork = friend.page.locator("[data-outcome=fork]")
            expect(fork).to_contain_text(f"On this device: {forking.name}")
            expect(fork).to_contain_text(f"In the link: {forking.name}")
            fork.get_by_role("button", name="Take the link’s").click()
            expect(fork).to_have_count(0)
    passed_round(friends)
    assert all(friend.person.over() for friend in friends)
    assert len({friend.text() for friend in friends}) == 1
