import type { LiveSet } from '../src/index.ts'

/** What the report of a set says in a few words; `null` where there is no report to be made here. */
export type ToReport = (set: LiveSet) => Promise<string | null>

/** The reader stands alone: the report is plugged in where the packages above it are there. */
export const toReport: ToReport = async () => null
