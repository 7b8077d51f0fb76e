-- Rows are only added at the end. The index of their key was most of what was written, since every row changed
-- a page of its own there. Now the places of several rows of a table are written together.
alter table events rename to events_before;

create table events (
  table_id   text    not null,
  seq        bigint  not null,
  command_id text,
  at         bigint  not null,
  last       integer not null,
  crc        bigint  not null,
  payload    text    not null,
  id         integer not null primary key
);

insert into events (table_id, seq, command_id, at, last, crc, payload, id)
select table_id, seq, command_id, at, last, crc, payload, rowid from events_before order by rowid;

drop table events_before;

-- Rows of a table, by their ids; the sum of the ids tells whether the list is damaged.
create table places (
  table_id text    not null,
  first    integer not null,
  last     integer not null,
  ids      text    not null,
  sum      integer not null,
  primary key (table_id, first, last)
) without rowid;

insert into places (table_id, first, last, ids, sum)
select table_id, min(id), max(id), json_group_array(id), sum(id) from events group by table_id;

-- All rows with lower ids are in places; a start looks at the others.
create table filed (
  one   integer not null primary key check (one = 1),
  below integer not null
);

insert into filed (one, below) select 1, coalesce(max(id), 0) + 1 from events;
