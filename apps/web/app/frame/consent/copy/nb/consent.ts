import type { ConsentCopy } from '../en/consent.ts'

export const consentNb: ConsentCopy = {
  title: 'Samtykke',
  question:
    'Kan vi telle hvilke sider som leses? Ingen reklame, ingen profil, ingenting deles for penger. Du kan ombestemme deg her når som helst.',
  nothing:
    'Her er ingenting å velge: siden setter ingen informasjonskapsel og teller ingen besøk uten grunn. Utseende og språk lagres bare i denne nettleseren.',
  agree: 'Tillat telling',
  refuse: 'Ikke tillat telling',
  close: 'Lukk',
  now: {
    granted: 'Du har tillatt det.',
    refused: 'Du har sagt nei.',
    'not asked': 'Du har ikke valgt ennå.',
  },
}
