import { expect, it } from 'vitest'
import { songOf } from '../../testing/song-of.ts'
import { bars, C, F, G, part } from './harmony.cases.ts'
import { sureHarmony } from './sure-harmony.ts'

it('rests on no keys that only start a sound each', async () => {
  const notes = bars([C, F, G, C], 4)
  const onOneKeyEach = [...Map.groupBy(notes, ({ pitch }) => pitch).values()].map((own, at) =>
    part(`Keys ${String(at)}`, own),
  )
  const isSure = async (...tracks: ReturnType<typeof part>[]) => sureHarmony(await songOf({ tracks })) !== null
  expect(await isSure(part('Keys', notes))).toBe(true)
  expect(await isSure(...onOneKeyEach)).toBe(false)
})
