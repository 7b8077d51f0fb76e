// Push notifications arrive when no page is open, in the chosen language and for the right table, and not while the table is visible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, turnOf } from './guests.js';
import { chosen, go, openTable } from './pages.js';
import { browse, HANG_MS, person, serve } from './harness.js';

const base = await serve();
const browser = await browse({ whole: true });

const MOST_TRIES = 100;
const TRIES_IN_A_CONTEXT = 8;
const MOST_CONTEXTS = 12;

/** No push service can be reached from a test, so the page gets a made-up subscription. Runs in the page. */
function pretend() {
  let own = JSON.parse(sessionStorage.getItem('subscription') ?? 'null');
  const keep = (value) => sessionStorage.setItem('subscription', JSON.stringify((own = value)));
  const shown = () => ({
    endpoint: own.endpoint,
    options: { applicationServerKey: Uint8Array.from(own.key).buffer },
    toJSON: () => ({ endpoint: own.endpoint, expirationTime: null, keys: own.keys }),
    unsubscribe: async () => (keep(null), true),
  });
  PushManager.prototype.getSubscription = async () => own && shown();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error('silent');
    const text = (bytes) =>
      btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    keep({
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      key: [...applicationServerKey],
      keys: { p256dh, auth: text(new Uint8Array(16)) },
    });
    return shown();
  };
}

/** The table of the first message, which only proves that messages arrive. */
const FIRST = '~first';

/** The notifications that the system shows now, by table. */
async function shown(page) {
  return page.evaluate(async (first) => {
    const worker = await navigator.serviceWorker.ready;
    const notes = (await worker.getNotifications()).filter(({ tag }) => tag !== first);
    return Object.fromEntries(notes.map(({ title, body, tag }) => [tag, `${title}: ${body}`]));
  }, FIRST);
}

/** Waits until the table has this notification, or none. */
async function shows(page, table, expected) {
  const end = Date.now() + HANG_MS;
  let now;
  do now = (await shown(page))[table];
  while (now !== expected && Date.now() < end);
  assert.equal(now, expected);
}

test('the switch subscribes and unsubscribes, and the service worker shows what the server sends', async () => {
  const page = await person(browser, base);
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(pretend);
  const asked = [];
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/push'))
      asked.push(
        `${answer.request().method()} ${new URL(answer.url()).pathname} ${answer.status()}`,
      );
  });
  await page.goto('/settings');
  const { table } = await openTable(page);
  const call = page.getByRole('switch', { name: 'Notify me when it’s my turn' });
  await page.getByText('even if Contessa isn’t open').waitFor();
  assert.deepEqual(asked, ['GET /api/push 200']);
  const on = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/push'),
  );
  await call.check();
  assert.equal((await on).status(), 200);

  // The last chosen language counts even when no page is open.
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByText('anche se nessuna pagina è aperta').waitFor();
  const deliver = await pushing(page);
  await deliver(
    { kind: 'turn', table, edition: 'reformation' },
    'Reformation · Contessa: Tocca a te.',
  );
  await deliver(
    { kind: 'window', table: '~other', edition: 'coup' },
    'Contessa: Puoi sfidare o bloccare.',
  );
  await deliver(
    { kind: 'nudge', table, edition: 'reformation' },
    'Reformation · Contessa: Gli altri ti aspettano.',
  );

  // A visible table shows no notification and removes the old one.
  await go(page, `/t/${table}`);
  await shows(page, table, undefined);
  await deliver({ kind: 'start', table, edition: 'royal' });
  await deliver(
    { kind: 'start', table: '~other', edition: 'royal' },
    'Coup Royal · Contessa: La partita comincia.',
  );
  assert.ok(!(table in (await shown(page))), 'a notification of the visible table');

  // A click leads to the table, in the page that shows it or in a new one.
  const [worker] = page.context().serviceWorkers();
  const went = await worker.evaluate(
    async (tables) => {
      const went = [];
      WindowClient.prototype.focus = async function () {
        went.push(`focus ${this.frameType}`);
      };
      Clients.prototype.openWindow = async (url) => void went.push(`open ${url}`);
      for (const table of tables) {
        await self.registration.showNotification('x', { tag: table, data: { table } });
        const [notification] = await self.registration.getNotifications({ tag: table });
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      }
      while (went.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
      return went;
    },
    [table, '~other'],
  );
  assert.deepEqual(went.sort(), ['focus top-level', 'open /t/~other']);

  await go(page, '/settings');
  const off = page.waitForResponse((answer) => answer.url().endsWith('/api/push/off'));
  await page.getByRole('switch', { name: 'Avvisami' }).uncheck();
  assert.equal((await off).status(), 200);
  await page.waitForFunction(() => sessionStorage.getItem('subscription') === 'null');
});

