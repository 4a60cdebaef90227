import { expect, it } from 'vitest'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { findLevelStep } from './find-level-step.ts'

const FRAMES = 160
const SECONDS_PER_FRAME = 0.186

/** Four sounds in turn, all quieter from the middle on; from there a voice plays in every third frame, so that no band falls by the same. */
function evidence(fallDb: number): FaultEvidence {
  const bands = THIRD_OCTAVES_HZ.length
  const powers = Float32Array.from({ length: FRAMES * bands }, (_, at) => {
    const frame = Math.floor(at / bands)
    const band = at % bands
    const kind = Math.floor(frame / 3) % 4
    const sounding = -30 - 2 * kind - 3 * Math.abs(band - 5 - 6 * kind) + 2 * Math.sin(7 * frame + band)
    const isLate = frame >= FRAMES / 2
    const voice = isLate && frame % 3 === 0 ? -30 - 2 * Math.abs(band - 20) : -90
    return 10 ** (((isLate ? -fallDb : 0) + Math.max(sounding, voice)) / 10)
  })
  const spectrum = { left: powers, right: powers, frames: FRAMES, secondsPerFrame: SECONDS_PER_FRAME }
  return { spectrum, durationSeconds: FRAMES * SECONDS_PER_FRAME } as unknown as FaultEvidence
}

it('finds where a song is turned down while a voice comes in', () => {
  expect(findLevelStep(evidence(0))).toEqual([])
  const [step] = findLevelStep(evidence(6))
  expect(step).toMatchObject({ kind: 'drop-quieter-than-verse', value: expect.closeTo(6, 0) })
  expect(Math.abs((step?.startSeconds ?? 0) - (FRAMES / 2) * SECONDS_PER_FRAME)).toBeLessThan(1.5)
})
