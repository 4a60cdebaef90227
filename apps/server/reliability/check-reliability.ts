import { ACCESS } from './access.ts'
import type { Check } from './check.ts'
import { DEPLOYED } from './deployed.ts'
import { EXPORTED } from './exported.ts'
import { DISK_FULL } from './disk-full.ts'
import { FIRST_START } from './first-start.ts'
import { GROWTH } from './growth.ts'
import { CONTAINER_IMAGE } from './image.ts'
import { killed } from './killed.ts'
import { MANAGED_POSTGRES } from './managed-postgres.ts'
import { OPERATOR } from './operator.ts'
import { PARTS_AWAY } from './parts-away.ts'
import { LOGS } from './logs.ts'
import { LONG_LIVED_PARTS } from './long-lived-parts.ts'
import { OBSERVABILITY } from './observability.ts'
import { ONCE_ONLY } from './once-only.ts'
import { PROGRESS } from './progress.ts'
import { RELEASES } from './releases.ts'
import { ROLES } from './roles.ts'
import { ROLLING } from './rolling.ts'
import { soak } from './soak.ts'
import { STARTING } from './starting.ts'
import { STOPPING } from './stopping.ts'
import { SUPPLY } from './supply.ts'
import { UPLOADS } from './uploads.ts'
import { WORDS_OF_FAULTS } from './words-of-faults.ts'

/**
 * `npm run check:reliability [-- 5 12 24]`: runs the checks, all or those of the numbers, and prints each with its figure
 * and its limit. The long ones, of which none is a matter of milliseconds, run side by side first.
 */
const wanted = process.argv.slice(2).map(Number)
const isWanted = ({ number }: Check) => wanted.length === 0 || wanted.includes(number)
const long = [[soak(300, 180)], [killed(100), RELEASES]].map((lane) => lane.filter(isWanted))
const short = [
  ...STARTING,
  DISK_FULL,
  ...STOPPING,
  ...PROGRESS,
  ...UPLOADS,
  ...ACCESS,
  ...ONCE_ONLY,
  LOGS,
  SUPPLY,
  ...PARTS_AWAY,
  FIRST_START,
  ...MANAGED_POSTGRES,
  ...ROLLING,
  DEPLOYED,
  ...GROWTH,
  ...LONG_LIVED_PARTS,
  OBSERVABILITY,
  OPERATOR,
  WORDS_OF_FAULTS,
  ROLES,
  EXPORTED,
  CONTAINER_IMAGE,
]
const ELSEWHERE = {
  8: 'npm run chaos:api, and apps/server/src/music/jobs/jobs.test.ts for sets that always break',
  10: 'npm run load:uploads',
  11: 'npm run bench:api',
  16: 'packages/als: its tests of hostile files',
  17: 'npm run fuzz:als',
  18: 'apps/server/src/platform/openapi/access-matrix.test.ts',
}

const begun = performance.now()
const counts = { holds: 0, FAILED: 0, skipped: 0 }
await Promise.all(long.map(inTurn))
await inTurn(short.filter(isWanted).toSorted((a, b) => a.number - b.number))
if (wanted.length === 0)
  for (const [number, where] of Object.entries(ELSEWHERE)) console.log(`        ${number}  ${where}`)
console.log(`${JSON.stringify(counts)} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
process.exit(counts.FAILED > 0 ? 1 : 0)

async function inTurn(checks: readonly Check[]): Promise<void> {
  for (const { number, name, limit, run } of checks) {
    const started = performance.now()
    const { isGood, figure } = await run().catch((error: unknown) => ({
      isGood: false,
      figure: String(error).slice(0, 400),
    }))
    const outcome = isGood === null ? 'skipped' : isGood ? 'holds' : 'FAILED'
    counts[outcome] += 1
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${outcome.padEnd(7)} ${String(number).padStart(2)}  ${name} (${seconds} s)\n            limit   ${limit}\n            figure  ${figure}`,
    )
  }
}
