import type { ConsentCopy } from '../en/consent.ts'

export const consentNb: ConsentCopy = {
  title: 'Samtykkevalg',
  question:
    'Kan vi telle hvilke sider som blir lest? Ingen reklame, ingen profil, ingenting deles mot betaling. Du kan ombestemme deg her når som helst.',
  nothing:
    'Det er ingenting å velge: den ene informasjonskapselen holder deg innlogget, og ingen besøk telles. Tema og språk lagres bare i denne nettleseren.',
  agree: 'Tillat telling',
  refuse: 'Ikke tillat telling',
  close: 'Lukk',
  now: {
    granted: 'Du har tillatt det.',
    refused: 'Du har sagt nei.',
    'not asked': 'Du har ikke valgt ennå.',
  },
}
