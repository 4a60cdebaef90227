import type { DocsTopic } from '../../docs-page.ts'

export const plansAndLimitsNb: DocsTopic = {
  id: 'plans-and-limits',
  title: 'Abonnementer og grenser',
  blocks: [
    {
      text: 'Et abonnement teller settene du beholder og analyserer på kontoen hver måned: FREE 5, EARLY SUPPORTER 25, PREMIUM ubegrenset. Å lese sett i nettleseren teller aldri, og det gjør heller ikke det å åpne en ferdig rapport.',
    },
    { text: 'En tidligere prisliste nevnte disse nivåene. De selges ikke; prissiden har abonnementene som gjelder:' },
    {
      columns: ['Nivå', 'Pris', 'For'],
      rows: [
        ['Creator', '$9.99 per måned', 'én person, egne prosjekter'],
        ['Professional', '$19.99 per måned', 'daglig arbeid, flere artister'],
        ['Studio', '$39.99 per måned', 'en gruppe med felles prosjekter'],
      ],
    },
  ],
}
