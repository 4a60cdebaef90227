import type { AudioClipDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf } from '../../testing/report-of.ts'

const clip = (rest: Partial<AudioClipDescription>, name = 'Loop'): SetDescription => ({
  tempo: 120,
  grooves: [{ name: 'Swing' }],
  tracks: [audio({ name, arrangementClips: [audioClip(rest)] })],
})
/** A loop of four bars whose own tempo is `bpm`. */
const loop = (bpm: number, warpMode: AudioClipDescription['warpMode'], name?: string): SetDescription =>
  clip(
    {
      ...(warpMode ? { warpMode } : {}),
      warpMarkers: [
        { seconds: 0, beats: 0 },
        { seconds: (16 * 60) / bpm, beats: 16 },
      ],
    },
    name,
  )
const many = (count: number, rest: Partial<AudioClipDescription>): SetDescription => ({
  tracks: [
    audio({
      arrangementClips: Array.from({ length: count }, (_, index) => audioClip({ startBeats: index * 16, ...rest })),
    }),
  ],
})
/** Hits of so many beats on a drum track, from a file of so many seconds. */
const hits = (count: number, lengthBeats: number, seconds = 0.5, name = 'Snare'): SetDescription => ({
  tracks: [
    audio({
      name,
      arrangementClips: Array.from({ length: count }, (_, index) =>
        audioClip({
          startBeats: index * 4,
          lengthBeats,
          sample: { path: '/Music/hit.wav', sampleRateHz: 48_000, durationSamples: seconds * 48_000 },
        }),
      ),
    }),
  ],
})

describe('warping and clips', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['WA01', 'drums at 110 in Complex', loop(110, 'complex', 'Drums'), true],
    ['WA01', 'drums at their own tempo in Complex', loop(120, 'complex', 'Drums'), false],
    ['WA01', 'a pad at 110 in Complex', loop(110, 'complex', 'Pad'), false],
    ['WA02', 'a vocal at 110 in Beats', loop(110, 'beats', 'Vocal'), true],
    ['WA02', 'a vocal at 118 in Beats', loop(118, 'beats', 'Vocal'), false],
    ['WA02', 'drums at 110 in Beats', loop(110, 'beats', 'Drums'), false],
    [
      'WA04',
      'an unwarped loop of 1.05 bars',
      clip({ isWarped: false, loop: { isOn: true, start: 0, end: 2.1 } }),
      true,
    ],
    ['WA04', 'an unwarped loop of one bar', clip({ isWarped: false, loop: { isOn: true, start: 0, end: 2 } }), false],
    ['WA04', 'an unwarped recording', clip({ isWarped: false, loop: { isOn: false, start: 0, end: 2.1 } }), false],
    ['WA05', 'a loop of 87 at 120', loop(87, 'complex'), true],
    ['WA05', 'a loop of 92 at 120', loop(92, 'complex'), false],
    ['WA05', 'a loop of 60 at 120, which is a choice of octave', loop(60, 'complex'), false],
    ['WA06', 'Re-Pitch at 112', loop(112, 'rePitch'), true],
    ['WA06', 'Re-Pitch at 119', loop(119, 'rePitch'), false],
    ['WA06', 'Re-Pitch at 60: an octave', loop(60, 'rePitch'), false],
    ['WA06', 'drums in Re-Pitch', loop(112, 'rePitch', 'Drums'), false],
    ['WA07', 'seven semitones', clip({ transposeSemitones: -7 }), true],
    ['WA07', 'six semitones', clip({ transposeSemitones: 6 }), false],
    ['WA08', '12 cents', clip({ detuneCents: 12 }), true],
    ['WA08', '10 cents', clip({ detuneCents: 10 }), false],
    ['WA08', 'a snare by 12 cents', clip({ detuneCents: 12 }, 'Snare'), false],
    ['WA09', 'eleven clips without fades', many(11, {}), true],
    ['WA09', 'ten', many(10, {}), false],
    ['WA09', 'eleven with fades', many(11, { fades: { in: 0.01, out: 0.01 } }), false],
    ['WA10', 'a groove on audio', clip({ grooveId: 0 }), true],
    ['WA10', 'a groove on audio that is not warped', clip({ grooveId: 0, isWarped: false }), false],
    ['WA03', 'three short hits', hits(3, 0.5), true],
    ['WA03', 'two', hits(2, 0.5), false],
    ['WA03', 'three of a whole beat', hits(3, 1), false],
    ['WA03', 'slices of a loop of eight seconds', hits(3, 0.5, 8), false],
    ['WA03', 'vocal chops', hits(3, 0.5, 0.5, 'Vocal'), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('says by how much a loop is moved', async () => {
    const finding = await findingOf('WA06', { ...loop(97.2, 'rePitch', 'Keys'), tempo: 84 })
    expect(finding?.claim).toBe('A clip on “Keys” plays 2.5 semitones lower than it was recorded.')
    expect(finding?.evidence[0]?.bars).toEqual({ from: 1, to: 4 })
  })
})
