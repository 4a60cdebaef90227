import { median } from '../checks/midi/statistics.ts'
import type { LibraryProject } from './library-entry.ts'
import { librarySongs } from './library-song.ts'

/** One arrangement’s length beside those of the same person’s other songs. */
export type LengthAmongOwn = {
  readonly seconds: number
  /** The others, shortest first. */
  readonly others: readonly { readonly name: string; readonly path: string; readonly seconds: number }[]
  readonly medianSeconds: number
  /** How many of the others are shorter. */
  readonly shorter: number
}

/**
 * Where a song stands among her own by length; `null` where it is not arranged or has fewer than three others beside it.
 *
 * @example lengthAmongOwn(projects, { path: 'Tide/Tide.als', seconds: 200 })?.shorter // 7
 */
export function lengthAmongOwn(
  projects: readonly LibraryProject[],
  song: { readonly path: string; readonly seconds: number },
): LengthAmongOwn | null {
  const others = librarySongs(projects)
    .filter(({ facts, path }) => facts.lengthOf === 'arrangement' && path !== song.path)
    .map(({ name, path, facts }) => ({ name, path, seconds: facts.lengthSeconds }))
    .toSorted((a, b) => a.seconds - b.seconds)
  if (others.length < FEWEST_OTHERS || song.seconds <= 0) return null
  return {
    seconds: song.seconds,
    others,
    medianSeconds: median(others.map(({ seconds }) => seconds)),
    shorter: others.filter(({ seconds }) => seconds < song.seconds).length,
  }
}

/** Two lengths make no habit yet. */
const FEWEST_OTHERS = 3
