import * as z from 'zod/mini'

/** A save of a kept project and how far its analysis has come. */
const keptSaveSchema = z.object({
  id: z.guid(),
  fileName: z.string(),
  bytes: z.number(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why there is no report; only where `state` is `failed`. */
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})

/** A project that is kept in an account, its newest save first. */
export const keptProjectSchema = z.object({
  id: z.guid(),
  name: z.string(),
  saves: z.array(keptSaveSchema),
})

export const keptProjectListSchema = z.object({ projects: z.array(keptProjectSchema) })

export type KeptProject = z.infer<typeof keptProjectSchema>
