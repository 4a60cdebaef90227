import { describe, expect, it } from 'vitest'
import { reportOf } from '../testing/report-of.ts'
import type { AlignedBounce } from '@kvint/audio'
import { placeOfBounce } from './place-of-bounce.ts'
import { timedSet } from './timed-set.ts'

const clip = (startBeats: number, pitch: number) => ({
  kind: 'midi' as const,
  name: 'Part',
  startBeats,
  lengthBeats: 4,
  notes: [{ pitch, startBeats: 1, durationBeats: 2, velocity: 127 }],
})

describe('timedSet', () => {
  it('tells notes in seconds of the tempo, drums as attacks only, muted tracks not at all', async () => {
    const report = await reportOf({
      tempo: 60,
      locators: [{ timeBeats: 8, name: 'Drop' }],
      tracks: [
        { kind: 'midi', name: 'Piano', arrangementClips: [clip(0, 60), clip(8, 60)] },
        { kind: 'midi', name: 'Drums', arrangementClips: [clip(4, 36)] },
        { kind: 'midi', name: 'Old bass', isMuted: true, arrangementClips: [clip(0, 40)] },
      ],
    })
    const { notes, attacks, likelyStarts, beats, downbeats } = timedSet(report)
    expect(notes).toEqual([
      { pitch: 60, startSeconds: 1, endSeconds: 3, velocity: 127 },
      { pitch: 60, startSeconds: 9, endSeconds: 11, velocity: 127 },
    ])
    expect(attacks.map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([1, 5, 9])
    expect(likelyStarts).toEqual(expect.arrayContaining([0, 8]))
    expect(beats.slice(0, 3)).toEqual([0, 1, 2])
    expect(downbeats).toEqual([0, 4, 8, 12])
  })

  it('tells no note under a closed fader, and a start where the first is open', async () => {
    const report = await reportOf({
      tempo: 60,
      tracks: [
        {
          kind: 'midi',
          name: 'Piano',
          arrangementClips: [
            {
              ...clip(0, 60),
              lengthBeats: 12,
              notes: clip(0, 60).notes.concat({ ...clip(0, 62).notes[0]!, startBeats: 9 }),
            },
          ],
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0 },
                { timeBeats: 8, value: 0 },
                { timeBeats: 8, value: 1 },
              ],
            },
          ],
        },
      ],
    })
    const { notes, attacks, likelyStarts } = timedSet(report)
    expect(notes.map(({ pitch }) => pitch)).toEqual([62])
    expect(attacks).toHaveLength(1)
    expect(likelyStarts).toContain(8)
    expect(placeOfBounce(report, { offsetSeconds: 0, rate: 1 } as AlignedBounce).playingIn({ from: 1, to: 2 })).toEqual(
      [],
    )
  })
})
