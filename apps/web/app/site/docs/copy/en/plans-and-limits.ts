import type { DocsTopic } from '../../docs-page.ts'

export const plansAndLimitsEn: DocsTopic = {
  id: 'plans-and-limits',
  title: 'Plans and limits',
  blocks: [
    {
      text: 'An analysis is one set read from start to end. FREE holds 5 a month, EARLY SUPPORTER 25, PREMIUM as many as you need. Reading a finished report again costs nothing.',
    },
    { text: 'For the API programme these tiers are named; they stand beside the plans on the pricing page:' },
    {
      columns: ['Tier', 'Price', 'For'],
      rows: [
        ['Creator', '$9.99 per month', 'one person, own projects'],
        ['Professional', '$19.99 per month', 'daily work, several artists'],
        ['Studio', '$39.99 per month', 'a team with shared projects'],
      ],
    },
  ],
}
