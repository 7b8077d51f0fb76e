-- Who may not play here, until when: a player's id or a network.
create table bans (
  whom   text   not null primary key,
  at     bigint not null,
  until  bigint,
  reason text   not null
);

-- What operators did.
create table audit (
  id   text   not null primary key,
  at   bigint not null,
  who  text   not null,
  did  text   not null
);

-- Reports that an operator has dealt with; the number is that of their row.
create table handled_reports (
  table_id text   not null,
  seq      bigint not null,
  primary key (table_id, seq)
);
