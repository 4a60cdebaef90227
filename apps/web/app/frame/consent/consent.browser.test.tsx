import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Consent } from './consent.tsx'
import { openConsent } from './consent-store.ts'

const counted = vi.hoisted(() => vi.fn<(config: object) => void>())
vi.mock('./count-visits.ts', () => ({ countVisits: counted }))

const analytics = { analytics: { key: 'kvint.example' } }
beforeEach(() => {
  localStorage.clear()
  counted.mockClear()
})

it.each([
  ['the flag is off', { features: { enableAnalytics: false }, configuration: analytics }],
  ['no key is configured', {}],
])('asks nothing where %s; the link says that there is nothing to choose', async (_why, build) => {
  const { screen } = await show(<Consent />, build)
  expect(screen.getByText('Allow counting').elements()).toHaveLength(0)
  openConsent()
  await expect.element(screen.getByText(/There is nothing to choose/)).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect([counted.mock.calls.length, localStorage.length]).toEqual([0, 0])
})

it('counts nothing before it is allowed, and nothing after it is refused', async () => {
  const { screen } = await show(<Consent />, { configuration: analytics })
  await expect.element(screen.getByRole('button', { name: 'Allow counting' })).toBeVisible()
  expect(counted).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Refuse counting' }).click()
  await expect.element(screen.getByRole('button', { name: 'Refuse counting' })).not.toBeInTheDocument()
  expect([counted.mock.calls.length, localStorage.getItem('consent')]).toEqual([0, 'refused'])
})

it('counts once it is allowed, and the choice can be changed', async () => {
  const { screen } = await show(<Consent />, { configuration: analytics })
  openConsent()
  await screen.getByRole('button', { name: 'Allow counting' }).click()
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(1))
  expect(counted).toHaveBeenCalledWith({ key: 'kvint.example' })
  openConsent()
  await expect.element(screen.getByText('You have allowed it.')).toBeVisible()
  await screen.getByRole('button', { name: 'Refuse counting' }).click()
  expect(localStorage.getItem('consent')).toBe('refused')
})
