import type { ContactCopy } from '../en/contact.ts'

export const contactNb: ContactCopy = {
  heading: 'Skriv til oss',
  name: 'Navnet ditt',
  email: 'E-postadressen din',
  topic: 'Gjelder',
  topics: { support: 'Hjelp med produktet', contact: 'Noe annet', legal: 'Et juridisk spørsmål' },
  message: 'Melding',
  messageHint: 'Minst ti tegn.',
  send: 'Send meldingen',
  sending: 'Sender...',
  sent: 'Meldingen er på vei. Vi svarer innen 24 til 48 timer, mandag til fredag.',
  another: 'Skriv en til',
  tooMany: (seconds) => `For mange forsøk fra nettet ditt. Vent ${seconds} sekunder, og prøv igjen.`,
  failed: 'Meldingen kunne ikke sendes. Prøv igjen, eller skriv til adressen over.',
}
