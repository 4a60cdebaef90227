import { nextStanding, type Standing, type SubscriptionEvent } from '@kvint/contract'

/** What the stand-in’s portal can be made to do: what a buyer does there, and what happens to her. */
export type Choice = 'cancel-later' | 'cancel' | 'resume' | 'fail' | 'refund' | 'expire'

/** The choices that change something for somebody who stands so. */
export function localChoices(standing: Standing, now: Date): readonly (readonly [Choice, string])[] {
  return LABELS.filter(([choice]) => 'standing' in nextStanding(standing, eventOf(choice, standing), now))
}

/** "Resume" pays what is due where that is what stands in the way. */
export function eventOf(choice: Choice, { kind }: Standing): SubscriptionEvent {
  if (choice === 'resume') return { kind: kind === 'past-due' || kind === 'lapsed' ? 'pay' : 'resume' }
  return { kind: KINDS[choice] }
}

const KINDS = {
  'cancel-later': 'cancel',
  cancel: 'cancel-now',
  fail: 'fail',
  refund: 'refund',
  expire: 'expire',
} as const
const LABELS: readonly (readonly [Choice, string])[] = [
  ['resume', 'Resume'],
  ['cancel-later', 'Cancel at the end of what is paid for'],
  ['cancel', 'Cancel now'],
  ['fail', 'Let the next payment fail'],
  ['refund', 'Refund the last payment'],
  ['expire', 'Go to the end of what is paid for'],
]
