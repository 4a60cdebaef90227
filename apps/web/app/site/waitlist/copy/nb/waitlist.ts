import { type WaitlistCopy, waitlistEn } from '../en/waitlist.ts'

export const waitlistNb: WaitlistCopy = {
  ...waitlistEn,
  join: 'Skriv deg på ventelisten',
  joinClosed: 'Skriv deg på ventelisten',
  comingSoon: 'Kommer snart',
  email: 'E-postadresse',
  placeholder: 'deg@example.com',
  joining: 'Skriver deg på...',
  joined: 'Takk. Åpne lenken i e-posten vi har sendt, så står du på listen.',
  confirmed: 'E-posten din er bekreftet, og du står på ventelisten. Vi skriver når det er noe nytt for deg.',
  failed: 'Ventelisten kunne ikke nås. Sjekk forbindelsen og prøv igjen.',
  tooMany: (seconds) => `For mange forsøk fra nettet ditt. Vent ${seconds} sekunder, og prøv igjen.`,
  again: 'Bruk en annen adresse',
}
