import { expect, it } from 'vitest'
import { songOf } from '../../testing/song-of.ts'
import { Am, bars, C, Dm, Em, F, G, part } from './harmony.cases.ts'
import { twelveBarBlues } from './twelve-bar-blues.ts'

const read = async (pass: readonly number[][], startBeats = 0) => {
  const { harmonyDetail } = await songOf({ tracks: [part('Keys', bars(pass, 4))] })
  const found = twelveBarBlues(harmonyDetail?.chords ?? [], startBeats, 4)
  return found && `${found.home.symbol}${found.isMinor ? ', minor' : ''}`
}

it('knows a blues by the lengths of its chords', async () => {
  const plain = [C, C, C, C, F, F, C, C, G, F, C, C]
  expect(await read(plain)).toBe('C')
  expect(await read(plain, 20)).toBe('C')
  expect(await read([C, F, C, C, F, F, C, C, G, G, C, G])).toBe('C')
  expect(await read([Am, Am, Am, Am, Dm, Dm, Am, Am, Em, Dm, Am, Am])).toBe('Am, minor')
  expect(await read([C, C, C, C, G, G, C, C, F, G, C, C])).toBeNull()
  expect(await read([C, C, F, F, C, C, G, G, C, C, F, G])).toBeNull()
})
