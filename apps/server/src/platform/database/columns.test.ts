import { readFileSync } from 'node:fs'
import { hasPostgres } from '@kvint/postgres'
import { expect, it } from 'vitest'
import { typeTables } from './testing/type-tables.ts'

it.skipIf(!hasPostgres())('the types of the tables are those of the migrations', { timeout: 60_000 }, async () => {
  const kept = readFileSync(new URL('generated/tables.ts', import.meta.url), 'utf8')
  expect(await typeTables(), 'The migrations have changed: npm run generate:tables').toBe(kept)
})
