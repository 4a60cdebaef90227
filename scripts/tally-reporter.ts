import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { vitestTally } from './tally.ts'

/** Writes what a run of Vitest counted to the file that `KVINT_TALLY` names. */
export default class TallyReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const file = process.env['KVINT_TALLY']
    if (file) writeFileSync(file, JSON.stringify(vitestTally(modules, unhandled)))
  }
}
