-- A new password ends the keys that stood before it: who made them may not have been their owner. She sees each, and keeps
-- the ones that she knows. The first password of an account, which replaces none, ends nothing.
alter table kvint.api_keys add column ended_by_password_at timestamptz;
grant update (ended_by_password_at) on kvint.api_keys to authenticated;

create function kvint.end_keys_with_password() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update kvint.api_keys set revoked_at = now(), ended_by_password_at = now()
    where user_id = new.id and revoked_at is null and (ends_at is null or ends_at > now());
  return null;
end $$;
revoke execute on function kvint.end_keys_with_password() from public;
create trigger end_keys_with_password after update of encrypted_password on auth.users for each row
  when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function kvint.end_keys_with_password();
