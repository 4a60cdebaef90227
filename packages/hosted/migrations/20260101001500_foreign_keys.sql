-- What a deletion has to look for is found by an index.
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index sessions_factor on auth.sessions (factor_id) where factor_id is not null;
create index sessions_oauth_client on auth.sessions (oauth_client_id) where oauth_client_id is not null;
create index flow_state_user on auth.flow_state (user_id) where user_id is not null;
create index flow_state_linking on auth.flow_state (linking_target_id) where linking_target_id is not null;
create index one_time_tokens_flow on auth.one_time_tokens (flow_state_id) where flow_state_id is not null;
create index oauth_authorizations_client on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user on auth.oauth_authorizations (user_id) where user_id is not null;
create index oauth_consents_client on auth.oauth_consents (client_id);
create index webauthn_credentials_user on auth.webauthn_credentials (user_id);
create index webauthn_challenges_user on auth.webauthn_challenges (user_id) where user_id is not null;
