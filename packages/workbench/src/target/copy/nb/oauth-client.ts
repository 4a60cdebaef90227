import type { oauthClientEn } from '../en/oauth-client.ts'

export const oauthClientNb: typeof oauthClientEn = {
  client: 'Klient',
  registers: 'Registrerer seg selv',
  known: 'Kjent fra før',
  id: 'Klient-id',
  idHint: (redirect) =>
    `Adressen til et metadatadokument for klienten (https://…) er også en id. La klienten komme tilbake til ${redirect}`,
  secret: 'Klientens hemmelighet, hvis den har en',
  secretHint: 'Ligger i denne fanen på veien til autorisasjonsserveren og tilbake, og ikke lenger.',
}
