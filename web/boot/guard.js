// Watches over the boot, in words that every browser understands: a page that cannot come alive says
// why and what to do. `ready` ends the watch, `fail` shows the screen, `sign` is a sign of life.
(function () {
  "use strict";
  var QUIET = 10000; // ms without a sign of life until we look for the reason
  var PATIENCE = 45000; // the same until the boot counts as dead
  var started = Date.now();
  var last = started;
  var state = "booting";
  var asked = false;

  var RELOAD = "Load the page again.";
  var TEXT = {
    old: ["This browser is too old for the table", "It lacks: {what}.", "Use a current Firefox, Chrome, Edge or Safari (2023 or later)."],
    missing: ["A part of the page did not arrive", "It is {what}.", RELOAD + " If it fails again, the site is damaged or a filter in your network or browser holds the file back."],
    offline: ["The network is off", "This browser has not kept all of the page yet ({what} is missing).", "Go online and load the page once; from then on it works without the network."],
    wasm: ["WebAssembly is switched off", "The rules of the games run in it ({what}).", "Allow WebAssembly (or JIT) for this site in the browser's settings, or leave its lockdown mode for this site, then load the page again."],
    storage: ["The browser blocks this page's storage", "The page cannot start without it ({what}).", "Allow site data (cookies) for this site, or open it in a window of its own, then load the page again."],
    error: ["The table could not be laid", "The page's program stopped: {what}", RELOAD + " Your saved tables are not touched."],
    slow: ["The table is still not laid", "Nothing has arrived for {what} seconds.", "Check the connection, then load the page again; what has arrived is kept."],
  };

  function sign() {
    last = Date.now();
  }

  function ready() {
    if (state === "booting") clearInterval(timer);
    state = "ready";
    document.documentElement.setAttribute("data-boot", "ready");
  }

  function element(name, text, parent) {
    var made = document.createElement(name);
    if (text) made.appendChild(document.createTextNode(text));
    parent.appendChild(made);
    return made;
  }

  /** Shows why the page cannot come alive: a key of TEXT and what it is about. */
  function fail(kind, what) {
    if (state !== "booting") return;
    state = "failed";
    clearInterval(timer);
    forget();
    document.documentElement.setAttribute("data-boot", "failed");
    var words = TEXT[kind];
    var place = document.querySelector("[data-region=cover]") || document.body;
    var screen = element("div", "", place);
    screen.className = "cover boot-failed";
    screen.setAttribute("role", "alert");
    element("h2", words[0], screen);
    element("p", words[1].replace("{what}", what), screen);
    element("p", words[2], screen);
    var button = element("button", "Load again", screen);
    button.type = "button";
    button.className = "button main";
    button.onclick = function () {
      location.reload();
    };
    button.focus();
  }

  // The next start is one from nothing: what start.mjs took up may be what failed.
  function forget() {
    try {
      caches.delete("pygames-memory").catch(function () {});
    } catch (_error) {
      // nothing can be kept here
    }
  }

  function lacking() {
    var missing = [];
    if (!("noModule" in document.createElement("script"))) missing.push("JavaScript modules");
    if (typeof WebAssembly !== "object") return missing.length ? missing : null;
    if (typeof WeakRef === "undefined") missing.push("weak references");
    if (typeof BigInt64Array === "undefined") missing.push("large integers");
    if (typeof structuredClone === "undefined") missing.push("structured clones");
    if (!Array.prototype.at) missing.push("array positions from the end");
    return missing;
  }

  // Half of a boot's failures are silent: Pyodide waits forever for a file that never comes.
  function diagnose() {
    asked = true;
    wasmWorks(function (error) {
      if (error) return fail("wasm", error);
      var links = document.querySelectorAll("link[rel=preload], link[rel=modulepreload]");
      for (var i = 0; i < links.length; i++) probe(links[i].href);
    });
  }

  function wasmWorks(told) {
    var empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    try {
      WebAssembly.instantiate(empty).then(
        function () { told(""); },
        function (error) { told(String(error.message || error)); },
      );
    } catch (error) {
      told(String(error.message || error));
    }
  }

  function probe(url) {
    fetch(url, { method: "HEAD" }).then(
      function (answer) {
        if (!answer.ok) fail("missing", name(url) + " (" + answer.status + ")");
      },
      function () {
        fail(navigator.onLine === false ? "offline" : "missing", name(url));
      },
    );
  }

  function name(url) {
    return String(url).split(/[?#]/)[0].split("/").slice(-1)[0];
  }

  function watch() {
    var quiet = Date.now() - last;
    if (quiet > PATIENCE) fail("slow", Math.round(quiet / 1000));
    else if (quiet > QUIET && !asked) diagnose();
  }

  function storageError(reason) {
    return /SecurityError|InvalidStateError|QuotaExceeded|NotAllowed/.test(reason && reason.name) ||
      /indexedDB|IDB|storage|insecure/i.test(String(reason && reason.message));
  }

  function refused(reason) {
    if (reason instanceof Error || (reason && reason.name)) {
      if (storageError(reason)) fail("storage", String(reason.message || reason.name));
      else fail("error", String(reason.message || reason).slice(0, 300));
    }
  }

  window.pygamesBoot = { ready: ready, fail: fail, sign: sign };
  var timer = setInterval(watch, 500);

  addEventListener("error", function (event) {
    var target = event.target;
    if (target && target !== window && (target.src || target.href)) {
      if (/script|link/i.test(target.tagName)) fail(navigator.onLine === false ? "offline" : "missing", name(target.src || target.href));
    } else if (event.error) refused(event.error);
  }, true);
  addEventListener("unhandledrejection", function (event) {
    refused(event.reason);
  });
  addEventListener("py:progress", sign);
  if (window.PerformanceObserver) {
    try {
      new PerformanceObserver(function (list) {
        sign();
        list.getEntries().forEach(function (entry) {
          if (entry.responseStatus >= 400) fail("missing", name(entry.name) + " (" + entry.responseStatus + ")");
        });
      }).observe({ type: "resource", buffered: true });
    } catch (_error) {
      // an old browser: the watch goes without
    }
  }

  var missing = lacking();
  if (missing === null) fail("wasm", "WebAssembly");
  else if (missing.length) fail("old", missing.join(", "));
})();
