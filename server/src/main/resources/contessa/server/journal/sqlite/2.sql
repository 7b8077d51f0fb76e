-- One-time codes that let another browser continue as the same player.
create table hand_overs (
  code_hash text   not null primary key,
  player    text   not null,
  until     bigint not null
);

-- The finished games of each player; the games themselves are in the events.
create table games (
  player   text    not null,
  table_id text    not null,
  game     integer not null,
  at       bigint  not null,
  payload  text    not null,
  primary key (player, table_id, game)
);

create index games_latest on games (player, at);
