"""The whole path in other browsers: boot, one game to its end, a visit with the server stopped."""

SIT = """
const form = document.querySelector('form[data-do=sit][data-what="hack-attack"]');
form.querySelector('[name=seat-0]').value = 'you';
form.querySelector('[name=seat-1]').value = 'beginner';
form.querySelector('button').click();
"""
"""At the lobby: a new table of the shortest game."""

PLAY = """
if (document.querySelector('[data-region=prompt] .result')) return 'over';
const all = [...document.querySelectorAll('[data-action].can')];
if (!all.length) return 'waiting';
all[Math.floor(Math.random() * all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
return 'played';
"""
"""At a table: one random legal action, if it is our turn. Says how things stand."""

READY = "return document.documentElement.dataset.boot === 'ready';"
"""Whether the page's program answers."""

KEPT = """
return !!navigator.serviceWorker && !!navigator.serviceWorker.controller;
"""
"""Whether the service worker answers for the page."""
