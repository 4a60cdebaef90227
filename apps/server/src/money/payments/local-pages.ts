import { periodEnd, planById, type Refusal, type Standing, standingWords } from '@kvint/contract'
import type { PageLanguage } from '../../platform/callers/page-language.ts'
import type { Subscription } from './checkouts.ts'
import type { Choice } from './local-choices.ts'
import { choiceForm, factList, link, type LocalPage } from './local-page.ts'
import { LOCAL_WORDS } from './local-words.ts'

/** Plan, price, what is charged when, and what happens then; the form says what was shown. */
export function checkoutPage(planId: string, path: string, language: PageLanguage, now: Date): LocalPage {
  const { checkout: words } = LOCAL_WORDS[language]
  const { plan, price, day, allowance } = offered(planId, language, now)
  const amount = planById(planId)?.price ?? ''
  const isYearly = planId.endsWith('_yearly')
  const nextOn = words.nextOn(amount, day)
  const facts = factList([
    [words.plan, plan, allowance],
    [words.price, price],
    [words.today, amount],
    [words.next, nextOn],
  ])
  const sentences = [words.starts(plan), words.renews(amount, isYearly), words.cancel(isYearly)]
  const shown = { shown: shownPlan(planId) }
  const action = `${path}&lang=${language}`
  return {
    title: words.title(plan),
    language,
    path,
    content: `${facts}
<section><h2>${words.afterwards}</h2><ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}<li>${words.refund} ${link(`/refund?lang=${language}`, words.refundLink)}</li></ul></section>
${choiceForm(
  action,
  [
    { value: 'pay', label: words.pay(amount), isMain: true },
    { value: 'leave', label: words.leave },
  ],
  shown,
)}
<section><h2>${words.others}</h2>${choiceForm(
      action,
      [
        { value: 'trial', label: words.trial, text: words.trialText(amount, day) },
        { value: 'decline', label: words.decline, text: words.declineText },
      ],
      shown,
    )}</section>`,
  }
}

/** What a checkout asks for, as its form sends it back: the plan and its price. */
export function shownPlan(planId: string): string {
  const { price = '', period = '' } = planById(planId) ?? {}
  return [planId, price, period].join(' ')
}

export type OfferedChoice = { readonly choice: Choice; readonly next: Standing }

/** How a subscription stands, and what each choice would make of it. */
export function portalPage(
  { status, standing }: Pick<Subscription, 'status' | 'standing'>,
  choices: readonly OfferedChoice[],
  path: string,
  language: PageLanguage,
): LocalPage {
  const words = LOCAL_WORDS[language]
  const { plan, price, day, outlook, allowance } = standingWords(standing, language)
  const rows = (wanted: readonly Choice[]) =>
    choices
      .filter(({ choice }) => wanted.includes(choice))
      .map(({ choice, next }) => ({
        value: choice,
        label: labelOf(choice, standing, language),
        isMain: choice === 'pay' || choice === 'resume',
        text: words.portal.after(inShort(next, language)),
      }))
  const section = (heading: string, wanted: readonly Choice[]) =>
    rows(wanted).length > 0
      ? `<section><h2>${heading}</h2>${choiceForm(`${path}&lang=${language}`, rows(wanted))}</section>`
      : ''
  return {
    title: words.portal.title,
    language,
    path,
    content: `${factList([
      [words.portal.plan, plan, allowance],
      [words.portal.price, price],
      ...(day ? [[day.label, day.date] as const] : []),
      [words.portal.status, words.portal.statuses[status]],
    ])}
<p>${outlook}</p>${section(words.portal.yours, HERS)}${section(words.portal.events, EVENTS)}<p>${link('/dashboard', words.back)}</p>`,
  }
}

export function declinedPage(path: string, language: PageLanguage): LocalPage {
  const { declined: words, toPricing } = LOCAL_WORDS[language]
  const content = `<p>${words.text}</p><p>${link(`${path}&lang=${language}`, words.again)} · ${link('/pricing', toPricing)}</p>`
  return { title: words.title, language, path, content }
}

/** Why a checkout takes no payment. */
export type NothingCharged =
  | { readonly kind: 'changed'; readonly shown: string; readonly planId: string }
  | { readonly kind: 'paid' | 'deleted' | 'unknown' | 'noSubscription' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export function nothingChargedPage(why: NothingCharged, path: string, language: PageLanguage): LocalPage {
  const { nothing: words, toPricing, back } = LOCAL_WORDS[language]
  const links = `<p>${link('/dashboard', back)} · ${link('/pricing', toPricing)}</p>`
  const page = (text: string) => ({ title: words.title, language, path, content: `<p>${text}</p>${links}` })
  if (why.kind === 'refused') return page(words.refusals[why.refusal] ?? words.paid)
  if (why.kind !== 'changed') return page(words[why.kind])
  const [before = ''] = why.shown.split(' ')
  const { plan } = offered(why.planId, language, new Date())
  const changed = words.changed(inWords(before, language), inWords(why.planId, language))
  return page(`${changed}</p><p>${link(`${path}&lang=${language}`, words.review(plan), true)}`)
}

function offered(planId: string, language: PageLanguage, now: Date) {
  const nextChargeAt = periodEnd(planId, now)
  const { day, ...words } = standingWords({ kind: 'active', planId, nextChargeAt }, language)
  return { ...words, day: day?.date ?? '' }
}

/** `PREMIUM, $19 per month`; nothing of what a form may have made up. */
function inWords(planId: string, language: PageLanguage): string {
  if (!planById(planId)) return '—'
  const { plan, price } = offered(planId, language, new Date())
  return `${plan}, ${price}`
}

/** `PREMIUM, $19 per month. Ends: December 25, 2026` */
function inShort(standing: Standing, language: PageLanguage): string {
  const { plan, price, day } = standingWords(standing, language)
  return `${plan}, ${price}${day ? `. ${day.label}: ${day.date}` : ''}`
}

function labelOf(choice: Choice, { kind }: Standing, language: PageLanguage): string {
  const words = LOCAL_WORDS[language]
  return choice === 'resume' && kind === 'cancelling' ? words.keep : words.choices[choice]
}

/** What she does there, and what happens to her. */
const HERS: readonly Choice[] = ['pay', 'resume', 'cancel-later', 'cancel']
const EVENTS: readonly Choice[] = ['fail', 'refund', 'expire']
