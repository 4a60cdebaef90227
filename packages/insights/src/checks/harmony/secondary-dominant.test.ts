import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { C, chords, G, line, part } from './harmony.cases.ts'

describe('secondary dominant', () => {
  it('and notes outside the key speak of one key', async () => {
    const loop = Array.from({ length: 4 }, () => [C, C, [38, 54, 60, 62, 69], G, C, C, C, C]).flat()
    const lead = line([60, 61, 62, 64, 67, 64, 62, 60], 4)
    const set = chords(loop, 1, { tracks: [part('Lead', lead)] })
    expect((await findingOf('HA05', set))?.claim).toMatch('is not from C major')
    expect((await findingOf('MI07', set))?.claim).toMatch('outside C major')
  })
})
