/** Written by `npm run generate:tables` from the migrations. */
export type Tables = {
  'auth.users': {
    readonly aud: string
    readonly banned_until: Date | null
    readonly confirmation_sent_at: Date | null
    readonly created_at: Date
    readonly deleted_at: Date | null
    readonly email: string | null
    readonly email_change: string
    readonly email_change_confirm_status: number
    readonly email_change_sent_at: Date | null
    readonly email_confirmed_at: Date | null
    readonly encrypted_password: string | null
    readonly id: string
    readonly invited_at: Date | null
    readonly is_anonymous: boolean
    readonly is_sso_user: boolean
    readonly last_sign_in_at: Date | null
    readonly phone: string | null
    readonly phone_change: string
    readonly phone_change_sent_at: Date | null
    readonly phone_confirmed_at: Date | null
    readonly raw_app_meta_data: unknown
    readonly raw_user_meta_data: unknown
    readonly reauthentication_sent_at: Date | null
    readonly recovery_sent_at: Date | null
    readonly role: string
    readonly updated_at: Date
  }
  'kvint.analysis_uses': {
    readonly queued_at: Date
    readonly save_id: string
    readonly user_id: string
  }
  'kvint.api_keys': {
    readonly beginning: string
    readonly created_at: Date
    readonly ended_by_password_at: Date | null
    readonly ends_at: Date | null
    readonly id: string
    readonly key_hash: Buffer
    readonly last_used_at: Date | null
    readonly name: string
    readonly replaced_by: string | null
    readonly revoked_at: Date | null
    readonly scopes: string[]
    readonly user_id: string
  }
  'kvint.billing_events': {
    readonly event_id: string
    readonly occurred_at: Date
    readonly payload: unknown
    readonly received_at: Date
    readonly type: string
  }
  'kvint.checkouts': {
    readonly cancel_url: string
    readonly checkout_url: string | null
    readonly completed_at: Date | null
    readonly created_at: Date
    readonly id: string
    readonly plan_id: string
    readonly success_url: string
    readonly transaction_id: string | null
    readonly user_id: string | null
  }
  'kvint.contact_messages': {
    readonly created_at: Date
    readonly email: string
    readonly id: string
    readonly message: string
    readonly name: string
    readonly topic: string
  }
  'kvint.gone_files': {
    readonly content_hash: string
    readonly gone_at: Date
    readonly user_id: string
  }
  'kvint.gone_uploads': {
    readonly id: string
  }
  'kvint.heard_bounces': {
    readonly bounce: unknown
    readonly file_name: string
    readonly kept_at: Date
    readonly save_id: string
    readonly user_id: string
  }
  'kvint.idempotent_calls': {
    readonly answer_sealed: Buffer | null
    readonly created_at: Date
    readonly held_until: Date | null
    readonly key: string
    readonly request_hash: Buffer
    readonly status: number | null
    readonly user_id: string
  }
  'kvint.mail_outbox': {
    readonly attempts: number
    readonly body_html: string
    readonly body_text: string
    readonly created_at: Date
    readonly id: string
    readonly next_attempt_at: Date
    readonly recipient: string
    readonly sent_at: Date | null
    readonly subject: string
  }
  'kvint.mcp_sessions': {
    readonly id: string
    readonly node: string
    readonly opened_at: Date
    readonly subject_id: string
  }
  'kvint.projects': {
    readonly created_at: Date
    readonly id: string
    readonly name: string
    readonly touched_at: Date
    readonly user_id: string
  }
  'kvint.queue_pauses': {
    readonly is_paused: boolean
    readonly paused_at: Date
  }
  'kvint.rate_limits': {
    readonly ends_at: Date
    readonly granted: number
    readonly key: string
    readonly used: number
  }
  'kvint.recovery_codes': {
    readonly code_hash: Buffer
    readonly created_at: Date
    readonly user_id: string
  }
  'kvint.save_facts': {
    readonly facts: unknown
    readonly save_id: string
    readonly user_id: string
    readonly version: number
  }
  'kvint.saves': {
    readonly attempts: number
    readonly bpm: number | null
    readonly breaks: number
    readonly bytes: number
    readonly content_hash: string
    readonly created_at: Date
    readonly event: string
    readonly fence: string
    readonly file_name: string
    readonly finished_at: Date | null
    readonly id: string
    readonly is_cancel_asked: boolean
    readonly key_name: string | null
    readonly lease_ends_at: Date | null
    readonly length_bars: number | null
    readonly problem: string | null
    readonly progress: number
    readonly project_id: string
    readonly queued_at: Date | null
    readonly report: unknown
    readonly run_at: Date
    readonly state: 'held' | 'waiting' | 'running' | 'done' | 'failed' | 'parked' | 'cancelled'
    readonly step: string | null
    readonly trace: string | null
    readonly track_count: number | null
    readonly turn: string
    readonly user_id: string
  }
  'kvint.shares': {
    readonly created_at: Date
    readonly expires_at: Date | null
    readonly id: string
    readonly save_id: string
    readonly token: string
    readonly user_id: string
  }
  'kvint.subscriptions': {
    readonly cancels_at: Date | null
    readonly customer_id: string
    readonly id: string
    readonly is_second: boolean
    readonly last_event_at: Date
    readonly past_due_since: Date | null
    readonly period_ends_at: Date | null
    readonly plan_id: string | null
    readonly status: string
    readonly user_id: string
  }
  'kvint.uploads': {
    readonly bytes: string
    readonly created_at: Date
    readonly ends_at: Date
    readonly file_name: string
    readonly id: string
    readonly is_lock_wanted: boolean
    readonly lock_ends_at: Date | null
    readonly lock_holder: string | null
    readonly save_id: string | null
    readonly user_id: string
  }
  'kvint.used_before': {
    readonly address_hash: Buffer
    readonly month: Date
    readonly used: number
  }
  'kvint.used_before_salts': {
    readonly month: Date
    readonly salt: Buffer
  }
  'kvint.used_signatures': {
    readonly ends_at: Date
    readonly signature: Buffer
  }
  'kvint.waitlist': {
    readonly asked_at: Date
    readonly confirmed_at: Date | null
    readonly email: string
    readonly token_hash: Buffer
  }
  'kvint.web_sessions': {
    readonly access_expires_at: Date | null
    readonly access_token_sealed: Buffer | null
    readonly created_at: Date
    readonly ends_at: Date
    readonly id_hash: Buffer
    readonly last_used_at: Date
    readonly refresh_token_sealed: Buffer
    readonly user_agent: string
    readonly user_id: string
  }
  'public.users': {
    readonly active: boolean
    readonly created_at: Date
    readonly email: string
    readonly first_name: string
    readonly last_name: string
    readonly picture_url: string | null
    readonly role: string
    readonly subscription_status: string
    readonly supabase_id: string
    readonly updated_at: Date
    readonly username: string
  }
}
