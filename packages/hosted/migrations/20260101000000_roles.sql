-- replaces e7b350a6c50c4143fddc1ad535a2ff45
-- The roles, schemas and claim functions that a Supabase project brings. Cluster-wide roles may exist already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    -- Only who passes the policies herself may make a role that does; else each table has one that lets it pass.
    if exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)) then
      begin
        create role service_role nologin noinherit bypassrls;
      exception when insufficient_privilege then create role service_role nologin noinherit;
      end;
    else
      create role service_role nologin noinherit;
    end if;
  end if;
exception when unique_violation or duplicate_object then null; -- another database of the cluster made them meanwhile
end $$;

-- Where an administrator made the roles, she also let the owner of this database act as them: nothing is to be granted then.
do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('set local role %I', name);
      reset role;
    exception when insufficient_privilege then execute format('grant %I to current_user', name);
    end;
  end loop;
end $$;

create schema if not exists extensions;
grant usage on schema extensions, public to anon, authenticated, service_role;
revoke create on schema public from public;

alter default privileges in schema public grant select, insert, update, delete on tables to anon, authenticated, service_role;
alter default privileges in schema public grant usage, select on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
