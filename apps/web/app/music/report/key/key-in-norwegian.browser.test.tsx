import type { Report } from '@kvint/report'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NO_ANSWERS } from '../answers/answers.ts'
import { ReportPage } from '../report-page.tsx'
import { madeUpReport } from '../testing/made-up-report.ts'

beforeEach(() => void (document.documentElement.lang = 'nb'))
afterEach(() => void (document.documentElement.lang = 'en'))

async function open(harmony: Report['harmony']) {
  await render(
    <MemoryRouter initialEntries={['/?panel=key']}>
      <ReportPage
        report={{ ...madeUpReport(), harmony }}
        answers={{ answers: NO_ANSWERS, answer: vi.fn(), correct: vi.fn(), isReading: false }}
      />
    </MemoryRouter>,
  )
}

const { harmony: made } = madeUpReport()
if (made.kind === 'unknown') throw new Error('the made-up report has a key')
const sentence = 'the bass is on B for 41 % of the time'
const message = {
  pattern: 'the bass is on {0} for {1} of the time',
  figures: [{ pitch: 'B' }, { unit: 'percent' as const, value: 0.41 }],
}

test('what says a key stands on a Norwegian page in Norwegian', async () => {
  await open({ ...made, key: { ...made.key, evidence: [sentence], messages: [message] } })
  const said = page.getByText('bassen ligger på H i 41 % av tiden')
  await expect.element(said).toBeVisible()
  await expect.element(said).not.toHaveAttribute('lang')
})

test('a report of an earlier version keeps it in English, and says so', async () => {
  await open({ ...made, key: { ...made.key, evidence: [sentence] } })
  await expect.element(page.getByText(sentence)).toHaveAttribute('lang', 'en')
})

test('why no key is known is Norwegian too', async () => {
  const reason = 'There are too few notes to tell one key from another.'
  await open({ kind: 'unknown', reason, message: { pattern: reason, figures: [] } })
  await expect.element(page.getByText('Det er for få toner til å skille én toneart fra en annen.')).toBeVisible()
})
