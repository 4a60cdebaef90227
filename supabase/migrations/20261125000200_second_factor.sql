-- Where an account has a verified factor, a password alone opens none of its rows (Supabase's documentation, "Enforce for users that
-- have opted in"). Behind a function, for no role of the API reads the factors themselves.
create function kvint.has_proven_factors() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;
revoke execute on function kvint.has_proven_factors() from public;
grant execute on function kvint.has_proven_factors() to authenticated;

create policy "second factor where there is one" on public.users as restrictive for all to authenticated
  using ((select kvint.has_proven_factors())) with check ((select kvint.has_proven_factors()));

-- What the product API does for a person it does with her id alone, once it has looked at her token or key itself; a token that comes
-- by itself, as it does to realtime, says how well it was proven.
do $$
declare
  name text;
begin
  foreach name in array array['projects', 'saves', 'subscriptions', 'api_keys', 'uploads', 'shares'] loop
    execute format(
      'create policy "second factor where there is one" on kvint.%I as restrictive for all to authenticated
        using ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))
        with check ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))', name);
  end loop;
end $$;
