-- For a database whose owner may not make roles: run once as an administrator, before the first start.
--   psql -v owner=kvint -f supabase/roles.sql postgres
select format('create role %I nologin noinherit', name) from unnest(array['anon', 'authenticated', 'service_role']) as name
  where not exists (select from pg_roles where rolname = name)
\gexec
grant anon, authenticated, service_role to :"owner";
