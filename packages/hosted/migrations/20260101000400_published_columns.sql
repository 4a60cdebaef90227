-- A publication may name the columns that are told. Arguments of the trigger: the columns of the key, then, behind `|`, those
-- of the publication; all of them where nothing follows.
create or replace function realtime.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bar int := array_position(tg_argv, '|');
  key_columns text[] := case when bar is null then tg_argv else tg_argv[0:bar - 1] end;
  told_columns text[] := case when bar is null then null else tg_argv[bar + 1:] end;
  told text := (select string_agg(format('($1).%I', name), ', ') from unnest(told_columns) as name);
  new_row jsonb;
  old_row jsonb;
  change_id bigint;
begin
  if told is null then
    new_row := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    old_row := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  else
    if tg_op <> 'DELETE' then execute format('select to_jsonb(t) from (select %s) t', told) into new_row using new; end if;
    if tg_op <> 'INSERT' then execute format('select to_jsonb(t) from (select %s) t', told) into old_row using old; end if;
  end if;
  insert into realtime.change_outbox (schema_name, table_name, operation, key, record, old_record)
  values (
    tg_table_schema, tg_table_name, tg_op,
    (select coalesce(jsonb_object_agg(name, coalesce(new_row, old_row) -> name), '{}') from unnest(key_columns) as name),
    new_row,
    (select jsonb_object_agg(name, old_row -> name) from unnest(key_columns) as name where old_row is not null)
  ) returning id into change_id;
  perform pg_notify('realtime_changes', change_id::text);
  return null;
end $$;
