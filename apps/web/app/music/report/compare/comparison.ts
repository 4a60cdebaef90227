import type { Report } from '@kvint/report'

/** What a report can be compared with, and what it is compared with now. */
export type Comparison = {
  readonly others: readonly { readonly id: string; readonly name: string }[]
  readonly againstId: string | null
  readonly against: Report | null
  readonly onChoose: (id: string | null) => void
}

export const NO_COMPARISON: Comparison = { others: [], againstId: null, against: null, onChoose: () => undefined }
