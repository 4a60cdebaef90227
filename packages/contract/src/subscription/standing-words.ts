import { ALLOWANCES } from '../allowances.ts'
import { planById } from '../plan-catalogue.ts'
import { isEntitled } from './entitlement.ts'
import type { Standing } from './standing.ts'

type Language = 'en' | 'nb'

/** What every page says of a standing. */
export type StandingWords = {
  readonly plan: string
  /** With its period: `$19 per month`. */
  readonly price: string
  /** The day that counts, with its name: next charge or end. */
  readonly day?: { readonly label: string; readonly date: string }
  /** What happens then, and what to do. */
  readonly outlook: string
  /** `25 analyses a month`. */
  readonly allowance: string
}

/**
 * The words for a standing, the same on pricing, profile, dashboard and portal. Days are written in the reader’s time
 * zone unless another is given.
 *
 * @example standingWords({ kind: 'free' }, 'en').allowance // '5 analyses a month'
 */
export function standingWords(standing: Standing, language: Language, timeZone?: string): StandingWords {
  const words = WORDS[language]
  const bought = 'planId' in standing ? planById(standing.planId) : undefined
  const plan = bought?.name ?? (standing.kind === 'granted' ? 'PREMIUM' : 'FREE')
  const date = (at: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(at))
  const moment = momentOf(standing)
  return {
    plan: isEntitled(standing) ? plan : 'FREE',
    price: isEntitled(standing) && bought ? words.price(bought.price, bought.period) : words.price('$0', 'per month'),
    ...(moment && { day: { label: words.day[moment.name], date: date(moment.at) } }),
    outlook: words.outlook[standing.kind](plan, moment ? date(moment.at) : ''),
    allowance: words.allowance(allowanceOf(standing)),
  }
}

/**
 * Analyses a month that a standing allows; `Infinity` where there is no end of them.
 *
 * @example allowanceOf({ kind: 'free' }) // analyses a month of the free plan
 */
export function allowanceOf(standing: Standing): number {
  if (standing.kind === 'granted') return ALLOWANCES['granted'] ?? 0
  const planId = isEntitled(standing) && 'planId' in standing ? standing.planId : 'free'
  return ALLOWANCES[planId] ?? 0
}

function momentOf(
  standing: Standing,
): { readonly name: 'charge' | 'first' | 'end' | 'ended'; readonly at: string } | undefined {
  if (standing.kind === 'active') return { name: 'charge', at: standing.nextChargeAt }
  if (standing.kind === 'trialing') return { name: 'first', at: standing.nextChargeAt }
  if ('endsAt' in standing) return { name: 'end', at: standing.endsAt }
  return standing.kind === 'ended' ? { name: 'ended', at: standing.endedAt } : undefined
}

type Words = {
  readonly price: (price: string, period: string) => string
  readonly allowance: (count: number) => string
  readonly day: Readonly<Record<'charge' | 'first' | 'end' | 'ended', string>>
  readonly outlook: Readonly<Record<Standing['kind'], (plan: string, date: string) => string>>
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    price: (price, period) => `${price} ${period}`,
    allowance: (count) => (count === Infinity ? 'unlimited analyses' : `${count} analyses a month`),
    day: { charge: 'Next charge', first: 'First charge', end: 'Ends', ended: 'Ended' },
    outlook: {
      free: () => 'You pay nothing.',
      granted: () => 'We have given you PREMIUM. You pay nothing.',
      trialing: (plan) => `Your trial of ${plan} is free. You are charged on that day unless you cancel first.`,
      active: () => 'The plan renews automatically until you cancel.',
      cancelling: (plan) =>
        `You have cancelled. Nothing more is charged; ${plan} works until that day, then your account is FREE. Your reports stay.`,
      'past-due': (plan) =>
        `The last payment did not go through. ${plan} works until that day while we retry it; then your account is FREE. Update your card to keep the plan.`,
      lapsed: (plan) =>
        `The last payment for ${plan} did not go through, so your account is FREE for now. Update your card to get the plan back, or cancel it.`,
      paused: (plan) => `${plan} is paused, and nothing is charged. Resume it to continue.`,
      ended: (plan) => `${plan} has ended and nothing more is charged. Your reports are still here.`,
      unknown: () =>
        'You are paying for something that is not on our price list. Write to us, and we will put it right.',
    },
  },
  nb: {
    price: (price, period) => `${price} ${NB_PERIODS[period] ?? period}`,
    allowance: (count) => (count === Infinity ? 'ubegrenset antall analyser' : `${count} analyser i måneden`),
    day: { charge: 'Neste betaling', first: 'Første betaling', end: 'Slutter', ended: 'Sluttet' },
    outlook: {
      free: () => 'Du betaler ingenting.',
      granted: () => 'Du har fått PREMIUM av oss. Du betaler ingenting.',
      trialing: (plan) => `Prøveperioden for ${plan} er gratis. Du belastes den dagen, med mindre du sier opp først.`,
      active: () => 'Abonnementet fornyes automatisk til du sier opp.',
      cancelling: (plan) =>
        `Du har sagt opp. Ingenting mer blir trukket; ${plan} virker til den dagen, så blir kontoen FREE. Rapportene dine blir værende.`,
      'past-due': (plan) =>
        `Den siste betalingen gikk ikke gjennom. ${plan} virker til den dagen mens vi prøver på nytt; så blir kontoen FREE. Oppdater kortet for å beholde abonnementet.`,
      lapsed: (plan) =>
        `Den siste betalingen for ${plan} gikk ikke gjennom, så kontoen er FREE inntil videre. Oppdater kortet for å få abonnementet tilbake, eller si det opp.`,
      paused: (plan) => `${plan} er satt på pause, og ingenting blir trukket. Gjenoppta det for å fortsette.`,
      ended: (plan) => `${plan} er avsluttet, og ingenting mer blir trukket. Rapportene dine er fortsatt her.`,
      unknown: () => 'Du betaler for noe som ikke står på prislisten vår. Skriv til oss, så ordner vi det.',
    },
  },
}

const NB_PERIODS: Readonly<Record<string, string>> = { 'per month': 'per måned', 'per year': 'per år' }
