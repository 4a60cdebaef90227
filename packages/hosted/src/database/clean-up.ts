import type { Hosted } from '../hosted.ts'

/** Takes away what has expired. Each part by itself, so that one that fails holds up no other. */
export async function cleanUp({ database: { sql }, settings, log }: Hosted): Promise<void> {
  const tokenSeconds = Math.max(settings.mail.otpLifetimeSeconds, settings.sms.otpLifetimeSeconds)
  const { inactivitySeconds } = settings.sessions
  const parts = [
    () => sql`delete from auth.flow_state where created_at < now() - interval '1 day'`,
    () => sql`delete from auth.one_time_tokens where created_at < now() - make_interval(secs => ${tokenSeconds})`,
    () => sql`delete from auth.pending_sign_ups where created_at < now() - interval '1 day'`,
    () => sql`delete from auth.mfa_challenges where created_at < now() - interval '1 hour'`,
    () => sql`delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`,
    () => sql`delete from auth.webauthn_challenges where expires_at < now()`,
    () => sql`delete from auth.oauth_authorizations where expires_at < now() - interval '1 day'`,
    () => sql`
      delete from auth.oauth_clients c where registration_type = 'dynamic' and updated_at < now() - interval '1 day'
        and not exists (select from auth.oauth_consents where client_id = c.id)
        and not exists (select from auth.sessions where oauth_client_id = c.id)
        and not exists (select from auth.oauth_authorizations where client_id = c.id and expires_at > now())`,
    () => sql`delete from auth.sessions where not_after < now()`,
    () =>
      sql`delete from auth.sessions where coalesce(refreshed_at, created_at) < now() - make_interval(secs => ${inactivitySeconds ?? YEAR_SECONDS})`,
    () => sql`delete from auth.rate_limits where ends_at < now()`,
    () => sql`delete from auth.audit_log_entries where created_at < now() - interval '180 days'`,
    () => sql`delete from auth.mail_outbox where created_at < now() - interval '7 days'`,
    () =>
      sql`delete from auth.signing_keys where retired_at < now() - make_interval(secs => ${settings.tokens.lifetimeSeconds * 2})`,
    () => sql`delete from realtime.node_messages where sent_at < now() - interval '10 minutes'`,
    () => sql`delete from realtime.change_outbox where committed_at < now() - interval '10 minutes'`,
  ]
  for (const part of parts)
    await part().catch((error: unknown) => log.error({ err: error }, 'hosted: cleaning up failed'))
}

const YEAR_SECONDS = 31_536_000
