import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { migrateReport } from '@kvint/report'
import { forVisitors } from './for-visitors.ts'

/** Calls are answered first, as with analyses. */
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** A kept report as text, as anyone who holds a link sees it. A long one takes half a second. */
export function textForVisitors(json: string): string {
  return JSON.stringify(forVisitors(migrateReport(JSON.parse(json))))
}
