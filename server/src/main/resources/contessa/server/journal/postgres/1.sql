-- The same tables as in SQLite, where the scripts explain them.
create table events (
  table_id   text    not null,
  seq        bigint  not null,
  command_id text,
  at         bigint  not null,
  last       integer not null,
  crc        bigint  not null,
  payload    text    not null,
  primary key (table_id, seq)
);

create unique index events_command on events (table_id, command_id);

create table tables (
  table_id text   not null primary key,
  closed   bigint
);

create index tables_open on tables (table_id) where closed is null;
create index tables_closed on tables (closed) where closed is not null;

create table archive (
  table_id text   not null primary key,
  closed   bigint not null,
  crc      bigint not null,
  packed   bytea  not null
);

create table sessions (
  token_hash text   not null primary key,
  player     text   not null,
  name       text   not null,
  opened     bigint not null,
  id         text   not null,
  seen       bigint not null,
  owner      text
);

create unique index sessions_id on sessions (id);
create index sessions_player on sessions (player);
create index sessions_owner on sessions (owner) where owner is not null;
create index sessions_seen on sessions (seen);

create table hand_overs (
  code_hash text   not null primary key,
  player    text   not null,
  until     bigint not null
);

create table games (
  player   text    not null,
  table_id text    not null,
  game     integer not null,
  at       bigint  not null,
  payload  text    not null,
  primary key (player, table_id, game)
);

create index games_latest on games (player, at);
create index games_table on games (table_id, game);

create table deletions (
  player text   not null primary key,
  at     bigint not null
);

create table rated (
  player text    not null,
  since  bigint  not null,
  until  bigint,
  listed integer not null,
  primary key (player, since)
);

create table ratings (
  player  text             not null,
  pool    text             not null,
  program integer          not null,
  mu      double precision not null,
  sigma   double precision not null,
  tenths  integer          not null,
  games   integer          not null,
  won     integer          not null,
  listed  integer          not null,
  primary key (player, pool)
);

create index ratings_best on ratings (program, pool, tenths, games, listed)
  where listed = 1 and games >= 10;

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

create table counted (
  table_id text    not null,
  game     integer not null,
  primary key (table_id, game)
);

create table push_keys (
  id          integer not null primary key check (id = 1),
  private_key text    not null,
  public_key  text    not null
);

-- SQLite numbers rows by itself.
create table push_subscriptions (
  endpoint text   not null primary key,
  player   text   not null,
  p256dh   text   not null,
  auth     text   not null,
  site     text   not null,
  since    bigint not null,
  rowid    bigint generated always as identity
);

create index push_subscriptions_player on push_subscriptions (player, since);

create function end_push_subscriptions() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from sessions where player = old.player) then
    delete from push_subscriptions where player = old.player;
  end if;
  return null;
end
$$;

create trigger push_subscriptions_end after delete on sessions
  for each row execute function end_push_subscriptions();

create table probe (
  id integer not null primary key check (id = 1),
  at bigint  not null
);
