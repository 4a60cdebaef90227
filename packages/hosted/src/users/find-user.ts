import type { Sql } from '../database/sql.ts'
import type { UserRow } from './user-row.ts'

export async function findUserById(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow>`select * from auth.users where id = ${id} and deleted_at is null`
  return user
}

export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [user] =
    await sql<UserRow>`select * from auth.users where email = ${email} and not is_sso_user and deleted_at is null`
  return user
}

export async function findUserByPhone(sql: Sql, phone: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow>`select * from auth.users where phone = ${phone} and deleted_at is null`
  return user
}

/** Waits for everyone else who works on the same account; every flow that changes one starts here. */
export async function lockUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow>`select * from auth.users where id = ${id} and deleted_at is null for update`
  return user
}
