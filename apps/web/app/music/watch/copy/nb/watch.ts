import type { WatchCopy } from '../en/watch.ts'

export const watchNb: WatchCopy = {
  title: 'La den stå åpen mens du jobber',
  text: 'Følg mappen til prosjektet. Hver lagring dukker opp her, med hva som er endret og hvilke funn den løste. Ingenting forlater maskinen din.',
  elsewhere:
    'Denne nettleseren kan ikke følge en mappe. Det kan Chrome og Edge. I en terminal forteller kvint watch MAPPE hva hver lagring endret.',
  start: 'Følg en mappe',
  watching: (folder) => `Følger «${folder}». Lagre i Live, så følger rapporten etter.`,
  lost: (folder) =>
    `«${folder}» kan ikke leses lenger: Den er flyttet, eller nettleseren har mistet tilgangen. Velg den på nytt for å følge den.`,
  stop: 'Slutt å følge',
  failed: (file) => `«${file}» ble lagret og kunne ikke leses. Lagre en gang til.`,
  saved: (at) => `Lagret ${at}:`,
  summary: (settled, fresh, others) => {
    const parts = [
      ...(settled > 0 ? [`${settled} funn løst`] : []),
      ...(fresh > 0 ? [`${fresh} ${fresh === 1 ? 'nytt' : 'nye'}`] : []),
      ...(others > 0 ? [`${others} ${others === 1 ? 'endring' : 'endringer'} i låten`] : []),
    ]
    return parts.length > 0 ? `${parts.join(', ')}.` : 'ingenting som en rapport viser, er endret.'
  },
  other: (file) => `«${file}» ble lagret og lest.`,
  open: 'Åpne rapporten',
}
