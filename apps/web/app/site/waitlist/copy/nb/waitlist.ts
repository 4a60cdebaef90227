import { type WaitlistCopy, waitlistEn } from '../en/waitlist.ts'

export const waitlistNb: WaitlistCopy = {
  ...waitlistEn,
  join: 'Skriv deg på ventelisten',
  joinClosed: 'Skriv deg på ventelisten',
  comingSoon: 'Kommer snart',
  email: 'E-postadresse',
  placeholder: 'deg@example.com',
  joining: 'Melder på...',
  joined: 'Takk. Se i innboksen og bekreft adressen; da står du på listen.',
  confirmed: 'Adressen din er bekreftet: du står på ventelisten. Vi skriver én gang, når det er plass til deg.',
  failed: 'Ventelisten svarte ikke. Sjekk forbindelsen og prøv igjen.',
  tooMany: (seconds) => `For mange forsøk fra nettet ditt. Vent ${seconds} sekunder, og prøv igjen.`,
  again: 'Bruk en annen adresse',
}
