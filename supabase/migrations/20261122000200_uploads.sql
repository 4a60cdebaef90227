-- Files on their way. The bytes lie in the store of incoming parts under the same id.
create table kvint.uploads (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  file_name text not null,
  bytes bigint not null,
  -- What became of it once all of it had come.
  save_id uuid references kvint.saves (id) on delete cascade,
  -- Which server writes to it now.
  lock_holder text,
  lock_ends_at timestamptz,
  is_lock_wanted boolean not null default false,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '24 hours'
);
create index uploads_user on kvint.uploads (user_id);
create index uploads_ends on kvint.uploads (ends_at);
alter table kvint.uploads enable row level security;
create policy "own uploads" on kvint.uploads for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, delete on kvint.uploads to authenticated;
grant update (save_id) on kvint.uploads to authenticated;
