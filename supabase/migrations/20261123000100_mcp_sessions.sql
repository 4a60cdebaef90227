-- Which process holds a session or a stream of the tool server: any other hands the requests for it on.
create table kvint.mcp_sessions (
  id uuid primary key,
  subject_id text not null,
  -- Where other processes reach the holder: http://10.0.0.3:8080.
  node text not null,
  opened_at timestamptz not null default now()
);
create index mcp_sessions_opened on kvint.mcp_sessions (opened_at);
