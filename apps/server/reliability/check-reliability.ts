import { ACCESS } from './access.ts'
import { LOGS } from './logs.ts'
import { ONCE_ONLY } from './once-only.ts'
import { STARTING } from './starting.ts'
import { STOPPING } from './stopping.ts'

/** `npm run check:reliability [-- 5 12 24]`: runs the checks, all or those of the numbers, and prints each with its figure. */
const wanted = process.argv.slice(2).map(Number)
const checks = [...STARTING, ...STOPPING, ...ACCESS, ...ONCE_ONLY, ...LOGS]
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))
  .toSorted((a, b) => a.number - b.number)

let failed = 0
for (const { number, name, run } of checks) {
  const seen = await run().catch((error: unknown) => ({ isGood: false, figure: String(error).slice(0, 300) }))
  if (!seen.isGood) failed += 1
  console.log(`${seen.isGood ? 'holds ' : 'FAILED'} ${String(number).padStart(2)}  ${name}\n            ${seen.figure}`)
}
console.log('18  who may call what: apps/server/src/openapi/access-matrix.test.ts; 11  npm run bench:api')
console.log(`${checks.length - failed} of ${checks.length} hold`)
process.exit(failed > 0 ? 1 : 0)
