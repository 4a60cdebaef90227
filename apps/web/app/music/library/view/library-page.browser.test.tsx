import { page, userEvent } from 'vitest/browser'
import type { Metric } from '@kvint/insights'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../../styles/site.css?inline'
import type { LibraryOnPage, LibraryStore } from '../scan/library-store.ts'
import { LibraryPage } from './library-page.tsx'

wear(styles)

const TEMPO: Metric = {
  id: 'tempo',
  area: 'tempo-and-key',
  title: 'Tempo',
  claim: '2 of your 3 songs stand between 120 and 130 BPM.',
  said: { claim: 'main', figures: { most: 2, songs: 3, from: '120', to: '130' } },
  why: 'Why.',
  tryThis: 'Start elsewhere.',
  honesty: 'Counted.',
  songs: 3,
  span: null,
  picture: {
    kind: 'columns',
    along: 'bpm',
    unit: 'songs',
    marked: null,
    marks: [
      { label: '90–100', value: 1, paths: ['M/C/C.als'] },
      { label: '120–130', value: 2, paths: ['M/A/A.als', 'M/B/B.als'] },
    ],
  },
}
const STAGES: Metric = {
  ...TEMPO,
  id: 'stages',
  area: 'finishing',
  title: 'How far your songs come',
  picture: { kind: 'funnel', unit: 'songs', marks: [{ label: 'sketch', value: 3, paths: ['M/A/A.als'] }] },
}
const row = (name: string) => ({
  path: `M/${name}/${name}.als`,
  name,
  savedAt: Date.parse('2024-05-01T10:00:00Z'),
  bpm: 124,
  key: 'A minor',
  stage: 'sketch',
  isArranged: true,
  seconds: 95,
  saves: 2,
})
const READ: LibraryOnPage = {
  folder: { name: 'M', readAt: 0, withBackups: true },
  state: { kind: 'resting' },
  outcome: null,
  metrics: [STAGES, TEMPO],
  songs: ['A', 'B', 'C'].map(row),
  gaps: [{ path: 'M/broken.als', reason: 'set', message: 'The file is empty.', parts: 0 }],
  saves: 6,
}

beforeEach(async () => {
  localStorage.removeItem('hidden-habits')
  await page.viewport(1280, 900)
})

async function open(library: LibraryOnPage = READ) {
  const store: LibraryStore = {
    first: library,
    get: () => library,
    subscribe: () => () => undefined,
    recall: vi.fn(),
    scan: vi.fn(),
    cancel: vi.fn(),
    forget: vi.fn(),
  }
  const onOpen = vi.fn(async () => undefined)
  const router = createMemoryRouter([{ path: '/', element: <LibraryPage store={store} onOpen={onOpen} /> }])
  await render(<RouterProvider router={router} />)
  return { store, onOpen, router }
}

/** The drawing of the tempo habit, which stands once it is near the visible part of the page; focused. */
async function drawing() {
  const habit = page.getByRole('figure', { name: 'Tempo' })
  await expect.element(habit).toBeInTheDocument()
  habit.element().scrollIntoView()
  const area = page.getByRole('application', { name: /^Tempo\./ })
  await expect.element(area).toBeVisible()
  ;(area.element() as HTMLElement).focus()
  return area
}

test('each habit says what it shows, with its lesson', async () => {
  await open()
  const habit = page.getByRole('figure', { name: 'Tempo' })
  await expect.element(habit.getByText('2 of your 3 songs stand between 120 and 130 BPM.')).toBeVisible()
  await expect.element(habit.getByText('Start elsewhere.')).toBeVisible()
})

test('keys go from mark to mark, and Enter shows the songs behind it', async () => {
  await open()
  const area = await drawing()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(area.getByText('120–130: 2 songs')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const behind = page.getByRole('region', { name: '120–130: 2 songs' })
  await expect.element(behind.getByRole('button', { name: 'Open the report of B' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(behind).not.toBeInTheDocument()
})

test('T shows the figures as a table, which leads to the same songs', async () => {
  await open()
  const habit = page.getByRole('figure', { name: 'Tempo' })
  await drawing()
  await userEvent.keyboard('t')
  await expect.element(habit.getByRole('row', { name: '90–100 1 song 1' })).toBeVisible()
  await habit.getByRole('row', { name: '90–100 1 song 1' }).getByRole('button').click()
  await expect.element(page.getByRole('region', { name: '90–100: 1 song' })).toBeVisible()
})

test('an area is shown alone, and stands in the address', async () => {
  const { router } = await open()
  await page.getByText('Finishing').first().click()
  await expect.poll(() => router.state.location.search).toBe('?area=finishing')
  await expect.element(page.getByRole('figure', { name: 'Tempo' })).not.toBeInTheDocument()
})

test('a habit can be hidden and comes back', async () => {
  await open()
  await page.getByRole('button', { name: 'Hide Tempo' }).click()
  await expect.element(page.getByRole('figure', { name: 'Tempo' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show them again' }).click()
  await expect.element(page.getByRole('figure', { name: 'Tempo' })).toBeVisible()
})

test('a file that could not be read is marked with its reason', async () => {
  await open()
  await page.getByText('1 file could not be read in full').click()
  await expect.element(page.getByText('The file is empty.')).toBeVisible()
})

test('while it reads, it says how far by count and bytes, and can be cancelled', async () => {
  const { store } = await open({
    ...READ,
    state: { kind: 'reading', done: 12, total: 500, bytesDone: 2_000_000, bytesTotal: 80_000_000 },
  })
  await expect.element(page.getByText('Read 12 of 500 sets · 2 of 80 MB')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(store.cancel).toHaveBeenCalled()
})

test('a folder that the browser cannot come back to is asked for again', async () => {
  const { onOpen } = await open()
  await page.getByRole('button', { name: 'Open the report of A' }).first().click()
  await expect.element(page.getByText(/^This browser cannot reopen a folder by itself/)).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
})

test('nothing is wider than a small telephone', async () => {
  await page.viewport(320, 700)
  await open()
  await expect.element(page.getByRole('figure', { name: 'Tempo' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
