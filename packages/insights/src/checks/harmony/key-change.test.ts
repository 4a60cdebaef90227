import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { Am, chords, Dm, Em, G, lifted } from './harmony.cases.ts'

describe('key change', () => {
  it('stands where the first note sounds that the new key alone has', async () => {
    const behind = chords([...lifted(0, 4), G, Em, ...lifted(2, 4).slice(2)])
    expect((await findingOf('HA19', behind))?.claim).toBe(
      'In bar 19 the key moves from C major to D major, a whole tone up.',
    )
    const ahead = chords([...lifted(0, 4), Am, Am, Dm, Am, ...lifted(9, 4)])
    expect((await findingOf('HA19', ahead))?.claim).toBe(
      'In bar 21 the key moves from C major to A major, a minor third down.',
    )
  })
})
