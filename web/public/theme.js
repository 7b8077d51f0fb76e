// Before anything is painted: the theme and size of text that were chosen, or the system's.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('contessa.settings') || '{}');
  } catch (ignored) {
    /* As if nothing had been chosen. */
  }
  var wants = function (query) {
    return matchMedia(query).matches;
  };
  var theme = wants('(prefers-contrast: more)') ? 'contrast' : wants('(prefers-color-scheme: light)') ? 'day' : 'night';
  var root = document.documentElement;
  root.dataset.theme = ['night', 'day', 'contrast'].indexOf(chosen.theme) < 0 ? theme : chosen.theme;
  if (chosen.textSize > 0) root.style.fontSize = chosen.textSize + '%';
})();
