-- A person has one subscription that is not over. A second one is kept on record, counts for nothing, and is cancelled.
alter table kvint.subscriptions add column is_second boolean not null default false;
update kvint.subscriptions s set is_second = true
  where s.status <> 'canceled' and exists (
    select from kvint.subscriptions o where o.user_id = s.user_id and o.status <> 'canceled'
      and (o.last_event_at, o.id) > (s.last_event_at, s.id));
create unique index subscriptions_one on kvint.subscriptions (user_id) where status <> 'canceled' and not is_second;

-- The provider's transaction behind a checkout: one that is open is used again, so that it can be paid only once.
alter table kvint.checkouts add column transaction_id text;
alter table kvint.checkouts add column checkout_url text;
create index checkouts_open on kvint.checkouts (user_id, created_at desc) where completed_at is null;
