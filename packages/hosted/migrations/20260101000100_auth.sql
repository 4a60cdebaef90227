-- Accounts, sessions and everything that proves who somebody is. Names of tables and columns are Supabase's where the product's
-- own SQL may meet them (auth.users, auth.identities, auth.sessions); nothing here is readable by the roles of the API.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text not null default '',
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0,
  phone text,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on auth.users (email) where is_sso_user = false;
create unique index users_phone on auth.users (phone);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  provider text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);
create index identities_email on auth.identities (email);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  phone text,
  web_authn_credential jsonb,
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name)
);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address text not null,
  otp_hash text,
  attempts int not null default 0,
  web_authn_session_data jsonb
);

create table auth.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  metadata_url text unique,
  client_secret_hash text,
  registration_type text not null check (registration_type in ('manual', 'dynamic')),
  client_type text not null check (client_type in ('public', 'confidential')),
  token_endpoint_auth_method text not null,
  redirect_uris text[] not null,
  grant_types text[] not null,
  client_name text,
  client_uri text,
  logo_uri text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid references auth.mfa_factors on delete set null,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  not_after timestamptz,
  refreshed_at timestamptz,
  refresh_token_hmac_key bytea not null,
  refresh_token_counter bigint not null default 0,
  ip text,
  user_agent text,
  oauth_client_id uuid references auth.oauth_clients on delete cascade,
  scopes text,
  resource text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text not null unique,
  code_challenge_method text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  referrer text,
  linking_target_id uuid references auth.users on delete cascade,
  upstream_verifier text,
  upstream_nonce text,
  created_at timestamptz not null default now()
);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  flow_state_id uuid references auth.flow_state on delete cascade,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table auth.oauth_authorizations (
  id text primary key,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  user_id uuid references auth.users on delete cascade,
  redirect_uri text not null,
  scope text not null,
  state text,
  nonce text,
  resource text,
  code_challenge text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
  code_hash text unique,
  code_issued_at timestamptz,
  session_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table auth.oauth_consents (
  user_id uuid not null references auth.users on delete cascade,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  scopes text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, client_id)
);

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  friendly_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table auth.audit_log_entries (
  id bigint generated always as identity primary key,
  action text not null,
  user_id uuid,
  ip_address text not null default '',
  payload jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_user on auth.audit_log_entries (user_id, created_at);

create table auth.mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);

create unlogged table auth.rate_limits (
  key text primary key,
  tokens double precision not null,
  is_allowed boolean not null,
  refilled_at timestamptz not null default now()
);

create table auth.signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);

create table auth.service_secrets (name text primary key, value text not null);

grant select, references on auth.users to service_role;
