-- Optimistic concurrency is an index again: it costs a page for each row, and needs nothing in memory or at a start.
create unique index events_key on events (table_id, seq);
create unique index events_command on events (table_id, command_id) where command_id is not null;
drop table places;
drop table filed;
