import type { MailTexts } from './mail-texts.ts'

const TELL_US = 'If this was not you, set a new password now and sign out everywhere.'

export const mailTextsEn: MailTexts = {
  open: 'Open this link',
  orCode: 'Or enter this code',
  code: 'Your code',
  ignore: 'If this was not you, you can ignore this email.',
  mails: {
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
  },
}
