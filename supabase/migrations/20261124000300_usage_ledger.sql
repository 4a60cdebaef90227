-- What an account has used of its analyses. A row is written when a save is given to the queue and taken back when no report
-- comes of it; deleting the save, or its project, leaves it.
create table kvint.analysis_uses (
  save_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  queued_at timestamptz not null,
  primary key (save_id, queued_at)
);
create index analysis_uses_month on kvint.analysis_uses (user_id, queued_at);
insert into kvint.analysis_uses (save_id, user_id, queued_at)
  select id, user_id, queued_at from kvint.saves where queued_at is not null;

alter table kvint.analysis_uses enable row level security;
create policy "own uses" on kvint.analysis_uses for select to authenticated using (user_id = (select auth.uid()));
grant select on kvint.analysis_uses to authenticated;

create function kvint.note_analysis_use() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.queued_at is not null and new.queued_at is null then
    delete from kvint.analysis_uses where save_id = old.id and queued_at = old.queued_at;
  elsif new.queued_at is not null then
    insert into kvint.analysis_uses (save_id, user_id, queued_at) values (new.id, new.user_id, new.queued_at)
      on conflict do nothing;
  end if;
  return null;
end $$;
revoke execute on function kvint.note_analysis_use() from public;
create trigger note_analysis_use after insert or update of queued_at on kvint.saves
  for each row execute function kvint.note_analysis_use();
