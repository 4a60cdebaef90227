import {
  analyseHarmony,
  type Chord,
  COMMON_TIME,
  findHarmonyFacts,
  type HarmonyOptions,
  type Key,
  type Meter,
  type Mode,
  type Note,
  type UnknownReason,
} from '@kvint/theory'
import type { LiveSet, ScaleSetting } from '@kvint/als'
import type { Harmony, MeterSpan } from '@kvint/report'
import { lazily } from '../song/lazily.ts'
import { say } from '../words/say.ts'
import type { Part } from '../song/song.ts'
import { doubtKey } from './doubt-key.ts'
import { harmonicRoles } from './harmonic-roles.ts'
import type { HarmonyDetail, HeardLines } from '../song/harmony-detail.ts'
import { harmonyReading, notKnown } from './harmony-reading.ts'
import { keyReasons } from './key-reasons.ts'
import { songNotes, type SongNotes, type SongPlace } from './song-notes.ts'

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
  place: SongPlace,
): HarmonyRead {
  const meter = { beatsPerBar: meters[0]?.beatsPerBar ?? 4, changes: meters.slice(1) }
  const sources = songNotes(set, parts, place)
  const heard = sources.heard()
  const first = chordsThatSound(readNotes(heard, parts, meter, scale), heard)
  if (!carriesTooLittle(first.found)) return resultOf(first, heard)
  for (const source of [sources.switchedOff, sources.session]) {
    const reading = readNotes(source(), parts, meter, scale)
    if (hasKey(reading.found)) return resultOf(reading, heard)
  }
  const result = resultOf(first, heard)
  const isSilent = first.notes.length === 0 && parts.some(({ clips }) => clips.some(({ notes }) => notes.length > 0))
  return isSilent ? { ...result, harmony: notKnown(ALL_SILENT) } : result
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

/** Without the chords of which automation lets through less than half of their notes: what is written there is not heard. */
function chordsThatSound(reading: Reading, { sounding }: SongNotes): Reading {
  const { found, notes } = reading
  if (found.kind === 'unknown' || !sounding) return reading
  const heard = [...sounding].flatMap(([, line]) => line)
  if (heard.length === [...reading.source.byTrack.values()].flat().length) return reading
  const [written, open] = [notes, heard].map((some) => some.toSorted((a, b) => a.startBeats - b.startBeats))
  const chords = found.chords.filter((chord) => {
    const [all, through] = [pitchClassesIn(written ?? [], chord), pitchClassesIn(open ?? [], chord)]
    return [...all].filter((pitchClass) => through.has(pitchClass)).length * 2 >= all.size
  })
  return { ...reading, found: { ...found, chords } }
}

function pitchClassesIn(notes: readonly Note[], { startBeats, endBeats }: Pick<Chord, 'startBeats' | 'endBeats'>) {
  return new Set(
    notes
      .filter(
        (note) =>
          note.startBeats < endBeats - HAIR_BEATS && note.startBeats + note.durationBeats > startBeats + HAIR_BEATS,
      )
      .map(({ pitch }) => ((pitch % 12) + 12) % 12),
  )
}

const HAIR_BEATS = 0.05

function hasKey(found: Reading['found']): boolean {
  return found.kind === 'harmony' && found.key.kind === 'key'
}

/** Whether the notes are too few, or none, to speak of harmony; notes that belong to no key are enough. */
function carriesTooLittle(found: Reading['found']): boolean {
  const unknown = found.kind === 'unknown' ? found : found.key
  return unknown.kind === 'unknown' && TOO_LITTLE.has(unknown.reason)
}

function resultOf({ source, notes, options, found }: Reading, heard: SongNotes): HarmonyRead {
  const harmony = doubtKey(fromElsewhere(harmonyReading(found, notes), source), source)
  const isPlaced = source.from !== 'session'
  const lines = {
    meter: options.meter ?? COMMON_TIME,
    byTrack: heard.sounding ?? heard.byTrack,
    withoutKey: isPlaced && harmony.kind === 'unknown' ? withoutKey(found, source) : null,
  }
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

function withoutKey(found: Reading['found'], { byTrack }: SongNotes): HeardLines['withoutKey'] {
  if (found.kind === 'unknown') return null
  const leftOut = new Set(found.leftOut.map(({ track }) => track))
  return { chords: found.chords, trackIds: [...byTrack.keys()].filter((id) => !leftOut.has(id)) }
}

/** Says where the notes stand that were read, where it is not what is heard. */
function fromElsewhere(harmony: Harmony, { from }: SongNotes): Harmony {
  if (harmony.kind === 'unknown' || from === 'heard') return harmony
  const key = { ...harmony.key, ...keyReasons([FROM[from], ...(harmony.key.messages ?? [])]) }
  return from === 'session' ? { ...harmony, key, localKeys: [], chords: [] } : { ...harmony, key }
}

const ALL_SILENT = say`No notes are heard: the tracks and clips that hold notes are switched off.`

const TOO_LITTLE: ReadonlySet<UnknownReason> = new Set([
  'no-notes',
  'unusable-notes',
  'drums-only',
  'too-few-notes',
  'one-pitch-class',
])

const FROM = {
  switchedOff: say`it is read from tracks or clips that are switched off: nothing else carries harmony`,
  session: say`it is read from the clips of the session: the arrangement has no notes that carry harmony`,
} as const

/** Only scales that are keys: a pentatonic fits several. C Major that no one chose says nothing. */
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
