import type { DocsTopic } from '../../docs-page.ts'

export const plansAndLimitsNb: DocsTopic = {
  id: 'plans-and-limits',
  title: 'Abonnementer og grenser',
  blocks: [
    {
      text: 'En analyse er ett sett lest fra ende til annen. FREE har 5 i måneden, EARLY SUPPORTER 25, PREMIUM så mange du trenger. Å lese en ferdig rapport om igjen koster ingenting.',
    },
    { text: 'For API-programmet er disse nivåene nevnt; de står ved siden av abonnementene på prissiden:' },
    {
      columns: ['Nivå', 'Pris', 'For'],
      rows: [
        ['Creator', '$9.99 per month', 'én person, egne prosjekter'],
        ['Professional', '$19.99 per month', 'daglig arbeid, flere artister'],
        ['Studio', '$39.99 per month', 'en gruppe med felles prosjekter'],
      ],
    },
  ],
}
