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

-- The second fence: a command is carried out once.
create unique index events_command on events (table_id, command_id);

create table sessions (
  token_hash text   not null primary key,
  player     text   not null,
  name       text   not null,
  opened     bigint not null
);

create index sessions_player on sessions (player);
