BEGIN TRANSACTION;
CREATE TABLE counted (
  table_id text    not null,
  game     integer not null,
  primary key (table_id, game)
);
CREATE TABLE events (
  table_id   text    not null,
  seq        bigint  not null,
  command_id text,
  at         bigint  not null,
  last       integer not null,
  crc        bigint  not null,
  payload    text    not null,
  primary key (table_id, seq)
);
INSERT INTO "events" VALUES('t-open',1,'p:1',17,0,4057512672,'{"n":1}');
INSERT INTO "events" VALUES('t-closed',1,'p:1',17,0,4224458515,'{"n":1}');
INSERT INTO "events" VALUES('t-closed',2,NULL,18,1,494137071,'{"n":2}');
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','journal','SQL','V1__journal.sql',466878188,'','2026-11-15 23:11:30.917',15,1);
INSERT INTO "flyway_schema_history" VALUES(2,'2','guests','SQL','V2__guests.sql',1092305880,'','2026-11-15 23:11:30.951',0,1);
INSERT INTO "flyway_schema_history" VALUES(3,'3','ratings','SQL','V3__ratings.sql',590689787,'','2026-11-15 23:11:30.975',10,1);
INSERT INTO "flyway_schema_history" VALUES(4,'4','push','SQL','V4__push.sql',150581895,'','2026-11-15 23:11:31.002',9,1);
CREATE TABLE games (
  player   text    not null,
  table_id text    not null,
  game     integer not null,
  at       bigint  not null,
  payload  text    not null,
  primary key (player, table_id, game)
);
CREATE TABLE hand_overs (
  code_hash text   not null primary key,
  player    text   not null,
  until     bigint not null
);
CREATE TABLE medals (
  player text    not null,
  medal  text    not null,
  times  integer not null,
  at     bigint  not null,
  primary key (player, medal)
);
CREATE TABLE push_keys (
  id          integer not null primary key check (id = 1),
  private_key text    not null,
  public_key  text    not null
);
CREATE TABLE push_subscriptions (
  endpoint text   not null primary key,
  player   text   not null,
  p256dh   text   not null,
  auth     text   not null,
  site     text   not null,
  since    bigint not null
);
CREATE TABLE rated (
  player text    not null,
  since  bigint  not null,
  until  bigint,
  listed integer not null,
  primary key (player, since)
);
CREATE TABLE ratings (
  player  text    not null,
  pool    text    not null,
  program integer not null,
  mu      real    not null,
  sigma   real    not null,
  tenths  integer not null,
  games   integer not null,
  won     integer not null,
  listed  integer not null,
  primary key (player, pool)
);
CREATE TABLE sessions (
  token_hash text   not null primary key,
  player     text   not null,
  name       text   not null,
  opened     bigint not null
);
INSERT INTO "sessions" VALUES('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08','person-a','Ana',17);
CREATE TABLE wins (
  player text    not null,
  kind   text    not null,
  times  integer not null,
  primary key (player, kind)
);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE UNIQUE INDEX events_command on events (table_id, command_id);
CREATE INDEX sessions_player on sessions (player);
CREATE INDEX games_latest on games (player, at);
CREATE INDEX ratings_best on ratings (program, pool, tenths, games, listed)
  where listed = 1 and games >= 10;
CREATE INDEX push_subscriptions_player on push_subscriptions (player, since);
CREATE TRIGGER push_subscriptions_end after delete on sessions
when not exists (select 1 from sessions where player = old.player)
begin
  delete from push_subscriptions where player = old.player;
end;
COMMIT;
