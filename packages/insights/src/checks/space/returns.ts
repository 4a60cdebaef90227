import type { Check } from '../check.ts'
import { sendsBeforeTheFader } from './sends-before-the-fader.ts'
import { silentReturn } from './silent-return.ts'
import { unusedReturns } from './unused-returns.ts'

/** What is sent where. */
export const RETURNS: readonly Check[] = [silentReturn, unusedReturns, sendsBeforeTheFader]
