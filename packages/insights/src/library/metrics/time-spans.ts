import type { LibrarySong } from '../library-song.ts'

/** Columns of a picture over time: months, or years where there are many; one column where no time is known. */
export function spans(songs: readonly Pick<LibrarySong, 'at'>[]): {
  readonly columns: readonly string[]
  readonly columnOf: (song: Pick<LibrarySong, 'at'>) => number
} {
  const times = songs.flatMap(({ at }) => (at === null ? [] : [at]))
  if (times.length < songs.length || times.length === 0) return { columns: [''], columnOf: () => 0 }
  const months = times.map(monthOf)
  const [first, last] = [Math.min(...months), Math.max(...months)]
  const step = last - first < MOST_MONTHS ? 1 : 12
  const from = Math.floor(first / step)
  const columns = Array.from({ length: Math.floor(last / step) - from + 1 }, (_, index) => nameOf(from + index, step))
  return { columns, columnOf: ({ at }) => (at === null ? 0 : Math.floor(monthOf(at) / step) - from) }
}

function monthOf(at: number): number {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** `2025-03`, or `2025`. */
function nameOf(span: number, step: number): string {
  return step === 12 ? String(span) : `${String(Math.floor(span / 12))}-${String((span % 12) + 1).padStart(2, '0')}`
}

const MOST_MONTHS = 18
