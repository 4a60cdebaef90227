import type { Numbered } from './in-parts.ts'

/** A row as it flies by: made once, then written again for one entry after another, without React. */
export type FlyingRow<Entry> = { readonly element: HTMLElement; readonly write: (entry: Entry) => void }

export type PlacedRow = {
  readonly index: number
  readonly entry: Numbered
  readonly topPx: number
  /** As high as it is taken to be. */
  readonly heightPx: number
}

export type Flight = ReturnType<typeof flightOverList>

/**
 * What is in sight of a list that flies by and is not drawn in it. An entry keeps its row while it is in sight, and rows
 * that are free take the next: a frame changes the words of what is new in it, and nothing else.
 */
export function flightOverList(makeRow: () => FlyingRow<Numbered>, onChange: (isShown: boolean) => void) {
  let layer: HTMLElement | null = null
  let slots: Slot[] = []
  let isShown = false
  const setIsShown = (next: boolean) => {
    if (isShown !== next) onChange(next)
    isShown = next
  }
  const withSlots = (count: number) => {
    while (slots.length < count) {
      const slot = newSlot(makeRow())
      slots.push(slot)
      layer?.append(slot.element)
    }
  }
  const write = ({ index, ...row }: PlacedRow, toShow: boolean) => {
    const slot = slots[index % slots.length]
    if (slot) place(slot, row, toShow)
  }
  return {
    isShown: () => isShown,
    /** Rows of the same list: those of before that are no longer named may stay where they are. */
    show: (placed: readonly PlacedRow[], isOtherList: boolean) => {
      const count = (placed.at(-1)?.index ?? 0) - (placed[0]?.index ?? 0) + 1
      const isAnew = !isShown || isOtherList || count > slots.length
      setIsShown(true)
      withSlots(count)
      const named = new Set(placed.map(({ index }) => slots[index % slots.length]))
      if (isAnew) for (const slot of slots) if (!named.has(slot)) hide(slot)
      for (const row of placed) write(row, true)
    },
    /** Writes a row ahead of a flight that is likely to begin with it. */
    prepare: (row: PlacedRow) => {
      withSlots(READY_ROWS)
      if (!isShown) write(row, false)
    },
    end: () => {
      setIsShown(false)
      slots.forEach(hide)
    },
    /** Ends it, and leaves no words of it behind. */
    clear: () => {
      setIsShown(false)
      slots = []
      layer?.replaceChildren()
    },
    /** What its rows lie in. */
    lieIn: (element: HTMLElement | null) => {
      layer = element
      layer?.replaceChildren(...slots.map((slot) => slot.element))
    },
  }
}

type Slot = FlyingRow<Numbered> & { row?: Omit<PlacedRow, 'index'>; isShown: boolean }

function newSlot({ element: words, write }: FlyingRow<Numbered>): Slot {
  const element = document.createElement('div')
  element.className = `${SLOT} ${HIDDEN}`
  element.append(words)
  return { element, write, isShown: false }
}

function place(slot: Slot, row: Omit<PlacedRow, 'index'>, toShow: boolean): void {
  const { element, row: before } = slot
  if (before?.entry !== row.entry) slot.write(row.entry)
  if (before?.topPx !== row.topPx) element.style.transform = `translateY(${row.topPx}px)`
  if (before?.heightPx !== row.heightPx) element.style.height = `${row.heightPx}px`
  slot.row = row
  if (toShow === slot.isShown) return
  slot.isShown = toShow
  element.classList.toggle(HIDDEN, !toShow)
}

function hide(slot: Slot): void {
  if (!slot.isShown) return
  slot.isShown = false
  slot.element.classList.add(HIDDEN)
}

const SLOT = 'absolute inset-x-0 top-0 -mx-1 bg-sunken px-1 contain-strict'
const HIDDEN = 'invisible'
export const READY_ROWS = 8
