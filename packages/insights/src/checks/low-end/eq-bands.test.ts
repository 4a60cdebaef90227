import { expect, it } from 'vitest'
import { eqEight, setOf } from '../../testing/report-of.ts'
import { eqBands } from './eq-bands.ts'

const modes = [0, 1, 2, 3, 4, 5]

it('names the bands of an EQ Eight, and those of Live 8, which has no steep cuts, by its own numbers', async () => {
  const now = eqEight(modes.map((mode) => ({ mode, hz: 100 * (mode + 1), gainDb: 6 })))
  const { AdaptiveQ, ...params } = { ...now.params }
  expect(AdaptiveQ).toBe(true)
  const kinds = async (device: typeof now) => {
    const { tracks } = await setOf({ tracks: [{ kind: 'audio', devices: [device] }] })
    return tracks[0]?.devices.flatMap(eqBands).map(({ kind, gainDb }) => [kind, gainDb])
  }
  expect(await kinds(now)).toEqual([
    ['lowCut48', 0],
    ['lowCut12', 0],
    ['lowShelf', 6],
    ['bell', 6],
    ['notch', 0],
    ['highShelf', 6],
  ])
  expect(await kinds({ ...now, params })).toEqual([
    ['lowCut12', 0],
    ['lowShelf', 6],
    ['bell', 6],
    ['notch', 0],
    ['highShelf', 6],
    ['highCut12', 0],
  ])
})
