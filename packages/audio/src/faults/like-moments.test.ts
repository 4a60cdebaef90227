import { expect, it } from 'vitest'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import { likeMoments } from './like-moments.ts'

const FRAMES = 160
const REACH = 60

/** Four sounds in turn, one louder than the next, with what is laid on each frame; from `enters` on a high voice plays beside them. */
function song(gainDb: (frame: number) => number, enters = FRAMES): Float32Array {
  const bands = THIRD_OCTAVES_HZ.length
  return Float32Array.from({ length: FRAMES * bands }, (_, at) => {
    const frame = Math.floor(at / bands)
    const band = at % bands
    const kind = Math.floor(frame / 3) % 4
    const sounding = -30 - 2 * kind - 3 * Math.abs(band - 5 - 6 * kind) + 2 * Math.sin(7 * frame + band)
    const voice = frame >= enters && frame % 2 === 0 ? -45 - 3 * Math.abs(band - 26) : -90
    return gainDb(frame) + Math.max(sounding, voice)
  })
}

it('finds where everything comes back quieter, and by how much', () => {
  const found = likeMoments(
    song((frame) => (frame < 80 ? 0 : -5)),
    REACH,
  ).quieterAgain()
  expect(found?.fall).toBeCloseTo(5, 0)
  expect(Math.abs((found?.frame ?? 0) - 80)).toBeLessThan(8)
})

it('finds it where a voice enters at the same moment', () => {
  const found = likeMoments(
    song((frame) => (frame < 80 ? 0 : -5), 80),
    REACH,
  ).quieterAgain()
  expect(found?.fall).toBeCloseTo(5, 0)
})

it('finds it where half of the fall comes back in the end', () => {
  const found = likeMoments(
    song((frame) => (frame < 80 ? 0 : frame < 118 ? -5 : -2.2)),
    REACH,
  ).quieterAgain()
  expect(found?.fall).toBeCloseTo(5, 0)
})

it.each([
  ['a song that goes on', () => 0],
  ['a fade of a decibel a second', (frame: number) => -frame / 5],
  ['a fade at the end', (frame: number) => -Math.max(0, frame - 100) / 2],
  ['a dip that comes back', (frame: number) => (frame > 60 && frame < 80 ? -5 : 0)],
  ['a step up', (frame: number) => (frame < 80 ? -5 : 0)],
])('finds none in %s', (_, gainDb) => {
  expect(likeMoments(song(gainDb), REACH).quieterAgain()).toBeNull()
})

it('tells a fade from a step', () => {
  const step = { frame: 80, fall: 5 }
  expect(
    likeMoments(
      song((frame) => -frame / 5),
      REACH,
    ).isFading(step),
  ).toBe(true)
  expect(
    likeMoments(
      song((frame) => (frame < 80 ? 0 : -5)),
      REACH,
    ).isFading(step),
  ).toBe(false)
})
