"""The catalogue every sentence for a person goes through, English first."""

from collections.abc import Callable

_translate: Callable[[str], str] = str


def _(message: str) -> str:
    """The message in the language in use.

    >>> _("Your turn")
    'Your turn'
    """
    return _translate(message)


def use_language(translate: Callable[[str], str]) -> None:
    """Set the catalogue, for example `gettext.translation("pygames", folder).gettext`."""
    global _translate
    _translate = translate
