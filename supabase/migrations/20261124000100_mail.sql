-- Mails of the product where the account service is a Supabase project: that one has no outbox of ours. Sent mails are deleted.
create table kvint.mail_outbox (
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
alter table kvint.mail_outbox enable row level security;

-- Looked up at every checkout, at every confirmed place on the waitlist.
create index billing_events_subject on kvint.billing_events ((payload -> 'data' ->> 'id'));
create index waitlist_token on kvint.waitlist (token_hash);
