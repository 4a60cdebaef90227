-- Of each address the first password of a day was noted alone: whether a second was answered alike told that somebody had signed up
-- before. Each is noted, under a hash whose salt comes from the address, so that one hashing finds it among any number.
drop table auth.pending_sign_ups;
create table auth.pending_sign_ups (
  address_hash text not null,
  note_hash text not null,
  -- As the account that it made has it.
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (address_hash, note_hash)
);
create index on auth.pending_sign_ups (password_hash);
create index on auth.pending_sign_ups (created_at);
