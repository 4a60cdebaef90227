import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../styles/site.css?inline'
import { PlayerProvider } from '../player/player-provider.tsx'
import { EarsOffer } from './ears-offer.tsx'
import { findHeard } from './kept-heard.ts'

wear(styles)

let report: Report

beforeAll(async () => {
  const read = await readSet(await buildSet(exampleSet()))
  if (read.kind === 'failure') throw new Error(read.failure.message)
  report = makeReport(read.set, { fileName: 'Nordlys.als', bytes: 1 })
})
beforeEach(() => localStorage.removeItem('ears'))

test('a round is heard, answered and ended by keyboard alone, and kept', async () => {
  await render(
    <PlayerProvider report={report}>
      <EarsOffer report={report} />
    </PlayerProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Ten questions for your ears' })
  for (let at = 1; at <= 10; at += 1) {
    await expect.element(dialog.getByText(`Question ${at} of 10`)).toBeVisible()
    await userEvent.keyboard(at % 2 === 0 ? '2' : '1')
    await expect.element(dialog.getByText(/^(Yes|Not this time)\./)).toBeVisible()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(dialog.getByText(/^You heard \d+ of 10\./)).toBeVisible()
  expect(findHeard('Nordlys.als').rounds).toBe(1)
  expect(Object.keys(findHeard('Nordlys.als').boxes)).toHaveLength(10)

  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Question 1 of 10')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an answer counts once', async () => {
  await render(
    <PlayerProvider report={report}>
      <EarsOffer report={report} />
    </PlayerProvider>,
  )
  await page.getByRole('button', { name: 'Start listening' }).click()
  await userEvent.keyboard('1')
  const said = page.getByText(/^(Yes|Not this time)\./)
  await expect.element(said).toBeVisible()
  const before = said.element().textContent
  await userEvent.keyboard('2')
  expect(said.element().textContent).toBe(before)
})
