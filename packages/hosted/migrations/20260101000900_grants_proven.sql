-- A session of an OAuth client is as well proven as the session in which its grant was given.
alter table auth.oauth_authorizations add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2'));
