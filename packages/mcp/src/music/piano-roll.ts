import { barAt, type ClipReport, keyAt, type NoteRow, pitchName, type Report } from '@kvint/report'
import { type Key, MODE_INTERVALS } from '@kvint/theory/mode'
import { soundingNotes } from './clip-shape.ts'
import { round } from './numbers.ts'
import { UNPITCHED_ROLES } from './unpitched-roles.ts'

/** A clip's notes as they are drawn: times in beats from the clip's start. */
export type PianoRoll = {
  readonly title: string
  readonly firstBar: number
  readonly beatsPerBar: number
  readonly lengthBeats: number
  readonly notes: readonly RollNote[]
  /** Notes that are not drawn: a clip may hold thousands. */
  readonly leftOut: number
}

export type RollNote = {
  /** MIDI number. */
  readonly pitch: number
  readonly name: string
  readonly startBeats: number
  readonly durationBeats: number
  /** 1 to 127. */
  readonly velocity: number
  /** `tonic` and `scale` belong to the key there, `outside` does not; `free` where no key is known. */
  readonly place: 'tonic' | 'scale' | 'outside' | 'free'
}

/**
 * What a picture of a MIDI clip needs.
 *
 * `pianoRoll(report, clip).notes[0]` → `{ pitch: 57, name: 'A2', startBeats: 0, durationBeats: 1, velocity: 100, place: 'tonic' }`
 */
export function pianoRoll(
  report: Report,
  clip: ClipReport,
  rows: readonly NoteRow[] = soundingNotes(clip, report),
): PianoRoll {
  const { meters } = report.arrangement
  const meter = meters.findLast(({ startBeats }) => startBeats <= clip.startBeats) ?? meters[0]
  const track = report.tracks.find(({ id }) => id === clip.trackId)
  const isPitched = !UNPITCHED_ROLES.has(track?.role.role ?? '')
  const key = isPitched ? keyAt(report.harmony, clip.startBeats) : undefined
  return {
    title: `${track?.name ?? clip.trackId}: ${clip.name || 'clip'}`,
    firstBar: barAt(meters, clip.startBeats),
    beatsPerBar: meter?.beatsPerBar ?? 4,
    lengthBeats: Math.max(1, clip.endBeats - clip.startBeats),
    notes: rows.slice(0, MAX_DRAWN).map((row) => rollNote(row, key)),
    leftOut: Math.max(0, rows.length - MAX_DRAWN),
  }
}

function rollNote([pitch, startBeats, durationBeats, velocity]: NoteRow, key: Key | undefined): RollNote {
  return { pitch, name: pitchName(pitch, key), startBeats, durationBeats, velocity, place: placeInKey(pitch, key) }
}

function placeInKey(pitch: number, key: Key | undefined): RollNote['place'] {
  if (!key) return 'free'
  const step = (((pitch - key.tonicPitchClass) % 12) + 12) % 12
  if (step === 0) return 'tonic'
  return MODE_INTERVALS[key.mode].includes(step) ? 'scale' : 'outside'
}

/** Enough for a long part; a picture of more shows no single note. */
const MAX_DRAWN = 600

/** A roll as rows without words: what goes beside an answer costs an assistant's context where a client shows it. */
export type PackedRoll = Omit<PianoRoll, 'notes'> & {
  readonly rows: readonly NoteRow[]
  /** Names and places in the key by MIDI number. */
  readonly pitches: Readonly<Record<string, readonly [name: string, place: RollNote['place']]>>
}

/** `packedRoll(pianoRoll(report, clip)).pitches` → `{ 57: ['A2', 'tonic'] }` */
export function packedRoll({ notes, leftOut, ...roll }: PianoRoll): PackedRoll {
  const kept = notes.slice(0, MAX_PACKED)
  return {
    ...roll,
    leftOut: leftOut + notes.length - kept.length,
    rows: kept.map(({ pitch, startBeats, durationBeats, velocity }) => [
      pitch,
      round(startBeats),
      round(durationBeats),
      velocity,
    ]),
    pitches: Object.fromEntries(kept.map(({ pitch, name, place }) => [pitch, [name, place]])),
  }
}

/** Some 1,500 tokens. */
const MAX_PACKED = 120