/** Delivers messages to the service worker as the browser would; one with an expected text until that is shown. */
async function pushing(page) {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.forEach((each) => each.isDeleted || resolve(each.registrationId)),
    ),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = async (notification, expected) => {
    const send = () =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: base,
        registrationId,
        data: JSON.stringify(notification),
      });
    await (expected ? untilShown(page, notification.table, expected, send) : send());
  };
  // Chromium drops messages that arrive before it has stored the registration.
  await deliver({ kind: 'turn', table: FIRST, edition: 'coup' }, 'Contessa: ');
  return deliver;
}

/** Chromium loses messages and notifications now and then, so this acts again until the text is shown. */
async function untilShown(page, table, expected, act) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await act();
    if (await page.evaluate(hasShown, [table, expected])) return;
  }
  assert.fail(`the table ${table} never showed “${expected}”`);
}

/** Whether the table has a notification that starts like this within a second. Runs in the page. */
async function hasShown([table, expected]) {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 50; tries++) {
    const notes = await worker.getNotifications({ tag: table });
    if (notes.some(({ title, body }) => `${title}: ${body}`.startsWith(expected))) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** A hidden page that has shown a notification. Now and then Chromium shows none in a whole context: then in another. */
async function toldWhileHidden(guest, table) {
  for (let contexts = 0; contexts < MOST_CONTEXTS; contexts++) {
    const page = await person(browser, base);
    await page.context().grantPermissions(['notifications']);
    await chosen(page, { notify: true });
    await page.addInitScript(pretend);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
    );
    await guest.lend(page);
    for (let tries = 0; tries < TRIES_IN_A_CONTEXT; tries++) {
      const line = page.waitForEvent('websocket');
      await page.goto(`/t/${table}`);
      if (await page.evaluate(hasShown, [table, 'The Resistance · Contessa: Your move!']))
        return { page, line: await line };
    }
    await page.context().close();
  }
  return assert.fail('a hidden page never shows that it is the player’s turn');
}

test('a hidden page shows its own notification, and removes it', async () => {
  const guests = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather(guests);
  await turnOf(guests[0], guests);
  const { page, line } = await toldWhileHidden(guests[0], table);
  await guests[0].decide('income');
  await shows(page, table, undefined);

  // A frozen page disconnects, so that the server knows.
  const hungUp = line.waitForEvent('close');
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await hungUp;
});

test('where notifications are impossible the page says so and does not ask', async () => {
  const page = await person(browser, base);
  await page.addInitScript(() => {
    if (location.search === '?plain')
      Object.defineProperty(window, 'isSecureContext', { value: false });
    else delete window.Notification;
    if (location.search === '?apple')
      Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' });
  });
  for (const [query, said] of [
    ['?plain', 'on https addresses'],
    ['?apple', 'add Contessa to the home screen'],
    ['', 'This browser doesn’t support that'],
  ]) {
    await page.goto(`/settings${query}`);
    await page.getByText(said).waitFor();
    assert.equal(await page.getByRole('switch', { name: 'Notify me' }).isDisabled(), true);
  }
});
