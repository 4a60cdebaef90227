import { KvintError } from '@kvint/contract'
import * as z from 'zod/mini'

/** Where a list that is newest first goes on: after the row of that time and id. */
export type Cursor = { readonly createdAt: string; readonly id: string }

/** `?limit=20&cursor=…` of a list. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}

/** Opaque to callers, so that what is in it may change. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url')
}

/** @throws KvintError `bad-request` where no answer of ours gave it. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!cursorSchema.safeParse({ createdAt, id }).success)
    throw new KvintError('bad-request', 'This cursor does not belong to the list. Ask for the first page without one.')
  return { createdAt, id }
}

const cursorSchema = z.object({ createdAt: z.iso.datetime(), id: z.guid() })
