import { randomNumbers } from './random-numbers.ts'
import type { Piece } from './read-pieces.ts'

type PieceNote = Piece['notes'][number]

/**
 * The piece's own notes in other textures, from stretch to stretch: as they are, with inner and upper notes left out, laid out
 * in other octaves, struck again and again, after their bass, or broken from the lowest note up. The lowest note stays, so the
 * labels stay true.
 */
export function varyTexture(piece: Piece, seed: number): Piece {
  const random = randomNumbers(seed)
  const notes = piece.notes.toSorted((a, b) => a.start - b.start || a.pitch - b.pitch)
  const varied: PieceNote[] = []
  let until = Number.NEGATIVE_INFINITY
  let texture: Texture = 'whole'
  let step = 0.5
  for (let at = 0; at < notes.length;) {
    const first = notes[at]
    if (!first) break
    if (first.start >= until) {
      until = first.start + 4 + Math.floor(random() * 12)
      texture = TEXTURES[Math.floor(random() * TEXTURES.length)] ?? 'whole'
      step = random() < 0.5 ? 0.5 : 0.25
    }
    let to = at + 1
    while (to < notes.length && (notes[to]?.start ?? 0) - first.start < 0.03) to++
    const struck = notes.slice(at, to).sort((a, b) => a.pitch - b.pitch)
    varied.push(...vary(struck, texture, step, random))
    at = to
  }
  return { ...piece, notes: varied.sort((a, b) => a.start - b.start) }
}

function vary(
  struck: readonly PieceNote[],
  texture: Texture,
  step: number,
  random: () => number,
): readonly PieceNote[] {
  if (texture === 'whole' || struck.length < 2) return struck
  if (texture === 'thin') return struck.filter((_, index) => index === 0 || random() > 0.35)
  if (texture === 'without-top') return struck.slice(0, -1)
  if (texture === 'outer') return struck.filter((_, index) => index === 0 || index === struck.length - 1)
  if (texture === 'spread') return spread(struck, random)
  const shortest = Math.min(...struck.map((note) => note.duration))
  if (struck.length < 3 || shortest < 2 * step) return struck
  if (texture === 'repeated') return repeated(struck, step, shortest)
  if (texture === 'after-bass')
    return struck.map((note, index) =>
      index === 0 ? note : { ...note, start: note.start + step, duration: note.duration - step },
    )
  return brokenUp(struck, texture, step, shortest)
}

/** Upper notes an octave higher or lower, never below the lowest. */
function spread(struck: readonly PieceNote[], random: () => number): PieceNote[] {
  const lowest = struck[0]?.pitch ?? 0
  return struck.map((note, index) => {
    const pitch = index === 0 ? note.pitch : note.pitch + 12 * (Math.floor(random() * 3) - 1)
    return { ...note, pitch: pitch > lowest && pitch < 100 ? pitch : note.pitch }
  })
}

function repeated(struck: readonly PieceNote[], step: number, beats: number): PieceNote[] {
  const turns = Math.floor(beats / step + 1e-6)
  return Array.from({ length: turns }, (_, turn) =>
    struck.map((note) => ({ ...note, start: note.start + turn * step, duration: step })),
  ).flat()
}

/** The chord's notes one after another while all of them sound; under a tune its highest note goes on. */
function brokenUp(struck: readonly PieceNote[], texture: Texture, step: number, beats: number): PieceNote[] {
  const tune = texture === 'broken-under-tune' ? struck.slice(-1) : []
  const chord = struck.slice(0, struck.length - tune.length)
  const low = chord[0]
  if (!low) return [...struck]
  const order = texture === 'alberti' ? [low, chord.at(-1) ?? low, chord[1] ?? low, chord.at(-1) ?? low] : chord
  const turns = Math.floor(beats / step + 1e-6)
  const broken = Array.from({ length: turns }, (_, turn): PieceNote => {
    const note = order[turn % order.length] ?? low
    return { ...note, start: low.start + turn * step, duration: step }
  })
  return [...broken, ...tune]
}

type Texture = (typeof TEXTURES)[number]

const TEXTURES = [
  'whole',
  'thin',
  'without-top',
  'outer',
  'spread',
  'repeated',
  'after-bass',
  'broken',
  'alberti',
  'broken-under-tune',
] as const
