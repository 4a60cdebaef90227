import type { Stage } from '@kvint/report'

/** Stages of a song in their order. */
export const STAGES: readonly Stage[] = ['sketch', 'arrange', 'mix', 'export']
