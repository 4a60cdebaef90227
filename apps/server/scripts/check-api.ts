import { startCallers } from '../src/platform/openapi/testing/callers.ts'
import { checkCalls } from '../src/platform/openapi/testing/check-calls.ts'

/** `npm run check:api [-- calls [seed]]`: random calls of every route of the OpenAPI document, good and bad. */
const amount = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647)

const site = await startCallers()
const started = performance.now()
try {
  const { calls, byStatus } = await checkCalls(site, amount, seed)
  console.log(
    `${calls} calls in ${((performance.now() - started) / 1000).toFixed(1)} s, seed ${seed}: no 5xx, no stack trace`,
  )
  console.table(byStatus)
} catch (error) {
  console.error(error instanceof Error && error.cause ? error.cause : error)
  console.error(error instanceof Error ? error.message : '')
  process.exitCode = 1
} finally {
  await site.close()
}
