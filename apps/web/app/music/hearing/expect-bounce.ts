import { withWords } from '@kvint/ui'
import { soundsAtHand } from './given-bounces.ts'
import { findBounce } from './heard-database.ts'
import { prepareToHear } from './hear-in-worker.ts'

export const loadHearingPanel = () => withWords(import('./hearing-panel.tsx'))

/** Loads the ear and the panel of a bounce that belongs to a report, while the report itself is found and drawn. */
export async function expectBounce(reportId: string): Promise<void> {
  if (!soundsAtHand(reportId).bounce && !(await findBounce(reportId))) return
  prepareToHear()
  expectPanel()
}

/** What cannot be loaded is asked for again when it is shown. */
export function expectPanel(): void {
  loadHearingPanel().catch(() => undefined)
}
