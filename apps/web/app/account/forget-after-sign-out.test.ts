import { expect, it, vi } from 'vitest'
import { sessionStore } from '../identity/session-store.ts'
import { forgetAfterSignOut } from './forget-after-sign-out.ts'

const forgetPerson = vi.hoisted(() => vi.fn())
vi.mock('@kvint/workbench/forget-person', () => ({ forgetPerson }))

it('forgets once for a sign-out, also after the test page was left, and not before', () => {
  const { subscribe, put, leave } = sessionStore(true)
  forgetAfterSignOut(subscribe)
  forgetAfterSignOut(subscribe)
  put(null, 'token-refreshed')
  expect(forgetPerson).not.toHaveBeenCalled()
  leave()
  expect(forgetPerson).toHaveBeenCalledOnce()
})
