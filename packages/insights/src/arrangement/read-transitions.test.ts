import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { readEnergy } from './read-energy.ts'
import { readTransitions } from './read-transitions.ts'

const loop = (fromBar: number, bars: number, pitch = 60): ClipDescription =>
  midiClip({
    startBeats: fromBar * 4,
    lengthBeats: bars * 4,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { pitch, durationBeats: 1 }),
  })
/** Two parts for sixteen bars, then six. */
const step = (extra: TrackDescription[] = [], first: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: [
    midi({ arrangementClips: [loop(0, 32)], ...first }),
    midi({ arrangementClips: [loop(0, 32, 62)] }),
    ...[64, 65, 67, 69].map((pitch) => midi({ arrangementClips: [loop(16, 16, pitch)] })),
    ...extra,
  ],
})
const signs = async (set: SetDescription) => {
  const song = await songOf(set)
  const [transition] = readTransitions({ ...song, mainAutomation: song.set.main?.automation ?? [] })
  return { bar: transition?.bar, kinds: transition?.signs.map(({ kind }) => kind) }
}
const ramp = (from: number, to: number) => [
  {
    parameter: 'Mixer/Pan',
    events: [
      { timeBeats: from, value: 0 },
      { timeBeats: to, value: 1 },
    ],
  },
]
const silentFrom = (beat: number): ClipDescription[] => [
  midiClip({
    startBeats: 0,
    lengthBeats: beat,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { durationBeats: 1 }),
  }),
  loop(16, 16),
]

describe('transitions', () => {
  it('finds the step and its size', async () => {
    const song = await songOf(step())
    const [transition] = readTransitions({ ...song, mainAutomation: [] })
    expect(transition).toMatchObject({ bar: 17, from: 'A', to: 'B', signs: [] })
    expect(transition?.change).toBeCloseTo(0.667, 2)
  })

  it.each<[string, SetDescription, string[]]>([
    ['nothing', step(), []],
    [
      'a sweep that ends at the line',
      step([audio({ arrangementClips: [audioClip({ name: 'Riser', startBeats: 48 })] })]),
      ['riser'],
    ],
    [
      'a crash on the first beat',
      step([audio({ name: 'Crash', arrangementClips: [audioClip({ startBeats: 64, lengthBeats: 4 })] })]),
      ['riser'],
    ],
    [
      'a sweep half a beat behind the line',
      step([audio({ name: 'Sweep', arrangementClips: [audioClip({ startBeats: 64.5, lengthBeats: 1 })] })]),
      [],
    ],
    [
      'noise through the whole song',
      step([audio({ name: 'Noise', arrangementClips: [audioClip({ lengthBeats: 128 })] })]),
      [],
    ],
    ['a ramp in the last two bars', step([], { automation: ramp(56, 64) }), ['automation']],
    ['a ramp that ended before', step([], { automation: ramp(40, 56) }), []],
    ['a jump on the line itself', step([], { automation: ramp(64, 64) }), []],
    [
      'a fill of one bar',
      step([
        midi({
          arrangementClips: [
            loop(0, 15, 50),
            midiClip({ startBeats: 60, lengthBeats: 4, notes: notes(8, { pitch: 50, stepBeats: 0.5 }) }),
            loop(16, 16, 50),
          ],
        }),
      ]),
      ['fill'],
    ],
    ['a part that pauses for two beats', step([midi({ arrangementClips: silentFrom(62) })]), ['dropOut']],
    ['a part that pauses for one beat', step([midi({ arrangementClips: silentFrom(63) })]), []],
    ['a part that begins a bar early', step([midi({ arrangementClips: [loop(15, 17, 72)] })]), ['pickup']],
  ])('%s', async (_, set, kinds) => {
    expect(await signs(set)).toEqual({ bar: expect.any(Number) as number, kinds })
  })

  it('hears a beat of silence in all parts', async () => {
    const set: SetDescription = {
      tracks: [
        midi({ arrangementClips: silentFrom(63) }),
        ...[64, 65, 67, 69].map((pitch) => midi({ arrangementClips: [loop(16, 16, pitch)] })),
      ],
    }
    expect((await signs(set)).kinds).toEqual(['gap'])
  })
})

it('measures energy per four bars by parts, notes and low end', async () => {
  const song = await songOf({
    tracks: [
      midi({ name: 'Keys', arrangementClips: [loop(0, 8)] }),
      midi({ name: 'Bass', arrangementClips: [loop(4, 4, 36)] }),
    ],
  })
  expect(readEnergy(song.activity, song.parts)).toEqual([0.375, 1])
})
