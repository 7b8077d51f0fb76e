-- Players who are known by the name with which they sign in at the operator's proxy.
create table identities (
  subject text   not null primary key,
  player  text   not null,
  since   bigint not null
);

create index identities_player on identities (player);
