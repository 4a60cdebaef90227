import type { MailParts, MailTexts } from './mail-texts.ts'

const setPassword = ({ newPasswordUrl = '' }: MailParts): string =>
  `set a new password at once. That signs out all other devices.\n${newPasswordUrl}`.trim()
const ifNotYou = (parts: MailParts): string => `If this was not you, ${setPassword(parts)}`

export const mailTextsEn: MailTexts = {
  open: 'Open this link',
  orCode: 'Or enter this code',
  code: 'Your code',
  ignore: 'If this was not you, you can ignore this email.',
  linkLasts: (minutes) => `The link works once, for ${minutes} minutes.`,
  codeLasts: (minutes) => `The code works once, for ${minutes} minutes.`,
  mails: {
    confirmation: () => ({
      subject: 'Confirm your email address',
      lead: 'Welcome to Kvint. Confirm that this address is yours, and your account opens.',
      action: 'Confirm address',
      close: 'If you did not sign up, ignore this email: nothing happens until the address is confirmed.',
    }),
    disputed_confirmation: () => ({
      subject: 'Confirm your email address',
      lead: 'Welcome to Kvint. Confirm that this address is yours. It was used to sign up more than once with different passwords, so none of them is valid. The link signs you in. Then set a password in your profile.',
      action: 'Confirm address',
      close: 'If you did not sign up, ignore this email: nothing happens until the address is confirmed.',
    }),
    account_exists: () => ({
      subject: 'You already have an account',
      lead: 'Someone, most likely you, signed up for Kvint with this address. It already has an account. Sign in, or ask for a new password on the sign-in page.',
      action: 'Sign in',
      close: 'If this was not you, ignore this email: your account has not changed.',
    }),
    address_in_use: () => ({
      subject: 'This address already has an account',
      lead: 'Someone asked to move a Kvint account to this address. It already has an account of its own, so nothing was changed. If that was you, sign in with this address, or ask for a new password on the sign-in page.',
      action: 'Sign in',
    }),
    invite: () => ({
      subject: 'You are invited to Kvint',
      lead: 'You have been invited to Kvint. Accept to create your account.',
      action: 'Accept the invitation',
      close: 'If you do not know what this is about, ignore this email: no account opens until you accept.',
    }),
    recovery: () => ({
      subject: 'Set a new password',
      lead: 'Someone, most likely you, asked for a new password for your Kvint account.',
      action: 'Set a new password',
      close: 'If this was not you, ignore this email: your password stays as it is.',
    }),
    magic_link: () => ({
      subject: 'Sign in to Kvint',
      lead: 'This link signs you in to Kvint.',
      action: 'Sign in',
    }),
    email_change_current: ({ newEmail = 'another address', ...parts }) => ({
      subject: 'Confirm the change of your email address',
      lead: `You asked to move your Kvint account to ${newEmail}. We sent a link to both addresses. The account moves once both are opened.`,
      action: 'Agree to the change',
      close: `If this was not you, do not agree, and ${setPassword(parts)}`,
    }),
    email_change_new: ({ oldEmail, isAgreedTwice }) => ({
      subject: 'Confirm your new email address',
      lead: `Someone asked to move the Kvint account ${oldEmail ? `of ${oldEmail} ` : ''}to this address. Confirm that the address is yours. ${isAgreedTwice ? 'The account moves once the link in the email to its current address is opened too.' : 'The account then moves here.'}`,
      action: 'Confirm address',
      close: 'If this was not you, ignore this email: nothing moves without this link.',
    }),
    reauthentication: (parts) => ({
      subject: 'Your confirmation code',
      lead: 'Enter this code on the page that asks for it.',
      close: ifNotYou(parts),
    }),
    password_changed: (parts) => ({
      subject: 'Your password was changed',
      lead: 'Your Kvint password was changed. Other devices were signed out, and the passkeys that you did not keep were removed.',
      close: ifNotYou(parts),
    }),
    email_changed: ({ newEmail = 'another address', support }) => ({
      subject: 'Your email address was changed',
      lead: `Your Kvint account now uses ${newEmail}. Sign in with that address from now on.`,
      close: `If this was not you, ${support ? `write to ${support}` : 'reply to this email'} at once.`,
    }),
    factor_added: (parts) => ({
      subject: 'Two-factor authentication is on',
      lead: 'An authenticator app was added to your Kvint account. From now on each sign-in asks for a code from it.',
      close: ifNotYou(parts),
    }),
    factor_removed: (parts) => ({
      subject: 'Two-factor authentication was changed',
      lead: 'An authenticator app was removed from your Kvint account. Its codes no longer count.',
      close: ifNotYou(parts),
    }),
    new_device: ({ browser, system, ...parts }) => ({
      subject: 'New sign-in to your account',
      lead: `Someone signed in to your Kvint account on a new device${browser || system ? `: ${[browser, system].filter(Boolean).join(' on ')}` : ''}. If this was you, there is nothing to do.`,
      close: ifNotYou(parts),
    }),
  },
}
