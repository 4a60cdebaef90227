import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi } from '../../testing/report-of.ts'

const faders = (...levels: number[]): SetDescription => ({ tracks: levels.map((volumeDb) => midi({ volumeDb })) })
const ride = (kind: 'midi' | 'audio', values: number[]): SetDescription => ({
  tracks: [
    {
      ...(kind === 'midi' ? midi() : audio()),
      automation: [
        { parameter: 'Mixer/Volume', events: values.map((value, index) => ({ timeBeats: index * 4, value })) },
      ],
    },
  ],
})
/** A clip of so much gain through Utility and a compressor’s make-up, into the fader. */
const chain = (clipDb: number, utility: number, makeupDb: number, volumeDb = 0): SetDescription => ({
  tracks: [
    audio({
      volumeDb,
      arrangementClips: [audioClip({ gainDb: clipDb })],
      devices: [
        { tag: 'StereoGain', params: { Gain: utility } },
        { tag: 'Compressor2', params: { Threshold: 0.25, Ratio: 4, Gain: makeupDb } },
      ],
    }),
  ],
})
const group = (groupDb: number, ...levels: number[]): SetDescription => ({
  tracks: [
    { kind: 'group', name: 'Synths', volumeDb: groupDb },
    ...levels.map((volumeDb) => midi({ group: 'Synths', volumeDb })),
  ],
})

describe('gain and faders', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['GS01', 'a fader at +6 dB', faders(6), true],
    ['GS01', 'one at +5.4 dB', faders(5.4), false],
    ['GS01', 'a muted track at +6 dB', { tracks: [midi({ volumeDb: 6, isMuted: true })] }, false],
    ['GS02', 'six faders at 0 dB', faders(0, 0, 0, 0, 0, 0), true],
    ['GS02', 'five faders at 0 dB', faders(0, 0, 0, 0, 0), false],
    ['GS02', 'two of six moved', faders(0, 0, 0, 0, -3, -6), false],
    ['GS04', 'the main fader at −3 dB', { tracks: [midi()], main: { volumeDb: -3 } }, true],
    ['GS04', 'the main fader at −0.9 dB', { tracks: [midi()], main: { volumeDb: -0.9 } }, false],
    ['GS06', 'a clip raised by 13 dB', { tracks: [audio({ arrangementClips: [audioClip({ gainDb: 13 })] })] }, true],
    [
      'GS06',
      'a clip raised by 11.9 dB',
      { tracks: [audio({ arrangementClips: [audioClip({ gainDb: 11.9 })] })] },
      false,
    ],
    ['GS07', 'a fader that moves', ride('midi', [1, 0.5]), true],
    ['GS07', 'a curve that stands still', ride('audio', [1, 1]), false],
    ['GS08', 'a muted track with a clip', { tracks: [midi({ isMuted: true })] }, true],
    ['GS08', 'a muted track without clips', { tracks: [midi({ isMuted: true, arrangementClips: [] })] }, false],
    ['GS09', 'a soloed track', { tracks: [midi({ isSoloed: true }), midi()] }, true],
    ['GS09', 'no solo', { tracks: [midi(), midi()] }, false],
    ['GS03', 'the main fader at +1 dB', { tracks: [midi()], main: { volumeDb: 1 } }, true],
    ['GS03', 'the main fader at 0 dB', { tracks: [midi()], main: { volumeDb: 0 } }, false],
    ['GS05', 'clip +6, Utility +6 (twice as much), make-up +7', chain(6, 2, 7), true],
    ['GS05', 'clip +6, Utility +6, make-up +5.9', chain(6, 1.995, 5.9), false],
    ['GS05', 'one stage of 20 dB', chain(0, 1, 20), false],
    [
      'GS05',
      'drive of 12 dB that its output takes back, twice',
      {
        tracks: [
          midi({
            devices: [12, 12].map((PreDrive) => ({ tag: 'Saturator', params: { PreDrive, PostDrive: -PreDrive } })),
          }),
        ],
      },
      false,
    ],
    ['GS10', 'a group at −7 dB and tracks at −7 dB', group(-7, -6, -8), true],
    ['GS10', 'a group at −6 dB', group(-6, -6, -8), false],
    ['GS10', 'tracks at −6 dB on average', group(-7, -4, -8), false],
    ['GS10', 'tracks at 0 dB beside one that is off', group(-7, 0, 0, -70), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('names the track and says how it stands', async () => {
    const finding = await findingOf('GS01', { tracks: [midi({ name: 'Choir', volumeDb: 6 })] })
    expect(finding?.claim).toBe('The fader of “Choir” stands at its upper stop.')
    expect(finding?.evidence[0]?.text).toBe('“Choir”: volume +6 dB of +6 dB')
    expect(finding?.place.trackIds).toHaveLength(1)
  })
})
