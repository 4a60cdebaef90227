-- Open pages hear of their owner's saves. Of the row only what is small: a report may have megabytes, and its progress has a
-- stream of its own.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table kvint.saves (id, project_id, user_id, state);
  end if;
end $$;
