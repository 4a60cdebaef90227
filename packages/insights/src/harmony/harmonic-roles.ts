import type { Note, TrackRole } from '@kvint/theory'
import type { Role, RoleReading } from '@kvint/report'
import { playsPads } from '../roles/plays-pads.ts'
import { DRUM_ROLES } from '../roles/role-by-name.ts'
import { EVIDENCE_WEIGHT } from '../roles/role-evidence.ts'
import { isStruckOnFewKeys, mayBePercussion, strikesBesideChords } from './percussion-on-keys.ts'
import type { Part } from '../song/song.ts'

/**
 * What each track does in the harmony, as far as more than its notes says it; a track without an entry is judged by its
 * notes. Pads, slices, drums (a tuned kick too), percussion that goes its own way on keys, and effects take no part. Neither does a track on one or two pitches where the others carry
 * enough without it: a kick made with a synthesiser, a triangle, a swell. A bass on one note takes part, and so does a voice of
 * a chord that is divided among tracks.
 */
export function harmonicRoles(
  parts: readonly Part[],
  notesOf: ReadonlyMap<number, readonly Note[]>,
): Readonly<Record<number, TrackRole>> {
  const roles = new Map<number, TrackRole>()
  const lone: { readonly id: number; readonly isShort: boolean }[] = []
  const lines = linesOf(notesOf)
  for (const part of parts) {
    const notes = notesOf.get(part.track.id) ?? []
    const role = isDrumOnKeys(part, notes) ? 'drums' : roleOf(part)
    if (role) roles.set(part.track.id, role)
    if (isOut(role) || !isOnOneNote(notes, part.report.role) || isVoice(notes, lines)) continue
    lone.push({ id: part.track.id, isShort: meanBeats(notes) <= LONGEST_HIT_BEATS })
  }
  const struck = parts.filter(
    ({ track, report: { role } }) =>
      role.confidence <= EVIDENCE_WEIGHT.range &&
      !isOut(roles.get(track.id)) &&
      mayBePercussion(notesOf.get(track.id) ?? []),
  )
  for (const { track } of struck.slice(0, MOST_LINES)) {
    const others = [...notesOf].flatMap(([id, notes]) => (id === track.id || isOut(roles.get(id)) ? [] : notes))
    if (strikesBesideChords(notesOf.get(track.id) ?? [], others)) roles.set(track.id, 'drums')
  }
  const carriedWithout = (out: typeof lone): number => {
    const ids = new Set(out.map(({ id }) => id))
    const others = [...notesOf].filter(([id]) => !ids.has(id) && !isOut(roles.get(id)))
    return new Set(others.flatMap(([, notes]) => notes.map(({ pitch }) => Math.round(pitch) % 12))).size
  }
  const oneShots = lone.filter(({ isShort }) => isShort)
  const out = carriedWithout(lone) >= A_KEY ? lone : carriedWithout(oneShots) >= A_CHORD ? oneShots : []
  for (const { id } of out) roles.set(id, 'ignored')
  return Object.fromEntries(roles)
}

function roleOf({ track, report }: Part): TrackRole | undefined {
  const { role, confidence } = report.role
  const isSaid = confidence === 1
  if (!isSaid && playsPads(track.devices)) return 'drums'
  const hasNoPitch = DRUM_ROLES.has(role) || role === 'effects'
  return confidence >= (hasNoPitch ? AS_LIKELY : SURE_ENOUGH) ? THEORY_ROLES[role] : undefined
}

/** A kick or drum made with a synthesiser: called so, and struck on a few keys, one at a time, as “D G E F” over and over. */
function isDrumOnKeys({ report: { role } }: Part, notes: readonly Note[]): boolean {
  return DRUM_ROLES.has(role.role) && isStruckOnFewKeys(notes)
}

function isOut(role: TrackRole | undefined): boolean {
  return role === 'drums' || role === 'ignored'
}

function isOnOneNote(notes: readonly Note[], { role, confidence }: RoleReading): boolean {
  const isNamedBass = role === 'bass' && confidence > EVIDENCE_WEIGHT.range
  if (notes.length === 0 || isNamedBass) return false
  const pitches = new Set(notes.map(({ pitch }) => Math.round(pitch)))
  if (pitches.size > 2) return false
  return DRUM_ROLES.has(role) || Math.max(...pitches) >= BASS_BELOW || isFourOnTheFloor(notes)
}

type Line = { readonly starts: ReadonlySet<number>; readonly pitches: string; readonly isLow: boolean }

/** What tracks play, each once however many play it. */
function linesOf(notesOf: ReadonlyMap<number, readonly Note[]>): readonly Line[] {
  const lines = [...notesOf.values()].filter(({ length }) => length > 0).map(lineOf)
  return [...new Map(lines.map((line) => [`${line.pitches} ${[...line.starts].join(' ')}`, line])).values()].slice(
    0,
    MOST_LINES,
  )
}

function lineOf(notes: readonly Note[]): Line {
  return { starts: startsOf(notes), pitches: pitchesOf(notes), isLow: isLow(notes) }
}

/** Whether it moves together with two other tracks on other notes, none of them as low as a kick. */
function isVoice(notes: readonly Note[], lines: readonly Line[]): boolean {
  const own = lineOf(notes)
  if (own.starts.size < FEWEST_TOGETHER || own.isLow) return false
  const alike = lines.filter(({ starts, isLow: isDeep }) => {
    const shared = [...own.starts].filter((start) => starts.has(start)).length
    return !isDeep && shared >= Math.max(own.starts.size, starts.size) * TOGETHER_SHARE
  })
  return new Set([own, ...alike].map(({ pitches }) => pitches)).size > 2
}

function startsOf(notes: readonly Note[]): ReadonlySet<number> {
  return new Set(notes.map(({ startBeats }) => Math.round(startBeats * STEPS_A_BEAT)))
}

function pitchesOf(notes: readonly Note[]): string {
  return [...new Set(notes.map(({ pitch }) => Math.round(pitch)))].toSorted((a, b) => a - b).join(' ')
}

function isLow(notes: readonly Note[]): boolean {
  return Math.min(...notes.map(({ pitch }) => pitch)) < BASS_BELOW
}

function meanBeats(notes: readonly Note[]): number {
  return notes.reduce((sum, { durationBeats }) => sum + durationBeats, 0) / Math.max(1, notes.length)
}

/** A kick falls on the beats; a bass that stays on one note plays between them too. */
function isFourOnTheFloor(notes: readonly Note[]): boolean {
  const onBeats = notes.filter(({ startBeats }) => Math.abs(startBeats - Math.round(startBeats)) < 0.06).length
  return notes.length >= 8 && onBeats >= notes.length * 0.8 && meanBeats(notes) <= LONGEST_HIT_BEATS
}

/** Pitch classes that a chord has at least, and those that tell a key from most others. */
const A_CHORD = 3
const A_KEY = 5
const LONGEST_HIT_BEATS = 1
/** Of the notes of two tracks that move together. */
const TOGETHER_SHARE = 0.8
const FEWEST_TOGETHER = 4
/** No chord is divided among more. */
const MOST_LINES = 256
const STEPS_A_BEAT = 12
/** C2 in Live's naming: below it lie basses and kicks. */
const BASS_BELOW = 48
/** A hat or a riser that may be none takes less from a key than hits that are read as notes. */
const AS_LIKELY = 0.5
/** Roles below this are left to the theory engine, which looks at the notes. */
const SURE_ENOUGH = 0.6

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
