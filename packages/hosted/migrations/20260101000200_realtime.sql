-- Row changes travel by an outbox: a trigger writes the key of the row, NOTIFY wakes the listener, which reads in id order.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.change_outbox (
  id bigint generated always as identity primary key,
  schema_name text not null,
  table_name text not null,
  operation text not null,
  key jsonb not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default now()
);
create index change_outbox_age on realtime.change_outbox (committed_at);

-- Private channels: a policy on this table says who may read and write a topic. Rows are only ever tried, never kept.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

create function realtime.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  change_id bigint;
begin
  insert into realtime.change_outbox (schema_name, table_name, operation, key, record, old_record)
  values (
    tg_table_schema, tg_table_name, tg_op,
    (select coalesce(jsonb_object_agg(name, coalesce(new_row, old_row) -> name), '{}') from unnest(tg_argv) as name),
    new_row,
    (select jsonb_object_agg(name, old_row -> name) from unnest(tg_argv) as name where old_row is not null)
  ) returning id into change_id;
  perform pg_notify('realtime_changes', change_id::text);
  return null;
end $$;
revoke execute on function realtime.record_change() from public;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then create publication supabase_realtime; end if;
end $$;
