import type { Report } from '@kvint/report'
import type { Corrections } from '@kvint/insights'
import { expect, test } from 'vitest'
import { readAsAnswered } from './read-as-answered.ts'

const file = { file: new Blob(['bytes']), fileName: 'Tide.als' }
const corrections: Corrections = { stage: 'sketch', roles: { 4: 'bass' } }

async function correctionsOfRead(trackName: string, kept: Corrections | undefined): Promise<unknown> {
  let last: unknown = 'not read'
  const read = readAsAnswered(
    async (asked) => {
      last = asked.corrections
      return { kind: 'report', id: 'a', report: { tracks: [{ id: 4, name: trackName }] } as unknown as Report }
    },
    async () => kept && { verdicts: {}, corrections: kept, trackNames: { 4: 'Sub' } },
  )
  await read(file, new AbortController().signal, () => undefined)
  return last
}

test('a new save is read with the corrections of the one before', async () => {
  expect(await correctionsOfRead('Sub', corrections)).toEqual(corrections)
})

test('another song of that name is read as it is', async () => {
  expect(await correctionsOfRead('Piano', corrections)).toBeUndefined()
})

test('a set of which nothing was corrected is read once, as it is', async () => {
  expect(await correctionsOfRead('Sub', {})).toBeUndefined()
  expect(await correctionsOfRead('Sub', undefined)).toBeUndefined()
})

test('the reading does not wait for the answers of earlier saves', async () => {
  const asked: string[] = []
  let answer: (kept: undefined) => void = () => undefined
  const read = readAsAnswered(
    async ({ fileName }) => {
      asked.push(fileName)
      return { kind: 'failure', failure: { code: 'aborted', message: '' } }
    },
    () => new Promise((resolve) => (answer = resolve)),
  )
  const reading = read(file, new AbortController().signal, () => undefined)
  expect(asked).toEqual(['Tide.als'])
  answer(undefined)
  await reading
  expect(asked).toEqual(['Tide.als'])
})
