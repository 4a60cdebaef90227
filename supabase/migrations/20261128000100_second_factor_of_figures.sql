-- Tables that came after the guard of the others: what a set says and what a bounce sounds like are as much hers.
do $$
declare
  name text;
begin
  foreach name in array array['save_facts', 'heard_bounces'] loop
    execute format(
      'create policy "second factor where there is one" on kvint.%I as restrictive for all to authenticated
        using ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))
        with check ((select not auth.jwt() ? ''aal'' or kvint.has_proven_factors()))', name);
  end loop;
end $$;
