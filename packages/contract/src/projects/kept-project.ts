import * as z from 'zod/mini'

/** Where a save stands. `held` waits for an allowance, `parked` broke too often; both keep their file. */
export const saveStateSchema = z.enum(['held', 'waiting', 'running', 'done', 'failed', 'parked', 'cancelled'])

/** What a list shows of a finished report. */
const saveFactsSchema = z.object({
  key: z.nullable(z.string()),
  bpm: z.number(),
  lengthBars: z.number(),
  tracks: z.number(),
})

/** A save of a kept project and how far its analysis has come. */
export const keptSaveSchema = z.object({
  id: z.guid(),
  projectId: z.guid(),
  fileName: z.string(),
  bytes: z.number(),
  state: saveStateSchema,
  /** Part of the analysis that is done, 0 to 1. */
  progress: z.number(),
  /** What is being done, in words; only while `state` is `running`. */
  step: z.nullable(z.string()),
  /** Why there is no report and what to do; only where `state` is `held`, `failed`, `parked`. */
  problem: z.nullable(z.string()),
  facts: z.nullable(saveFactsSchema),
  isShared: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Number of the last change: of two accounts of one save the higher one is the newer. */
  event: z.number(),
})

/** A project that is kept in an account, its newest save first. */
export const keptProjectSchema = z.object({
  id: z.guid(),
  name: z.string(),
  saves: z.array(keptSaveSchema),
})

/** One page of projects, the one kept last first. `nextCursor` is the `cursor` of the page after it. */
export const keptProjectListSchema = z.object({
  projects: z.array(keptProjectSchema),
  nextCursor: z.nullable(z.string()),
})

export type KeptProject = z.infer<typeof keptProjectSchema>
export type KeptSave = z.infer<typeof keptSaveSchema>
export type KeptProjectList = z.infer<typeof keptProjectListSchema>
