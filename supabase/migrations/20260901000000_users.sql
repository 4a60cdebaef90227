-- The profile row of section 3. Runs on a Supabase project and on the embedded service alike: both have auth.users and auth.uid().
create table public.users (
  supabase_id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '',
  username text not null,
  first_name text not null default '',
  last_name text not null default '',
  picture_url text,
  active boolean not null default true,
  role text not null default 'USER',
  subscription_status text not null default 'NONE',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.users enable row level security;
revoke all on public.users from anon;
revoke delete on public.users from authenticated;

create policy "read own row" on public.users for select to authenticated using (supabase_id = (select auth.uid()));
create policy "make own row" on public.users for insert to authenticated with check (supabase_id = (select auth.uid()));
create policy "change own row" on public.users for update to authenticated
  using (supabase_id = (select auth.uid())) with check (supabase_id = (select auth.uid()));

-- What a person may not give herself: role, subscription and the right to be active come from the server alone. An upsert that
-- names them keeps what stands, so that a client may send the whole row of a first login.
create function public.guard_user_row() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    new.updated_at := now();
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.role := 'USER';
    new.subscription_status := 'NONE';
    new.active := true;
    new.created_at := now();
    new.email := coalesce((select auth.jwt() ->> 'email'), '');
  else
    new.supabase_id := old.supabase_id;
    new.role := old.role;
    new.subscription_status := old.subscription_status;
    new.active := old.active;
    new.created_at := old.created_at;
    new.email := old.email;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_user_row before insert or update on public.users for each row execute function public.guard_user_row();

-- First login makes the row: username is the part of the address before the @ (or user_ and eight characters of the id), the names
-- come from full_name (first word, then the rest), the picture from avatar_url.
create function public.make_user_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  full_name text := btrim(coalesce(new.raw_user_meta_data ->> 'full_name', ''));
begin
  insert into public.users (supabase_id, email, username, first_name, last_name, picture_url)
  values (
    new.id,
    coalesce(new.email, ''),
    coalesce(nullif(split_part(coalesce(new.email, ''), '@', 1), ''), 'user_' || left(new.id::text, 8)),
    split_part(full_name, ' ', 1),
    case when position(' ' in full_name) = 0 then '' else btrim(substr(full_name, position(' ' in full_name) + 1)) end,
    new.raw_user_meta_data ->> 'avatar_url'
  )
  on conflict (supabase_id) do update set email = excluded.email where public.users.email is distinct from excluded.email;
  return null;
end $$;
revoke execute on function public.make_user_row() from public, anon, authenticated;

create trigger make_user_row after insert or update of last_sign_in_at, email on auth.users
  for each row when (new.last_sign_in_at is not null) execute function public.make_user_row();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.users;
  end if;
end $$;
