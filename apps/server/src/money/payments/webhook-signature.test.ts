import { describe, expect, it } from 'vitest'
import { isSignedWebhook, signWebhook } from './webhook-signature.ts'

const body = '{"event_id":"evt_1"}'
const now = 1_800_000_000
const good = signWebhook(body, 'secret', now)
const hash = good.split('h1=')[1]

describe('isSignedWebhook', () => {
  it.each<[string, string | undefined, boolean]>([
    ['our own signature', good, true],
    ['two signatures, the second ours', `ts=${now};h1=${'0'.repeat(64)};h1=${hash}`, true],
    ['two signatures, the first ours', `ts=${now};h1=${hash};h1=${'0'.repeat(64)}`, true],
    ['four minutes old', signWebhook(body, 'secret', now - 240), true],
    ['six minutes old', signWebhook(body, 'secret', now - 360), false],
    ['an hour in the future', signWebhook(body, 'secret', now + 3600), false],
    ['another secret', signWebhook(body, 'other', now), false],
    ['another body', signWebhook('{}', 'secret', now), false],
    ['a moved time', good.replace(String(now), String(now + 1)), false],
    ['a cut signature', good.slice(0, -2), false],
    ['no signature', `ts=${now}`, false],
    ['no time', `h1=${hash}`, false],
    ['nothing', undefined, false],
    ['nonsense', ';;=;h1', false],
  ])('%s', (_, header, isTaken) => {
    expect(isSignedWebhook(header, body, 'secret', now)).toBe(isTaken)
  })
})
