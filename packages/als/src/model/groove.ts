/** A groove of the groove pool. Its notes are timing templates, not music. Amounts are 0…1. */
export type Groove = {
  readonly id: number
  readonly name: string
  readonly grid: number | null
  readonly quantizationAmount: number | null
  readonly timingAmount: number | null
  readonly randomAmount: number | null
  /** −1…1. */
  readonly velocityAmount: number | null
  /** Byte offset in the XML. */
  readonly offset: number
}
