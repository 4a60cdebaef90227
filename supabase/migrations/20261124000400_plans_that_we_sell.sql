-- Null where the price that is paid stands for no plan of ours: then nothing was bought here.
alter table kvint.subscriptions alter column plan_id drop not null;
