-- Saves become full jobs: progress, cancelling, parking, waiting for an allowance, and facts to search by.
alter table kvint.projects add column touched_at timestamptz not null default now();
update kvint.projects p set touched_at = coalesce((select max(s.created_at) from kvint.saves s where s.project_id = p.id), p.created_at);
create index projects_touched on kvint.projects (user_id, touched_at desc, id desc);
grant update (touched_at) on kvint.projects to authenticated;

alter table kvint.saves drop constraint saves_state_check;
alter table kvint.saves
  -- held: kept, and waits for an allowance. parked: broke too often. cancelled: by its owner.
  add constraint saves_state_check check (state in ('held', 'waiting', 'running', 'done', 'failed', 'parked', 'cancelled')),
  -- Text is kept as it was written: the report of the server equals the one of the browser byte for byte.
  alter column report type json using report::json,
  -- When it was given to the queue: counts for that month's allowance. Null while held and once there is no report to come.
  add column queued_at timestamptz,
  add column run_at timestamptz not null default now(),
  add column breaks integer not null default 0,
  add column progress real not null default 0,
  add column step text,
  add column is_cancel_asked boolean not null default false,
  add column finished_at timestamptz,
  add column key_name text,
  add column bpm real,
  add column length_bars real,
  add column track_count integer,
  -- Number of the last change that its owner is told of.
  add column event bigint not null default 0;
update kvint.saves set queued_at = created_at where state in ('waiting', 'running', 'done');
update kvint.saves set
  key_name = report -> 'harmony' -> 'key' ->> 'name',
  bpm = (report -> 'overview' -> 'tempo' ->> 'bpm')::real,
  length_bars = (report -> 'overview' ->> 'lengthBars')::real,
  track_count = (report -> 'overview' -> 'trackCounts' ->> 'midi')::int + (report -> 'overview' -> 'trackCounts' ->> 'audio')::int
  where report is not null;
drop index kvint.saves_waiting;
create index saves_queue on kvint.saves (run_at) where state in ('waiting', 'running');
create index saves_running on kvint.saves (user_id) where state = 'running';
create index saves_held on kvint.saves (user_id) where state = 'held';
create index saves_events on kvint.saves (user_id, event);
grant update (state, queued_at, run_at, attempts, breaks, problem, is_cancel_asked, progress, step, lease_ends_at) on kvint.saves to authenticated;

-- Every change that matters to its owner has a number and is told to all servers once it is committed.
create sequence kvint.save_events;
create function kvint.number_save_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.event := nextval('kvint.save_events');
  return new;
end $$;
create function kvint.tell_save_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed kvint.saves := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('kvint_saves', json_build_object(
    'userId', changed.user_id, 'saveId', changed.id, 'projectId', changed.project_id,
    'state', case when tg_op = 'DELETE' then 'gone' when changed.is_cancel_asked and changed.state = 'running' then 'cancelling' else changed.state end
  )::text);
  return null;
end $$;
revoke execute on function kvint.number_save_change(), kvint.tell_save_change() from public;
create trigger number_save_change before insert or update of state, progress, step, problem, is_cancel_asked on kvint.saves
  for each row execute function kvint.number_save_change();
create trigger tell_save_change after insert or delete or update of state, progress, step, problem, is_cancel_asked on kvint.saves
  for each row execute function kvint.tell_save_change();

-- Files that no row refers to any more, until they are out of the store as well.
create table kvint.gone_files (
  user_id uuid not null,
  content_hash text not null,
  gone_at timestamptz not null default now(),
  primary key (user_id, content_hash)
);
alter table kvint.gone_files enable row level security;
create function kvint.note_gone_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into kvint.gone_files (user_id, content_hash) values (old.user_id, old.content_hash)
      on conflict (user_id, content_hash) do update set gone_at = now();
  else
    delete from kvint.gone_files where user_id = new.user_id and content_hash = new.content_hash;
  end if;
  return null;
end $$;
revoke execute on function kvint.note_gone_file() from public;
create trigger note_gone_file after insert or delete on kvint.saves for each row execute function kvint.note_gone_file();
