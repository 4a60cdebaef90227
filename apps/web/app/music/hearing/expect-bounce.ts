import { withWords } from '@kvint/ui'
import { soundsAtHand } from './given-bounces.ts'
import { findBounce } from './heard-database.ts'
import { prepareToHear } from './hear-in-worker.ts'

export const loadHearingPanel = () => withWords(import('./hearing-panel.tsx'))

/** Loads the panel of a bounce that belongs to a report, and the ear if it came with it, while the report is found and drawn. */
export async function expectBounce(reportId: string): Promise<void> {
  const isGiven = soundsAtHand(reportId).bounce !== null
  if (isGiven) prepareToHear()
  if (isGiven || (await findBounce(reportId))) expectPanel()
}

/** What cannot be loaded is asked for again when it is shown. */
export function expectPanel(): void {
  loadHearingPanel().catch(() => undefined)
}
