"""The cable between a page and the server: it can be cut in the middle of a game, and mended."""

from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """Every WebSocket of a page goes through here. Put it in before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.ends: list[WebSocketRoute] = []
        self.swallows = False  # whether what the page says is lost on the way
        page.route_web_socket("**/ws", self.take)

    def take(self, end: WebSocketRoute) -> None:
        if not self.whole:
            end.close()
            return
        server = end.connect_to_server()
        end.on_message(lambda message: None if self.swallows else server.send(message))
        self.ends.append(end)

    def cut(self) -> None:
        """From now on nothing gets through."""
        self.whole = False
        for end in self.ends:
            end.close()
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True
        self.swallows = False
