import type { SetDescription } from '../description/set-description.ts'
import type { TrackDescription } from '../description/track-description.ts'
import { drumTracks } from './drum-tracks.ts'
import { eqEight, limiter, utility } from './effects.ts'
import { harmonyTracks } from './harmony-tracks.ts'
import { leadTracks } from './lead-tracks.ts'
import { COLORS } from './palette.ts'
import { SECTIONS } from './song-form.ts'

/**
 * "Nordlys", a finished song of ours for somebody who has no set at hand: house at 126 beats per minute in F major,
 * 112 bars from intro to outro.
 *
 * Well made: every eight bars one part comes or goes, tracks are named and coloured, keys are played with changing
 * velocities, the bass is mono below 120 Hz and ducks under the kick. Left for the checks to find: the pad's compressor
 * has a sidechain without a source, the hats stand at one velocity throughout, the limiter's ceiling is at −0.3 dB, the
 * vocal lies in Downloads, and an idea is parked 48 bars behind the song.
 *
 * @example const bytes = await buildSet(exampleSet())
 */
export function exampleSet(): SetDescription {
  return {
    live: 12,
    tempo: 126,
    timeSignature: '4/4',
    scale: { rootPitchClass: 5, name: 'Major', isInKey: true },
    tracks: [...drumTracks(), ...harmonyTracks(), ...leadTracks(), ...returnTracks()],
    main: {
      colorIndex: COLORS.main,
      volumeDb: 0,
      devices: [
        eqEight([
          { shape: 'lowCut48', hz: 24 },
          { shape: 'highShelf', hz: 10_000, gainDb: 0.8 },
        ]),
        { tag: 'GlueCompressor', params: { Threshold: -8, Ratio: 0, Attack: 5, Release: 6, Makeup: 0, DryWet: 1 } },
        utility(0),
        limiter(2.5),
      ],
    },
    locators: locators(),
    grooves: [{ name: 'Swing 16ths 57', timingAmount: 0.4, velocityAmount: 0.1 }],
    globalGrooveAmount: 1,
    loop: { startBeats: 40 * 4, lengthBeats: 64 },
    annotation: 'Check the vocal level on small speakers.',
  }
}

function returnTracks(): TrackDescription[] {
  return [
    {
      kind: 'return',
      name: 'Reverb',
      colorIndex: COLORS.returns,
      volumeDb: -3,
      devices: [
        { tag: 'Reverb', params: { PreDelay: 22, DecayTime: 2600, MixDirect: 1, StereoSeparation: 100 } },
        eqEight([{ shape: 'lowCut48', hz: 300 }]),
      ],
    },
    {
      kind: 'return',
      name: 'Delay',
      colorIndex: COLORS.returns,
      volumeDb: -5,
      devices: [
        {
          tag: 'Delay',
          params: {
            DelayLine_PingPong: true,
            DelayLine_SyncL: true,
            DelayLine_SyncR: true,
            DelayLine_SyncedSixteenthL: 2,
            DelayLine_SyncedSixteenthR: 3,
            Feedback: 0.42,
            Filter_On: true,
            Filter_Frequency: 1400,
            DryWet: 1,
          },
        },
      ],
    },
  ]
}

/** One where the name of the section changes. */
function locators() {
  return SECTIONS.filter((section, index) => SECTIONS[index - 1]?.name !== section.name).map((section) => ({
    timeBeats: section.bar * 4,
    name: section.name,
  }))
}
