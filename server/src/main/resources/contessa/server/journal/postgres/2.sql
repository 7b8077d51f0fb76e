-- A table knows which commands it has had.
drop index events_command;
