import type { PracticeCopy } from '../en/practice.ts'

export const practiceNb: PracticeCopy = {
  title: 'Øving',
  text: 'Én liten oppgave i uken, fra dine egne låter. De neste lagringene viser hva som kom ut av den. Den lagres i denne nettleseren.',
  subject: 'Jeg vil lære',
  none: 'Ingenting akkurat nå',
  subjects: { harmony: 'Harmoni', rhythm: 'Rytme', arrangement: 'Arrangement', mix: 'Miks' },
  startWeek: 'Ta en oppgave for denne uken',
  nothing: 'Låtene du leste sist, har ikke mer å øve på her. Les en annen låt, eller velg noe annet.',
  bars: (from, to) => (from === to ? `takt ${from}` : `takt ${from}–${to}`),
  done: 'Gjort',
  notDone: 'Ikke gjort',
  open: 'Åpne leksjonen i låten',
  outcomes: {
    none: 'Ingen senere lagring av denne låten er lest ennå.',
    settled: 'Løst i lagringen som ble lest sist.',
    told: 'Lagringen som ble lest sist, viser det fortsatt.',
  },
  earlier: (tasks) => `Tidligere uker (${tasks})`,
}
