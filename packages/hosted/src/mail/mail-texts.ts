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
  | 'factor_changed'
  | 'new_device'

/** Languages that mails are written in. */
export type MailLanguage = 'en' | 'nb'

export type MailParts = {
  link?: string
  code?: string
  newEmail?: string
  oldEmail?: string
  device?: string
  siteUrl?: string
}

/** What a mail says; `close` where it is not `ignore`, `action` where it has a link. */
export type MailText = { subject: string; lead: string; action?: string; close?: string }

/** All that mails say in one language. */
export type MailTexts = {
  readonly open: string
  readonly orCode: string
  readonly code: string
  readonly ignore: string
  readonly mails: Readonly<Record<MailKind, (parts: MailParts) => MailText>>
}
