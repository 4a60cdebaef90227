import { PostgresError } from '@kvint/postgres'
import { StoreFailure } from './platform/blobs/store-failure.ts'
import { readConfiguration } from './platform/configuration/configuration.ts'
import { openDatabase } from './platform/database/open-database.ts'

const configuration = readConfiguration(process.env)
if ('problems' in configuration) {
  const { PRODUCT } = await import('@kvint/contract')
  console.error(
    [`${PRODUCT.name} cannot start:`, ...configuration.problems.map((problem) => `- ${problem}`)].join('\n'),
  )
  process.exit(2)
}

/**
 * The database starts while the modules of the service load, which nothing interrupts: its process has to run by then.
 * Anyone who uses it hears whether it did.
 */
const underWay = Promise.withResolvers<void>()
const database = configuration.features.enableAuth ? openDatabase(configuration, underWay.resolve) : undefined
database?.catch(underWay.resolve)
if (!database) underWay.resolve()

try {
  await underWay.promise
  const { serveApp } = await import('./serve-app.ts')
  await serveApp(configuration, database)
} catch (error) {
  console.error(
    error instanceof PostgresError ? error.message : error instanceof StoreFailure ? error.toOperators : error,
  )
  process.exit(1)
}
