// The page that ./contessa arena and analyse write: its script draws what the JSON says.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

const SCRIPT = readFileSync('../arena/src/main/resources/contessa/arena/report/report.js', 'utf8');

// Tests share one document.
afterEach(() => {
  document.body.innerHTML = '';
  delete document.body.dataset.kind;
});

function draw(kind: string, title: string, report: object) {
  document.body.dataset.kind = kind;
  document.title = title;
  document.body.innerHTML =
    '<main></main><svg xmlns="http://www.w3.org/2000/svg"></svg><script type="application/json" id="report"></script>';
  const data = document.getElementById('report');
  if (data) data.textContent = JSON.stringify(report);
  new Function(SCRIPT)();
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has lost its main part');
  return main;
}

const COUNTS = {
  ...{ claims: 4, bluffs: 1, challenges: 1, challengeChances: 2, challengesRight: 1 },
  ...{ decisions: 1200, illegal: 1, broken: 0, late: 0, thieves: 0, robbed: 0 },
};

const bot = (name: string, share: number) => ({
  ...{ name, games: 30, wins: 10, share, margin: 0.1, low: share - 0.1, high: share + 0.1 },
  ...{ rating: { mu: 25, sigma: 2, shown: 19 }, shareBySeat: [share, null], beats: [null, 0.5] },
  ...{ counts: COUNTS, p50Nanos: 1500, p99Nanos: 2_000_000 },
});

const CONTEST = {
  ...{ game: 'coup', players: 2, league: false, seed: '<i>7', millis: null, rollouts: 2000 },
  ...{ complete: false, games: 60, blocks: 30, planned: 50, seconds: 1.5, longest: 400, capped: 0 },
  ...{
    command: ['arena', '--bots=<u>a'],
    version: '1.2',
    commit: null,
    date: '2026-11-19T12:00:00Z',
  },
  ...{ fairShare: 0.5, bots: [bot('weak', 0.4), bot('<b>best', 0.6)], lengths: [0, 10, 50] },
};

test('a contest has its sections, the best bot first, and names as text', () => {
  const page = draw('arena', 'Coup', CONTEST);
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    ...['Win share', 'Rating', 'Length of games', 'Bluffs and challenges', 'By seat'],
    ...['Head to head', 'All figures'],
  ]);
  expect(page.querySelector('.rows .name')?.textContent).toBe('<b>best');
  expect(page.querySelector('b i, .name b')).toBeNull();
  expect(page.textContent).toContain('Stopped after 30 of 50 blocks.');
  expect(page.textContent).toContain('2 answers were illegal, broken or late');
  expect(page.textContent).toContain('In turns: 1.8 on average, half of them at most 2');
  expect(page.textContent).toContain('1.5 µs');
  expect(page.querySelector('footer p')?.textContent).toBe(
    'arena --bots=<u>a (contessa 1.2, 2026-11-19T12:00:00Z)',
  );
  expect(page.textContent).not.toContain('NaN');
});

test('a contest without games says so, and Coup Royal has thieves', () => {
  const none = draw('arena', 'Coup', { ...CONTEST, games: 0, blocks: 0 });
  expect(none.textContent).toContain('Stopped after 0 of 50 blocks.');
  expect(none.querySelector('h2')).toBeNull();
  expect(draw('arena', 'Coup Royal', { ...CONTEST, game: 'royal' }).textContent).toContain(
    'Thieves',
  );
});

test('an analysis marks each claim on the curve of the one who made it', () => {
  const step = { claimant: 1, honest: false, worthTelling: true, told: 'A lie', remarks: ['!'] };
  const page = draw('analysis', 'The Resistance', {
    ...{ heading: 'Chances', note: 'Note', lie: 'Best lie', names: ['<b>Ana', 'Bea'] },
    ...{ titles: ['luck'], steps: [{ ...step, chances: [0.25, 0.75] }] },
    players: [{ seat: 0, name: '<b>Ana', figures: ['1 %'], pointsTitle: 'Points', points: ['p'] }],
  });
  expect(page.querySelectorAll('polyline')).toHaveLength(2);
  expect(page.querySelector('circle')?.getAttribute('fill')).toBe('none');
  expect(page.querySelector('table.told')?.textContent).toContain('A lie !25\u00a0%75\u00a0%');
  expect(page.textContent).toContain('<b>Ana');
});
