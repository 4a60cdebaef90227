import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { Am, chords, Dm, E, loop, part } from './harmony.cases.ts'

/** What is said of these notes on beat 21 and after, over C, G, Am and F. */
async function textOf(pitches: readonly number[], step: number, startBeats = 21) {
  const notes = pitches.map((pitch, at) => ({ pitch, startBeats: startBeats + at * step, durationBeats: step }))
  const finding = await findingOf('MI07', chords(loop, 4, { tracks: [part('Synth', notes)] }))
  return finding?.evidence.map(({ text }) => text).join()
}

describe('notes outside the key', () => {
  it('calls a note part of the broken chord it is played in', async () => {
    expect(await textOf([86, 80, 83, 80], 0.25)).toContain('A♭4 in bar 6: part of a broken chord')
    expect(await textOf([86, 80, 83, 80], 1.01, 20)).toContain('A♭4 in bar 6: part of a broken chord')
    expect(await textOf([86, 80, 74, 86], 0.25)).toContain('A♭4 in bar 6: neither passing nor part of a chord')
    expect(await textOf([86, 80, 82, 86], 0.25)).not.toContain('broken')
    expect(await textOf([86, 80, 83, 80], 1.5)).not.toContain('broken')
  })

  it('says that a note leans on the beat only where it begins on one', async () => {
    expect(await textOf([72, 78, 79], 1)).toContain('F♯4 in bar 6: leans on the beat and gives way by step')
    expect(await textOf([72, 78, 79], 1, 20.5)).toContain('F♯4 in bar 6: leads by step to the next note')
  })

  it('names the first that stands out, and none of a fifth that is struck', async () => {
    const told = (rows: readonly (readonly [pitch: number, startBeats: number])[]) => {
      const notes = rows.map(([number, startBeats]) => ({ pitch: number, startBeats, durationBeats: 0.25 }))
      return findingOf('MI07', chords(loop, 4, { tracks: [part('Synth', notes)] }))
    }
    const alone = [
      [86, 21],
      [80, 21.25],
      [74, 21.5],
      [86, 21.75],
    ] as const
    const again = alone.map(([number, beat]) => [number, beat + 16] as const)
    expect((await told(alone))?.claim).toBe(
      'A♭4 in bar 6 lies outside C major, and neither passes nor belongs to a chord.',
    )
    expect((await told([...alone, [73, 21.25]]))?.severity).toBe('info')
    expect((await told([...alone, ...again]))?.claim).toMatch(/^\d notes outside C major neither pass nor belong/)
  })

  it('counts no leading note of minor, and spells what stands out as it is read most easily', async () => {
    const turn = [69, 70, 71].map((number, at) => ({ pitch: number, startBeats: 21 + at, durationBeats: 1 }))
    const minor = chords([Am, Dm, E, Am], 4, { tracks: [part('Lead', turn)] })
    expect((await findingOf('MI07', minor))?.claim).toMatch(/^1 of \d+ notes lies outside A minor, and it has a reason/)
  })
})
