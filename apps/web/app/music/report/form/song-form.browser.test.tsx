import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/site.css'
import type { Report } from '@kvint/report'
import { NO_ANSWERS } from '../answers/answers.ts'
import { ReportPage } from '../report-page.tsx'
import { madeUpReport } from '../testing/made-up-report.ts'

beforeEach(() => page.viewport(1280, 900))

async function open(report: Report = madeUpReport()) {
  const answers = { answers: NO_ANSWERS, answer: () => undefined, correct: () => undefined, isReading: false }
  const router = createMemoryRouter([{ path: '/', element: <ReportPage report={report} answers={answers} /> }])
  await render(<RouterProvider router={router} />)
}

async function lanes() {
  const plot = page.getByRole('application', { name: /^How the song unfolds/ })
  await expect.element(plot).toBeVisible()
  ;(plot.element() as HTMLElement).focus()
  return plot
}

test('keys walk from bar to bar and from section to section, and say what happens there', async () => {
  await open()
  const plot = await lanes()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(plot.getByText('Bar 1, 50 % full')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(plot.getByText('Bar 9, 100 % full; bar 9, A to Lift: fill, silence')).toBeInTheDocument()
})

test('the table names each step and the track of each sign', async () => {
  await open()
  await lanes()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('row', { name: '9 A → Lift +40 % fill: Bass; silence' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'How it unfolds' })).toBeVisible()
})

test('a loop without a place leads to its track', async () => {
  await open()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Track', exact: true }), '3')
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
  await lanes()
  expect(page.getByText('something leads into the section').elements()).toHaveLength(0)
})

test('keys along the song say what speaks for them, and lead to their bars', async () => {
  const report = madeUpReport()
  if (report.harmony.kind === 'unknown') throw new Error('the made-up report has a key')
  const stretch = { tonicPitchClass: 9, mode: 'minor', confidence: 0.9 }
  await open({
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
  })
  const along = page.getByRole('region', { name: 'Keys along the song' })
  await expect.element(along.getByText('G falls to C 2 times (bars 9, 13)')).toBeVisible()
  await along.getByRole('button', { name: 'Bars 9 to 16: C major' }).click()
  await expect
    .element(page.getByRole('slider', { name: 'Bars shown' }))
    .toHaveAttribute('aria-valuetext', 'Bars 7 to 16')
})
