"""A bot over WebSocket: it takes an open seat of a table by the table's link, and plays it to the end.

python examples/websocket_bot.py http://127.0.0.1:8000/t/TABLE [NAME]
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict) -> int:
    """One of the view's choices, by its number; put your bot’s thinking here."""
    return random.choice(view["choices"])["id"]


address, _, table = sys.argv[1].partition("/t/")
body = json.dumps({"name": sys.argv[2] if len(sys.argv) > 2 else "Fortuna"}).encode()
joined = json.load(urlopen(Request(f"{address}/api/tables/{table}/join", body, {"Content-Type": "application/json"})))
with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/ws", max_size=None) as socket:
    socket.send(json.dumps(said := {"type": "hello", "secrets": [joined["secret"]]}))
    for message in map(json.loads, socket):
        if message.get("code") == "too_many":  # faster than the server allows: wait, then send it again
            time.sleep(1)
            socket.send(json.dumps(said))
        view = message["view"] if message["type"] == "view" else {}
        if view.get("over"):
            print("Points:", [each["total"] for each in view["scores"]])
            break
        if view.get("choices"):  # there only when it is our turn
            said = {"type": "move", "seat": view["to_act"], "state": view["state"], "choice": choose(view)}
            socket.send(json.dumps(said))
