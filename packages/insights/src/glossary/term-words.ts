import type { TermId } from './terms.ts'

/** A term in one language. */
export type TermWords = {
  readonly name: string
  /** One or two sentences without words that need explaining. */
  readonly definition: string
  /** In notes, chords or settings. */
  readonly example: string
  /** What it is often taken for, and the difference. */
  readonly confusion?: string
  /** Other words under which people know it; not used here. */
  readonly alsoCalled?: readonly string[]
}

/** Every term in one language: one that lacks is a type error. */
export type Glossary = Readonly<Record<TermId, TermWords>>
