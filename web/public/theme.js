// Runs before the first paint: applies the chosen theme, text size and motion, or the system's.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('contessa.settings') || '{}');
  } catch (ignored) {
    /* Use the defaults. */
  }
  var wants = function (query) {
    return matchMedia(query).matches;
  };
  var oneOf = function (words, word, otherwise) {
    return words.indexOf(word) < 0 ? otherwise : word;
  };
  var theme = wants('(prefers-contrast: more)')
    ? 'contrast'
    : wants('(prefers-color-scheme: light)') && !/\/tv$/.test(location.pathname)
      ? 'day'
      : 'night';
  var motion = wants('(prefers-reduced-motion: reduce)') ? 'off' : 'normal';
  var root = document.documentElement;
  root.dataset.theme = oneOf(['night', 'day', 'contrast'], chosen.theme, theme);
  root.dataset.motion = oneOf(['off', 'fast', 'normal'], chosen.motion, motion);
  if (chosen.textSize > 0)
    root.style.fontSize = 'calc(' + chosen.textSize / 100 + ' * var(--rem, 100%))';
})();
