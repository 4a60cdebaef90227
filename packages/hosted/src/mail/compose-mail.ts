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

export type MailParts = {
  link?: string
  code?: string
  newEmail?: string
  oldEmail?: string
  device?: string
  siteUrl?: string
}

/** A mail as text first and as plain HTML that reads in light and dark, without pictures (protocol 19). */
export function composeMail(kind: MailKind, parts: MailParts): { subject: string; text: string; html: string } {
  const { subject, lead, action, close } = TEXTS[kind](parts)
  const lines = [lead]
  if (parts.link) lines.push(`${action ?? 'Open this link'}:\n${parts.link}`)
  if (parts.code) lines.push(`${parts.link ? 'Or enter this code' : 'Your code'}: ${parts.code}`)
  lines.push(close ?? 'If this was not you, you can ignore this email.')
  lines.push(`Kvint\n${parts.siteUrl ?? ''}`.trim())
  return { subject, text: lines.join('\n\n'), html: htmlOf(lead, action, close, parts) }
}

type Text = { subject: string; lead: string; action?: string; close?: string }

const TELL_US = 'If this was not you, set a new password now and sign out everywhere.'

const TEXTS: Record<MailKind, (parts: MailParts) => Text> = {
  confirmation: () => ({
    subject: 'Confirm your address',
    lead: 'Welcome to Kvint. Confirm that this address is yours.',
    action: 'Confirm',
  }),
  disputed_confirmation: () => ({
    subject: 'Confirm your address',
    lead: 'Welcome to Kvint. Confirm that this address is yours. It was used to sign up more than once, with different passwords, so none of them counts. The link signs you in; then set a password on your profile.',
    action: 'Confirm',
  }),
  account_exists: () => ({
    subject: 'You already have an account',
    lead: 'Someone, most likely you, signed up for Kvint with this address. It already has an account: sign in, or ask for a new password there.',
    action: 'Sign in',
  }),
  address_in_use: () => ({
    subject: 'This address already has an account',
    lead: 'Someone asked to move a Kvint account to this address. The address already has an account of its own, so nothing was changed. If it was you, sign in with this address, or ask for a new password there.',
    action: 'Sign in',
  }),
  invite: () => ({
    subject: 'You are invited to Kvint',
    lead: 'You have been invited to Kvint.',
    action: 'Accept the invitation',
  }),
  recovery: () => ({
    subject: 'Set a new password',
    lead: 'Someone, most likely you, asked for a new password.',
    action: 'Set a new password',
  }),
  magic_link: () => ({
    subject: 'Sign in to Kvint',
    lead: 'This link signs you in. It works once.',
    action: 'Sign in',
  }),
  email_change_current: ({ newEmail }) => ({
    subject: 'Confirm the change of your address',
    lead: `Your account is about to move to ${newEmail ?? 'another address'}. Both addresses have to agree. This link agrees for your current address. The account moves once the link in the other email is opened too.`,
    action: 'Agree',
    close: TELL_US,
  }),
  email_change_new: ({ oldEmail }) => ({
    subject: 'Confirm your new address',
    lead: `The account ${oldEmail ? `of ${oldEmail} ` : ''}is about to move to this address. This link confirms that the address is yours. If the current address has to agree too, the account moves once both links are opened.`,
    action: 'Confirm',
  }),
  reauthentication: () => ({
    subject: 'Your code',
    lead: 'Confirm that it is you. The code works once.',
    close: TELL_US,
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    lead: 'The password of your account was changed. Other devices were signed out, and passkeys that you did not keep are gone.',
    close: TELL_US,
  }),
  email_changed: ({ newEmail }) => ({
    subject: 'Your address was changed',
    lead: `Your account now uses ${newEmail ?? 'another address'}.`,
    close: 'If this was not you, reply to this email.',
  }),
  factor_changed: () => ({
    subject: 'Your second factor was changed',
    lead: 'A second factor was added to or removed from your account.',
    close: TELL_US,
  }),
  new_device: ({ device }) => ({
    subject: 'A new sign-in',
    lead: `Your account was used from a new device: ${device ?? 'unknown'}.`,
    close: TELL_US,
  }),
}

function htmlOf(lead: string, action: string | undefined, close: string | undefined, parts: MailParts): string {
  const link = parts.link ? `<p><a href="${escape(parts.link)}">${escape(action ?? 'Open')}</a></p>` : ''
  const code = parts.code
    ? `<p>${parts.link ? 'Or enter this code' : 'Your code'}: <strong>${escape(parts.code)}</strong></p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Kvint</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em}</style></head>
<body><p>${escape(lead)}</p>${link}${code}<p>${escape(close ?? 'If this was not you, you can ignore this email.')}</p><p>Kvint<br>${escape(parts.siteUrl ?? '')}</p></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
