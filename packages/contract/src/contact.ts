import * as z from 'zod/mini'
import { CONTACT_TOPICS } from './contact-topics.ts'

/** What `POST /api/v1/contact` is sent. */
export const contactRequestSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  email: z.email().check(z.maxLength(254)),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(5000)),
})

export type ContactRequest = z.infer<typeof contactRequestSchema>
