import type { Stage } from './overview.ts'

/** Something worth telling about the set, as a lesson. It claims only what the set can show. */
export type Finding = {
  /** Stable for a set as long as what it points at stays: `DY01:track-12`. */
  readonly id: string
  /** The check that found it: `DY01`. */
  readonly checkId: string
  readonly area: Area
  readonly severity: Severity
  /** Stages of a song in which it helps to hear this. */
  readonly stages: readonly Stage[]
  readonly confidence: Confidence
  /** One sentence, specific, no verdict on taste. */
  readonly claim: string
  readonly evidence: readonly Evidence[]
  readonly lesson: Readonly<Record<Depth, Lesson>>
  readonly learnMore: readonly Source[]
  /** How sure, and what would change our mind. */
  readonly honesty: string
  readonly place: Place
}

export type Area = 'harmony' | 'rhythm' | 'arrangement' | 'mix' | 'sound' | 'files' | 'workflow'

/** `strength`: something that works; `fix`: objective, little risk; `check`: likely a problem; `idea`: taste; `info`: a fact. */
export type Severity = 'strength' | 'fix' | 'check' | 'idea' | 'info'

/** `certain`: the file says so; `likely`: with a guess about role or stage; `guess`: a rule of thumb; `unknown`: needs audio. */
export type Confidence = 'certain' | 'likely' | 'guess' | 'unknown'

export type Depth = 'beginner' | 'intermediate' | 'advanced'

export type Lesson = {
  readonly why: string
  /** Numbered steps in Live, reversible. */
  readonly tryThis: readonly string[]
  readonly listenFor: string
}

/** One observed fact: `Release 900 ms on "Bass" ▸ Compressor`. */
export type Evidence = {
  readonly text: string
  readonly trackId: number | 'main' | null
  readonly clipId: string | null
  readonly deviceName: string | null
  readonly bars: BarRange | null
}

/** Bars counted from 1, both ends included. */
export type BarRange = { readonly from: number; readonly to: number }

/** Where to look: what the pictures move to. */
export type Place = {
  readonly trackIds: readonly (number | 'main')[]
  readonly clipIds: readonly string[]
  readonly bars: BarRange | null
}

export type Source = {
  readonly title: string
  /** `Ableton Reference Manual, Mixing` or the id of a glossary term. */
  readonly reference: string
}
