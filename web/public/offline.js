// One language where we know which, all four otherwise; and back as soon as there is a line.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('contessa.settings') || '{}');
  } catch (ignored) {
    /* As if nothing had been chosen. */
  }
  var wanted = [chosen.language].concat(navigator.languages || []);
  for (var i = 0; i < wanted.length; i++) {
    var language = String(wanted[i] || '').slice(0, 2);
    var section = language && document.querySelector('section[lang="' + language + '"]');
    if (section) {
      document.documentElement.lang = language;
      document.documentElement.classList.add('known');
      section.classList.add('mine');
      break;
    }
  }
  var again = function () {
    location.reload();
  };
  addEventListener('online', again);
  document.querySelectorAll('button').forEach(function (button) {
    button.addEventListener('click', again);
  });
})();
