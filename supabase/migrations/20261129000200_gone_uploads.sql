-- What had come of a file lies in the store until it is taken out there. With the row its id would be lost, as where an account is deleted.
create table kvint.gone_uploads (
  id text primary key
);
alter table kvint.gone_uploads enable row level security;

create function kvint.note_gone_upload() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into kvint.gone_uploads (id) values (old.id) on conflict do nothing;
  return null;
end $$;
revoke execute on function kvint.note_gone_upload() from public;
create trigger note_gone_upload after delete on kvint.uploads for each row when (old.save_id is null)
  execute function kvint.note_gone_upload();
