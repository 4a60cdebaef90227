import { readSet, type LiveSet } from '@kvint/als'
import {
  buildSet,
  type AudioClipDescription,
  type ClipDescription,
  type DeviceDescription,
  type MidiClipDescription,
  type SetDescription,
  type TrackDescription,
} from '@kvint/als/build'
import { makeReport, type ReportOptions } from '../make-report.ts'
import { everythingTold, type Finding, type Report } from '@kvint/report'

/** Writes a set, reads it back and reports on it: the whole path that a file of a producer takes. */
export async function reportOf(description: SetDescription, options?: ReportOptions): Promise<Report> {
  return makeReport(await setOf(description), { fileName: 'test.als', bytes: 1 }, options)
}

export async function setOf(description: SetDescription): Promise<LiveSet> {
  const result = await readSet(await buildSet(description))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.set
}

/** What a check finds in a set, plain facts too; `undefined` where it has nothing to tell. */
export async function findingOf(checkId: string, description: SetDescription): Promise<Finding | undefined> {
  const report = await reportOf(description)
  return everythingTold(report).find((finding) => finding.checkId === checkId)
}

/** A MIDI clip of the arrangement; one long note in each bar where no notes are given. */
export function midiClip(rest: MidiClipDescription = {}): MidiClipDescription {
  const { lengthBeats = 16 } = rest
  const held = () => notes(Math.ceil(lengthBeats / 4), { stepBeats: 4, durationBeats: 4 })
  return { startBeats: 0, lengthBeats, ...rest, notes: rest.notes ?? held() }
}

export function audioClip(rest: Partial<AudioClipDescription> = {}): AudioClipDescription {
  return {
    kind: 'audio',
    startBeats: 0,
    lengthBeats: 16,
    sample: { path: '/Music/Song Project/Samples/take.wav' },
    ...rest,
  }
}

type Pattern = {
  readonly pitch?: number
  readonly stepBeats?: number
  readonly durationBeats?: number
  readonly velocity?: number | ((index: number) => number)
}

/** Equal notes in equal steps. */
export function notes(count: number, { pitch = 60, stepBeats = 1, durationBeats = 0.5, velocity = 100 }: Pattern = {}) {
  return Array.from({ length: count }, (_, index) => ({
    pitch,
    startBeats: index * stepBeats,
    durationBeats,
    velocity: typeof velocity === 'number' ? velocity : velocity(index),
  }))
}

/** A MIDI track with one clip of four bars. */
export function midi(rest: Partial<TrackDescription> = {}): TrackDescription {
  return { kind: 'midi', arrangementClips: [midiClip()], ...rest }
}

/** An audio track with one clip of four bars. */
export function audio(rest: Partial<TrackDescription> = {}): TrackDescription {
  return { kind: 'audio', arrangementClips: [audioClip()], ...rest }
}

/** A set of one track with these devices. */
export function withDevices(
  devices: readonly DeviceDescription[],
  track: Partial<TrackDescription> = {},
): SetDescription {
  return { tracks: [midi({ ...track, devices })] }
}

/** A kit whose notes are all D1, with a device on a pad called “Snare”. */
export function onPad(note: number, device: DeviceDescription): SetDescription {
  const pad = { note, name: 'Snare', devices: [{ tag: 'OriginalSimpler' }, device] }
  return withDevices([{ tag: 'DrumGroupDevice', chains: [pad] }], {
    name: 'Kit',
    arrangementClips: [midiClip({ notes: notes(16, { pitch: 38 }) })],
  })
}

/** An instrument of Live’s library, with these devices behind its synth. */
export function presetWith(...devices: DeviceDescription[]): DeviceDescription {
  return {
    tag: 'InstrumentGroupDevice',
    presetName: 'Deep One',
    isLibraryPreset: true,
    chains: [{ devices: [{ tag: 'Operator' }, ...devices] }],
  }
}

/** A set with these devices on the main track. */
export function withMain(devices: readonly DeviceDescription[], rest: SetDescription = {}): SetDescription {
  return { tracks: [midi()], ...rest, main: { ...rest.main, devices } }
}

/** Clips of the same content, end to end. */
export function repeated(clip: ClipDescription, times: number): ClipDescription[] {
  const length = clip.lengthBeats ?? 4
  return Array.from({ length: times }, (_, index) => ({ ...clip, startBeats: (clip.startBeats ?? 0) + index * length }))
}

/** A band of EQ Eight. `mode`: 0 low cut 48, 1 low cut 12, 2 low shelf, 3 bell. */
export function eqEight(
  bands: readonly { mode: number; hz: number; gainDb?: number; q?: number }[],
): DeviceDescription {
  const params: Record<string, number | boolean> = { AdaptiveQ: true }
  for (const [index, { mode, hz, gainDb = 0, q = Math.SQRT1_2 }] of bands.entries()) {
    const path = `Bands.${String(index)}/ParameterA`
    params[`${path}/IsOn`] = true
    params[`${path}/Mode`] = mode
    params[`${path}/Freq`] = hz
    params[`${path}/Gain`] = gainDb
    params[`${path}/Q`] = q
  }
  return { tag: 'Eq8', params, settings: { Scale: 1 } }
}
