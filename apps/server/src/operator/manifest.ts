import * as z from 'zod/mini'

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number(),
  /** SHA-256 of the file of the table, in hexadecimal digits. */
  hash: z.string(),
})

/** What a backup holds; written last, so that a folder with one is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The newest migrations that the database had. */
  migrations: z.object({ service: z.optional(z.string()), product: z.optional(z.string()) }),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
  hasSessionKey: z.boolean(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type DumpedTable = z.infer<typeof tableSchema>
