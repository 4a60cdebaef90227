/** A row of auth.users. */
export type UserRow = {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  phone: string | null
  phone_confirmed_at: Date | null
  phone_change: string
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  banned_until: Date | null
  deleted_at: Date | null
  is_sso_user: boolean
  is_anonymous: boolean
  created_at: Date
  updated_at: Date
}

export type IdentityRow = {
  id: string
  provider_id: string
  provider: string
  user_id: string
  identity_data: Record<string, unknown>
  email: string | null
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now()
}
