import type { Sql } from '../database/sql.ts'

/** Notes a security event. Who, what, from where; never a token or a password. */
export async function audit(
  sql: Sql,
  { ip }: { ip: string },
  action: AuditAction,
  userId: string | null,
  payload: Record<string, unknown> = {},
): Promise<void> {
  await sql`insert into auth.audit_log_entries (action, user_id, ip_address, payload) values (${action}, ${userId}, ${ip}, ${payload})`
}

export type AuditAction =
  | 'user_signedup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_invited'
  | 'user_modified'
  | 'user_deleted'
  | 'user_updated_password'
  | 'user_email_changed'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_refreshed'
  | 'token_reuse_detected'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_verification_failed'
  | 'factor_unenrolled'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'passkey_created'
  | 'passkey_deleted'
  | 'oauth_client_created'
  | 'oauth_client_deleted'
  | 'oauth_consent_granted'
  | 'oauth_consent_denied'
  | 'oauth_consent_revoked'
