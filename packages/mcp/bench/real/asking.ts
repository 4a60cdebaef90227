import type { RealLibrary } from './real-library.ts'

/** A question over real sets: what a producer asks, and how the answers are held against the XML. */
export type RealQuestion = { readonly asks: string; readonly hold: (asking: Asking) => Promise<void> }

export type Asking = {
  readonly library: RealLibrary
  readonly labels: readonly Label[]
  /** Calls a tool; `problem` where it answers with one. */
  readonly call: (tool: string, input: Record<string, unknown>) => Promise<Answer>
  /** The calls from here on are one asking of the question. */
  readonly once: () => void
  /** Something that the sets say and the answer does not. */
  readonly missing: (what: string) => void
  /** Something that the answer says and the sets do not. */
  readonly wrong: (what: string) => void
}

export type Label = {
  readonly file: string
  readonly key: string | null
  readonly sure: 'sure' | 'arguable' | 'none'
  readonly alternatives: readonly string[]
  readonly localKeys: readonly { readonly bar: number; readonly key: string }[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many tools, checked by what stands in them
export type Answer = any
