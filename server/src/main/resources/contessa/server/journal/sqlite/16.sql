-- Games against the characters, as each device of a player counted them.
create table court (
  player text not null,
  device text not null,
  deeds  text not null,
  primary key (player, device)
);
