-- What one server tells the others of broadcasts and presence and what is too long for a notification. Read at once,
-- then of no use: it need not survive a crash.
create unlogged table realtime.node_messages (
  id bigint generated always as identity primary key,
  content text not null,
  sent_at timestamptz not null default now()
);
create index node_messages_age on realtime.node_messages (sent_at);
