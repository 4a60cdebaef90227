import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../../styles/site.css?inline'
import type { Report } from '@kvint/report'
import { NO_ANSWERS } from '../answers/answers.ts'
import { ReportPage } from '../report-page.tsx'
import { madeUpReport } from '../testing/made-up-report.ts'

wear(styles)

beforeEach(() => page.viewport(1280, 900))

async function open(report: Report = madeUpReport(), address = '/') {
  const answers = { answers: NO_ANSWERS, answer: () => undefined, correct: () => undefined, isReading: false }
  const router = createMemoryRouter([{ path: '/', element: <ReportPage report={report} answers={answers} /> }], {
    initialEntries: [address],
  })
  await render(<RouterProvider router={router} />)
  return router
}

test('the table names each step and the track of each sign', async () => {
  await open()
  ;(page.getByRole('application', { name: /^The song over/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('row', { name: '9 A → Lift +40 % fill: Bass; silence' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'How it unfolds' })).toBeVisible()
})

test('a loop without a place leads to its track', async () => {
  await open(madeUpReport(), '/?panel=notes&track=3')
  await page.getByText('Loops without a place').click()
  await page.getByRole('button', { name: /^Chords alt/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Track', exact: true })).toHaveValue('2')
})

test('what is copied is said in words too', async () => {
  await open()
  await expect.element(page.getByText('75 % of the clips are new · 25 % repeat an earlier one exactly')).toBeVisible()
})

test('a report of earlier days shows what it has', async () => {
  const report = madeUpReport()
  const form = { ...report.arrangement.form, unfolding: null }
  await open({ ...report, arrangement: { ...report.arrangement, form } })
  await expect.element(page.getByText('How full')).toBeVisible()
  expect(page.getByText('Loops without a place').elements()).toHaveLength(0)
})

test('keys along the song say what speaks for them, and lead to their bars', async () => {
  const report = madeUpReport()
  if (report.harmony.kind === 'unknown') throw new Error('the made-up report has a key')
  const stretch = { tonicPitchClass: 9, mode: 'minor', confidence: 0.9 }
  const keyed: Report = {
    ...report,
    harmony: {
      ...report.harmony,
      localKeys: [
        { ...stretch, startBeats: 0, endBeats: 32, name: 'A minor', runnerUp: null, evidence: [] },
        {
          ...stretch,
          startBeats: 32,
          endBeats: 64,
          name: 'C major',
          runnerUp: { name: 'A minor', confidence: 0.1 },
          evidence: [{ sentence: 'G falls to C 2 times', bars: [9, 13] }],
        },
      ],
    },
  }
  const router = await open(keyed, '/?panel=key')
  const along = page.getByRole('region', { name: 'Keys along the song' })
  await expect.element(along.getByText('G falls to C 2 times (bars 9, 13)')).toBeVisible()
  await along.getByRole('button', { name: 'Bars 9 to 16: C major' }).click()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('bars')).toBe('7-16')
})
