-- Whatever a person can write has a length: a name of three million signs makes every search in it an attack. What was longer
-- before is cut here in the profile, which is searched, and stays elsewhere (`not valid`) until it is written again.
update public.users set
  username = left(username, 255), first_name = left(first_name, 255), last_name = left(last_name, 255), email = left(email, 255),
  picture_url = case when length(picture_url) <= 2048 then picture_url end
  where length(username) > 255 or length(first_name) > 255 or length(last_name) > 255 or length(email) > 255 or length(picture_url) > 2048;
alter table public.users
  add constraint username_length check (length(username) <= 255),
  add constraint first_name_length check (length(first_name) <= 255),
  add constraint last_name_length check (length(last_name) <= 255),
  add constraint email_length check (length(email) <= 255),
  add constraint picture_url_length check (length(picture_url) <= 2048);

-- A first login makes the row whatever her metadata holds: what is too long is cut, and half an address of a picture is none.
create or replace function public.make_user_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  full_name text := btrim(left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 511));
  avatar_url text := new.raw_user_meta_data ->> 'avatar_url';
begin
  insert into public.users (supabase_id, email, username, first_name, last_name, picture_url)
  values (
    new.id,
    coalesce(left(new.email, 255), ''),
    coalesce(nullif(left(split_part(coalesce(new.email, ''), '@', 1), 255), ''), 'user_' || left(new.id::text, 8)),
    left(split_part(full_name, ' ', 1), 255),
    case when position(' ' in full_name) = 0 then '' else left(btrim(substr(full_name, position(' ' in full_name) + 1)), 255) end,
    case when length(avatar_url) <= 2048 then avatar_url end
  )
  on conflict (supabase_id) do update set email = excluded.email where public.users.email is distinct from excluded.email;
  return null;
end $$;

alter table kvint.projects add constraint name_length check (length(name) <= 255) not valid;
alter table kvint.saves
  add constraint file_name_length check (length(file_name) <= 255) not valid,
  add constraint content_hash_length check (length(content_hash) <= 128) not valid,
  add constraint key_name_length check (length(key_name) <= 255) not valid,
  add constraint step_length check (length(step) <= 255) not valid,
  add constraint problem_length check (length(problem) <= 10000) not valid;
alter table kvint.api_keys add constraint beginning_length check (length(beginning) <= 255) not valid;
alter table kvint.uploads
  add constraint id_length check (length(id) <= 255) not valid,
  add constraint lock_holder_length check (length(lock_holder) <= 255) not valid,
  add constraint file_name_length check (length(file_name) <= 255) not valid;
alter table kvint.shares add constraint token_length check (length(token) <= 255) not valid;
alter table kvint.waitlist add constraint email_length check (length(email) <= 255) not valid;
alter table kvint.contact_messages
  add constraint name_length check (length(name) <= 255) not valid,
  add constraint email_length check (length(email) <= 255) not valid,
  add constraint topic_length check (length(topic) <= 255) not valid,
  add constraint message_length check (length(message) <= 5000) not valid;
alter table kvint.idempotent_calls add constraint key_length check (length(key) <= 255) not valid;
