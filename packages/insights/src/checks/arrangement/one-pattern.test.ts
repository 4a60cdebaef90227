import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'
import { bars } from './energy.cases.ts'
import { PATTERN_CASES } from './one-pattern.cases.ts'

describe('one pattern', () => {
  testCases(PATTERN_CASES)

  it('names the parts, for how long they repeat what, and what waits', async () => {
    const tune = midi({
      name: 'Tune',
      arrangementClips: [0, 1, 2, 3, 4].map((at) =>
        midiClip({ startBeats: at * 32, lengthBeats: 32, notes: notes(32, { pitch: 60 + at, durationBeats: 1 }) }),
      ),
    })
    const part = (name: string, count: number, scenes = 0) => ({
      ...midi({ name, arrangementClips: [bars(0, count)] }),
      sessionClips: Object.fromEntries(
        Array.from({ length: scenes }, (_, scene) => [scene, midiClip({ notes: notes(3 + scene, { pitch: 50 }) })]),
      ),
    })
    const told = async (...parts: readonly ReturnType<typeof part>[]) =>
      (await findingOf('AR25', { tracks: [tune, ...parts] }))?.claim
    expect(await told(part('Kick', 40), part('Hat', 36))).toBe(
      '“Kick” and “Hat” loop the same bar for 36 bars or more.',
    )
    expect(await told(part('Kick', 40), part('Hat', 36, 2))).toBe(
      '“Kick” and “Hat” loop the same bar for 36 bars or more. 2 other clips wait in the session view.',
    )
    expect(await told(part('Bass', 40, 2))).toBe(
      '“Bass” loops the same bar from start to end. 2 other clips wait in the session view.',
    )
    expect(await told(part('Kick', 40), part('Hat', 40))).toBe('“Kick” and “Hat” loop the same bar from start to end.')
    expect(await told(part('Kick', 40), part('Hat', 36, 1))).toContain('Another clip waits in the session view.')
  })
})
