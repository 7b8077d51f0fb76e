// Shows one language if we know which, otherwise all of them; and reloads as soon as the server answers again.
(function () {
  var ASK_MS = 1500;
  var GIVE_UP_MS = 3000;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('contessa.settings') || '{}');
  } catch (ignored) {
    /* Use the defaults. */
  }
  var wanted = [chosen.language].concat(navigator.languages || []);
  var sections = Array.from(document.querySelectorAll('section'));
  for (var i = 0; i < wanted.length; i++) {
    var section = sections.find(function (each) {
      return wanted[i] === each.lang || String(wanted[i]).startsWith(each.lang + '-');
    });
    if (section) {
      document.documentElement.lang = section.lang;
      document.documentElement.classList.add('known');
      section.classList.add('mine');
      break;
    }
  }
  var reload = function () {
    location.reload();
  };
  addEventListener('online', reload);
  // A server that was down gives no `online` event when it returns, so ask it. Promised: back within five seconds.
  var timer;
  var ask = function () {
    clearTimeout(timer);
    var later = function () {
      clearTimeout(timer);
      timer = setTimeout(ask, ASK_MS);
    };
    fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(GIVE_UP_MS) }).then(function (
      answer,
    ) {
      if (answer.ok) reload();
      else later();
    }, later);
  };
  ask();
  // A hidden page's timers may run only once a minute.
  document.addEventListener('visibilitychange', function () {
    if (document.visibilityState === 'visible') ask();
  });
  // Only where everything for it is on this device.
  if (self.caches)
    caches.match('/pocket/pocket.json').then(function (found) {
      document.querySelectorAll('section a').forEach(function (link) {
        link.hidden = !found;
      });
    });
  document.querySelectorAll('button').forEach(function (button) {
    button.addEventListener('click', reload);
  });
})();
