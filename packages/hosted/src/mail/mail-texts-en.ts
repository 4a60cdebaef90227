import type { MailTexts } from './mail-texts.ts'

const TELL_US = 'If this was not you, set a new password now: that signs out all other devices.'

export const mailTextsEn: MailTexts = {
  open: 'Open this link',
  orCode: 'Or enter this code',
  code: 'Your code',
  ignore: 'If this was not you, you can ignore this email.',
  mails: {
    confirmation: () => ({
      subject: 'Confirm your email address',
      lead: 'Welcome to Kvint. Confirm that this address is yours.',
      action: 'Confirm',
    }),
    disputed_confirmation: () => ({
      subject: 'Confirm your email address',
      lead: 'Welcome to Kvint. Confirm that this address is yours. It was used to sign up more than once with different passwords, so none of them is valid. The link signs you in. Then set a password in your profile.',
      action: 'Confirm',
    }),
    account_exists: () => ({
      subject: 'You already have an account',
      lead: 'Someone, most likely you, signed up for Kvint with this address. The address already has an account. Sign in, or ask for a new password on the sign-in page.',
      action: 'Sign in',
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
      subject: 'Confirm the change of your email address',
      lead: `You asked to move your Kvint account to ${newEmail ?? 'another address'}. Both addresses have to agree. This link agrees for your current address. The account moves once the link in the other email is opened too.`,
      action: 'Agree',
      close: TELL_US,
    }),
    email_change_new: ({ oldEmail }) => ({
      subject: 'Confirm your new email address',
      lead: `Someone asked to move the Kvint account ${oldEmail ? `of ${oldEmail} ` : ''}to this address. This link confirms that the address is yours. If the current address has to agree too, the account moves once both links are opened.`,
      action: 'Confirm',
    }),
    reauthentication: () => ({
      subject: 'Your confirmation code',
      lead: 'Enter this code on the page that asks for it. It works once.',
      close: TELL_US,
    }),
    password_changed: () => ({
      subject: 'Your password was changed',
      lead: 'Your Kvint password was changed. Other devices were signed out, and the passkeys that you did not keep were removed.',
      close: TELL_US,
    }),
    email_changed: ({ newEmail }) => ({
      subject: 'Your email address was changed',
      lead: `Your account now uses ${newEmail ?? 'another address'}.`,
      close: 'If this was not you, reply to this email.',
    }),
    factor_changed: () => ({
      subject: 'Your two-factor authentication was changed',
      lead: 'An authenticator app was added to your account or removed from it.',
      close: TELL_US,
    }),
    new_device: ({ device }) => ({
      subject: 'New sign-in to your account',
      lead: `Someone signed in to your account from a new device: ${device ?? 'unknown'}.`,
      close: TELL_US,
    }),
  },
}
