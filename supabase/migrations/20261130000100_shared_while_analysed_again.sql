-- A shared report stays to be seen while its set is analysed again.
create or replace function kvint.shared_report(link text)
  returns table (report json, shared_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.report, h.created_at, h.expires_at from kvint.shares h join kvint.saves s on s.id = h.save_id
    join auth.users u on u.id = h.user_id
  where h.token = link and s.report is not null and (h.expires_at is null or h.expires_at > now())
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
$$;
