-- Whose turn it is, given when a save joins the queue: the first few of an owner stand beside the front, each further one
-- a place behind her last. Taking is then a look at the beginning of an index, however many wait, and people take turns.
drop index kvint.saves_queue;
alter table kvint.saves add column turn bigint not null default 0;
update kvint.saves s set turn = t.turn from (
  select id, row_number() over (partition by user_id order by run_at) as turn from kvint.saves where state = 'waiting') t
  where t.id = s.id;
create index saves_turns on kvint.saves (turn, run_at) where state = 'waiting';
create index saves_turns_of on kvint.saves (user_id, turn) where state = 'waiting';
create index saves_leases on kvint.saves (lease_ends_at) where state = 'running';
create index saves_set_aside on kvint.saves (state) where state in ('parked', 'failed');
-- Who asks for a save by name sets its turn to 0: the front.
grant update (turn) on kvint.saves to authenticated;

create function kvint.give_turn() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  front bigint;
  own record;
  asks boolean := tg_op = 'UPDATE' and new.turn = 0;
begin
  select coalesce(min(w.turn), 1) into front from kvint.saves w where w.state = 'waiting';
  select count(*) as waiting, max(w.turn) as last into own from (
    select turn from kvint.saves where state = 'waiting' and user_id = new.user_id order by turn desc limit 3) w;
  new.turn := case when asks or own.waiting < 3 then front else greatest(front, own.last + 1) end;
  return new;
end $$;
revoke execute on function kvint.give_turn() from public;
create trigger give_turn_on_insert before insert on kvint.saves
  for each row when (new.state = 'waiting') execute function kvint.give_turn();
create trigger give_turn before update of queued_at on kvint.saves
  for each row when (new.state = 'waiting' and new.queued_at is distinct from old.queued_at) execute function kvint.give_turn();

-- While an operator has paused the queue nothing is taken from it. One row or none.
create table kvint.queue_pauses (
  is_paused boolean primary key default true check (is_paused),
  paused_at timestamptz not null default now()
);
alter table kvint.queue_pauses enable row level security;

-- What a deletion has to look for is found by an index.
create index uploads_save on kvint.uploads (save_id) where save_id is not null;
create index checkouts_user on kvint.checkouts (user_id);
create index api_keys_replaced_by on kvint.api_keys (replaced_by) where replaced_by is not null;
