import {
  analyseHarmony,
  COMMON_TIME,
  findHarmonyFacts,
  scaleMembers,
  type Chord,
  type HarmonyOptions,
  type Key,
  type LocalKey,
  type Meter,
  type Mode,
  type Note,
  type UnknownReason,
} from '@kvint/theory'
import type { LiveSet, ScaleSetting } from '@kvint/als'
import {
  type ChordReading,
  type Harmony,
  type KeyReading,
  type LocalKeyReading,
  type MeterSpan,
  withSigns,
} from '@kvint/report'
import { lazily } from '../song/lazily.ts'
import type { Part } from '../song/song.ts'
import { doubtKey } from './doubt-key.ts'
import { harmonicRoles } from './harmonic-roles.ts'
import type { HarmonyDetail, HeardLines } from './harmony-detail.ts'
import { songNotes, type SongNotes } from './song-notes.ts'

export type HarmonyRead = {
  readonly harmony: Harmony
  /** `null` where the key is not known. */
  readonly detail: HarmonyDetail | null
  readonly lines: HeardLines
}

/**
 * Key and chords of what is heard, and what they add up to. Where it carries no harmony, tracks and clips that are
 * switched off are read too, and then the session: of that the key alone, as its chords have no place in the song.
 */
export function harmonyOfSong(
  set: LiveSet,
  parts: readonly Part[],
  meters: readonly MeterSpan[],
  scale: ScaleSetting | null,
): HarmonyRead {
  const meter = { beatsPerBar: meters[0]?.beatsPerBar ?? 4, changes: meters.slice(1) }
  const sources = songNotes(set, parts)
  const heard = sources.heard()
  const first = readNotes(heard, parts, meter, scale)
  if (!carriesTooLittle(first.found)) return resultOf(first, heard)
  for (const source of [sources.switchedOff, sources.session]) {
    const reading = readNotes(source(), parts, meter, scale)
    if (hasKey(reading.found)) return resultOf(reading, heard)
  }
  const result = resultOf(first, heard)
  const isSilent = first.notes.length === 0 && parts.some(({ clips }) => clips.some(({ notes }) => notes.length > 0))
  return isSilent ? { ...result, harmony: { kind: 'unknown', reason: ALL_SILENT } } : result
}

type Reading = {
  readonly source: SongNotes
  readonly notes: readonly Note[]
  readonly options: HarmonyOptions
  readonly found: ReturnType<typeof analyseHarmony>
}

function readNotes(source: SongNotes, parts: readonly Part[], meter: Meter, scale: ScaleSetting | null): Reading {
  const notes = [...source.byTrack.values()].flat()
  const key = scale && keyOf(scale)
  const options = { meter, roles: harmonicRoles(parts, source.byTrack) }
  return { source, notes, options, found: analyseHarmony(notes, { ...options, ...(key ? { scale: key } : {}) }) }
}

function hasKey(found: Reading['found']): boolean {
  return found.kind === 'harmony' && found.key.kind === 'key'
}

/** Whether the notes are too few, or none, to speak of harmony; notes that belong to no key are enough. */
function carriesTooLittle(found: Reading['found']): boolean {
  const unknown = found.kind === 'unknown' ? found : found.key
  return unknown.kind === 'unknown' && TOO_LITTLE.has(unknown.reason)
}

function resultOf({ source, notes, options, found }: Reading, heard: SongNotes): HarmonyRead {
  const harmony = doubtKey(fromElsewhere(harmonyOf(found, notes), source), source)
  const lines = { meter: options.meter ?? COMMON_TIME, byTrack: heard.byTrack }
  const isPlaced = source.from !== 'session'
  if (!isPlaced || found.kind === 'unknown' || found.key.kind === 'unknown') return { harmony, detail: null, lines }
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

/** Says where the notes stand that were read, where it is not what is heard. */
function fromElsewhere(harmony: Harmony, { from }: SongNotes): Harmony {
  if (harmony.kind === 'unknown' || from === 'heard') return harmony
  const key = { ...harmony.key, evidence: [FROM[from], ...harmony.key.evidence] }
  return from === 'session' ? { ...harmony, key, localKeys: [], chords: [] } : { ...harmony, key }
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
      name: withSigns(name),
      tonicPitchClass,
      mode,
      confidence,
      runnerUp: { name: withSigns(runnerUp.name), confidence: runnerUp.confidence },
      evidence: evidence.map((one) => withSigns(one.sentence)),
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
    name: withSigns(name),
    tonicPitchClass,
    mode,
    confidence,
    runnerUp: { name: withSigns(runnerUp.name), confidence: runnerUp.confidence },
    evidence: evidence
      .filter(({ weight }) => weight > 0)
      .map(({ sentence, bars }) => ({ sentence: withSigns(sentence), bars })),
  }
}

function chordReading(chord: Chord): ChordReading {
  const { startBeats, endBeats, rootPitchClass, quality, bassPitchClass, confidence } = chord
  return {
    startBeats,
    endBeats,
    symbol: withSigns(chord.symbol),
    rootPitchClass,
    quality,
    bassPitchClass,
    roman: chord.roman && withSigns(chord.roman),
    function: chord.function ?? 'outside',
    colour: chord.colour?.kind ?? null,
    confidence,
  }
}

const ALL_SILENT = 'No notes are heard: the tracks and clips that hold notes are switched off.'

const TOO_LITTLE: ReadonlySet<UnknownReason> = new Set([
  'no-notes',
  'unusable-notes',
  'drums-only',
  'too-few-notes',
  'one-pitch-class',
])

const FROM = {
  switchedOff: 'it is read from tracks or clips that are switched off: nothing else carries harmony',
  session: 'it is read from the clips of the session: the arrangement has no notes that carry harmony',
} as const

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
