import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { Am, bars, C, Dm, F, G, part } from './harmony.cases.ts'

describe('chord loop', () => {
  it('counts scenes in a session, for how long each is played is not known', async () => {
    const clip = midiClip({ lengthBeats: 64, notes: bars([C, Am, F, G], 4) })
    const session = { tracks: [midi({ arrangementClips: [], sessionClips: { 0: clip, 1: clip } })] }
    expect((await findingOf('HA01', session))?.claim).toBe(
      'C – Am – F – G comes round in 2 scenes: I vi IV V in C major, a loop that musicians know as “doo-wop”.',
    )
  })

  it('tells the one that fills most of the song', async () => {
    const short = bars([C, F, G, F], 4)
    const long = bars([Am, F, Dm, G], 12).map((note) => ({ ...note, startBeats: note.startBeats + 64 }))
    expect((await findingOf('HA01', { tracks: [part('Chords', [...short, ...long])] }))?.claim).toMatch(
      /^Am – F – Dm – G /,
    )
  })

  it('counts the passes of a loop within a longer one', async () => {
    const rows = bars([
      ...Array.from({ length: 7 }, () => [F, G]).flat(),
      ...Array.from({ length: 4 }, () => [Dm, Am, F, G]).flat(),
    ])
    expect((await findingOf('HA01', { tracks: [part('Chords', rows)] }))?.claim).toMatch(/^F – G comes round/)
  })
})
