import type { Picture, Unit } from '@kvint/insights'

/** What every drawing of a habit is given. Marks carry `data-mark`, their place in the picture's list. */
export type PlotProps<P extends Picture> = {
  readonly picture: P
  readonly width: number
  readonly words: PlotWords
}

export type PlotWords = {
  /** A fixed name, such as a stage or a role, in the reader's language; others as they are. */
  readonly nameOf: (label: string) => string
  /** A number with its unit: `3 songs`, `2:30`. */
  readonly valueOf: (value: number, unit: Unit) => string
  /** A number at an axis: short, without its unit. */
  readonly tickOf: (value: number, unit: Unit) => string
  /** What an axis counts. */
  readonly axisOf: (unit: Unit) => string
  readonly growth: Readonly<Record<'seconds' | 'clips' | 'devices', string>>
}

/** Cuts a name to the room that it has; mono and sans letters are about 7 px wide at this size. */
export function cut(name: string, room: number): string {
  const letters = Math.max(3, Math.floor(room / LETTER_PX))
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name
}

const LETTER_PX = 7.4
