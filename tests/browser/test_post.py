"""With friends, by link: people with devices of their own, who send each other links."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .place import Person


class Friend:
    """Somebody who plays by link in a browser of their own."""

    def __init__(self, person: Person, name: str, start: str = "/post") -> None:
        self.person, self.page, self.name, self.start = person, person.page, name, start

    def make(self, players: int) -> str:
        """A new game; the link to send."""
        self.person.go(self.start)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("group", name="Players").get_by_role("button", name=str(players)).click()
        self.page.get_by_role("button", name="Make the game").click()
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
        """Whether this device says that it is its turn."""
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
    anna.page.locator(".seatbar.post").get_by_role("button", name="Link").click()
    anna.page.get_by_text("Private link for yourself").click()
    anna.page.get_by_role("button", name="Copy private link").click()
    private = anna.page.get_by_label("Private link for yourself").input_value()
    anna.close_drawer()
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
