-- Sign-ins of the site. The page holds a short-lived token only; the refresh token stands here, sealed, behind a cookie.
create schema if not exists kvint;
revoke all on schema kvint from public;

create table kvint.web_sessions (
  -- SHA-256 of the cookie's value: who reads the table cannot sign in with it.
  id_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  refresh_token_sealed bytea not null,
  access_token_sealed bytea,
  access_expires_at timestamptz,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Thirty days after the sign-in the session ends whatever happens.
  ends_at timestamptz not null
);
create index web_sessions_user on kvint.web_sessions (user_id);
create index web_sessions_ends on kvint.web_sessions (ends_at);
