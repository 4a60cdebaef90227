import { buildSet, exampleSet } from '@kvint/als/build'
import { expect, test, vi } from 'vitest'
import anyFace from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { prepareReading, readInWorker } from './read-in-worker.ts'

const signal = () => new AbortController().signal

test('reads a set to its report, with progress by bytes and by step', async () => {
  const bytes = await buildSet(exampleSet())
  const steps: string[] = []
  const reading = await readInWorker(
    { file: new Blob([bytes]), fileName: 'Nordlys.als' },
    signal(),
    ({ step, done, total }) => {
      expect(done).toBeLessThanOrEqual(total)
      if (steps.at(-1) !== step) steps.push(step)
    },
  )
  if (reading.kind !== 'report') throw new Error(`The example gave ${reading.kind}.`)
  expect(reading.report.source).toMatchObject({ fileName: 'Nordlys.als', bytes: bytes.length })
  expect(reading.report.overview.tempo.bpm).toBe(126)
  expect(reading.id).toMatch(/^[0-9a-f]{16}$/)
  expect(steps).toEqual(['reading', 'tracks', 'arrangement', 'harmony', 'findings'])
})

test('the same bytes have the same id, whatever the file is called', async () => {
  const file = new Blob([await buildSet(exampleSet())])
  const first = await readInWorker({ file, fileName: 'a.als' }, signal(), () => undefined)
  const second = await readInWorker({ file, fileName: 'b.als' }, signal(), () => undefined)
  expect(first.kind === 'report' && second.kind === 'report' && first.id === second.id).toBe(true)
})

test('a worker that warms up reads what comes meanwhile', async () => {
  prepareReading()
  const file = new Blob([await buildSet(exampleSet())])
  const reading = await readInWorker({ file, fileName: 'Nordlys.als' }, signal(), () => undefined)
  expect(reading.kind === 'report' && reading.report.overview.tempo.bpm).toBe(126)
})

test('the faces of the report are fetched while it waits for a set', async () => {
  const face = new FontFace('Spline Sans Mono', `url(${anyFace})`)
  document.fonts.add(face)
  prepareReading()
  await face.loaded
  expect(face.status).toBe('loaded')
  document.fonts.delete(face)
})

test('a correction is heard', async () => {
  const file = new Blob([await buildSet(exampleSet())])
  const reading = await readInWorker(
    { file, fileName: 'a.als', corrections: { stage: 'sketch' } },
    signal(),
    () => undefined,
  )
  expect(reading.kind === 'report' && reading.report.overview.stage.stage).toBe('sketch')
})

test.each([
  ['an empty file', [], 'empty-file'],
  ['a letter', ['Dear Live, please open.'], 'not-gzip-nor-xml'],
])('%s gives a message, and the worker reads on', async (_name, parts, code) => {
  const reading = await readInWorker({ file: new Blob(parts), fileName: 'x.als' }, signal(), () => undefined)
  if (reading.kind !== 'failure') throw new Error(`It gave ${reading.kind}.`)
  expect(reading.failure.code).toBe(code)
  expect(reading.failure.message.length).toBeGreaterThan(30)
})

test('cancelling ends the reading', async () => {
  const controller = new AbortController()
  const onProgress = vi.fn(() => controller.abort())
  const file = new Blob([await buildSet(exampleSet())])
  const reading = await readInWorker({ file, fileName: 'a.als' }, controller.signal, onProgress)
  expect(reading).toMatchObject({ kind: 'failure', failure: { code: 'aborted' } })
})
