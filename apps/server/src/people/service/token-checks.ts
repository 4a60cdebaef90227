import type { IsSessionOpen } from './is-session-open.ts'
import type { OwesSecondStep } from './second-step.ts'

/** What the account service knows of a token besides what stands in it. */
export type TokenChecks = { readonly isSessionOpen: IsSessionOpen; readonly owesSecondStep: OwesSecondStep }
