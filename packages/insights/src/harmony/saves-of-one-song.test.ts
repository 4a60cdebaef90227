import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSet } from '@kvint/als'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../make-report.ts'

const FOLDER = join(
  process.env['KVINT_SHARED'] ?? resolve(import.meta.dirname, '../../../../../shared'),
  'data/als/sets',
)

/** All pairs of public saves with the same notes, at least 32 of them. */
const PAIRS = [
  [
    'Brendonovich__twan-de-burger/Twan De Burger.als',
    'Brendonovich__twan-de-burger/Backup/Twan De Burger [2022-10-07 032105].als',
  ],
  [
    'Music-Projects__wip-4-02-20-Project/wip 4-02-20.als',
    'Music-Projects__wip-4-02-20-Project/Backup/wip 4-02-20 [2020-04-08 120059].als',
  ],
] as const

describe.skipIf(!existsSync(FOLDER))('two saves of the same music (public sets beside the repository)', () => {
  it.each(PAIRS)('%s', async (one, other) => {
    const key = await keyOf(one)
    expect(key).not.toBeNull()
    expect(await keyOf(other)).toBe(key)
  })

  it('tell two keys only where neither is sure: a sample was exchanged for a chord between these', async () => {
    const folder = '100goals__Ableton-Untitled-Project'
    for (const file of ['Untitled.als', 'Untitled2.als']) {
      const harmony = await harmonyOf(`${folder}/${file}`)
      expect(harmony.kind === 'known' && harmony.key.confidence).toBeLessThan(UNSURE)
    }
  })
})

async function keyOf(file: string): Promise<string | null> {
  const harmony = await harmonyOf(file)
  return harmony.kind === 'known' ? harmony.key.name : null
}

async function harmonyOf(file: string) {
  const reading = await readSet(new Uint8Array(readFileSync(join(FOLDER, file))))
  if (reading.kind === 'failure') throw new Error(reading.failure.message)
  return makeReport(reading.set, { fileName: file, bytes: 1 }).harmony
}

/** Below it no check teaches from a key. */
const UNSURE = 0.6
