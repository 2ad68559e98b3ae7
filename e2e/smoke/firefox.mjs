// Firefox by WebDriver BiDi: node firefox.mjs ADDRESS GAME. Says "played", waits for a line (the server has
// stopped by then), says "alive". Anything wrong ends it with an error.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import puppeteer from "puppeteer-core";

const [address, game] = process.argv.slice(2);
const ready = { timeout: 90_000 };
const browser = await puppeteer.launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: true });
try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => console.error(error.message));
    await page.goto(address);
    await page.waitForSelector("html[data-boot=ready]", ready);
    const play = readFileSync(new URL("play.js", import.meta.url), "utf-8");
    await page.evaluate(`${play}; playToTheEnd(${JSON.stringify(game)})`);
    await page.evaluate(`${play}; keepItself()`);
    console.log("played");
    await once(process.stdin, "data");
    await page.goto(address);
    await page.waitForSelector("html[data-boot=ready]", ready);
    console.log((await page.evaluate(`${play}; remembered()`)) ? "alive" : "alive, without its memory");
} finally {
    await browser.close();
}
process.exit(0);
