import type { Plan } from '@kvint/contract'

type PlanTexts = Pick<Plan, 'description' | 'features' | 'limitations'>
/** Only where the page says something else than the plan does. */
const AS_THE_PLAN_SAYS: Readonly<Record<string, PlanTexts>> = {}
const AS_IT_IS: Readonly<Record<string, string>> = {}

export const pricingEn = {
  title: 'Pricing',
  description: 'Kvint is free for five analyses a month, $5 for 25, and $19 for unlimited use, or $190 a year.',
  heading: 'Choose Your Plan',
  lead: 'Every plan reads the same way and finds the same things. They differ in how many sets a month are analysed and kept in your account.',
  loading: 'Loading the plans',
  fallback: 'Unable to load pricing plans. Using fallback data.',
  withoutScript: 'You need JavaScript to choose a plan.',
  popular: 'Most popular',
  opening: 'Opening checkout...',
  billing: {
    heading: 'How often you pay',
    monthly: 'Monthly',
    yearly: 'Yearly: two months free',
    saving: 'Two months free: $38 less than paying monthly',
  },
  plans: AS_THE_PLAN_SAYS,
  prices: AS_IT_IS,
  periods: AS_IT_IS,
  cta: AS_IT_IS,
  faq: {
    heading: 'Frequently Asked Questions (FAQ)',
    list: [
      {
        question: 'What counts as an analysis?',
        answer:
          'A set that you keep and analyse in your account. Reading sets in your browser never counts, nor does opening a report, sharing it or asking an assistant about it.',
      },
      {
        question: 'Can I change my plan?',
        answer:
          'Yes, at any time, here or in your profile. A larger plan begins at once and you pay the difference; with a smaller one, what you have paid and not used counts toward your next charges. You never have two plans.',
      },
      {
        question: 'What happens when I cancel?',
        answer:
          'Your plan runs to the end of the month or year that you paid for, then becomes FREE. Your reports stay readable, and you can take all of your data with you.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'Yes: first-time subscribers have a 14-day money-back guarantee. The Refund Policy says how, and how long each step takes.',
      },
      {
        question: 'Which currency do I pay in, and is tax included?',
        answer:
          'Prices are in US dollars. The payment provider sells to you as merchant of record, adds the tax of your country before you pay, and sends the receipt.',
      },
      {
        question: 'Do I need to send my audio?',
        answer:
          'No. Kvint reads the .als file: notes, clips, devices and mixer. If you drop a bounce as well, your browser listens to it, and it stays on your disk.',
      },
      {
        question: 'Why does the documentation name other plans?',
        answer:
          'The plans on this page are the ones on sale. Creator, Professional and Studio in the documentation are from an earlier price list.',
      },
    ],
  },
  waitlist: {
    heading: 'The waitlist',
    text: 'For news, and for what is not open yet. Leave your email. We rarely write.',
    closed: 'Accounts are not open yet. Leave your email, and we write once, when there is room for you.',
  },
}

export type PricingCopy = typeof pricingEn
