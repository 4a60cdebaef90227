import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Finding } from '@kvint/report'
import { NO_ANSWERS } from '../answers/answers.ts'
import { madeUpReport } from '../testing/made-up-report.ts'
import { ReportPage } from '../report-page.tsx'

beforeEach(() => void (document.documentElement.lang = 'nb'))
afterEach(() => void (document.documentElement.lang = 'en'))

const say = (pattern: string, ...figures: NonNullable<Finding['message']>['figures']) => ({ pattern, figures })
const volume = say('volume {0} of +6 dB', { unit: 'decibels', value: 6 })
const [first] = madeUpReport().findings
if (!first) throw new Error('the made-up report has findings')
const told: Finding = {
  ...first,
  checkId: 'GS01',
  lesson: 'gs01',
  claim: 'The fader of “Kor” is all the way up.',
  message: say('The fader of {0} is all the way up.', { quoted: 'Kor' }),
  evidence: [
    {
      text: '“Kor”: volume +6 dB of +6 dB',
      message: say('{0}: {1}', { quoted: 'Kor' }, volume),
      trackId: null,
      clipId: null,
      deviceName: null,
      bars: null,
    },
  ],
  honesty: 'Certain.',
}

async function open(finding: Finding) {
  await render(
    <MemoryRouter>
      <ReportPage
        report={madeUpReport({ findings: [finding] })}
        answers={{ answers: NO_ANSWERS, answer: vi.fn(), correct: vi.fn(), isReading: false }}
      />
    </MemoryRouter>,
  )
}

test('a finding stands on a Norwegian page in Norwegian, whole', async () => {
  await open(told)
  await expect.element(page.getByRole('heading', { name: 'Faderen på «Kor» står helt oppe.' })).toBeVisible()
  await page.getByRole('button', { name: 'Hvorfor, og hva du kan prøve' }).first().click()
  await expect.element(page.getByText('«Kor»: volum +6 dB av +6 dB')).toBeVisible()
  await expect.element(page.getByText('Sikkert.', { exact: true })).toBeVisible()
  expect(page.getByText(/fader of|of \+6 dB/).elements()).toEqual([])
})

test('how sure a finding is stands once, as it is here', async () => {
  await open({
    ...told,
    confidence: 'guess',
    honesty:
      'Likely: the notes are certain, the key is an estimate. This is a pointer to places, not a list of faults.',
  })
  await page.getByRole('button', { name: 'Hvorfor, og hva du kan prøve' }).first().click()
  await expect.element(page.getByText(/^Tonene er sikre/)).toBeVisible()
  expect(page.getByText(/Sannsynlig|Likely/).elements()).toEqual([])
})

test('a report of an earlier version keeps its claim in English, below a Norwegian title', async () => {
  await open({ ...told, message: undefined })
  await expect.element(page.getByRole('heading', { name: 'Fader helt på toppen' })).toBeVisible()
  await page.getByRole('button', { name: 'Hvorfor, og hva du kan prøve' }).first().click()
  const claim = page.getByText('The fader of “Kor” is all the way up.').first()
  await expect.element(claim).toHaveAttribute('lang', 'en')
})
