import type { FormMove } from '@kvint/report'

type PlacedMove = FormMove & { readonly x: number }

/** Moves whose marks would lie on each other become one mark at the first of them. */
export function joinMoves(moves: readonly PlacedMove[]): PlacedMove[] {
  const joined: PlacedMove[] = []
  for (const move of moves) {
    const last = joined.at(-1)
    if (last && move.x - last.x < MARK_PX) {
      joined[joined.length - 1] = {
        ...last,
        enters: [...new Set([...last.enters, ...move.enters])],
        leaves: [...new Set([...last.leaves, ...move.leaves])],
      }
    } else joined.push(move)
  }
  return joined
}

const MARK_PX = 10
