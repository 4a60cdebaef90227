import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { UserRow } from '../../users/user-row.ts'

/** The user that an administrator names in the path, locked; deleted ones too. */
export async function findTarget(sql: Sql, id: string): Promise<UserRow> {
  if (!z.guid().safeParse(id).success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const [user] = await sql<UserRow>`select * from auth.users where id = ${id} for update`
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}
