import type { Refusal } from '@kvint/contract'
import type { PageLanguage } from '../../platform/callers/page-language.ts'
import type { Choice } from './local-choices.ts'

const en = {
  name: 'English',
  isTest:
    'This is a test. No payment provider is configured, so this page stands in for one: no card is asked for and no money moves.',
  back: 'Back to Kvint',
  toPricing: 'See Plans',
  checkout: {
    title: (plan: string) => `Test checkout: ${plan}`,
    plan: 'Plan',
    price: 'Price',
    today: 'Charged today',
    next: 'Next charge',
    nextOn: (price: string, day: string) => `${price} on ${day}`,
    afterwards: 'What happens next',
    starts: (plan: string) => `${plan} starts as soon as you have paid, and you return to Kvint.`,
    renews: (price: string, isYearly: boolean) =>
      `The plan renews automatically: ${price} every ${isYearly ? 'year' : 'month'} until you cancel.`,
    cancel: (isYearly: boolean) =>
      `You can cancel in your profile at any time; the plan then works until the end of the ${isYearly ? 'year' : 'month'} that you have paid for.`,
    refund: 'First-time subscribers have a 14-day money-back guarantee.',
    refundLink: 'Refund Policy',
    pay: (price: string) => `Pay ${price}`,
    leave: 'Leave Without Paying',
    others: 'Other outcomes to test',
    trial: 'Start a Trial',
    trialText: (price: string, day: string) => `Nothing is charged today. ${price} on ${day}, unless you cancel first.`,
    decline: 'Decline the Card',
    declineText: 'Nothing is charged, and the plan does not start.',
  },
  portal: {
    title: 'Test portal: your subscription',
    plan: 'Plan',
    price: 'Price',
    status: 'Status at the provider',
    statuses: { trialing: 'Trial', active: 'Active', past_due: 'Past due', paused: 'Paused', canceled: 'Canceled' },
    yours: 'Your subscription',
    events: 'Events to test',
    after: (words: string) => `Then: ${words}`,
  },
  choices: {
    pay: 'Update the Card and Pay',
    resume: 'Resume the Plan',
    'cancel-later': 'Cancel at the End of the Period',
    cancel: 'Cancel Now',
    fail: 'Fail the Next Payment',
    refund: 'Refund the Last Payment',
    expire: 'Go to the End of the Period',
  } satisfies Record<Choice, string>,
  keep: 'Keep the Plan',
  declined: {
    title: 'The card was declined',
    text: 'Nothing was charged, and your plan has not changed.',
    again: 'Try Again',
  },
  nothing: {
    title: 'Nothing was charged',
    changed: (shown: string, now: string) =>
      `This page showed ${shown}. In another tab you have since chosen ${now}, so the payment was stopped.`,
    review: (plan: string) => `Go to the Checkout of ${plan}`,
    paid: 'This checkout has been paid already. Nothing more was charged.',
    deleted: 'The account that opened this checkout has been deleted, so nothing can be bought with it.',
    unknown: 'There is no such checkout. Start again from the plans.',
    noSubscription: 'There is no such subscription.',
    refusals: {
      'has-plan': 'You already have a plan, and a second one would charge you twice. Change the one you have.',
      'ask-us': 'You are paying for something that is not on our price list. Write to us, and we will put it right.',
    } as Readonly<Partial<Record<Refusal, string>>>,
  },
}

const nb: typeof en = {
  name: 'Norsk',
  isTest:
    'Dette er en test. Ingen betalingsleverandør er satt opp, så denne siden spiller en: Vi ber ikke om noe kort, og ingen penger flyttes.',
  back: 'Tilbake til Kvint',
  toPricing: 'Se abonnementene',
  checkout: {
    title: (plan) => `Testbetaling: ${plan}`,
    plan: 'Abonnement',
    price: 'Pris',
    today: 'Trekkes i dag',
    next: 'Neste betaling',
    nextOn: (price, day) => `${price} den ${day}`,
    afterwards: 'Dette skjer videre',
    starts: (plan) => `${plan} starter så snart du har betalt, og du kommer tilbake til Kvint.`,
    renews: (price, isYearly) =>
      `Abonnementet fornyes automatisk: ${price} hver${isYearly ? 't år' : ' måned'} til du sier opp.`,
    cancel: (isYearly) =>
      `Du kan si opp i profilen når som helst. Da virker abonnementet ut ${isYearly ? 'året' : 'måneden'} du har betalt for.`,
    refund: 'Førstegangsabonnenter har 14 dagers pengene-tilbake-garanti.',
    refundLink: 'Refusjonsvilkår',
    pay: (price) => `Betal ${price}`,
    leave: 'Gå uten å betale',
    others: 'Andre utfall å teste',
    trial: 'Start en prøveperiode',
    trialText: (price, day) => `Ingenting trekkes i dag. ${price} den ${day}, med mindre du sier opp først.`,
    decline: 'Avvis kortet',
    declineText: 'Ingenting trekkes, og abonnementet starter ikke.',
  },
  portal: {
    title: 'Testportal: abonnementet ditt',
    plan: 'Abonnement',
    price: 'Pris',
    status: 'Status hos leverandøren',
    statuses: {
      trialing: 'Prøveperiode',
      active: 'Aktivt',
      past_due: 'Ubetalt',
      paused: 'På pause',
      canceled: 'Avsluttet',
    },
    yours: 'Abonnementet ditt',
    events: 'Hendelser å teste',
    after: (words) => `Deretter: ${words}`,
  },
  choices: {
    pay: 'Oppdater kortet og betal',
    resume: 'Gjenoppta abonnementet',
    'cancel-later': 'Si opp ved periodens slutt',
    cancel: 'Si opp nå',
    fail: 'La neste betaling feile',
    refund: 'Refunder siste betaling',
    expire: 'Gå til periodens slutt',
  },
  keep: 'Behold abonnementet',
  declined: {
    title: 'Kortet ble avvist',
    text: 'Ingenting er trukket, og abonnementet er uendret.',
    again: 'Prøv igjen',
  },
  nothing: {
    title: 'Ingenting er trukket',
    changed: (shown, now) =>
      `Denne siden viste ${shown}. I en annen fane har du siden valgt ${now}, så betalingen ble stoppet.`,
    review: (plan) => `Gå til betalingen for ${plan}`,
    paid: 'Denne betalingen er allerede gjennomført. Ingenting mer er trukket.',
    deleted: 'Kontoen som åpnet denne betalingen, er slettet, så ingenting kan kjøpes med den.',
    unknown: 'Denne betalingen finnes ikke. Begynn på nytt fra abonnementene.',
    noSubscription: 'Dette abonnementet finnes ikke.',
    refusals: {
      'has-plan': 'Du har allerede et abonnement, og med ett til ville du betalt dobbelt. Endre det du har.',
      'ask-us': 'Du betaler for noe som ikke står på prislisten vår. Skriv til oss, så ordner vi det.',
    },
  },
}

/** What the stand-in's pages say. */
export const LOCAL_WORDS: Readonly<Record<PageLanguage, typeof en>> = { en, nb }
