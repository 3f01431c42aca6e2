// Before the first paint: theme and text size as the reader chose them, else as the system asks.
(function () {
  var root = document.documentElement,
    kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("praefectus.settings") || "{}") || {};
  } catch (e) {
    kept = {};
  }
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  if (kept.scale) root.style.setProperty("--scale", String(kept.scale));
  if (kept.motion === "less") root.dataset.motion = "less";
})();
