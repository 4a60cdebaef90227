-- Links to one report each, for whoever holds them. To take one back is to delete its row.
create table kvint.shares (
  id uuid primary key default gen_random_uuid(),
  -- 256 random bits. Kept as it is, so that its owner can copy it again: who reads this table can read the reports too.
  token text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  save_id uuid not null references kvint.saves (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Null: until it is taken back.
  expires_at timestamptz
);
create index shares_save on kvint.shares (save_id);
create index shares_user on kvint.shares (user_id);
alter table kvint.shares enable row level security;
create policy "own shares" on kvint.shares for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from kvint.saves s where s.id = save_id and s.user_id = (select auth.uid())));
grant select, insert, delete on kvint.shares to authenticated;

-- All that a visitor without an account can reach of this schema: the report behind a link that she holds.
create function kvint.shared_report(link text)
  returns table (report json, shared_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.report, h.created_at, h.expires_at from kvint.shares h join kvint.saves s on s.id = h.save_id
  where h.token = link and s.state = 'done' and (h.expires_at is null or h.expires_at > now())
$$;
revoke execute on function kvint.shared_report(text) from public;
grant usage on schema kvint to anon;
grant execute on function kvint.shared_report(text) to anon;
