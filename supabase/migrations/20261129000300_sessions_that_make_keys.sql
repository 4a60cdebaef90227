-- Whether the caller's session goes on, which then cannot end before the transaction does: a new password that ends it finds what was made.
create function kvint.hold_session(session uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.sessions where id = session and user_id = (select auth.uid())
    and (not_after is null or not_after > now()) for key share;
  return found;
end $$;
revoke execute on function kvint.hold_session(uuid) from public;
grant execute on function kvint.hold_session(uuid) to authenticated;

-- A report that is shared is public as long as its owner is let in.
create or replace function kvint.shared_report(link text)
  returns table (report json, shared_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.report, h.created_at, h.expires_at from kvint.shares h join kvint.saves s on s.id = h.save_id
    join auth.users u on u.id = h.user_id
  where h.token = link and s.state = 'done' and (h.expires_at is null or h.expires_at > now())
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
$$;
