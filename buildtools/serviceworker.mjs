// Writes the service worker with workbox: node serviceworker.mjs SITE_FOLDER
// Every file is kept with its revision; a new version waits until the page says SKIP_WAITING.
import { generateSW } from "workbox-build";

const { warnings, count, size } = await generateSW({
    globDirectory: process.argv[2],
    globPatterns: ["**/*"],
    globIgnores: ["sw.js", "**/*.whl", "404.html"],
    swDest: `${process.argv[2]}/sw.js`,
    dontCacheBustURLsMatching: /(^|\/)(pyodide-[0-9a-f]{8}\/|app-[0-9a-f]{8}\.zip)/, // these names change with their content
    maximumFileSizeToCacheInBytes: 20_000_000,
    ignoreURLParametersMatching: [/./],
    navigateFallback: "index.html",
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
});
if (warnings.length) {
    console.error(warnings.join("\n"));
    process.exit(1);
}
console.log(`${count} files, ${size} bytes`);
