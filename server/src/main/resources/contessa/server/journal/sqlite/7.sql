-- The clock writes a third of all rows. They have no command, and need no place in this index.
drop index events_command;
create unique index events_command on events (table_id, command_id) where command_id is not null;
