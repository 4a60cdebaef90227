import type { AutomationDescription } from '../description/automation-description.ts'
import type { TrackDescription } from '../description/track-description.ts'
import { drivingBass, heldBass } from './bass-line.ts'
import { arpeggio, pad, stabs } from './chord-patterns.ts'
import { compressor, cutoffPitch, eqEight, lowPass, utility } from './effects.ts'
import { COLORS } from './palette.ts'
import { writtenClips } from './part-clips.ts'
import { sectionsWith } from './song-form.ts'

export function harmonyTracks(): TrackDescription[] {
  return [
    bass(),
    { kind: 'group', name: 'Harmony', colorIndex: COLORS.harmony, volumeDb: -2 },
    chords(),
    padTrack(),
    arp(),
  ]
}

/** Ducks under the kick, and keeps its low end in the middle. */
function bass(): TrackDescription {
  const look = { name: 'Bass', colorIndex: COLORS.bass }
  return {
    kind: 'midi',
    name: 'Bass',
    colorIndex: COLORS.bass,
    volumeDb: -6,
    devices: [
      { tag: 'Operator', name: 'Round Bass', params: { 'Operator.0/Volume': 0.8, 'Operator.0/WaveForm': 3 } },
      { tag: 'Saturator', params: { PreDrive: 4, Type: 1, PostDrive: -2, DryWet: 0.6 } },
      eqEight([
        { shape: 'lowCut48', hz: 30 },
        { shape: 'bell', hz: 240, gainDb: -2.5, q: 1 },
      ]),
      compressor({ thresholdDb: -24, ratio: 4, attackMs: 1, releaseMs: 140 }, { source: 'Kick' }),
      utility(0, { width: 0.8, bassMonoHz: 120 }),
    ],
    arrangementClips: [...writtenClips('bass', look, heldBass), ...writtenClips('drivingBass', look, drivingBass)].sort(
      (a, b) => (a.startBeats ?? 0) - (b.startBeats ?? 0),
    ),
  }
}

function chords(): TrackDescription {
  return {
    kind: 'midi',
    name: 'Chords',
    group: 'Harmony',
    colorIndex: COLORS.harmony,
    volumeDb: -9,
    sends: { Reverb: -15 },
    devices: [
      { tag: 'InstrumentVector', name: 'Glass Keys', params: { Voice_Oscillator1_Gain: 0.7, Voice_Filter1_On: true } },
      eqEight([{ shape: 'lowCut12', hz: 160 }]),
      compressor({ thresholdDb: -20, ratio: 3, attackMs: 3, releaseMs: 120 }, { source: 'Kick' }),
    ],
    arrangementClips: writtenClips('chords', { name: 'Chords', colorIndex: COLORS.harmony }, stabs),
  }
}

/** Its compressor waits for a sidechain that no one has chosen: it never moves. */
function padTrack(): TrackDescription {
  return {
    kind: 'midi',
    name: 'Pad',
    group: 'Harmony',
    colorIndex: COLORS.harmony,
    volumeDb: -14,
    sends: { Reverb: -9 },
    devices: [
      { tag: 'UltraAnalog', name: 'Polar Pad', params: { Volume: 0.7, 'SignalChain1/OscillatorToggle': true } },
      lowPass(2400),
      compressor({ thresholdDb: -22, ratio: 4, attackMs: 2, releaseMs: 180 }, { isOn: true }),
      utility(-1, { width: 1.3 }),
    ],
    arrangementClips: writtenClips('pad', { name: 'Pad', colorIndex: COLORS.harmony }, pad),
    automation: [openingFilter()],
  }
}

/** The filter opens through each build and closes again after it. */
function openingFilter(): AutomationDescription {
  const closed = cutoffPitch(700)
  const builds = sectionsWith('roll').flatMap(({ bar, bars }) => [
    { timeBeats: bar * 4, value: closed },
    { timeBeats: (bar + bars) * 4, value: cutoffPitch(9000) },
    { timeBeats: (bar + bars) * 4, value: cutoffPitch(2400) },
  ])
  const intro = [
    { timeBeats: 0, value: closed },
    { timeBeats: 64, value: cutoffPitch(2400) },
  ]
  return { parameter: 'Devices.1/Cutoff', events: [...intro, ...builds] }
}

function arp(): TrackDescription {
  const look = { name: 'Arp', colorIndex: COLORS.harmony }
  return {
    kind: 'midi',
    name: 'Arp',
    group: 'Harmony',
    colorIndex: COLORS.harmony,
    volumeDb: -15,
    pan: 0.25,
    sends: { Reverb: -20, Delay: -14 },
    devices: [
      { tag: 'Drift', name: 'Icicle', params: { Filter_Frequency: 4200, Filter_Resonance: 0.2 } },
      eqEight([{ shape: 'lowCut48', hz: 280 }]),
      { tag: 'Chorus2', params: { Amount: 0.3, Rate: 0.6, DryWet: 0.35 } },
    ],
    arrangementClips: [
      ...writtenClips('arp', look, arpeggio),
      ...writtenClips('sparseArp', look, (chords) => arpeggio(chords, { isSparse: true })),
    ].sort((a, b) => (a.startBeats ?? 0) - (b.startBeats ?? 0)),
  }
}
