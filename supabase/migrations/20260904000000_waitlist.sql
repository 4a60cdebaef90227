-- People who want to hear when there is room. An address counts once it was confirmed from its own mailbox.
create table kvint.waitlist (
  email text primary key check (email = lower(email)),
  -- SHA-256 of the mailed token.
  token_hash bytea not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
