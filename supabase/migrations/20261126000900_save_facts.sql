-- What questions over a whole account rest on, kept once an analysis is done: some kilobytes of each save instead of its report.
create table kvint.save_facts (
  save_id uuid primary key references kvint.saves (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of the code that made them: older ones are made again.
  version integer not null,
  facts json not null
);
create index save_facts_user on kvint.save_facts (user_id);
alter table kvint.save_facts enable row level security;
create policy "own facts" on kvint.save_facts for select to authenticated using (user_id = (select auth.uid()));
grant select on kvint.save_facts to authenticated;
