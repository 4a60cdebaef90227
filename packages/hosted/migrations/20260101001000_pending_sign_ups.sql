-- The password of each sign-up, for a day and by the hash of its address, whether or not there is an account: a sign-in with it
-- says "Email not confirmed" to all alike.
create table auth.pending_sign_ups (
  address_hash text primary key,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- What the account of such a sign-up was made with goes with the account.
create function auth.forget_pending_sign_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.encrypted_password is distinct from old.encrypted_password then
    delete from auth.pending_sign_ups where password_hash = old.encrypted_password;
  end if;
  return null;
end $$;
create trigger forget_pending_sign_up after delete or update of encrypted_password on auth.users
  for each row when (old.encrypted_password is not null and old.email_confirmed_at is not null)
  execute function auth.forget_pending_sign_up();
