import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { chords, loop, part } from './harmony.cases.ts'

/** What is said of these notes on beat 21 and after, over C, G, Am and F. */
async function textOf(pitches: readonly number[], step: number, startBeats = 21) {
  const notes = pitches.map((pitch, at) => ({ pitch, startBeats: startBeats + at * step, durationBeats: step }))
  const finding = await findingOf('MI07', chords(loop, 4, { tracks: [part('Synth', notes)] }))
  return finding?.evidence.map(({ text }) => text).join()
}

describe('notes outside the key', () => {
  it('calls a note part of the broken chord it is played in', async () => {
    expect(await textOf([86, 80, 83, 80], 0.25)).toContain('A♭4 in bar 6: part of a broken chord')
    expect(await textOf([86, 80, 74, 86], 0.25)).toContain('A♭4 in bar 6: neither passing nor part of a chord')
    expect(await textOf([86, 80, 82, 86], 0.25)).not.toContain('broken')
    expect(await textOf([86, 80, 83, 80], 1.5)).not.toContain('broken')
  })

  it('says that a note leans on the beat only where it begins on one', async () => {
    expect(await textOf([72, 78, 79], 1)).toContain('F♯4 in bar 6: leans on the beat and gives way by step')
    expect(await textOf([72, 78, 79], 1, 20.5)).toContain('F♯4 in bar 6: leads by step to the next note')
  })
})
