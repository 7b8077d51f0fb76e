-- Its pages were a third of all that was written. Which commands a table has had is known in memory, and
-- only the rows of that table are searched.
drop index events_command;
