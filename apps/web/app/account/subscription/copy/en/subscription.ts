import type { PlanOffer } from '@kvint/contract'

/** A change that is asked about before it is made. `day`: when what is paid for ends. */
type Change = { readonly plan: string; readonly price: string; readonly day: string; readonly isTrial: boolean }

const FREE_UNTIL = (day: string) => `Your trial continues, and nothing is charged before ${day}.`

export const subscriptionEn = {
  heading: 'Subscription',
  plan: 'Plan',
  price: 'Price',
  manage: 'Manage subscription',
  manageText: 'Change your card and see your receipts on the payment provider’s page.',
  receiptsText: 'See your receipts on the payment provider’s page.',
  change: 'Change Plan',
  see: 'See Plans',
  cancel: 'Cancel Plan',
  confirmCancel: 'Cancel My Plan',
  portalFailed: 'The payment provider’s page could not be opened. Please try again.',
  failed: 'Your plan could not be changed. Nothing was charged. Reload the page, and try again.',
  unsure:
    'No answer came: your plan may or may not have changed. Reload the page to see how it stands before you try again.',
  notLoaded: 'Your subscription could not be loaded. Reload the page.',
  changed: 'Your plan has changed.',
  cancelled: 'Your plan is cancelled.',
  resumed: 'Your plan continues.',
  back: 'Keep Current Plan',
  working: 'One moment...',
  buttons: {
    subscribe: 'Subscribe',
    manage: 'Manage Plan',
    keep: 'Keep My Plan',
    pay: 'Update Card',
    resume: 'Resume Plan',
    upgrade: 'Upgrade',
    downgrade: 'Switch to This Plan',
    yearly: 'Switch to Yearly',
    monthly: 'Switch to Monthly',
    leave: 'Switch to FREE',
    comes: 'Starts Automatically',
    current: 'Your Plan',
    wait: 'Not Available Now',
  } satisfies Record<PlanOffer, string>,
  yours: 'Your plan',
  confirm: {
    change: ({ plan, price }: Change) => `Switch to ${plan}, ${price}?`,
    leave: ({ plan }: Change) => `Cancel ${plan}?`,
    upgrade: ({ plan, price, day, isTrial }: Change) =>
      isTrial
        ? `${plan} begins now. ${FREE_UNTIL(day)}`
        : `${plan} begins now. Today you pay the difference until ${day} with your saved card; from then on it is ${price}.`,
    downgrade: ({ plan, price, day, isTrial }: Change) =>
      isTrial
        ? `${plan} begins now. ${FREE_UNTIL(day)}`
        : `${plan} begins now. What you have paid and not used until ${day} counts toward your next charges; from then on it is ${price}.`,
    yearly: ({ price, day, isTrial }: Change) =>
      isTrial
        ? `You switch to ${price}. ${FREE_UNTIL(day)}`
        : `A year begins today. You pay ${price} with your saved card, less what is left of this month.`,
    monthly: ({ price, day, isTrial }: Change) =>
      isTrial
        ? `You switch to ${price}. ${FREE_UNTIL(day)}`
        : `A month begins today at ${price}. What is left of your year counts toward this and the next charges.`,
    renews: 'You have cancelled before; with this change the plan renews again until you cancel.',
    leaveText: ({ plan, day }: Change) =>
      day
        ? `${plan} works until ${day}, and nothing more is charged. Then your account is FREE with 5 analyses a month. Your reports stay.`
        : `${plan} ends at once, and nothing more is charged. Your account is FREE with 5 analyses a month. Your reports stay.`,
  },
}

export type SubscriptionCopy = typeof subscriptionEn
