-- Every table, so that a start finds the open ones without reading what is closed.
create table tables (
  table_id text   not null primary key,
  closed   bigint
);

create index tables_open on tables (table_id) where closed is null;
create index tables_closed on tables (closed) where closed is not null;

insert into tables (table_id, closed)
select table_id, max(case when last <> 0 then at end) from events group by table_id;

-- Closed tables, one compressed row each.
create table archive (
  table_id text   not null primary key,
  closed   bigint not null,
  crc      bigint not null,
  packed   blob   not null
);

-- A session can be listed and ended by its id, expires when it is not seen, and a program's has an owner.
alter table sessions add column id text not null default '';
alter table sessions add column seen bigint not null default 0;
alter table sessions add column owner text;
update sessions set id = lower(hex(randomblob(8))), seen = cast(strftime('%s', 'now') as integer) * 1000;

create unique index sessions_id on sessions (id);
create index sessions_owner on sessions (owner) where owner is not null;
create index sessions_seen on sessions (seen);

-- Written to find out whether the file can be written.
create table probe (
  id integer not null primary key check (id = 1),
  at bigint  not null
);
