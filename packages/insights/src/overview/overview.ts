import { highest, lowest } from '../song/extremes.ts'
import { firstBar } from '../arrangement/read-activity.ts'
import type { Stretch } from '../signal/fader-curve.ts'
import { liveSigns } from '../arrangement/live-signs.ts'
import { changesOfMeter } from '../arrangement/meters.ts'
import type { Device, LiveSet } from '@kvint/als'
import {
  type ArrangementPicture,
  type NamedCount,
  type Overview,
  pitchClassSign,
  secondsBetween,
  type Stage,
} from '@kvint/report'
import type { Activity, PlacedDevice } from '../song/song.ts'
import { readStage } from './read-stage.ts'

type Known = {
  readonly set: LiveSet
  readonly fileName: string
  readonly picture: ArrangementPicture
  readonly activity: Activity
  /** From the bar of the first sound to the end. */
  readonly songBeats: Stretch
  readonly devices: readonly PlacedDevice[]
  readonly correctedStage: Stage | undefined
}

/** The set at a glance. */
export function readOverview({
  set,
  fileName,
  picture,
  activity,
  songBeats,
  devices,
  correctedStage,
}: Known): Overview {
  const bpms = picture.tempos.map(({ bpm }) => bpm)
  const lengthSeconds = secondsBetween(picture.tempos, songBeats.start, songBeats.end)
  const lengthBars =
    picture.of === 'arrangement' ? Math.max(0, activity.barCount - firstBar(activity) + 1) : activity.barCount
  return {
    tempo: {
      bpm: picture.tempos[0]?.bpm ?? set.tempo.bpm,
      minBpm: lowest(bpms),
      maxBpm: highest(bpms),
      isAutomated: bpms.length > 1,
    },
    meter: `${String(set.timeSignature.numerator)}/${String(set.timeSignature.denominator)}`,
    meterChanges: changesOfMeter(picture.meters).length,
    lengthOf: picture.of,
    lengthBars,
    lengthSeconds: Math.round(lengthSeconds * 1000) / 1000,
    trackCounts: {
      midi: ofKind(set, 'midi'),
      audio: ofKind(set, 'audio'),
      group: ofKind(set, 'group'),
      return: ofKind(set, 'return'),
    },
    clipCounts: {
      arrangement: sum(set.tracks.map((track) => track.arrangementClips.length)),
      session: sum(set.tracks.map((track) => track.sessionClips.length)),
    },
    noteCounts: {
      arrangement: sum(set.tracks.flatMap((track) => track.arrangementClips.map(notesOf))),
      session: sum(set.tracks.flatMap((track) => track.sessionClips.map(({ clip }) => notesOf(clip)))),
    },
    sceneCount: set.scenes.length,
    deviceCount: devices.length,
    ...deviceCounts(devices.map(({ device }) => device)),
    scaleInLive: scaleInLive(set),
    ...playedLive(set, picture),
    stage: readStage({
      set,
      of: picture.of,
      fileName,
      barCount: lengthBars,
      lengthSeconds,
      corrected: correctedStage,
    }),
  }
}

function deviceCounts(devices: readonly Device[]): Pick<Overview, 'devices' | 'plugins' | 'maxDevices'> {
  const plugins = devices.flatMap(({ plugin }) => (plugin ? [plugin] : []))
  return {
    devices: counted(devices.filter(({ kind }) => kind !== 'plugin' && kind !== 'max').map(({ name }) => name)),
    plugins: (['vst2', 'vst3', 'au'] as const)
      .flatMap((format) =>
        counted(plugins.filter((plugin) => plugin.format === format).map(({ name }) => name)).map((one) => ({
          ...one,
          format,
        })),
      )
      .toSorted(mostFirst),
    maxDevices: counted(devices.filter(({ kind }) => kind === 'max').map(({ name }) => name)),
  }
}

function counted(names: readonly string[]): NamedCount[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).toSorted(mostFirst)
}

function mostFirst(a: NamedCount, b: NamedCount): number {
  return b.count - a.count || (a.name < b.name ? -1 : 1)
}

function scaleInLive({ scale }: LiveSet): string | null {
  if (!scale || scale.isDefault || scale.name === null) return null
  return `${scaleRoot(scale.rootPitchClass, scale.name)} ${scale.name}`
}

/** An arrangement is made to be listened to, whatever else the set is used for. */
function playedLive(set: LiveSet, { of }: ArrangementPicture): Pick<Overview, 'playedLive'> {
  const { isPlayed, hasClick } = liveSigns(set)
  return of === 'scenes' && isPlayed ? { playedLive: { hasClick } } : {}
}

function ofKind(set: LiveSet, kind: LiveSet['tracks'][number]['kind']): number {
  return set.tracks.filter((track) => track.kind === kind).length
}

function notesOf(clip: LiveSet['tracks'][number]['arrangementClips'][number]): number {
  return clip.kind === 'midi' ? clip.notes.length : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Spelled as the key would be: `E♭ Major`, `C♯ Minor`. */
function scaleRoot(pitchClass: number, scaleName: string): string {
  const mode = /min|dor|phr|aeol|locr/i.test(scaleName) ? 'minor' : 'major'
  return pitchClassSign(pitchClass, { tonicPitchClass: pitchClass, mode })
}
