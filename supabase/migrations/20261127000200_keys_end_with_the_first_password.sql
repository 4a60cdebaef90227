-- The first password of an account that had none ends its keys too: a session that a stranger had may have made them.
drop trigger end_keys_with_password on auth.users;
create trigger end_keys_with_password after update of encrypted_password on auth.users for each row
  when (coalesce(new.encrypted_password, '') <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function kvint.end_keys_with_password();
