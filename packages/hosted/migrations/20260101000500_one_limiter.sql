-- The permits of one window, counted as the product counts its own. Unlogged: a crash forgets them, and that is all right.
drop table auth.rate_limits;
create unlogged table auth.rate_limits (
  key text primary key,
  used integer not null,
  -- How many of the permits that were last asked for were given.
  granted integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ends on auth.rate_limits (ends_at);
