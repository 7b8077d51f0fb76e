-- The key pair that identifies this server to push services; it never changes.
create table push_keys (
  id          integer not null primary key check (id = 1),
  private_key text    not null,
  public_key  text    not null
);

-- Browsers that receive push notifications; an endpoint is one browser of one player.
create table push_subscriptions (
  endpoint text   not null primary key,
  player   text   not null,
  p256dh   text   not null,
  auth     text   not null,
  site     text   not null,
  since    bigint not null
);

create index push_subscriptions_player on push_subscriptions (player, since);

-- Without a session there are no notifications, however the session ended.
create trigger push_subscriptions_end after delete on sessions
when not exists (select 1 from sessions where player = old.player)
begin
  delete from push_subscriptions where player = old.player;
end;
