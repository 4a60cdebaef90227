import { nextStanding, type Standing, type SubscriptionEvent } from '@kvint/contract'

/** What the stand-in’s portal can be made to do: what a buyer does there, and what happens to her. */
export const CHOICES = ['pay', 'resume', 'cancel-later', 'cancel', 'fail', 'refund', 'expire'] as const
export type Choice = (typeof CHOICES)[number]

/** The choices that change something for anyone who stands so, and how she then stands. */
export function localChoices(standing: Standing, now: Date): readonly { choice: Choice; next: Standing }[] {
  return CHOICES.flatMap((choice) => {
    const step = nextStanding(standing, EVENT_OF[choice], now)
    /** Where no period is paid for, this is what "Cancel Now" does. */
    const isAtOnce = choice === 'cancel-later' && 'standing' in step && step.standing.kind === 'ended'
    return 'standing' in step && !isAtOnce ? [{ choice, next: step.standing }] : []
  })
}

export const EVENT_OF: Readonly<Record<Choice, SubscriptionEvent>> = {
  pay: { kind: 'pay' },
  resume: { kind: 'resume' },
  'cancel-later': { kind: 'cancel' },
  cancel: { kind: 'cancel-now' },
  fail: { kind: 'fail' },
  refund: { kind: 'refund' },
  expire: { kind: 'expire' },
}
