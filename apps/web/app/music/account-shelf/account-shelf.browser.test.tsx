import type { KeptProject, KeptSave, Share } from '@kvint/contract'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { AccountShelf } from './account-shelf.tsx'
import { writtenSize } from './written-size.ts'

const PROJECT = '5f0c8a52-0000-4000-8000-0000000000aa'
const idOf = (digit: number) => `5f0c8a52-0000-4000-8000-00000000000${digit}`
const save = (digit: number, change: Partial<KeptSave> = {}): KeptSave => ({
  id: idOf(digit),
  projectId: PROJECT,
  fileName: 'Nordlys.als',
  bytes: 1000,
  state: 'done',
  progress: 1,
  step: null,
  problem: null,
  facts: { key: 'A minor', bpm: 120, lengthBars: 64, tracks: 8 },
  isShared: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  event: digit,
  ...change,
})
const project = (...saves: KeptSave[]): KeptProject => ({ id: PROJECT, name: 'Nordlys', saves })
const page = (...projects: KeptProject[]) => ({ body: { projects, nextCursor: null } })
const shelf = () => show(<AccountShelf />, { identity: memoryIdentity({ session0: NORA }) })
const UNDER_WAY = { state: 'running', facts: null, progress: 0.42 } as const

it('shows what is kept, with its figures, and leads to the report', async () => {
  answerCalls({ 'GET /api/v1/projects': page(project(save(1))), 'GET /api/v1/projects/events': 'no network' })
  const { screen } = await shelf()
  await expect.element(screen.getByRole('link', { name: 'Nordlys' })).toBeVisible()
  await expect.element(screen.getByText('A minor')).toBeVisible()
  await expect.element(screen.getByText('120 BPM')).toBeVisible()
})

const storage = (usedBytes: number, usedSets: number) => ({
  body: { usedBytes, mostBytes: 500_000_000, usedSets, mostSets: 100 },
})

it('shows how much of the plan is used, and again once something is deleted', async () => {
  answerCalls({
    'GET /api/v1/projects': [page(project(save(1))), page()],
    'GET /api/v1/projects/events': 'no network',
    'GET /api/v1/storage': [storage(1_200_000, 79), storage(0, 0)],
    [`DELETE /api/v1/projects/${PROJECT}`]: { status: 204 },
  })
  const { screen } = await shelf()
  await expect.element(screen.getByText(/^2 MB of 500 MB and 79 of 100 sets used\./)).toBeVisible()
  await expect.element(screen.getByText(/nearly full/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByText(/^0 MB of 500 MB and 0 of 100 sets used\./)).toBeVisible()
})

it.each([
  ['bytes', storage(400_000_000, 1), 'Your account is nearly full.'],
  ['sets', storage(1, 80), 'Your account is nearly full.'],
  ['a full account', storage(1, 100), 'Your account is full.'],
])('warns of %s before no set has room', async (_, answer, words) => {
  answerCalls({
    'GET /api/v1/projects': page(),
    'GET /api/v1/projects/events': 'no network',
    'GET /api/v1/storage': answer,
  })
  const { screen } = await shelf()
  const notice = screen.getByRole('status').filter({ hasText: words })
  await expect.element(notice).toBeVisible()
  await expect.element(notice.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')
})

it.each([
  [0, 'en', '0 MB'],
  [1, 'en', '1 MB'],
  [50_000_000_000, 'en', '50 GB'],
  [4_210_000_000, 'nb', '4,3 GB'],
] as const)('writes %s bytes in %s as %s', (bytes, language, written) => {
  expect(writtenSize(bytes, language)).toBe(written)
})

it('shows the projects where the storage cannot be fetched', async () => {
  answerCalls({
    'GET /api/v1/projects': page(project(save(1))),
    'GET /api/v1/projects/events': 'no network',
    'GET /api/v1/storage': { status: 503 },
  })
  const { screen } = await shelf()
  await expect.element(screen.getByRole('link', { name: 'Nordlys' })).toBeVisible()
  await expect.element(screen.getByText(/sets used/)).not.toBeInTheDocument()
})

it('shows how far an analysis is, follows it, and cancels it', async () => {
  const event = `id: 9\nevent: save\ndata: ${JSON.stringify(save(1, { ...UNDER_WAY, progress: 0.8, event: 9 }))}\n\n`
  const asked = answerCalls({
    'GET /api/v1/projects': page(project(save(1, UNDER_WAY))),
    [`POST /api/v1/projects/${PROJECT}/saves/${idOf(1)}/cancel`]: {
      body: save(1, { state: 'cancelled', facts: null, event: 10 }),
    },
  })
  const others = vi.mocked(globalThis.fetch).getMockImplementation()
  let isTold = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!new Request(input).url.endsWith('/events')) return others!(input, init)
    if (isTold) throw new TypeError('Failed to fetch')
    await vi.waitFor(() => expect(document.body.textContent).toContain('42 %'))
    isTold = true
    return new Response(event)
  })
  const { screen } = await shelf()
  await expect.element(screen.getByText(/80 %/)).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Analysis progress of Nordlys' }))
    .toHaveAttribute('value', '0.8')
  await screen.getByRole('button', { name: 'Cancel the analysis of Nordlys' }).click()
  await expect.element(screen.getByText('Cancelled. The set is kept.')).toBeVisible()
  expect(asked.some(({ url }) => url.endsWith('/cancel'))).toBe(true)
})

