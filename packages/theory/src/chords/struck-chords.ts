import type { SoundingNote } from '../notes/harmonic-notes.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { ChordIdentity } from './chord.ts'
import { CHORD_QUALITIES, type ChordQuality } from './chord-quality.ts'

/** Three or more notes struck together that are a chord by themselves. */
export type StruckChord = ChordIdentity & {
  readonly startBeats: number
  /** What is struck, and the bass that sounds below it. */
  readonly pitchClasses: ReadonlySet<number>
  /** Its notes: the same stab is struck again and again. */
  readonly voicing: string
}

/**
 * The moments at which a whole chord is struck, in order: a stab, a strum, a pad that changes. Notes are sorted by start;
 * those of one moment may lie on several tracks. What is no chord with its root and third, or a suspended one, is left out.
 */
export function struckChords(notes: readonly SoundingNote[]): StruckChord[] {
  const timesOf = new Map<string, number>()
  const struck: StruckChord[] = []
  let sounding: SoundingNote[] = []
  for (let from = 0; from < notes.length;) {
    const startBeats = notes[from]?.startBeats ?? 0
    let to = from
    while (to < notes.length && (notes[to]?.startBeats ?? 0) <= startBeats + TOGETHER_BEATS) to++
    const together = notes.slice(from, to).filter((note) => note.endBeats - note.startBeats <= LONGEST_STAB_BEATS)
    sounding = [...sounding.filter(({ endBeats }) => endBeats > startBeats + TOGETHER_BEATS), ...notes.slice(from, to)]
    const chord = chordOf(together, sounding)
    if (chord) {
      const voicing = voicingOf(together)
      timesOf.set(voicing, (timesOf.get(voicing) ?? 0) + 1)
      struck.push({ ...chord, startBeats, voicing })
    }
    from = to
  }
  return struck.filter(({ voicing }) => (timesOf.get(voicing) ?? 0) >= FEWEST_TIMES)
}

/** The notes of the part that strikes a chord of its own, else all: what a bass plays with a stab does not make it another one. */
function voicingOf(together: readonly SoundingNote[]): string {
  const byTrack = [...Map.groupBy(together, ({ track }) => track).values()]
  const stab = byTrack.filter((notes) => new Set(notes.map(({ pitch }) => pitch % 12)).size >= FEWEST_STRUCK)
  return (stab.length > 0 ? stab.flat() : together)
    .map(({ pitch }) => pitch)
    .sort((a, b) => a - b)
    .join(' ')
}

/** The chord of notes that are struck together over the lowest that sounds, or over the next where that only passes. */
function chordOf(
  together: readonly SoundingNote[],
  sounding: readonly SoundingNote[],
): Omit<StruckChord, 'startBeats' | 'voicing'> | null {
  const upwards = [...sounding].sort((a, b) => a.pitch - b.pitch)
  for (const bass of upwards.slice(0, 2)) {
    const above = together.filter(({ pitch }) => pitch >= bass.pitch)
    const pitchClasses = new Set(above.map(({ pitch }) => pitch % 12))
    if (pitchClasses.size < FEWEST_STRUCK) return null
    const chord = identify(pitchClasses, bass.pitch % 12)
    const isPassing = bass.endBeats - bass.startBeats < LEAST_BASS_BEATS && (!chord || !isMember(chord, bass.pitch))
    if (!isPassing) return chord && { ...chord, pitchClasses: pitchClasses.add(bass.pitch % 12) }
  }
  return null
}

function isMember({ rootPitchClass, quality }: ChordIdentity, pitch: number): boolean {
  return CHORD_QUALITIES[quality].intervals.includes(pitchClassOf(pitch - rootPitchClass))
}

/** The chord that a set of notes over a bass is; `null` where none fits with a note or two left over. */
function identify(struck: ReadonlySet<number>, bass: number): ChordIdentity | null {
  let best: { readonly chord: ChordIdentity; readonly score: number } | null = null
  for (const rootPitchClass of struck) {
    for (const quality of QUALITIES) {
      const members = CHORD_QUALITIES[quality].intervals.map((interval) => pitchClassOf(rootPitchClass + interval))
      const there = members.filter((member) => struck.has(member) || member === bass)
      const lacks = members.filter((member) => !there.includes(member))
      const isBare = lacks.some((member) => members.length === 3 || member !== pitchClassOf(rootPitchClass + 7))
      const left = [...struck].filter((pitchClass) => !members.includes(pitchClass))
      if (isBare || left.length > (struck.size < MANY_STRUCK ? 1 : 2)) continue
      const isAdded = left.every((pitchClass) => ADDED.has(pitchClassOf(pitchClass - rootPitchClass)))
      const leftOver = left.length * (isAdded ? 0.4 : 1.2)
      const onRoot = rootPitchClass === bass ? 2.5 : 0
      const score = 2 * there.length - leftOver - lacks.length + onRoot - (SUSPENDED.has(quality) ? 0.5 : 0)
      if (!best || score > best.score) best = { chord: { rootPitchClass, quality, bassPitchClass: bass }, score }
    }
  }
  return best?.chord ?? null
}

const TOGETHER_BEATS = 0.06
const FEWEST_STRUCK = 3
const FEWEST_TIMES = 4
const LONGEST_STAB_BEATS = 0.51
/** Of so many notes two may be a melody’s. */
const MANY_STRUCK = 6
const LEAST_BASS_BEATS = 0.45
/** Sixths are triads with a note added, as sevenths of another root they would be told twice. */
const QUALITIES: readonly ChordQuality[] = [
  'maj',
  'min',
  'maj7',
  'min7',
  '7',
  'dim',
  'hdim7',
  'dim7',
  'minmaj7',
  'aug',
  'sus4',
  'sus2',
  '7sus4',
]
/** Semitones of the ninth and the sixth. */
const ADDED: ReadonlySet<number> = new Set([2, 9])
const SUSPENDED: ReadonlySet<ChordQuality> = new Set(['sus2', 'sus4', '7sus4'])
