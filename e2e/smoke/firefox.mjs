// Firefox through WebDriver BiDi: runs the function bodies given on standard input, one JSON string
// a line, and answers each with one JSON line.
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [, , executablePath, url] = process.argv;
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const page = await browser.newPage();
const told = (answer) => console.log(JSON.stringify(answer));

try {
  await page.goto(url);
  told(null);
  for await (const line of createInterface({ input: process.stdin })) {
    const wish = JSON.parse(line);
    if (wish === "reload") {
      await page.reload();
      told(null);
    } else {
      told((await page.evaluate((body) => new Function(body)(), wish)) ?? null);
    }
  }
} finally {
  await browser.close();
}
