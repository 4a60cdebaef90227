-- What a link carries is drawn by chance; it used to follow from the address and the six digits, so that whoever tried a million
-- links had tried all digits. Links and codes of before are worth nothing any more.
delete from auth.one_time_tokens;
alter table auth.one_time_tokens drop column token_hash;
alter table auth.one_time_tokens add column link_hash text not null, add column code_hash text not null;
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);

-- Devices on which somebody has signed in. The cookie holds 256 bits of chance, the row their SHA-256.
create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device_hash bytea not null,
  -- The second factor was proven there, too.
  has_proven_factor boolean not null default false,
  seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
