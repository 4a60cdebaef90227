import { EXAMPLE_FRONT } from 'virtual:example-front'
import { SONG_STORIES } from 'virtual:song-stories'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Landing } from './landing.tsx'

it.each([
  ['everything off', 'none' as const, false],
  ['accounts alone', { enableRegistration: false }, false],
  ['registration alone', { enableAuth: false }, false],
  ['accounts and registration', { enablePayments: false, enableLiveChat: false }, true],
])('with %s the ways in are open or Coming Soon', async (_build, features, isOpen) => {
  const { screen } = await show(<Landing />, { at: '/', features })
  await expect.element(screen.getByRole('heading', { name: 'Ready to Get Started' })).toBeVisible()
  const closed = screen.getByRole('button', { name: 'Coming Soon' }).elements()
  expect(closed.length).toBe(isOpen ? 0 : 2)
  expect(closed.every((button) => button.matches(':disabled'))).toBe(true)
  expect(screen.getByRole('button', { name: 'Get Started Free' }).elements()).toHaveLength(isOpen ? 1 : 0)
  expect(screen.getByRole('button', { name: 'Join Our Waitlist' }).elements()).toHaveLength(isOpen ? 1 : 0)
})

it('waits with Loading... while it is not known who comes', async () => {
  const { screen } = await show(<Landing />, { at: '/', identity: memoryIdentity({ session0: 'loading' }) })
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
})

it('sends anyone who is signed in to the dashboard', async () => {
  const { path } = await show(<Landing />, { at: '/', identity: memoryIdentity({ session0: NORA }) })
  await vi.waitFor(() => expect(path()).toBe('/dashboard'))
})

it('starts a sign-up by the provider’s redirect', async () => {
  const startRedirect = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const { screen } = await show(<Landing />, { at: '/', identity: memoryIdentity({ startRedirect }) })
  await screen.getByRole('button', { name: 'Get Started Free' }).click()
  expect(startRedirect).toHaveBeenCalledWith('sign-up')
})

it.each([
  [{ status: 202 }, 'Thank you. Open the link in the email we sent, and you are on the list.'],
  [{ status: 500 }, 'The waitlist could not be reached. Check your connection and try again.'],
  [
    { status: 429, headers: { 'retry-after': '42' } },
    'Too many attempts from your network. Wait 42 seconds, then try again.',
  ],
  ['no network' as const, 'The waitlist could not be reached. Check your connection and try again.'],
])('says how joining the waitlist went after %o', async (answer, words) => {
  const asked = answerCalls({ 'POST /api/v1/waitlist': answer })
  const { screen } = await show(<Landing />, { at: '/' })
  await screen.getByLabelText('Email address').fill('nora@example.com')
  await screen.getByRole('button', { name: 'Join Our Waitlist' }).click()
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(await asked[0]?.json()).toEqual({ email: 'nora@example.com' })
})

it('takes an address in a build that is closed too', async () => {
  const asked = answerCalls({ 'POST /api/v1/waitlist': { status: 202 } })
  const { screen } = await show(<Landing />, { at: '/', features: 'none' })
  await screen.getByLabelText('Email address').fill('nora@example.com')
  await screen.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect.element(screen.getByText(/^Thank you\. Open the link/)).toBeVisible()
  expect(await asked[0]?.json()).toEqual({ email: 'nora@example.com' })
})

it('sends no address that is none', async () => {
  const asked = answerCalls({})
  const { screen } = await show(<Landing />, { at: '/' })
  await screen.getByLabelText('Email address').fill('nora')
  await screen.getByRole('button', { name: 'Join Our Waitlist' }).click()
  expect(asked).toEqual([])
})

it('says that the mailed link has confirmed the address', async () => {
  const { screen } = await show(<Landing />, { at: '/?waitlist=confirmed' })
  await expect.element(screen.getByText(/^Your email is confirmed/)).toBeVisible()
})

it('answers the question about a bar with the chord that it draws there', async () => {
  const { borrowed, chords } = EXAMPLE_FRONT
  const drawn = chords.filter(({ from, bars }) => from < borrowed.bar && from + bars > borrowed.bar - 1)
  expect(drawn).toContainEqual(expect.objectContaining({ symbol: borrowed.symbol, kind: 'outside' }))
  const { screen } = await show(<Landing />, { at: '/' })
  await expect.element(screen.getByText(`Bar ${borrowed.bar} is ${borrowed.symbol} (`, { exact: false })).toBeVisible()
  const link = screen.getByRole('link', { name: `Show bar ${borrowed.bar}` })
  await expect.element(link).toHaveAttribute('href', `/projects/example?bars=${borrowed.bar}-${borrowed.bar}`)
})

it('tells each story in the words of its report', async () => {
  const { screen } = await show(<Landing />, { at: '/' })
  expect(SONG_STORIES).toHaveLength(3)
  for (const { told, key } of SONG_STORIES) {
    await expect.element(screen.getByText(told)).toBeVisible()
    await expect.element(screen.getByText(key, { exact: false }).first()).toBeVisible()
  }
})
