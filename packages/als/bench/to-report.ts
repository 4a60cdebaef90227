import { reportSchema } from '@kvint/report'
import { makeReport } from '@kvint/insights'
import type { LiveSet } from '../src/index.ts'

/** What the report of a set says in a few words: key, chords, findings. Throws where it does not fit its own schema. */
export function toReport(set: LiveSet, fileName: string, bytes: number): string {
  const report = makeReport(set, { fileName, bytes })
  reportSchema.parse(JSON.parse(JSON.stringify(report)))
  const { harmony, findings } = report
  const key = harmony.kind === 'known' ? `${harmony.key.name}, ${harmony.chords.length} chords` : 'no key'
  return `${key}, ${findings.length} findings`
}
