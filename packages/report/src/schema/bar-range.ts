import * as z from 'zod/mini'
import type { Frozen } from './frozen.ts'

export const barRangeSchema = z.object({ from: z.number(), to: z.number() })

/** Bars counted from 1, both ends included. */
export type BarRange = Frozen<z.infer<typeof barRangeSchema>>
