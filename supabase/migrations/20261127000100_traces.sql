-- The trace of the request that gave a save to the queue, as the W3C writes it: the analysis goes on with it. Null where nothing
-- is traced.
alter table kvint.saves add column trace text check (length(trace) = 55 and trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$');
grant update (trace) on kvint.saves to authenticated;
