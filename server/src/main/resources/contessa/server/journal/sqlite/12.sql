-- How often each answer to a puzzle was given, by the hash of the game up to the question.
create table puzzle_votes (
  puzzle text    not null,
  move   text    not null,
  times  integer not null,
  primary key (puzzle, move)
);
