-- Sets that people keep in their account. Row-level security is the rule: a row is its owner's and nobody else's.
create table kvint.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create index projects_user on kvint.projects (user_id);

-- A save of a project, and the work of analysing it. The file lies in the blob store under its owner and hash.
create table kvint.saves (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references kvint.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  file_name text not null,
  content_hash text not null,
  bytes integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  report jsonb,
  problem text,
  attempts integer not null default 0,
  -- Who holds the work: a later holder has a higher number, and an earlier one can no longer write.
  fence bigint not null default 0,
  lease_ends_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, content_hash)
);
create index saves_project on kvint.saves (project_id);
create index saves_waiting on kvint.saves (created_at) where state in ('waiting', 'running');

alter table kvint.projects enable row level security;
alter table kvint.saves enable row level security;
create policy "own projects" on kvint.projects for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own saves" on kvint.saves for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant usage on schema kvint to authenticated;
grant select, insert, delete on kvint.projects, kvint.saves to authenticated;

alter table kvint.subscriptions enable row level security;
create policy "read own subscriptions" on kvint.subscriptions for select to authenticated using (user_id = (select auth.uid()));
grant select on kvint.subscriptions to authenticated;
