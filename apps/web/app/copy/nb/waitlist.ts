import { type WaitlistCopy, waitlistEn } from '../en/waitlist.ts'

export const waitlistNb: WaitlistCopy = {
  ...waitlistEn,
  email: 'E-postadresse',
  placeholder: 'deg@example.com',
  joining: 'Melder på...',
  joined: 'Takk. Se i innboksen og bekreft adressen; da står du på listen.',
  failed: 'Ventelisten svarte ikke. Sjekk forbindelsen og prøv igjen.',
  again: 'Bruk en annen adresse',
}
