-- Figures of a bounce beside a save of its set: loudness, spectrum, chords, findings. Never sound. One to a save, the last one kept.
create table kvint.heard_bounces (
  save_id uuid primary key references kvint.saves (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  file_name text not null constraint file_name_length check (length(file_name) <= 255),
  kept_at timestamptz not null default now(),
  bounce json not null
);
create index heard_bounces_user on kvint.heard_bounces (user_id);
alter table kvint.heard_bounces enable row level security;
create policy "own bounces" on kvint.heard_bounces for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from kvint.saves s where s.id = save_id and s.user_id = (select auth.uid())));
grant select, insert, update, delete on kvint.heard_bounces to authenticated;
