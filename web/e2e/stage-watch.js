// Watches in the page whether log, prompt, seats and live region run ahead of the stage: all of them are read at once,
// at every change of the page.

/** Starts watching with the next page that is opened. Scenes play at a sixteenth of their length. */
export async function watchStage(page) {
  await page.addInitScript(watch);
  return {
    /** The real snapshot of the table that the page shows. */
    snapshot: async () => (await page.waitForFunction(() => window.stage.snapshot)).jsonValue(),
    /** Sends a table and an update of it to the page; says what was told too early, and which scenes were played. */
    tell: (messages) => page.evaluate((both) => window.stage.tell(both), messages),
  };
}

/** Runs in the page. */
function watch() {
  const stage = (window.stage = {});
  const timer = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => timer(run, ms >= 300 ? ms / 16 : ms, ...rest);

  let receive;
  window.WebSocket = class extends WebSocket {
    set onmessage(listener) {
      receive = (message) =>
        listener(new MessageEvent('message', { data: JSON.stringify(message) }));
      super.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === 'snapshot') stage.snapshot = message;
        listener(event);
      };
    }
  };

  const text = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent.trim()).join('|');
  const read = () => {
    const telling = document.querySelector('[data-telling]');
    const overlay = document.querySelector('.scene-overlay') ?? telling;
    return {
      overlay,
      name: telling === overlay ? 'answers' : overlay?.classList[1],
      verdict: (telling?.dataset.telling ?? overlay?.dataset.step) === 'verdict',
      stage: text('.stage') + text('.ticker'),
      log: text('.log'),
      prompt: text('.act').replace('Skip', ''),
      asked: document.querySelectorAll('.act button').length > 1,
      seats: [text('.seats'), text('.own'), text('.stocks')].join('|'),
      live: text('.vh[aria-live]'),
      clock: text('.clock'),
      over: document.querySelector('.frame.over') !== null,
    };
  };
  const pageIs = (so) =>
    new Promise((resolve) => {
      const look = () => {
        const now = read();
        if (!so(now)) return;
        observer.disconnect();
        resolve(now);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      look();
    });

  stage.tell = async ({ snapshot, update }) => {
    receive(snapshot);
    // The page shows it with the next frame.
    await new Promise(requestAnimationFrame);
    const before = await pageIs((now) => !now.asked && !now.over && !now.overlay);
    const wrong = new Set();
    const scenes = [];
    let last = null;
    // What log and live region may say until the next verdict.
    let told = before;
    const must = (so, what, now) =>
      so || wrong.add(`${what} in ${scenes.join(', ') || 'no scene'}: ${now[what]}`);
    const end = pageIs((now) => {
      if (now.overlay !== last) {
        last = now.overlay;
        if (last) scenes.push(now.name);
      }
      const done = now.asked || now.over;
      if (now.overlay || !done) {
        if (now.verdict) told = now;
        must(now.log === told.log, 'log', now);
        must(now.live === told.live, 'live', now);
        must(now.seats === before.seats, 'seats', now);
        must(now.prompt === '' || (!now.overlay && now.prompt === before.prompt), 'prompt', now);
        must(now.clock === before.clock, 'clock', now);
        must(!now.over, 'over', now);
      }
      return !now.overlay && done;
    });
    receive(update);
    const after = await end;
    must(after.log !== before.log || after.over, 'log', after);
    must(after.live !== before.live, 'live', after);
    must(after.stage !== before.stage, 'stage', after);
    return { wrong: [...wrong], scenes };
  };
}
