import type { Numbered } from './in-parts.ts'

/** A row over the list: where it belongs, as high as it is taken to be. */
export type FlightRow = {
  readonly entry: Numbered
  readonly topPx: number
  readonly heightPx: number
  readonly isShown: boolean
}

type PlacedRow = Omit<FlightRow, 'isShown'> & { readonly index: number }

export type Flight = ReturnType<typeof flightOverList>

/**
 * What is in sight of a list that flies by and is not drawn in it. An entry keeps its row while it is in sight, and rows
 * that are free take the next: a frame changes the words of what is new in it, and nothing else.
 */
export function flightOverList() {
  let rows: readonly (FlightRow | undefined)[] = []
  let isShown = false
  const listeners = new Set<() => void>()
  const set = (next: readonly (FlightRow | undefined)[]) => {
    rows = next
    for (const listener of listeners) listener()
  }
  return {
    isShown: () => isShown,
    /** Rows of the same list: those of before that are no longer named may stay where they are. */
    show: (placed: readonly PlacedRow[], isOtherList: boolean) => {
      const count = Math.max(rows.length, (placed.at(-1)?.index ?? 0) - (placed[0]?.index ?? 0) + 1)
      const isAnew = !isShown || isOtherList || count > rows.length
      const next = Array.from({ length: count }, (_, slot) => (isAnew ? hidden(rows[slot]) : rows[slot]))
      isShown = true
      for (const { index, ...row } of placed) {
        const slot = index % count
        if (!isSame(next[slot], row)) next[slot] = { ...row, isShown }
      }
      set(next)
    },
    /** Has some rows at hand, so that the first frame of a flight makes none. */
    prepare: (entries: readonly Numbered[]) => {
      if (rows.length > 0) return
      set(entries.map((entry) => ({ entry, topPx: 0, heightPx: 0, isShown: false })))
    },
    end: () => {
      if (!isShown) return
      isShown = false
      set(rows.map(hidden))
    },
    /** Ends it, and leaves no words of it behind. */
    clear: () => {
      isShown = false
      if (rows.length > 0) set([])
    },
    rows: () => rows,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
  }
}

function hidden(row: FlightRow | undefined): FlightRow | undefined {
  return row?.isShown ? { ...row, isShown: false } : row
}

function isSame(before: FlightRow | undefined, { entry, topPx, heightPx }: Omit<FlightRow, 'isShown'>): boolean {
  return before?.isShown === true && before.entry === entry && before.topPx === topPx && before.heightPx === heightPx
}
