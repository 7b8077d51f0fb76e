-- Its pages were a third of all that was written. A table knows which commands it has had.
drop index events_command;
