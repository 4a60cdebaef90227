-- A checkout can be paid after its account is gone: it stays without its owner, so that the payment is known and given back.
alter table kvint.checkouts alter column user_id drop not null;
alter table kvint.checkouts drop constraint checkouts_user_id_fkey;
alter table kvint.checkouts add constraint checkouts_user_id_fkey
  foreign key (user_id) references auth.users (id) on delete set null;
