import { expect, it } from 'vitest'
import { nextStanding, type SubscriptionEvent } from './next-standing.ts'
import type { Standing } from './standing.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const LATER = '2026-12-10T10:00:00.000Z'
const planId = 'premium_monthly'

const STANDINGS = {
  free: { kind: 'free' },
  granted: { kind: 'granted' },
  trialing: { kind: 'trialing', planId, nextChargeAt: LATER },
  active: { kind: 'active', planId, nextChargeAt: LATER },
  cancelling: { kind: 'cancelling', planId, endsAt: LATER, isTrial: false },
  'past-due': { kind: 'past-due', planId, endsAt: LATER },
  lapsed: { kind: 'lapsed', planId },
  paused: { kind: 'paused', planId },
  ended: { kind: 'ended', planId, endedAt: LATER },
  unknown: { kind: 'unknown' },
} as const satisfies Record<Standing['kind'], Standing>

const EVENTS = {
  subscribe: { kind: 'subscribe', planId },
  upgrade: { kind: 'change', planId: 'premium_yearly' },
  downgrade: { kind: 'change', planId: 'early_supporter' },
  'same plan': { kind: 'change', planId },
  cancel: { kind: 'cancel' },
  'cancel now': { kind: 'cancel-now' },
  resume: { kind: 'resume' },
  fail: { kind: 'fail' },
  pay: { kind: 'pay' },
  refund: { kind: 'refund' },
  expire: { kind: 'expire' },
} as const satisfies Record<string, SubscriptionEvent>

/** The standing that follows, or in brackets why nothing does. */
const TABLE = `
              free        granted     trialing     active       cancelling   past-due     lapsed       paused         ended       unknown
subscribe     active      active      (has-plan)   (has-plan)   (has-plan)   (has-plan)   (has-plan)   (has-plan)     active      (ask-us)
upgrade       (no-plan)   (no-plan)   trialing     active       active       (pay-first)  (pay-first)  (resume-first) (no-plan)   (ask-us)
downgrade     (no-plan)   (no-plan)   trialing     active       active       (pay-first)  (pay-first)  (resume-first) (no-plan)   (ask-us)
same_plan     (no-plan)   (no-plan)   (same-plan)  (same-plan)  (same-plan)  (pay-first)  (pay-first)  (resume-first) (no-plan)   (ask-us)
cancel        (no-plan)   (no-plan)   cancelling   cancelling   (done)       ended        ended        ended          (no-plan)   (ask-us)
cancel_now    (no-plan)   (no-plan)   ended        ended        ended        ended        ended        ended          (no-plan)   (ask-us)
resume        (no-plan)   (no-plan)   (done)       (done)       active       (pay-first)  (pay-first)  active         (no-plan)   (ask-us)
fail          (no-plan)   (no-plan)   past-due     past-due     (done)       (done)       (done)       (resume-first) (no-plan)   (ask-us)
pay           (no-plan)   (no-plan)   (done)       (done)       (done)       active       active       (resume-first) (no-plan)   (ask-us)
refund        (no-plan)   (no-plan)   ended        ended        ended        ended        ended        ended          (no-plan)   (ask-us)
expire        (no-plan)   (no-plan)   active       active       ended        lapsed       ended        (resume-first) (no-plan)   (ask-us)`

const [head = '', ...lines] = TABLE.trim().split('\n')
const kinds = head.trim().split(/\s+/) as Standing['kind'][]
const cells = lines.flatMap((line) => {
  const [event = '', ...outcomes] = line.trim().split(/\s+/)
  return outcomes.map((outcome, at) => [kinds[at] ?? 'free', event.replace('_', ' '), outcome] as const)
})

it('has a line for every event and a column for every standing', () => {
  expect([...kinds].sort()).toEqual(Object.keys(STANDINGS).sort())
  expect(cells).toHaveLength(Object.keys(EVENTS).length * kinds.length)
})

it.each(cells)('%s, %s: %s', (kind, event, outcome) => {
  const step = nextStanding(STANDINGS[kind], EVENTS[event as keyof typeof EVENTS], NOW)
  expect('standing' in step ? step.standing.kind : `(${step.refusal})`).toBe(outcome)
})

it.each<[string, Standing, SubscriptionEvent, Standing]>([
  [
    'a month of PREMIUM',
    STANDINGS.free,
    EVENTS.subscribe,
    { kind: 'active', planId, nextChargeAt: '2026-12-23T10:00:00.000Z' },
  ],
  [
    'a smaller plan keeps the day of the next charge',
    STANDINGS.active,
    EVENTS.downgrade,
    { kind: 'active', planId: 'early_supporter', nextChargeAt: LATER },
  ],
  [
    'a year begins today',
    STANDINGS.active,
    EVENTS.upgrade,
    { kind: 'active', planId: 'premium_yearly', nextChargeAt: '2027-11-23T10:00:00.000Z' },
  ],
  ['cancelled: to the end of what is paid for', STANDINGS.active, EVENTS.cancel, STANDINGS.cancelling],
  ['cancelled and resumed: as before', STANDINGS.cancelling, EVENTS.resume, STANDINGS.active],
  [
    'a cancelled trial that is resumed is a trial',
    { ...STANDINGS.cancelling, isTrial: true },
    EVENTS.resume,
    STANDINGS.trialing,
  ],
  [
    'renewed from the day of the charge',
    STANDINGS.active,
    EVENTS.expire,
    { kind: 'active', planId, nextChargeAt: '2027-01-10T10:00:00.000Z' },
  ],
])('%s', (_what, standing, event, next) => {
  expect(nextStanding(standing, event, NOW)).toEqual({ standing: next })
})
