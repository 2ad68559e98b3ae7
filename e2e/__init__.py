"""The site in a real browser: Chromium by Playwright."""
