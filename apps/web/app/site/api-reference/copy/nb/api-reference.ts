import type { ApiReferenceCopy } from '../en/api-reference.ts'

export const apiReferenceNb: ApiReferenceCopy = {
  title: 'API-referanse',
  lead: 'Alle kall i API-et til nettopp denne serveren, hentet fra dokumentet den kontrollerer kallene mot.',
  document: 'Dokumentet som OpenAPI 3.1',
  back: 'API-dokumentasjon',
  loading: 'Henter dokumentet...',
  failed: 'Dokumentet kunne ikke hentes. Prøv igjen.',
  access: {
    open: 'Åpent for alle.',
    account: 'Krever tilgangstokenet fra en innlogging.',
    accountOrKey: 'Krever et tilgangstoken, eller en API-nøkkel med riktig rettighet.',
  },
  parameters: 'Parametere',
  body: 'Innhold',
  answer: (status) => `Svar ${status}`,
  field: 'Felt',
  type: 'Type',
  required: 'påkrevd',
  noFields: 'Hvilken som helst JSON.',
  errors: 'Feil',
  errorsText:
    'Alle feilsvar har samme form: en kode for programmer, en setning for mennesker og id-en til forespørselen. Etter 429 venter du så lenge Retry-After sier.',
  once: 'Å gjøre noe én gang',
  onceText:
    'Send en egen Idempotency-Key sammen med en endring. Det samme kallet en gang til i løpet av et døgn får det samme svaret og gjør ingenting; den samme nøkkelen med annet innhold blir avvist.',
}
