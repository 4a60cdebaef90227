import { writeFile } from 'node:fs/promises'
import { typeTables } from '../src/platform/database/testing/type-tables.ts'

/** `npm run generate:tables`: writes the types of all tables from the migrations. */
await writeFile(new URL('../src/platform/database/generated/tables.ts', import.meta.url), await typeTables())
