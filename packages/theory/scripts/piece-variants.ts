import { songHash, type Piece } from './read-pieces.ts'
import { renderTexture } from './render-texture.ts'
import { varyTexture } from './vary-texture.ts'

/**
 * The piece, and for classical sets the same music with its bar lines moved and its beat halved: scores begin with pickups
 * that the records don't mark, and composers write the same rhythm in quarters or halves. Without this the network leans
 * on the bar lines of a few chorales.
 */
export function pieceVariants(piece: Piece, set: string): Piece[] {
  if (!set.startsWith('wir_')) return [piece]
  const slow = moved(piece, 2, 0)
  const seed = songHash(piece.id)
  return [
    piece,
    moved(piece, 1, 1),
    slow,
    moved(piece, 2, 2),
    renderTexture(piece, seed),
    renderTexture(slow, seed + 1),
    renderTexture(slow, seed + 2),
  ]
}

/** The variants that chords are learned from: also the notes of the piece, and of the slow one, in other textures. */
export function chordVariants(piece: Piece, set: string): Piece[] {
  const variants = pieceVariants(piece, set)
  if (set === 'rs200') return variants
  const seed = songHash(piece.id)
  const slow = set.startsWith('wir_') ? variants.slice(2, 3) : []
  const varied = [piece, piece, piece, piece, ...slow, ...slow].map((variant, index) =>
    varyTexture(variant, seed + 7 + index),
  )
  return [...variants, ...varied]
}

/** The variants that keys are learned from: the piece first, then moved and slow, and its notes in another texture. */
export function keyVariants(piece: Piece, set: string): Piece[] {
  const variants = pieceVariants(piece, set).slice(0, 4)
  return set === 'rs200' ? variants : [...variants, varyTexture(piece, songHash(piece.id) + 7)]
}

function moved(piece: Piece, scale: number, shift: number): Piece {
  const span = <T extends { readonly start: number; readonly end: number }>(item: T): T => ({
    ...item,
    start: item.start * scale + shift,
    end: item.end * scale + shift,
  })
  return {
    ...piece,
    notes: piece.notes.map((note) => ({ ...note, start: note.start * scale + shift, duration: note.duration * scale })),
    segments: piece.segments?.map(span) ?? null,
    chords: piece.chords?.map(span) ?? null,
  }
}
