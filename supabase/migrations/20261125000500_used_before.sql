-- What an address had used of a month's analyses when its account was deleted, by a hash whose salt goes with the month: signing up
-- again does not begin the month again. Neither says whose it was once the month is over.
create table kvint.used_before_salts (
  month date primary key,
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
create table kvint.used_before (
  month date not null references kvint.used_before_salts on delete cascade,
  address_hash bytea not null,
  used integer not null,
  primary key (month, address_hash)
);
alter table kvint.used_before_salts enable row level security;
alter table kvint.used_before enable row level security;

create function kvint.address_trace(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(salt || convert_to(lower(address), 'utf8')) from kvint.used_before_salts
  where month = date_trunc('month', now())::date
$$;

create function kvint.used_before(account uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(b.used), 0)::int from kvint.used_before b
  where b.month = date_trunc('month', now())::date
    and b.address_hash = kvint.address_trace((select email::text from auth.users where id = account))
$$;

create function kvint.note_used_before() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this_month date := date_trunc('month', now())::date;
  amount int := (select count(*) from kvint.analysis_uses where user_id = old.id and queued_at >= this_month);
begin
  if amount > 0 and old.email is not null then
    insert into kvint.used_before_salts (month) values (this_month) on conflict do nothing;
    insert into kvint.used_before as b (month, address_hash, used)
      values (this_month, kvint.address_trace(old.email::text), amount)
      on conflict (month, address_hash) do update set used = b.used + excluded.used;
  end if;
  return old;
end $$;
create trigger note_used_before before delete on auth.users for each row execute function kvint.note_used_before();

revoke execute on function kvint.address_trace(text), kvint.used_before(uuid), kvint.note_used_before() from public;
grant execute on function kvint.used_before(uuid) to authenticated;
