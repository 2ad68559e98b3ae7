"""The whole path in other browsers: boot, one game to its end, a visit with the server stopped."""
