import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { ApiKeysPanel } from './api-keys-panel.tsx'

const key = (change = {}) => ({
  id: '5f0c8a52-0000-4000-8000-0000000000a1',
  name: 'Studio',
  beginning: 'kvint_0a1b2c',
  scopes: ['account:read'],
  createdAt: '2026-01-02T03:04:05.000Z',
  lastUsedAt: null,
  endsAt: null,
  state: 'active',
  ...change,
})
const LIST = 'GET /api/v1/api-keys'
const list = (...apiKeys: object[]) => ({ body: { apiKeys, nextCursor: null } })
const shown = () => show(<ApiKeysPanel />, { identity: memoryIdentity({ session0: NORA }) })

it('shows nothing after a new password to somebody who has no key', async () => {
  const asked = answerCalls({ [LIST]: list() })
  const { screen } = await show(<ApiKeysPanel whereSome />, { identity: memoryIdentity({ session0: NORA }) })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

it('says where there is no key', async () => {
  answerCalls({ [LIST]: list() })
  const { screen } = await shown()
  await expect.element(screen.getByText('You have no keys yet.')).toBeVisible()
})

it('says where they could not be fetched', async () => {
  answerCalls({ [LIST]: { status: 500 } })
  const { screen } = await shown()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be fetched')
})

it('shows each key by its beginning and how it stands', async () => {
  answerCalls({
    [LIST]: list(
      key({ lastUsedAt: '2026-02-03T00:00:00.000Z' }),
      key({ id: '5f0c8a52-0000-4000-8000-0000000000a2', name: 'Old', state: 'revoked' }),
    ),
  })
  const { screen } = await shown()
  await expect.element(screen.getByText('kvint_0a1b2c…').first()).toBeVisible()
  await expect.element(screen.getByText('created Jan 2, 2026, last used Feb 3, 2026')).toBeVisible()
  await expect.element(screen.getByText('created Jan 2, 2026, never used, revoked')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Revoke the key Studio' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Revoke the key Old' })).not.toBeInTheDocument()
})

it('makes a key with the chosen rights, and shows it once', async () => {
  const secret = `kvint_${'0a'.repeat(24)}`
  const asked = answerCalls({
    [LIST]: [list(), list(key())],
    'POST /api/v1/api-keys': { status: 201, body: { apiKey: key(), secret } },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Make a Key' }).click()
  await expect.element(screen.getByRole('button', { name: 'Create Key' })).toBeDisabled()
  await screen.getByLabelText('Name').fill('Studio')
  await screen.getByLabelText(/See your projects/).click()
  await screen.getByRole('button', { name: 'Create Key' }).click()
  await expect.element(screen.getByText(secret)).toBeVisible()
  const sent = asked.find(({ method, url }) => method === 'POST' && url.endsWith('/api/v1/api-keys'))
  expect(await sent?.json()).toEqual({ name: 'Studio', scopes: ['account:read'] })
  await screen.getByRole('button', { name: 'I Have Copied It' }).click()
  await expect.element(screen.getByText(secret)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Studio')).toBeVisible()
})

it('says the server’s words where a key is refused', async () => {
  answerCalls({
    [LIST]: list(),
    'POST /api/v1/api-keys': {
      status: 409,
      body: { error: { code: 'conflict', message: 'An account has at most 20 keys.', requestId: '1' } },
    },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Make a Key' }).click()
  await screen.getByLabelText('Name').fill('More')
  await screen.getByRole('button', { name: 'Create Key' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An account has at most 20 keys.')
})

it('rolls a key with the chosen overlap', async () => {
  const secret = `kvint_${'1b'.repeat(24)}`
  const asked = answerCalls({
    [LIST]: list(key()),
    [`POST /api/v1/api-keys/${key().id}/roll`]: { status: 201, body: { apiKey: key(), secret } },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Roll the key Studio' }).click()
  await screen.getByLabelText('The old key ends').selectOptions('in an hour')
  await screen.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.element(screen.getByText(secret)).toBeVisible()
  expect(await asked.find(({ method }) => method === 'POST')?.json()).toEqual({ overlapHours: 1 })
})

it('revokes a key once that is confirmed', async () => {
  const asked = answerCalls({
    [LIST]: [list(key()), list(key({ state: 'revoked' }))],
    [`DELETE /api/v1/api-keys/${key().id}`]: { status: 204 },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Revoke the key Studio' }).click()
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  await screen.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect.element(screen.getByText('created Jan 2, 2026, never used, revoked')).toBeVisible()
})
