create table puzzle_votes (
  puzzle text    not null,
  move   text    not null,
  times  integer not null,
  primary key (puzzle, move)
);
