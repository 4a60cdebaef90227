import type { DocsTopic } from '../../docs-page.ts'

export const plansAndLimitsEn: DocsTopic = {
  id: 'plans-and-limits',
  title: 'Plans and limits',
  blocks: [
    {
      text: 'A plan counts the sets that you keep and analyse in your account each month: FREE 5, EARLY SUPPORTER 25, PREMIUM unlimited. Reading sets in your browser never counts, and neither does opening a finished report.',
    },
    { text: 'An earlier price list named these tiers. They are not on sale; the pricing page has the current plans:' },
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
