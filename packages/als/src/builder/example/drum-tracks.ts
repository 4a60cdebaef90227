import type { DeviceDescription } from '../description/device-description.ts'
import type { TrackDescription } from '../description/track-description.ts'
import { backbeat, drawnHats, fourOnTheFloor, PADS, percussion, snareRoll } from './drum-patterns.ts'
import { compressor, eqEight } from './effects.ts'
import { COLORS } from './palette.ts'
import { loopedClips } from './part-clips.ts'
import { projectSample } from './samples.ts'

export function drumTracks(): TrackDescription[] {
  return [
    {
      kind: 'group',
      name: 'Drums',
      colorIndex: COLORS.drums,
      volumeDb: -1.5,
      devices: [
        {
          tag: 'DrumBuss',
          params: { DriveAmount: 0.12, DriveType: 0, BoomAmount: 0, TransientShaping: 0.15, DryWet: 1 },
        },
        { tag: 'GlueCompressor', params: { Threshold: -12, Ratio: 0, Attack: 5, Release: 3, Makeup: 1, DryWet: 0.7 } },
      ],
    },
    drum(
      'Kick',
      -3,
      [['Kick', PADS.kick, 'BD Nord.wav']],
      [
        eqEight([
          { shape: 'lowCut48', hz: 28 },
          { shape: 'bell', hz: 320, gainDb: -3, q: 1.4 },
        ]),
      ],
      {
        arrangementClips: loopedClips('kick', drumLook('Kick'), fourOnTheFloor(), 4),
      },
    ),
    drum('Clap', -9, [['Clap', PADS.clap, 'Clap Wide.wav']], [eqEight([{ shape: 'lowCut48', hz: 180 }])], {
      sends: { Reverb: -16 },
      arrangementClips: loopedClips('clap', drumLook('Clap'), backbeat(), 16),
    }),
    drum(
      'Hats',
      -13,
      [
        ['Closed Hat', PADS.closedHat, 'HH Closed.wav'],
        ['Open Hat', PADS.openHat, 'HH Open.wav'],
      ],
      [eqEight([{ shape: 'lowCut48', hz: 420 }])],
      { pan: 0.1, arrangementClips: loopedClips('hats', drumLook('Hats'), drawnHats(), 4) },
    ),
    drum(
      'Perc',
      -14,
      [
        ['Rim', PADS.rim, 'Rim.wav'],
        ['Shaker', PADS.shaker, 'Shaker.wav'],
        ['Conga', PADS.conga, 'Conga Lo.wav'],
      ],
      [eqEight([{ shape: 'lowCut12', hz: 150 }])],
      {
        pan: -0.2,
        sends: { Reverb: -18, Delay: -24 },
        arrangementClips: loopedClips('perc', drumLook('Perc'), percussion(), 8).map((clip) => ({
          ...clip,
          grooveId: 0,
        })),
      },
    ),
    drum(
      'Snare Roll',
      -12,
      [['Snare', PADS.snare, 'SD Roll.wav']],
      [compressor({ thresholdDb: -18, ratio: 3, attackMs: 5, releaseMs: 90 })],
      { sends: { Reverb: -14 }, arrangementClips: loopedClips('roll', drumLook('Roll'), snareRoll(), 32) },
    ),
  ]
}

type Pad = readonly [name: string, note: number, file: string]

function drum(
  name: string,
  volumeDb: number,
  pads: readonly Pad[],
  effects: readonly DeviceDescription[],
  more: Partial<TrackDescription>,
): TrackDescription {
  return {
    kind: 'midi',
    name,
    group: 'Drums',
    colorIndex: COLORS.drums,
    volumeDb,
    devices: [drumRack(pads), ...effects],
    ...more,
  }
}

function drumRack(pads: readonly Pad[]): DeviceDescription {
  return {
    tag: 'DrumGroupDevice',
    chains: pads.map(([name, note, file]) => ({
      name,
      note,
      devices: [{ tag: 'OriginalSimpler', samples: [projectSample(file, 0.6)], params: { 'VolumeAndPan/Volume': -6 } }],
    })),
  }
}

function drumLook(name: string) {
  return { name, colorIndex: COLORS.drums }
}