it('says of a set above the allowance that it is kept, and what to do', async () => {
  const held = save(1, { state: 'held', facts: null, problem: 'This month’s 5 analyses are used.' })
  answerCalls({
    'GET /api/v1/projects': page(project(held)),
    'GET /api/v1/projects/events': 'no network',
    [`POST /api/v1/projects/${PROJECT}/saves/${idOf(1)}/retry`]: {
      status: 402,
      body: { error: { code: 'limit-reached', message: 'This month’s 5 analyses are used.', requestId: 'r' } },
    },
  })
  const { screen } = await shelf()
  await expect.element(screen.getByText('Kept. Analysed when your next analyses are available.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')
  await screen.getByRole('button', { name: 'Analyse Nordlys again' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This month’s 5 analyses are used.')
})

it('asks before it deletes, and asks no one for what is kept', async () => {
  const asked = answerCalls({
    'GET /api/v1/projects': [page(project(save(2), save(1))), page()],
    'GET /api/v1/projects/events': 'no network',
    [`DELETE /api/v1/projects/${PROJECT}`]: { status: 204 },
  })
  const { screen } = await shelf()
  await screen.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await expect
    .element(screen.getByText('All 2 saves, their reports and every link to them are deleted for good.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])
  await screen.getByRole('button', { name: 'Delete Nordlys from your account' }).click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByText('Nothing is kept yet.')).toBeVisible()
})

it('folds the saves of a project, each to open and to lay beside the newest', async () => {
  answerCalls({
    'GET /api/v1/projects': page(project(save(2), save(1, { createdAt: '2026-11-20T10:00:00.000Z' }))),
    'GET /api/v1/projects/events': 'no network',
  })
  const { screen } = await shelf()
  await screen.getByText('2 saves').click()
  const changed = screen.getByRole('link', { name: /What changed since/ })
  await expect
    .element(changed)
    .toHaveAttribute('href', `/projects/account/${PROJECT}?save=${idOf(2)}&against=${idOf(1)}`)
})

it('searches as it is typed, and says so when nothing is found', async () => {
  const asked = answerCalls({
    'GET /api/v1/projects?': page(project(save(1))),
    'GET /api/v1/projects': page(project(save(1))),
    'GET /api/v1/projects?search=zzz': page(),
    'GET /api/v1/projects/events': 'no network',
  })
  const { screen } = await shelf()
  await screen.getByLabelText('Search').fill('zzz')
  await expect.element(screen.getByText('Nothing found.')).toBeVisible()
  expect(asked.some(({ url }) => url.includes('search=zzz'))).toBe(true)
})

it('makes a link to a report, shows its address, and takes it back', async () => {
  const share: Share = {
    id: idOf(7),
    saveId: idOf(1),
    url: 'https://kvint.test/share/abc',
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: null,
  }
  const shares = `/api/v1/projects/${PROJECT}/saves/${idOf(1)}/shares`
  const asked = answerCalls({
    'GET /api/v1/projects': page(project(save(1))),
    'GET /api/v1/projects/events': 'no network',
    [`GET ${shares}`]: { body: { shares: [] } },
    [`POST ${shares}`]: { status: 201, body: share },
    [`DELETE /api/v1/shares/${idOf(7)}`]: { status: 204 },
  })
  const { screen } = await shelf()
  await screen.getByRole('button', { name: 'Share the report of Nordlys' }).click()
  await expect.element(screen.getByText('There is no link yet.')).toBeVisible()
  await screen.getByLabelText('The link is good for').selectOptions('until I revoke it')
  await screen.getByRole('button', { name: 'Create a link' }).click()
  await expect.element(screen.getByLabelText('Address of the link')).toHaveValue('https://kvint.test/share/abc')
  const made = asked.find(({ method, url }) => method === 'POST' && url.endsWith('/shares'))
  expect(await made?.json()).toEqual({ days: null })
  await screen.getByRole('button', { name: /Revoke the link/ }).click()
  await expect.element(screen.getByText('There is no link yet.')).toBeVisible()
})
