import type { AudioClipDescription, MidiClipDescription } from '../description/clip-description.ts'
import type { TrackDescription } from '../description/track-description.ts'
import { compressor, eqEight } from './effects.ts'
import { breakMelody, dropMelody } from './melody.ts'
import { COLORS } from './palette.ts'
import { audioClips, writtenClips } from './part-clips.ts'
import { downloadedSample, projectSample } from './samples.ts'
import { SECTIONS, sectionsWith } from './song-form.ts'

export function leadTracks(): TrackDescription[] {
  return [lead(), vocalChops(), riser(), impact()]
}

function lead(): TrackDescription {
  return {
    kind: 'midi',
    name: 'Lead',
    colorIndex: COLORS.lead,
    volumeDb: -8,
    sends: { Reverb: -15, Delay: -16 },
    devices: [
      {
        tag: 'InstrumentVector',
        name: 'Nordlys Lead',
        params: { Voice_Oscillator1_Gain: 0.8, Voice_Filter1_Frequency: 6500 },
      },
      eqEight([
        { shape: 'lowCut48', hz: 220 },
        { shape: 'highShelf', hz: 8000, gainDb: 1.5 },
      ]),
      compressor({ thresholdDb: -18, ratio: 2.5, attackMs: 12, releaseMs: 110 }),
    ],
    arrangementClips: [
      ...writtenClips('lead', LEAD_LOOK, () => dropMelody()),
      ...writtenClips('highLead', LEAD_LOOK, () => dropMelody(1)),
      ...writtenClips('softLead', LEAD_LOOK, breakMelody),
      forgottenIdea(),
    ].sort((a, b) => (a.startBeats ?? 0) - (b.startBeats ?? 0)),
    automation: [{ parameter: 'Mixer/Sends.1', events: throwIntoTheBreak() }],
  }
}

/** An idea parked far behind the song: an export of the whole arrangement would end in minutes of silence. */
function forgottenIdea(): MidiClipDescription {
  const notes = breakMelody().map((note) => ({ ...note, pitch: note.pitch + 12 }))
  return { name: 'idea - maybe bridge', colorIndex: COLORS.lead, startBeats: 160 * 4, lengthBeats: 32, notes }
}

/** More delay in the last bar before each break: the melody's last note rings on. */
function throwIntoTheBreak() {
  const ends = SECTIONS.filter((section, index) => SECTIONS[index + 1]?.name === 'Break' && section.name === 'Drop')
  return ends.flatMap(({ bar, bars }) => {
    const last = (bar + bars - 1) * 4
    return [
      { timeBeats: last, value: 0.16 },
      { timeBeats: last + 4, value: 0.7 },
      { timeBeats: last + 4, value: 0.16 },
    ]
  })
}

function vocalChops(): TrackDescription {
  const clip: AudioClipDescription = {
    kind: 'audio',
    name: 'vox_chop_F_126',
    colorIndex: COLORS.vocal,
    lengthBeats: 32,
    loop: { isOn: true, start: 0, end: 16 },
    warpMode: 'complexPro',
    gainDb: -2,
    fades: { in: 0.05, out: 0.1 },
    sample: downloadedSample('vox_chop_F_126.wav', 7.62),
    warpMarkers: [
      { seconds: 0, beats: 0 },
      { seconds: (16 * 60) / 126, beats: 16 },
    ],
  }
  return {
    kind: 'audio',
    name: 'Vox Chops',
    colorIndex: COLORS.vocal,
    volumeDb: -9,
    sends: { Reverb: -11, Delay: -15 },
    devices: [
      eqEight([
        { shape: 'lowCut48', hz: 140 },
        { shape: 'bell', hz: 3200, gainDb: 1.5, q: 0.9 },
      ]),
    ],
    arrangementClips: audioClips('vox', clip),
  }
}

/** The riser ends where the next section begins. */
function riser(): TrackDescription {
  const clip: AudioClipDescription = {
    kind: 'audio',
    name: 'Riser 8 Bars',
    colorIndex: COLORS.effects,
    lengthBeats: 32,
    warpMode: 'texture',
    sample: projectSample('Riser 8 Bars.wav', 15.24),
  }
  return {
    kind: 'audio',
    name: 'Riser FX',
    colorIndex: COLORS.effects,
    volumeDb: -13,
    sends: { Reverb: -18 },
    devices: [eqEight([{ shape: 'lowCut48', hz: 200 }])],
    arrangementClips: audioClips('riser', clip),
    automation: [{ parameter: 'Mixer/Volume', events: swells() }],
  }
}

function swells() {
  return sectionsWith('riser').flatMap(({ bar, bars }) => [
    { timeBeats: bar * 4, value: 0.05 },
    { timeBeats: (bar + bars) * 4, value: 0.32 },
  ])
}

function impact(): TrackDescription {
  const clip: AudioClipDescription = {
    kind: 'audio',
    name: 'Impact Deep',
    colorIndex: COLORS.effects,
    lengthBeats: 8,
    isWarped: false,
    loop: { start: 0, end: 3.81 },
    sample: projectSample('Impact Deep.wav', 3.9),
  }
  return {
    kind: 'audio',
    name: 'Impact FX',
    colorIndex: COLORS.effects,
    volumeDb: -11,
    sends: { Reverb: -12 },
    arrangementClips: audioClips('impact', clip),
  }
}

const LEAD_LOOK = { name: 'Lead', colorIndex: COLORS.lead }
