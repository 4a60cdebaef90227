import type { serverEn } from '../en/server.ts'

export const serverNb: typeof serverEn = {
  section: 'Hvilken server som prøves',
  server: 'Server',
  own: 'Denne serveren',
  named: 'En annen server',
  address: 'Serverens adresse',
  addressHint:
    'Hele adressen til MCP-endepunktet eller hendelsesstrømmen. Nettleseren din kaller den, etter serverens CORS-regler.',
  access: 'Autorisasjon',
  accesses: {
    session: 'Økten din',
    none: 'Ingen',
    token: 'Bearer-nøkkel',
    oauth: 'Innlogging med OAuth',
  },
  token: 'Nøkkel til den serveren',
  tokenRule: 'Din egen økt sendes aldri til en annen server. Det du skriver her, blir i minnet til denne siden.',
  use: 'Bruk denne serveren',
  using: (address) => `Denne siden snakker nå med ${address}`,
  problems: {
    empty: 'Skriv serverens adresse, for eksempel http://localhost:3001/mcp.',
    'no-url': 'Dette er ingen hel adresse. Den begynner med https:// (eller http:// på denne maskinen).',
    scheme: 'Bare adresser som begynner med https:// eller http:// kan kalles fra en nettside.',
    credentials: 'Ta brukernavn og passord ut av adressen; velg nedenfor hvordan du slippes inn.',
    mixed: 'Vanlig http nås bare på denne maskinen (localhost eller 127.0.0.1). Bruk https for alle andre servere.',
  },
}
