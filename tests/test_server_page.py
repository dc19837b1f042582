"""The built page as the server gives it out: at which addresses, what may be kept, and what stays inside."""

import gzip
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchline
from tests.serving import Served, serving
from touchline.server.http.cached import reads_gzip
from touchline.server.http.page import PLACES

INDEX = b'<!doctype html><script type="module" src="/assets/index-B1x_2-.js"></script>'
SCRIPT = b"document.title = 'Touchline';" * 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("built")
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("Nobody may read this.")
    (site / "index.html").write_bytes(INDEX)
    (site / "favicon.svg").write_text("<svg/>")
    (site / "third-party.txt").write_text("Fonts of others.")
    (site / "notes.txt").write_text("Not an asset.")
    (site / "assets" / "index-B1x_2-.js").write_bytes(SCRIPT)
    (site / "assets" / "index-B1x_2-.js.gz").write_bytes(gzip.compress(SCRIPT))
    (site / "assets" / "plain.css").write_text("body { margin: 0 }")
    (site / "assets" / "server.py").write_text("print('not for the page')")
    with serving(folder / "tables.db", site=site) as one:
        yield one


def raw(served: Served, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """A request with the path as it is written here; clients put dots and escapes right before they send."""
    connection = http.client.HTTPConnection(served.address, timeout=20)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/replay/abc", "/rules/blitz-bowl/5.3", "/t/a/b/c", *(f"/{place}" for place in PLACES)],
)
def test_the_page_answers_at_all_its_addresses(served: Served, path: str) -> None:
    answer = served.get(path)
    assert answer.status_code == 200
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = served.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert "default-src 'none'" in again.headers["content-security-policy"]


def test_an_address_that_is_nowhere_shows_the_page_to_a_person_and_a_sentence_to_a_program(served: Served) -> None:
    answer = served.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.content == INDEX
    assert served.get("/nowhere/at/all").json()["sentence"] == "There is nothing at this address."


def test_assets_are_kept_for_good_and_sent_as_gzip_to_whoever_reads_it(served: Served) -> None:
    path = "/assets/index-B1x_2-.js"
    for encoding in ("gzip", "br, gzip;q=0.5", "deflate, GZIP"):
        status, headers, data = raw(served, path, **{"accept-encoding": encoding})
        assert status == 200
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(data) == SCRIPT
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["vary"] == "accept-encoding"
        assert headers["x-content-type-options"] == "nosniff"
    for encoding in ("identity", "br", "gzip;q=0", "gzip; q=0.000"):
        status, headers, data = raw(served, path, **{"accept-encoding": encoding})
        assert "content-encoding" not in headers
        assert data == SCRIPT
    status, headers, data = raw(served, "/assets/plain.css", **{"accept-encoding": "gzip"})
    assert (status, headers["content-type"], data) == (200, "text/css; charset=utf-8", b"body { margin: 0 }")
    assert "content-encoding" not in headers, "the build left no gzip of it"


def test_the_sign_of_the_page_is_there(served: Served) -> None:
    answer = served.get("/favicon.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_licences_of_the_fonts_are_where_the_fonts_are(served: Served) -> None:
    answer = served.get("/third-party.txt")
    assert (answer.text, answer.headers["content-type"]) == ("Fonts of others.", "text/plain; charset=utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/../notes.txt",
        "/assets/..%2fnotes.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..",
        "/assets/.",
        "/assets/",
        "/assets/index-B1x_2-.js%00.txt",
        "/assets/%00",
        "/assets/server.py",
        "/assets/index-B1x_2-.js.gz",
        "/assets/" + "x" * 4000 + ".js",
        "/assets/nothing.js",
        "/notes.txt",
        "/index.html",
    ],
)
def test_nothing_else_leaves_the_folder(served: Served, path: str) -> None:
    status, _, data = raw(served, path)
    assert status == 404
    assert json.loads(data)["sentence"] == "There is nothing at this address."


def test_where_the_page_is_not_built_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", site=tmp_path / "nowhere") as served:
        page = served.get("/t/abc")
        assert page.status_code == 200
        assert "<code>make play</code>" in page.text
        assert "<script" not in page.text
        assert "style=" not in page.text
        assert served.get("/favicon.svg").status_code == 404
        assert served.get("/assets/index.js").status_code == 404


@pytest.mark.parametrize("game", touchline.games())
def test_what_is_printed_in_a_game_is_sent_once(served: Served, game: str) -> None:
    path = f"/games/{game}"
    status, headers, data = raw(served, path, **{"accept-encoding": "gzip"})
    assert (status, headers["content-encoding"], headers["content-type"]) == (200, "gzip", "application/json")
    assert json.loads(gzip.decompress(data))["game"] == game
    status, headers, data = raw(served, path, **{"if-none-match": f'"other", {headers["etag"]}'})
    assert (status, data) == (304, b"")
    status, headers, data = raw(served, path, **{"if-none-match": '"other"'})
    assert status == 200
    assert json.loads(data)["game"] == game
    assert headers["cache-control"] == "no-cache"


def test_who_reads_gzip() -> None:
    assert reads_gzip("gzip")
    assert reads_gzip("br;q=1.0, gzip;q=0.001")
    for header in ("", "br", "gzip;q=0", "gzip;q=0.0", "notgzip", "*"):
        assert not reads_gzip(header)
