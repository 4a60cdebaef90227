-- What was bought. Written by the server from the payment provider's signed events only.
create table kvint.checkouts (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_id text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);

-- Every event once, whatever is delivered twice.
create table kvint.billing_events (
  event_id text primary key,
  type text not null,
  occurred_at timestamptz not null,
  payload jsonb not null,
  received_at timestamptz not null default now()
);

create table kvint.subscriptions (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  plan_id text not null,
  -- The provider's word: trialing, active, past_due, paused, canceled.
  status text not null,
  period_ends_at timestamptz,
  -- A cancellation that is asked for takes effect then; until then the plan holds.
  cancels_at timestamptz,
  past_due_since timestamptz,
  -- Events come in any order: an older one than this changes nothing.
  last_event_at timestamptz not null
);
create index subscriptions_user on kvint.subscriptions (user_id);
