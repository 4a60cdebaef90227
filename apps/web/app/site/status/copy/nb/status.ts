import { type StatusCopy, statusEn } from '../en/status.ts'

export const statusNb: StatusCopy = {
  ...statusEn,
  title: 'Systemstatus',
  withoutScript:
    'Sjekkene kjører i nettleseren din og krever JavaScript. Uten det sier API-et som JSON om alt er i orden:',
  api: 'API-tjener',
  auth: 'Innlogging',
  refresh: 'Sjekk på nytt',
  refreshing: 'Sjekker...',
  states: {
    checking: 'Sjekker...',
    online: 'Oppe',
    offline: 'Nede',
    error: 'Feil',
    authenticated: 'Logget inn',
    unauthenticated: 'Ikke logget inn',
  },
  lead: 'Nettleseren din spør begge tjenestene direkte.',
  verdicts: { checking: 'Sjekker.', up: 'Alt er oppe.', down: 'Noe er nede.' },
  lastChecked: 'Sist sjekket',
  never: 'ikke ennå',
  environment: {
    heading: 'Miljø',
    environment: 'Miljø',
    api: 'API-adresse',
    auth: 'Kontoer',
    on: 'på',
    off: 'av',
    time: 'Tidsgrense for et kall',
  },
}
