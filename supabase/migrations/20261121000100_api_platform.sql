-- Permits of each address and account in the window of now. Unlogged: a crash forgets them, and that is all right.
create unlogged table kvint.rate_limits (
  key text primary key,
  used integer not null,
  -- How many of the permits that were last asked for were given.
  granted integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ends on kvint.rate_limits (ends_at);

-- Answers of calls that named an idempotency key, for a day. The same call again gets the same answer and does nothing.
create table kvint.idempotent_calls (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null,
  -- SHA-256 of method, address and body: another call under the same key is a mistake of the caller.
  request_hash bytea not null,
  -- The first call is under way until then; null once it was answered.
  held_until timestamptz,
  status integer,
  answer_sealed bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotent_calls_created on kvint.idempotent_calls (created_at);

-- Signatures of calls that may be made once. Kept until their time is over.
create table kvint.used_signatures (
  signature bytea primary key,
  ends_at timestamptz not null
);

-- Keys that programs of a person use in her name. Only the SHA-256 of a key is kept.
create table kvint.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The first characters, to know a key by.
  beginning text not null,
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- A key that was rolled ends after its overlap.
  ends_at timestamptz,
  revoked_at timestamptz,
  replaced_by uuid references kvint.api_keys (id) on delete set null
);
create index api_keys_user on kvint.api_keys (user_id, created_at desc, id desc);

alter table kvint.api_keys enable row level security;
create policy "own keys" on kvint.api_keys for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert on kvint.api_keys to authenticated;
grant update (ends_at, revoked_at, replaced_by) on kvint.api_keys to authenticated;

-- Messages to us, kept until they are answered; the mail is only their messenger.
create table kvint.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  created_at timestamptz not null default now()
);

alter table kvint.rate_limits enable row level security;
alter table kvint.idempotent_calls enable row level security;
alter table kvint.used_signatures enable row level security;
alter table kvint.contact_messages enable row level security;
