// Draws a report from the JSON in the page. Everything is written as text, never as markup.
'use strict';
{
  const NS = document.querySelector('svg').namespaceURI;
  const COLOURS = ['#b3202c', '#2b6cb0', '#2f855a', '#b7791f', '#6b46c1', '#c05621', '#0f766e', '#9d174d', '#4a5568', '#1a202c'];
  const ROW = 26;

  const fill = (element, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children.flat(Infinity));
    return element;
  };
  const tag = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
  const mark = (name, attributes = {}, ...children) => fill(document.createElementNS(NS, name), attributes, children);
  const section = (heading, text, ...children) =>
    tag('section', {}, tag('h2', {}, heading), tag('p', {}, text), ...children);
  const two = (...children) => tag('div', { class: 'two' }, ...children);
  const key = (colour) => tag('span', { class: 'key', style: `background:${colour}` });

  // Numbers; an unknown one is a dash.
  const known = (number) => number !== null && number !== undefined && Number.isFinite(number);
  const count = (number) => number.toLocaleString('en');
  const decimal = (number, places) => (known(number) ? number.toFixed(places) : '–');
  const percent = (share, places) => (known(share) ? `${(100 * share).toFixed(places)}\u00a0%` : '–');
  const margin = (share) => (known(share) ? `±${(100 * share).toFixed(2)}` : '–');
  const ratio = (part, whole) => (whole ? part / whole : NaN);
  const time = (nanos) => {
    for (const [size, unit] of [[1e9, 's'], [1e6, 'ms'], [1e3, 'µs']])
      if (nanos >= size) return `${(nanos / size).toFixed(nanos < 10 * size || size === 1e9 ? 1 : 0)} ${unit}`;
    return `${Math.round(nanos)} ns`;
  };
  const table = (type, head, rows) =>
    tag('div', { class: 'scroll' },
      tag('table', { class: type },
        head.length ? tag('thead', {}, tag('tr', {}, head.map((cell) => tag('th', {}, cell)))) : [],
        tag('tbody', {}, rows.map((cells) => tag('tr', {}, cells.map((cell, i) => (i ? fill(tag('td'), cell.style ? { style: cell.style } : {}, [cell.text ?? cell]) : tag('th', {}, cell))))))));

  // An axis from left to right with round steps; positions are in percent of its width.
  const axis = (from, to) => {
    const range = Math.max(1e-9, to - from);
    const ten = 10 ** Math.floor(Math.log10(range / 5));
    const step = ten * ([1, 2, 5].find((factor) => range / (factor * ten) <= 5) ?? 10);
    const low = Math.floor(from / step + 1e-9) * step;
    const high = Math.ceil(to / step - 1e-9) * step;
    const at = (value) => Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));
    const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
    return { at, ticks, step };
  };
  const line = (type, x1, x2, y1, y2) =>
    mark('line', { class: type, x1: `${x1}%`, x2: `${x2}%`, y1, y2 });
  const plotRow = (name, value, small, height, ...marks) => [
    tag('div', { class: 'name' }, name),
    tag('div', { class: 'value' }, value, ' ', tag('small', {}, small)),
    tag('div', { class: 'plot' }, mark('svg', { width: '100%', height }, ...marks)),
  ];

  /** Dots with whiskers on one axis. */
  function intervals(rows, scale, label, fair) {
    const grid = () => scale.ticks.map((tick) => line('grid', scale.at(tick), scale.at(tick), 0, ROW));
    const last = scale.ticks.length - 1;
    const anchor = (i) => (i === 0 ? 'start' : i === last ? 'end' : 'middle');
    return tag('div', { class: 'rows' },
      rows.map((row) =>
        plotRow(row.name, row.value, row.small, ROW, grid(),
          known(fair) ? line('fair', scale.at(fair), scale.at(fair), 0, ROW) : [],
          line('whisker', scale.at(row.low), scale.at(row.high), ROW / 2, ROW / 2),
          mark('circle', { class: 'dot', cx: `${scale.at(row.dot)}%`, cy: ROW / 2, r: 6 }),
          known(row.tick) ? line('low', scale.at(row.tick), scale.at(row.tick), ROW / 2 - 6, ROW / 2 + 6) : [])),
      plotRow('', '', '', ROW, scale.ticks.map((tick, i) =>
        mark('text', { x: `${scale.at(tick)}%`, y: 13, 'text-anchor': anchor(i) }, label(tick)))));
  }

  /** Bars of these heights, each with a title; every so often a label below. */
  function bars(heights, title, label) {
    const most = Math.max(1, ...heights);
    const every = Math.max(1, Math.round(heights.length / 6));
    return mark('svg', { width: '100%', height: 176, role: 'img' },
      heights.map((height, i) =>
        mark('rect', { class: 'bar', x: `${(100 * i) / heights.length}%`, y: 152 - (150 * height) / most, width: `${86 / heights.length}%`, height: (150 * height) / most },
          mark('title', {}, title(i)))),
      line('axis', 0, 100, 152.5, 152.5),
      heights.map((_, i) =>
        i % every ? [] : mark('text', { x: `${(100 * (i + 0.43)) / heights.length}%`, y: 170, 'text-anchor': 'middle' }, label(i))));
  }

  /** How strong bots are against each other. */
  function arena(report) {
    const coup = report.game === 'coup';
    const unit = coup ? 'turns' : 'rounds';
    const bots = report.bots.map((bot, at) => ({ ...bot, at })).sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
    const faults = bots.reduce((sum, { counts: c }) => sum + c.illegal + c.broken + c.late, 0);
    const { millis, rollouts } = report;
    const budget = millis === null ? `${count(rollouts)} rollouts a decision` : `${millis} ms a decision (two runs will differ slightly)`;
    const facts = [
      [count(report.games), 'games'], [count(report.blocks), 'blocks of rotated deals'],
      [report.league ? 'league' : 'fixed line-up', ''], [budget, ''], ['seed', report.seed], [`${report.seconds.toFixed(1)} s`, ''],
    ];
    const note = (when, text) => (when ? tag('p', { class: 'note' }, text) : []);
    const head = [
      tag('div', { class: 'facts' }, facts.map(([strong, rest]) => tag('span', {}, tag('b', {}, strong), ` ${rest}`))),
      note(!report.complete, `Stopped after ${count(report.blocks)} of ${count(report.planned)} blocks.`),
      note(report.capped, `${count(report.capped)} games were stopped after ${report.longest} turns and shared by the survivors.`),
      note(faults, `${count(faults)} answers were illegal, broken or late; the fallback move was played.`),
    ];
    const foot = tag('footer', {}, 'Each deal is played once from every seat: the line-up moves on by a seat while cards and chance stay, so that luck cancels. Such a block counts as one observation of the intervals. Ratings: winner first, the rest tied.',
      tag('p', {}, [...report.command, `(contessa ${report.version}${report.commit ? `, commit ${report.commit}` : ''}, ${report.date})`].join(' ')));
    if (!report.games) return [head, foot];

    const fair = report.fairShare;
    const shares = section('Win share', `Share of the games won from a seat, with its 95 % interval. Dashed: the fair share, ${percent(fair, 1)}.`,
      intervals(
        bots.map((bot) => ({ name: bot.name, value: percent(bot.share, 2), small: margin(bot.margin), low: bot.low ?? bot.share, high: bot.high ?? bot.share, dot: bot.share })),
        axis(0, Math.min(1, Math.max(fair, ...bots.map((bot) => bot.high ?? bot.share)))), (tick) => percent(tick, Math.abs(100 * tick - Math.round(100 * tick)) > 1e-6 ? 1 : 0), fair));
    const ratings = section('Rating', 'OpenSkill (Plackett–Luce): μ with 2σ to both sides; the stroke marks μ−3σ, which lists show.',
      intervals(
        bots.map(({ name, rating: { mu, sigma, shown } }) => ({ name, value: decimal(mu, 1), small: decimal(shown, 1), low: mu - 2 * sigma, high: mu + 2 * sigma, dot: mu, tick: shown })),
        axis(Math.min(...bots.map(({ rating }) => rating.shown)), Math.max(...bots.map(({ rating }) => rating.mu + 2 * rating.sigma))), (tick) => decimal(tick, Number.isInteger(tick) ? 0 : 1)));

    // Game lengths as bars; the few longest share the last one.
    const within = (share) => {
      let seen = 0;
      return Math.max(0, report.lengths.findIndex((games) => (seen += games) >= share * report.games));
    };
    const longest = Math.max(1, report.lengths.length - 1);
    const shown = Math.min(longest, Math.max(12, Math.floor(1.25 * within(0.99))));
    const width = Math.max(1, Math.ceil(shown / 40));
    const heights = Array(Math.floor(shown / width) + 1).fill(0);
    report.lengths.forEach((games, length) => (heights[Math.floor(Math.min(length, shown) / width)] += games));
    const mean = report.lengths.reduce((sum, games, length) => sum + games * length, 0) / report.games;
    const span = (i) => (width === 1 ? i : `${i * width}–${i * width + width - 1}`);
    const lengths = section('Length of games', `In ${unit}: ${decimal(mean, 1)} on average, half of them at most ${within(0.5)}, nine of ten at most ${within(0.9)}.`,
      bars(heights, (i) => `${span(i)} ${unit}: ${count(heights[i])} games`, (i) => i * width + (i * width + width > shown && longest > shown ? '+' : '')));

    const statistics = ({ counts: c }) =>
      coup
        ? [ratio(c.bluffs, c.claims), ratio(c.challenges, c.challengeChances), ratio(c.challengesRight, c.challenges)]
        : [ratio(c.robbed, c.thieves), ratio(c.quarrelled, c.thieves), ratio(c.guarded, c.thieves)];
    const track = (type, share, y) => [
      mark('rect', { class: 'track', x: 0, y, width: '100%', height: 12, rx: 2 }),
      mark('rect', { class: type, x: 0, y, width: `${100 * (known(share) ? share : 0)}%`, height: 12, rx: 2 }),
    ];
    const habits = section(coup ? 'Bluffs and challenges' : 'Thieves',
      coup ? 'Above: claims that were bluffs. Below: claims of others that were challenged. The referee counts them from the cards.' : 'Above: alone, with the loot. Below: stopped by a snitch; the rest met other thieves.',
      tag('div', { class: 'rows' }, bots.map((bot) => {
        const [upper, middle, low] = statistics(bot);
        const lower = coup ? middle : low;
        return plotRow(bot.name, percent(upper, 1), percent(lower, 1), 36, track(coup ? 'bar2' : 'bar', upper, 4), track(coup ? 'bar' : 'bar2', lower, 20));
      })));

    const heat = (head, rows, even) =>
      table('heat', ['', ...head], rows.map((values, i) => [bots[i].name, ...values.map((share) => {
        if (!known(share)) return '–';
        const strength = share >= even ? (share - even) / (1 - even) : (even - share) / even;
        return { text: decimal(100 * share, 1), style: `background:rgba(var(--${share >= even ? 'good' : 'bad'}),${(0.55 * Math.min(1, strength)).toFixed(2)})` };
      })]));
    const seats = section('By seat', 'Win share in percent from every seat; seat 0 begins.',
      heat(Array.from({ length: report.players }, (_, seat) => String(seat)), bots.map((bot) => bot.shareBySeat), fair));
    const beats = bots.length < 2 ? [] : section('Head to head', "The row's percentage of the games won by either of the two.",
      heat(bots.map(({ name }) => name), bots.map((bot) => bots.map((other) => (other === bot ? NaN : bot.beats[other.at]))), 0.5));
    const figures = section('All figures', 'Time per decision: p50 is the median, p99 the time that one in a hundred exceeds.',
      table('figures',
        ['', 'games', 'won', '±95 %', 'μ', 'σ', 'μ−3σ', ...(coup ? ['bluffs', 'challenges', 'right'] : ['robbed', 'quarrels', 'guarded']), 'p50', 'p99', 'decisions', 'illegal', 'broken', 'late'],
        bots.map((bot) => [
          bot.name, count(bot.games), percent(bot.share, 2), margin(bot.margin), decimal(bot.rating.mu, 2), decimal(bot.rating.sigma, 2), decimal(bot.rating.shown, 2),
          ...statistics(bot).map((share) => percent(share, 1)), time(bot.p50Nanos), time(bot.p99Nanos),
          ...['decisions', 'illegal', 'broken', 'late'].map((name) => count(bot.counts[name])),
        ])));
    return [head, shares, two(ratings, lengths), two(habits, seats), beats, figures, foot];
  }

  /** What the decisions of a game were worth. The words come with it, in their language. */
  function analysis(report) {
    const [width, height] = [900, 260];
    const x = (step) => 8 + ((width - 16) * step) / Math.max(1, report.steps.length - 1);
    const y = (chance) => height - 8 - (height - 16) * chance;
    const grid = [0, 25, 50, 75, 100].map((hundredths) => [
      mark('line', { class: 'grid', x1: 0, x2: width, y1: y(hundredths / 100), y2: y(hundredths / 100) }),
      mark('text', { x: 2, y: Math.max(12, y(hundredths / 100) - 2) }, `${hundredths} %`),
    ]);
    const curve = (_, seat) => [
      mark('polyline', { class: 'curve', style: `stroke:${COLOURS[seat]}`, points: report.steps.map(({ chances }, i) => `${x(i)},${y(chances[seat])}`).join(' ') }),
      report.steps.map((step, i) =>
        step.claimant !== seat ? [] : mark('circle', { cx: x(i), cy: y(step.chances[seat]), r: 4, stroke: COLOURS[seat], fill: step.honest ? COLOURS[seat] : 'none' }, mark('title', {}, step.told))),
    ];
    return [
      section(report.heading, '',
        tag('p', {}, report.names.map((name, seat) => [key(COLOURS[seat]), name, ' '])),
        mark('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': report.heading }, grid, report.names.map(curve))),
      tag('section', {}, table('figures', ['', ...report.titles], report.players.map(({ seat, name, figures }) => [[key(COLOURS[seat]), name], ...figures]))),
      report.players.map(({ points, pointsTitle }) =>
        points.length ? section(pointsTitle, '', tag('ul', {}, points.map((point) => tag('li', {}, point)))) : []),
      report.lie ? tag('p', {}, tag('strong', {}, report.lie)) : [],
      tag('section', {}, table('told', ['', ...report.names], report.steps.filter(({ worthTelling }) => worthTelling).map((step) => [
        [step.told, step.remarks.map((remark) => tag('small', {}, ` ${remark}`))], ...step.chances.map((chance) => percent(chance, 0)),
      ]))),
      tag('p', {}, report.note),
    ];
  }

  const report = JSON.parse(document.getElementById('report').textContent);
  document.querySelector('main').append(tag('h1', {}, document.title), ...{ arena, analysis }[document.body.dataset.kind](report).flat(Infinity));
}
