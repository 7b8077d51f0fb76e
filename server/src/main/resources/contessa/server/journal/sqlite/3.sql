-- When a player was rated, and whether listed. Only players who opted in are here.
create table rated (
  player text    not null,
  since  bigint  not null,
  until  bigint,
  listed integer not null,
  primary key (player, since)
);

-- Estimated skill; the shown rating is tenths of mu - 3 sigma.
create table ratings (
  player  text    not null,
  pool    text    not null,
  program integer not null,
  mu      real    not null,
  sigma   real    not null,
  tenths  integer not null,
  games   integer not null,
  won     integer not null,
  listed  integer not null,
  primary key (player, pool)
);

create index ratings_best on ratings (program, pool, tenths, games, listed)
  where listed = 1 and games >= 10;

-- Wins by edition, for the medals that need several.
create table wins (
  player text    not null,
  kind   text    not null,
  times  integer not null,
  primary key (player, kind)
);

create table medals (
  player text    not null,
  medal  text    not null,
  times  integer not null,
  at     bigint  not null,
  primary key (player, medal)
);

-- Rated games, each counted once.
create table counted (
  table_id text    not null,
  game     integer not null,
  primary key (table_id, game)
);
