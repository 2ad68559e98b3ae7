"""Which games there are. A new game adds its line here and nothing else outside its folder."""

from importlib import import_module

from pygames.core.game import Game

_FOLDERS = {
    "hack-trick": "hack_trick",
    "hack-attack": "hack_attack",
    "tash-kalar": "tash_kalar",
}


def games() -> list[str]:
    """The ids of all games, in the order the lobby shows them."""
    return list(_FOLDERS)


def load(game_id: str) -> Game:
    """The game with this id.

    Raises:
        ValueError: there is no such game; the message lists those there are.
    """
    if game_id not in _FOLDERS:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(_FOLDERS)}")
    game = import_module(f"pygames.{_FOLDERS[game_id]}").GAME
    assert isinstance(game, Game)
    return game
