"""Firefox and WebKit: the site boots, a game is played to its end, and a visit without the network works,
which takes up the memory of the first."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from buildtools import ROOT
from buildtools.serve import Server, address
from buildtools.tools import program

HERE = Path(__file__).parent
GAME = "hack-attack"
READY = "html[data-boot=ready]"


@pytest.fixture
def webkit() -> Iterator[webdriver.WebKitGTK]:
    """WebKitGTK's small browser; the whole run stands under `xvfb-run`."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = minibrowser()
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(executable_path=program("WebKitWebDriver", "it drives WebKit"))
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_script_timeout(240)
    yield driver
    driver.quit()


def minibrowser() -> str:
    """Where Debian keeps it."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "MiniBrowser is missing: install Debian's webkit2gtk-driver"
    return str(found[-1])


def test_firefox(own_server: Server) -> None:
    command = ["node", str(HERE / "firefox.mjs"), address(own_server), GAME]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as firefox:
        assert firefox.stdin and firefox.stdout
        assert firefox.stdout.readline() == "played\n"
        own_server.stop()
        firefox.stdin.write("\n")
        firefox.stdin.flush()
        assert firefox.stdout.readline() == "alive\n"
    assert firefox.returncode == 0


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium's own call
def test_webkit(own_server: Server, webkit: webdriver.WebKitGTK) -> None:
    def ready() -> None:
        WebDriverWait(webkit, 90).until(lambda driver: driver.find_elements(By.CSS_SELECTOR, READY))

    webkit.get(address(own_server))
    ready()
    play = (HERE / "play.js").read_text("utf-8")
    acts = webkit.execute_async_script(
        f"{play}; const told = arguments[1];"
        "playToTheEnd(arguments[0]).then(told, (error) => told(String(error)));",
        GAME,
    )
    assert isinstance(acts, int), acts
    kept = webkit.execute_async_script(
        f"{play}; keepItself().then(() => arguments[0](1), (error) => arguments[0](String(error)));"
    )
    assert kept == 1, kept
    own_server.stop()
    webkit.get(address(own_server))
    ready()
    assert webkit.execute_script(f"{play}; return remembered();") == 1
