-- Recovery codes stand in for a factor. Where the last one is gone they would turn off the next, which they were not made for.
create function kvint.end_codes_with_factor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from kvint.recovery_codes where user_id = old.user_id
    and not exists (select from auth.mfa_factors where user_id = old.user_id and status = 'verified');
  return null;
end $$;
revoke execute on function kvint.end_codes_with_factor() from public;
create trigger end_codes_with_factor after delete on auth.mfa_factors for each row execute function kvint.end_codes_with_factor();

delete from kvint.recovery_codes c
  where not exists (select from auth.mfa_factors f where f.user_id = c.user_id and f.status = 'verified');
