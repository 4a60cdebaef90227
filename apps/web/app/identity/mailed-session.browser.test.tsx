import { expect, it, onTestFinished, vi } from 'vitest'
import { BEFORE_PAINT } from '../frame/before-paint.ts'
import { disabledIdentity } from './disabled-identity.ts'
import { mailedSession } from './mailed-session.ts'

const TOKENS = 'access_token=of-the-link&refresh_token=renews-it&type=email_change'

function arriveAt(fragment: string): void {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', `${location.pathname}${location.search}#${fragment}`)
  const script = document.createElement('script')
  script.textContent = BEFORE_PAINT
  document.head.append(script)
  script.remove()
}

it('takes the tokens of a mailed link out of the address before anything else runs, on any page', async () => {
  arriveAt(TOKENS)
  expect(location.href).not.toContain('token')
  const adopt = vi.fn(() => Promise.resolve())
  const identity = { ...disabledIdentity(), adopt }
  expect(await Promise.all([mailedSession(identity), mailedSession(identity)])).toEqual(['moved', 'moved'])
  expect(adopt.mock.calls).toEqual([['renews-it', 'signed-in']])
  const another = { ...disabledIdentity(), adopt }
  expect(await mailedSession(another)).toBe('none')
})

it('leaves a place on the page in the address', async () => {
  arriveAt('docs')
  expect(location.hash).toBe('#docs')
  expect(await mailedSession({ ...disabledIdentity() })).toBe('none')
})

it('says that one of two addresses has agreed to a change', async () => {
  arriveAt('message=Confirmation+link+accepted.&sb=')
  expect(await mailedSession({ ...disabledIdentity() })).toBe('agreed')
  expect(location.hash).toBe('')
})

it('says that a link no longer works', async () => {
  arriveAt('error=access_denied&error_code=otp_expired')
  expect(await mailedSession({ ...disabledIdentity() })).toBe('refused')
})
