-- Who may hear that a row is gone is decided by the policies of its table on the row as it was. Of a table whose publication
-- names columns only those are kept that are told and that its policies look at: a report may have megabytes.
alter table realtime.change_outbox add column deleted jsonb;

create or replace function realtime.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bar int := array_position(tg_argv, '|');
  key_columns text[] := case when bar is null then tg_argv else tg_argv[0:bar - 1] end;
  told_columns text[] := case when bar is null then null else tg_argv[bar + 1:] end;
  told text := (select string_agg(format('($1).%I', name), ', ') from unnest(told_columns) as name);
  guarding text;
  new_row jsonb;
  old_row jsonb;
  deleted jsonb;
  change_id bigint;
begin
  if told is null then
    new_row := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    old_row := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    deleted := case when tg_op = 'DELETE' then old_row end;
  else
    if tg_op <> 'DELETE' then execute format('select to_jsonb(t) from (select %s) t', told) into new_row using new; end if;
    if tg_op <> 'INSERT' then execute format('select to_jsonb(t) from (select %s) t', told) into old_row using old; end if;
    if tg_op = 'DELETE' then
      select string_agg(format('($1).%I', a.attname), ', ') into guarding from pg_catalog.pg_attribute a
      where a.attrelid = tg_relid and not a.attisdropped and a.attname::text <> all (told_columns) and a.attnum in (
        select d.refobjsubid from pg_catalog.pg_policy p join pg_catalog.pg_depend d
          on d.classid = 'pg_catalog.pg_policy'::regclass and d.objid = p.oid
          and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = tg_relid
        where p.polrelid = tg_relid and p.polcmd in ('r', '*') and d.refobjsubid > 0);
      if guarding is not null then
        execute format('select to_jsonb(t) from (select %s) t', guarding) into deleted using old;
      end if;
      deleted := old_row || coalesce(deleted, '{}');
    end if;
  end if;
  insert into realtime.change_outbox (schema_name, table_name, operation, key, record, old_record, deleted)
  values (
    tg_table_schema, tg_table_name, tg_op,
    (select coalesce(jsonb_object_agg(name, coalesce(new_row, old_row) -> name), '{}') from unnest(key_columns) as name),
    new_row,
    (select jsonb_object_agg(name, old_row -> name) from unnest(key_columns) as name where old_row is not null),
    deleted
  ) returning id into change_id;
  perform pg_notify('realtime_changes', change_id::text);
  return null;
end $$;
