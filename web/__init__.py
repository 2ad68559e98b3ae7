"""The page: what it looks like, what it does, how it is built. It knows games only through the contract."""
