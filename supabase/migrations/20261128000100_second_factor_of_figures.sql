-- Tables that have no guard yet: what a set says, what a bounce sounds like and what was used are as much hers.
do $$
declare
  name text;
begin
  foreach name in array array['save_facts', 'heard_bounces', 'analysis_uses'] loop
    execute format(
      'create policy "second factor where there is one" on kvint.%I as restrictive for all to authenticated
        using ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))
        with check ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))', name);
  end loop;
end $$;
