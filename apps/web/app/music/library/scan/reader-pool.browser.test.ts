import { expect, test } from 'vitest'
import type { FactsQuestion } from './facts-messages.ts'
import { createReaderPool } from './reader-pool.ts'

const workerOf = (script: string) => () => new Worker(URL.createObjectURL(new Blob([script])))
const question: FactsQuestion = { path: 'a/A.als', file: new File([], 'A.als'), need: 'song' }

test('a reader that breaks is replaced, and the next file is read', async () => {
  let started = 0
  const pool = createReaderPool(() => {
    started++
    return started === 1
      ? workerOf('onmessage = () => { throw new Error() }')()
      : workerOf('onmessage = () => postMessage({ path: "a", reading: { kind: "save" } })')()
  }, 2)
  expect(await pool.read(question)).toMatchObject({ kind: 'failure', reason: 'reader' })
  expect(await pool.read(question)).toMatchObject({ kind: 'save' })
  pool.stop()
})

test('a file that never ends is left out', async () => {
  const pool = createReaderPool(workerOf('onmessage = () => {}'), 2, 20)
  expect(await pool.read(question)).toMatchObject({ kind: 'failure', reason: 'time' })
  pool.stop()
})

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('of %i cores %i read', (cores, readers) => {
  expect(createReaderPool(workerOf(''), cores).size).toBe(readers)
})

test('readers that were started before are the ones that read', async () => {
  let started = 0
  const pool = createReaderPool(() => {
    started++
    return workerOf('onmessage = () => postMessage({ path: "a", reading: { kind: "save" } })')()
  }, 4)
  pool.warm()
  pool.warm()
  expect(started).toBe(3)
  await Promise.all([pool.read(question), pool.read(question), pool.read(question)])
  expect(started).toBe(3)
  pool.stop()
})
