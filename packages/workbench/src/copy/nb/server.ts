import type { serverEn } from '../en/server.ts'

export const serverNb: typeof serverEn = {
  section: 'Hvilken tjener som prøves',
  server: 'Tjener',
  own: 'Denne tjeneren',
  named: 'En annen tjener',
  address: 'Tjenerens adresse',
  addressHint:
    'Hele adressen til MCP-endepunktet eller hendelsesstrømmen. Nettleseren din kaller den, etter tjenerens CORS-regler.',
  access: 'Autorisasjon',
  accesses: {
    session: 'Økten din',
    none: 'Ingen',
    token: 'Bearer-nøkkel',
    oauth: 'Innlogging med OAuth',
  },
  token: 'Nøkkel til den tjeneren',
  tokenRule: 'Din egen økt sendes aldri til en annen tjener. Det du skriver her, blir i minnet til denne siden.',
  use: 'Bruk denne tjeneren',
  using: (address) => `Denne siden snakker nå med ${address}`,
  problems: {
    empty: 'Skriv tjenerens adresse, for eksempel http://localhost:3001/mcp.',
    'no-url': 'Dette er ingen hel adresse. Den begynner med https:// (eller http:// på denne maskinen).',
    scheme: 'Bare adresser som begynner med https:// eller http:// kan kalles fra en nettside.',
    credentials: 'Ta brukernavn og passord ut av adressen; velg nedenfor hvordan du slippes inn.',
    mixed: 'Vanlig http nås bare på denne maskinen (localhost eller 127.0.0.1). Bruk https for alle andre tjenere.',
  },
}
