-- Players who want to be forgotten, until their names are gone from all tables where they played.
create table deletions (
  player text   not null primary key,
  at     bigint not null
);

-- The lists of everybody who played a game.
create index games_table on games (table_id, game);
