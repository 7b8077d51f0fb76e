-- What the operator announces on every page, and when a maintenance begins.
create table notices (
  id     integer not null primary key check (id = 1),
  said   text    not null,
  begins bigint,
  until  bigint
);

-- A code with which a player comes back who has lost every browser, and the player's last name.
create table recovery_codes (
  player    text   not null primary key,
  code_hash text   not null,
  name      text   not null,
  at        bigint not null
);

create unique index recovery_codes_hash on recovery_codes (code_hash);
