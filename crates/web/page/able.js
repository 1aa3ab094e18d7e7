// Says in plain words that the page cannot start. It must be read by browsers that cannot read anything else of the page, so it is
// written as one wrote before 2015 (ES5); a test of xtask/pack refuses what is newer.
(function () {
  var sentences = { "@CANNOT@": "" };
  // Without these the styles would be dropped or say something else, and the table would be a heap.
  function styled() {
    if (!window.CSSLayerBlockRule || !window.CSS || !CSS.supports) return false;
    return CSS.supports("selector(:has(a))") && CSS.supports("container-type", "inline-size") &&
      CSS.supports("color", "color-mix(in srgb, red, blue)");
  }
  var lacks = !window.Promise || !window.fetch || !window.WebAssembly || !("noModule" in document.createElement("script")) ||
    !styled();
  window.kaijuLacks = lacks;
  // The language that was chosen here, then those of the browser; a tongue of its own comes before the language it belongs to.
  function language() {
    var wanted = [], i, code, tag;
    try {
      wanted.push(JSON.parse(localStorage.getItem("kaiju.settings")).lang);
    } catch (nothing) { /* nothing was kept, or nothing may be */ }
    wanted = wanted.concat(navigator.languages || [], navigator.language || "");
    for (i = 0; i < wanted.length; i += 1) {
      tag = String(wanted[i]).toLowerCase().replace("_", "-");
      for (code in sentences) if (code.toLowerCase() === tag) return code;
      for (code in sentences) if (code === tag.split("-")[0]) return code;
    }
    return "en";
  }
  window.kaijuCannot = function (why) {
    var boot = document.getElementById("boot"), lang = language(), said = document.createElement("p");
    if (!boot) return;
    document.documentElement.lang = lang;
    said.setAttribute("role", "alert");
    said.textContent = sentences[lang] + (why ? " (" + why + ")" : "");
    boot.className = "dead-end";
    boot.textContent = "";
    boot.appendChild(said);
  };
  // By then boot.js has said that it was read.
  document.addEventListener("DOMContentLoaded", function () {
    if (lacks || !window.kaijuBoots) window.kaijuCannot();
  });
})();
