-- Whatever a person can write has a length. `not valid`: what was longer before may stay; what is written now may not.
alter table auth.users
  add constraint email_length check (length(email) <= 255) not valid,
  add constraint email_change_length check (length(email_change) <= 255) not valid,
  add constraint phone_length check (length(phone) <= 32) not valid,
  add constraint phone_change_length check (length(phone_change) <= 32) not valid;
alter table auth.mfa_factors add constraint friendly_name_length check (length(friendly_name) <= 255) not valid;
alter table auth.webauthn_credentials add constraint friendly_name_length check (length(friendly_name) <= 255) not valid;
alter table auth.oauth_clients
  add constraint client_name_length check (length(client_name) <= 255) not valid,
  add constraint client_uri_length check (length(client_uri) <= 4096) not valid,
  add constraint logo_uri_length check (length(logo_uri) <= 4096) not valid,
  add constraint redirect_uris_length check (length(array_to_string(redirect_uris, ' ')) <= 16384) not valid;
