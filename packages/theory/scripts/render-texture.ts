import { CHORD_QUALITIES, CHORD_QUALITY_NAMES } from '../src/chords/chord-quality.ts'
import { randomNumbers } from './random-numbers.ts'
import type { Piece } from './read-pieces.ts'

type LabelledChord = NonNullable<Piece['chords']>[number]
type PieceNote = Piece['notes'][number]

/**
 * The piece's own labelled harmony played in another texture: broken, Alberti or repeated chords under a tune with
 * passing notes and leanings. Sonatas and songs break their chords; the chorales that most labels come from do not.
 */
export function renderTexture(piece: Piece, seed: number): Piece {
  const random = randomNumbers(seed)
  const style = STYLES[Math.floor(random() * STYLES.length)] ?? 'alberti'
  const division = random() < 0.5 ? 0.5 : 0.25
  const notes: PieceNote[] = []
  let tune = 72
  for (const chord of piece.chords ?? []) {
    const members = membersOf(chord)
    if (members.length === 0) continue
    if (random() < 0.97) notes.push(...accompany(chord, members, style, division, random))
    const sung = sing(chord, members, tune, random)
    tune = sung.at(-1)?.pitch ?? tune
    if (random() < 0.9) notes.push(...sung)
  }
  return { ...piece, notes: notes.sort((a, b) => a.start - b.start) }
}

function membersOf(chord: LabelledChord): number[] {
  const name = CHORD_QUALITY_NAMES.find((other) => other === chord.quality)
  const { root } = chord
  return name && root !== null ? CHORD_QUALITIES[name].intervals.map((interval) => (root + interval) % 12) : []
}

function accompany(
  chord: LabelledChord,
  members: readonly number[],
  style: (typeof STYLES)[number],
  division: number,
  random: () => number,
): PieceNote[] {
  const bass = 36 + (((chord.bass ?? chord.root ?? 0) - 0 + 12) % 12) + (random() < 0.5 ? 12 : 0)
  const upper = members.map((member) => bass + 1 + ((member - ((bass + 1) % 12) + 12) % 12)).sort((a, b) => a - b)
  const low = upper[0] ?? bass
  const middle = upper[1] ?? low
  const high = upper.at(-1) ?? low
  const patterns: Record<(typeof STYLES)[number], readonly (readonly number[])[]> = {
    alberti: [[bass], [high], [middle], [high]],
    rising: [[bass], [low], [middle], [high]],
    waltz: [[bass], upper, upper, upper],
    repeated: [[bass, ...upper]],
    sparse: [[bass], [], [middle], []],
  }
  const pattern = patterns[style]
  const notes: PieceNote[] = []
  for (let step = 0; chord.start + step * division < chord.end - 0.01; step++) {
    const start = chord.start + step * division
    const duration = Math.min(division, chord.end - start)
    for (const pitch of pattern[step % pattern.length] ?? [])
      notes.push({ pitch, start, duration, velocity: 80, track: 'hand' })
  }
  return notes
}

function sing(chord: LabelledChord, members: readonly number[], from: number, random: () => number): PieceNote[] {
  const notes: PieceNote[] = []
  let pitch = nearest(members, from)
  for (let start = chord.start; start < chord.end - 0.01;) {
    const duration = Math.min(chord.end - start, LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 0.5)
    const isOrnament = random() < 0.3
    const step = random() < 0.5 ? 1 : -1
    notes.push({
      pitch: isOrnament ? pitch + step * (random() < 0.5 ? 1 : 2) : pitch,
      start,
      duration,
      velocity: 90,
      track: 'tune',
    })
    pitch = nearest(members, pitch + (isOrnament ? step * 2 : step * Math.floor(random() * 6)))
    if (pitch > 88 || pitch < 62) pitch = nearest(members, 74)
    start += duration + (random() < 0.05 ? 0.5 : 0)
  }
  return notes
}

function nearest(members: readonly number[], pitch: number): number {
  for (let distance = 0; distance < 12; distance++) {
    if (members.includes((pitch + distance) % 12)) return pitch + distance
    if (members.includes((pitch - distance + 12) % 12)) return pitch - distance
  }
  return pitch
}

const STYLES = ['alberti', 'rising', 'waltz', 'repeated', 'sparse'] as const
const LENGTHS = [0.25, 0.5, 0.5, 1, 1, 2]
