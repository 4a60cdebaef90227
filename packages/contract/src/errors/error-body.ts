import * as z from 'zod/mini'
import { ERROR_CODES } from './error-code.ts'

/** What the product API answers where it cannot do what was asked. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    /** What happened, why, what to do next. */
    message: z.string(),
    /** To find the request in the log. */
    requestId: z.string(),
  }),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
