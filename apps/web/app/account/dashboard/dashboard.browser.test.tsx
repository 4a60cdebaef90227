import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Dashboard } from './dashboard.tsx'

const profile = {
  id: 1,
  supabaseId: NORA.user.id,
  username: 'nora',
  role: 'USER',
  hasActiveSubscription: false,
  email: 'nora@example.com',
}
const shown = () => show(<Dashboard />, { identity: memoryIdentity({ session0: NORA }) })

it.each([
  [{ role: 'USER', hasActiveSubscription: false }, 'Free', '0 / 5'],
  [{ role: 'PREMIUM', hasActiveSubscription: true }, 'Premium', '0 / 100'],
  [
    {
      role: 'PREMIUM',
      hasActiveSubscription: true,
      standing: { kind: 'active', planId: 'premium_yearly', nextChargeAt: '2027-01-10T10:00:00.000Z' },
    },
    'Premium',
    '0 of unlimited',
  ],
  [
    {
      role: 'PREMIUM',
      hasActiveSubscription: true,
      standing: { kind: 'active', planId: 'early_supporter', nextChargeAt: '2027-01-10T10:00:00.000Z' },
    },
    'Early Supporter',
    '0 / 25',
  ],
  [
    { role: 'USER', hasActiveSubscription: false, usage: { analysesThisMonth: 3, projectsAnalyzed: 7 } },
    'Free',
    '3 / 5',
  ],
])('shows the figures of %o', async (given, tier, usage) => {
  answerCalls({ 'GET /auth/profile': { body: { ...profile, ...given } } })
  const { screen } = await shown()
  const usageFigures = 'usage' in given && given.usage ? given.usage : { projectsAnalyzed: 0 }
  const figures = [
    ['Subscription', tier],
    ['Monthly Usage', usage],
    ['Projects Analyzed', String(usageFigures?.projectsAnalyzed)],
  ] as const
  for (const [name, figure] of figures) {
    await expect.element(screen.getByRole('region', { name }).getByText(figure, { exact: true })).toBeVisible()
  }
  const banner = screen.getByText('Upgrade to Premium')
  if (given.hasActiveSubscription) await expect.element(banner).not.toBeInTheDocument()
  else await expect.element(banner).toBeVisible()
})

it('says of a payment that failed what happens then, and where to mend it', async () => {
  const standing = { kind: 'past-due', planId: 'premium_monthly', endsAt: '2027-01-10T10:00:00.000Z' }
  answerCalls({ 'GET /auth/profile': { body: { ...profile, hasActiveSubscription: true, standing } } })
  const { screen } = await shown()
  const figure = screen.getByRole('region', { name: 'Subscription' })
  await expect.element(figure).toMatchTextContent(/The last payment did not go through\. PREMIUM works until that day/)
  await expect.element(figure.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute('href', '/profile')
})

it('welcomes by name and is found by its test id', async () => {
  const asked = answerCalls({ 'GET /auth/profile': { body: profile } })
  const { screen } = await shown()
  await expect
    .element(screen.getByTestId('dashboard').getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome back, Nora Nordlys')
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${NORA.accessToken}`)
})

it('leads to the product before its documents', async () => {
  answerCalls({ 'GET /auth/profile': { body: profile } })
  const { screen } = await shown()
  const links = screen.getByRole('region', { name: 'Getting Started' }).getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/projects', '/projects/example', '/docs/mcp-tools', '/docs/ableton-live', '/docs/api-reference'])
})

it.each([
  [{ status: 500 }, 'Failed to fetch user profile'],
  [{ status: 401 }, 'Failed to fetch user profile'],
  ['no network' as const, 'Error connecting to API'],
])('says what went wrong after %o', async (answer, words) => {
  answerCalls({ 'GET /auth/profile': answer })
  const { screen } = await shown()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  for (const name of ['Subscription', 'Monthly Usage', 'Projects Analyzed'])
    await expect.element(screen.getByRole('region', { name }).getByText('–', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Upgrade Now')).not.toBeInTheDocument()
})

it('leads on from the cards', async () => {
  answerCalls({ 'GET /auth/profile': { body: profile } })
  const { screen } = await shown()
  for (const [name, to] of [
    ['MCP setup guide', '/docs/mcp-tools'],
    ['Ableton integration', '/docs/ableton-live'],
    ['API reference', '/docs/api-reference'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  }
  await expect.element(screen.getByText('MCP API Access')).toBeVisible()
})

it('does nothing on Upgrade Now without payments', async () => {
  const asked = answerCalls({ 'GET /auth/profile': { body: profile } })
  const { screen } = await show(<Dashboard />, {
    identity: memoryIdentity({ session0: NORA }),
    features: { enablePayments: false },
  })
  await screen.getByRole('button', { name: 'Upgrade Now' }).click()
  expect(asked).toHaveLength(1)
})

it('does not welcome back who comes for the first time', async () => {
  answerCalls({ 'GET /auth/profile': { body: profile } })
  const user = { ...NORA.user, created_at: new Date().toISOString() }
  const { screen } = await show(<Dashboard />, { identity: memoryIdentity({ session0: { ...NORA, user } }) })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Nora Nordlys')
})

it.each([
  ['what there is to do first on a first visit', new Date().toISOString(), ['Getting Started', 'Subscription']],
  ['her figures first after it', NORA.user.created_at, ['Subscription', 'Getting Started']],
])('shows %s', async (_what, createdAt, order) => {
  answerCalls({ 'GET /auth/profile': { body: profile } })
  const user = { ...NORA.user, created_at: createdAt }
  const { screen } = await show(<Dashboard />, { identity: memoryIdentity({ session0: { ...NORA, user } }) })
  const names = () =>
    screen
      .getByRole('region')
      .elements()
      .map((region) => region.getAttribute('aria-label'))
      .filter((name) => order.includes(name ?? ''))
  await expect.poll(names).toEqual(order)
})
