import {
  analyseHarmony,
  findHarmonyFacts,
  scaleMembers,
  type Chord,
  type Key,
  type LocalKey,
  type Mode,
  type Note,
  type TrackRole,
} from '@kvint/theory'
import type { ScaleSetting } from '@kvint/als'
import type { MeterSpan } from '../report/arrangement-picture.ts'
import type { ChordReading, Harmony, KeyReading, LocalKeyReading } from '../report/harmony.ts'
import type { Role } from '../report/track-report.ts'
import { lazily } from '../song/lazily.ts'
import type { Part } from '../song/song.ts'
import type { HarmonyDetail, HeardLines } from './harmony-detail.ts'
import { heardPitchShift } from './pitch-shift.ts'

export type HarmonyRead = {
  readonly harmony: Harmony
  /** `null` where the key is not known. */
  readonly detail: HarmonyDetail | null
  readonly lines: HeardLines
}

/** Key and chords of what is heard, and what they add up to. */
export function readHarmony(
  parts: readonly Part[],
  meters: readonly MeterSpan[],
  scale: ScaleSetting | null,
): HarmonyRead {
  const byTrack = new Map(parts.map((part) => [part.track.id, heardNotesOf(part)]))
  const notes = [...byTrack.values()].flat()
  const key = scale && keyOf(scale)
  const options = {
    meter: { beatsPerBar: meters[0]?.beatsPerBar ?? 4, changes: meters.slice(1) },
    roles: Object.fromEntries(parts.flatMap((part) => roleOf(part))),
  }
  const isAllSilent = notes.length === 0 && parts.some(({ clips }) => clips.some((clip) => clip.notes.length > 0))
  const found = analyseHarmony(notes, { ...options, ...(key ? { scale: key } : {}) })
  const lines = { meter: options.meter, byTrack }
  const harmony: Harmony = isAllSilent ? { kind: 'unknown', reason: ALL_SILENT } : harmonyOf(found, notes)
  if (found.kind === 'unknown' || found.key.kind === 'unknown') return { harmony, detail: null, lines }
  const facts = lazily(() => findHarmonyFacts(found, notes, options))
  const detail: HarmonyDetail = {
    key: found.key,
    chords: found.chords,
    scaleCheck: found.scaleCheck,
    get facts() {
      return facts()
    },
  }
  return { harmony, detail, lines }
}

function harmonyOf(found: ReturnType<typeof analyseHarmony>, notes: readonly Note[]): Harmony {
  if (found.kind === 'unknown') return { kind: 'unknown', reason: found.explanation }
  if (found.key.kind === 'unknown') return { kind: 'unknown', reason: found.key.explanation }
  const leftOut = new Set(found.leftOut.map(({ track }) => track))
  const heard = notes.filter((note) => !leftOut.has(note.track ?? -1))
  const { tonicPitchClass, mode, name, confidence, runnerUp, evidence } = found.key
  return {
    kind: 'known',
    key: {
      name,
      tonicPitchClass,
      mode,
      confidence,
      runnerUp: { name: runnerUp.name, confidence: runnerUp.confidence },
      evidence: evidence.map((one) => one.sentence),
      scalePitchClasses: scaleMembers({ tonicPitchClass, mode }),
      pitchClassWeights: pitchClassWeights(heard),
    } satisfies KeyReading,
    localKeys: found.localKeys.map(localKeyReading),
    chords: found.chords.map(chordReading),
    trackIds: [...new Set(heard.map((note) => note.track ?? -1))].toSorted((a, b) => a - b),
  }
}

function localKeyReading(local: LocalKey): LocalKeyReading {
  const { startBeats, endBeats, name, tonicPitchClass, mode, confidence, runnerUp, evidence } = local
  return {
    startBeats,
    endBeats,
    name,
    tonicPitchClass,
    mode,
    confidence,
    runnerUp: { name: runnerUp.name, confidence: runnerUp.confidence },
    evidence: evidence.filter(({ weight }) => weight > 0).map(({ sentence, bars }) => ({ sentence, bars })),
  }
}

function chordReading(chord: Chord): ChordReading {
  const { startBeats, endBeats, symbol, rootPitchClass, quality, bassPitchClass, roman, confidence } = chord
  const reading = { startBeats, endBeats, symbol, rootPitchClass, quality, bassPitchClass, roman, confidence }
  return { ...reading, function: chord.function ?? 'outside', colour: chord.colour?.kind ?? null }
}

function heardNotesOf(part: Part): Note[] {
  const shift = heardPitchShift(part.track.devices)
  return part.clips
    .filter(({ report }) => report.isHeard)
    .flatMap(({ report, notes }) =>
      notes.map(([pitch, startBeats, durationBeats, velocity]) => ({
        pitch: pitch + shift,
        startBeats: report.startBeats + startBeats,
        durationBeats,
        velocity,
        track: part.track.id,
      })),
    )
}

const ALL_SILENT =
  'No notes are heard: the tracks and clips that hold notes are switched off, or another track is soloed.'

/** Roles below this are left to the theory engine, which looks at the notes. */
const SURE_ENOUGH = 0.6

function roleOf({ track, report }: Part): [number, TrackRole][] {
  const role = THEORY_ROLES[report.role.role]
  return role && report.role.confidence >= SURE_ENOUGH ? [[track.id, role]] : []
}

const THEORY_ROLES: Readonly<Partial<Record<Role, TrackRole>>> = {
  drums: 'drums',
  kick: 'drums',
  snare: 'drums',
  hats: 'drums',
  percussion: 'drums',
  effects: 'ignored',
  bass: 'bass',
  chords: 'chords',
  pad: 'chords',
  keys: 'chords',
  guitar: 'chords',
  lead: 'melody',
  arp: 'chords',
  vocal: 'melody',
}

function pitchClassWeights(notes: readonly Note[]): number[] {
  const weights = Array.from({ length: 12 }, () => 0)
  let total = 0
  for (const { pitch, durationBeats } of notes) {
    const pitchClass = ((Math.round(pitch) % 12) + 12) % 12
    weights[pitchClass] = (weights[pitchClass] ?? 0) + durationBeats
    total += durationBeats
  }
  return weights.map((weight) => (total === 0 ? 0 : Math.round((weight / total) * 1e4) / 1e4))
}

/** Only scales that are keys: a pentatonic fits several. C Major that nobody chose says nothing. */
function keyOf(scale: ScaleSetting): Key | null {
  const mode = scale.name === null ? undefined : MODES_OF_LIVE[scale.name]
  return mode === undefined || scale.isDefault ? null : { tonicPitchClass: scale.rootPitchClass, mode }
}

const MODES_OF_LIVE: Readonly<Record<string, Mode>> = {
  Major: 'major',
  Minor: 'minor',
  Dorian: 'dorian',
  Mixolydian: 'mixolydian',
  Lydian: 'lydian',
  Phrygian: 'phrygian',
  Locrian: 'locrian',
  'Harmonic Minor': 'minor',
  'Melodic Minor': 'minor',
}
