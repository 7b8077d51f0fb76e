// A full leaderboard and profile for the pages, instead of hundreds of played games.
const POOLS = ['classic-2', 'classic-3-4', 'reformation-5-6', 'royal'];

/** People in this order; two share the third place, and the sixth is the reader. */
const entries = (names) =>
  names.map((name, i) => ({
    place: i === 3 ? 3 : i + 1,
    name,
    rating: 31.4 - i * 0.7,
    games: 100 - (i % 60),
    won: 60 - (i % 50),
    you: i === 5,
  }));

const MINE = {
  rated: true,
  listed: true,
  ratings: [
    { pool: 'classic-3-4', rating: 28.1, games: 34, won: 15, place: 2 },
    { pool: 'reformation-7-10', rating: 3.9, games: 12, won: 2 },
    { pool: 'classic-2', rating: 6.3, games: 9, won: 4, missing: 1 },
    { pool: 'royal', rating: -1.2, games: 1, won: 0, missing: 9 },
  ],
  medals: [
    { medal: 'first-win', times: 1, at: 1763000000000 },
    { medal: 'ten-wins', times: 2, at: 1763100000000 },
    { medal: 'every-edition', times: 1, at: 1763140000000 },
    { medal: 'silver-tongue', times: 12, at: 1763150000000 },
  ],
};

/** Shows this page these names on every leaderboard, and ratings and medals of its own. */
export async function honoured(page, names) {
  await page.route('**/api/my-ratings', (route) => route.fulfill({ json: MINE }));
  await page.route('**/api/leaderboard?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    return route.fulfill({
      json: {
        pool: asked.get('pool') ?? POOLS[1],
        programs: asked.get('programs') === 'true',
        entries: entries(names),
        pools: POOLS,
      },
    });
  });
}
