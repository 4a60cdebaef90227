create index billing_events_adjusted on kvint.billing_events ((payload -> 'data' ->> 'subscription_id')) where type like 'adjustment.%';
