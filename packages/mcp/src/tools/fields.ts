import { z } from 'zod'

/** Input fields that several tools share, so that an assistant learns each once. */
export const projectField = z.string().min(1).max(200).default('latest').describe('Id or name; latest: saved last')

export const saveField = z.string().max(200).optional().describe('Save id; default newest')

export const barsField = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .optional()
  .describe('Bar or range from 1: 9-16')

export const sectionField = z.string().max(60).optional().describe('Label from arrangement_read')

export const bounceField = z.string().max(1000).optional().describe('Default the newest')

export const detailField = z.enum(['concise', 'detailed']).default('concise')

export const cursorField = z.string().max(40).optional().describe('nextCursor of the answer before')

/** Output: what the answer does not hold, and how to get it. */
export const leftOutField = z.array(z.string())

export const nextCursorField = z.string().optional()
