-- Codes that open an account whose authenticator app is lost. Only their hashes are kept; each counts once.
create table kvint.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
alter table kvint.recovery_codes enable row level security;
