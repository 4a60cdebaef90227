export type MailKind =
  | 'confirmation'
  | 'disputed_confirmation'
  | 'account_exists'
  | 'address_in_use'
  | 'invite'
  | 'recovery'
  | 'magic_link'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'new_device'

/** Languages that mails are written in. */
export type MailLanguage = 'en' | 'nb'

export type MailParts = {
  link?: string
  code?: string
  /** How long link and code are taken. */
  minutes?: number
  newEmail?: string
  oldEmail?: string
  /** Both addresses have to agree to a change. */
  isAgreedTwice?: boolean
  /** Of a new sign-in, as a person would call it; null for what is not known. */
  browser?: string | null
  system?: string | null
  siteUrl?: string
  /** Where somebody asks for a new password. */
  newPasswordUrl?: string
  /** Whom to write to. */
  support?: string
}

/** What a mail says; `close` where it is not `ignore`, `action` where it has a link. */
export type MailText = { subject: string; lead: string; action?: string; close?: string }

/** All that mails say in one language. */
export type MailTexts = {
  readonly open: string
  readonly orCode: string
  readonly code: string
  readonly ignore: string
  readonly linkLasts: (minutes: number) => string
  readonly codeLasts: (minutes: number) => string
  readonly mails: Readonly<Record<MailKind, (parts: MailParts) => MailText>>
}
