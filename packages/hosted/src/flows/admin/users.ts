import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../database/sql.ts'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError, invalid } from '../../http/auth-error.ts'
import { queryValue } from '../../http/read-query.ts'
import { flag, readBody } from '../../http/read-body.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { clearOneTimeTokens } from '../../tokens/one-time-token.ts'
import { confirmEmail, confirmPhone } from '../confirm.ts'
import { readEmail, readPhone } from '../../users/contact.ts'
import { findUserByEmail, findUserByPhone } from '../../users/find-user.ts'
import { mergeIdentityData } from '../../users/identities.ts'
import { updateUserRow } from '../../users/update-user-row.ts'
import { userJson } from '../../users/user-json.ts'
import type { UserRow } from '../../users/user-row.ts'
import { merged } from '../update-user.ts'
import { bannedUntil } from './ban.ts'
import { adminPasswordHash, adminUserBody } from './create-user.ts'
import { findTarget } from './find-target.ts'

type WithId = { Params: { id: string } }

/** GET /admin/users, GET, PUT and DELETE /admin/users/{id} (protocol 18). */
export function adminUsers(app: FastifyInstance, hosted: Hosted): void {
  app.get('/admin/users', async (request, reply) => {
    await requireAdmin(hosted, request)
    const { page, perPage } = readPage(request)
    const { sql } = hosted.database
    const [amount] = await sql<{
      total: number
    }>`select count(*)::int as total from auth.users where deleted_at is null`
    const filter = `%${queryValue(request, 'filter').replace(/[%_\\]/g, '\\$&')}%`
    const rows = await sql<UserRow>`
      select * from auth.users where deleted_at is null and (${filter} = '%%' or email like ${filter} or raw_user_meta_data ->> 'full_name' ilike ${filter})
      order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`
    reply.headers(pageHeaders(hosted, { page, perPage, total: amount?.total ?? 0, path: '/admin/users' }))
    const users = []
    for (const row of rows) users.push(await userJson(sql, row))
    return { users, aud: hosted.settings.tokens.audience }
  })

  app.get<WithId>('/admin/users/:id', async (request) => {
    await requireAdmin(hosted, request)
    return hosted.database.transaction(async (sql) => userJson(sql, await findTarget(sql, request.params.id)))
  })

  app.put<WithId>('/admin/users/:id', async (request) => {
    await requireAdmin(hosted, request)
    const input = readBody(adminUserBody, request.body)
    const passwordHash = await adminPasswordHash(hosted, input)
    return hosted.database.transaction(async (sql) => {
      const user = await findTarget(sql, request.params.id)
      const changed = await change(sql, user, input, passwordHash)
      await audit(sql, request, 'user_modified', user.id, { by: 'admin' })
      return userJson(sql, changed)
    })
  })

  app.delete<WithId>('/admin/users/:id', async (request) => {
    await requireAdmin(hosted, request)
    const { should_soft_delete: isSoft } = readBody(z.object({ should_soft_delete: flag }), request.body)
    await hosted.database.transaction(async (sql) => {
      const user = await findTarget(sql, request.params.id)
      await audit(sql, request, 'user_deleted', user.id)
      if (isSoft) await softDelete(sql, user)
      else await sql`delete from auth.users where id = ${user.id}`
    })
    return {}
  })
}

async function change(
  sql: Sql,
  before: UserRow,
  input: z.output<typeof adminUserBody>,
  passwordHash: string | undefined,
): Promise<UserRow> {
  const email = input.email === '' ? undefined : readEmail(input.email)
  const phone = input.phone === '' ? undefined : readPhone(input.phone)
  const holder = email ? await findUserByEmail(sql, email) : undefined
  if (holder && holder.id !== before.id)
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  const owner = phone ? await findUserByPhone(sql, phone) : undefined
  if (owner && owner.id !== before.id)
    throw new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
  const banned = bannedUntil(input.ban_duration)
  if (passwordHash) await sql`delete from auth.sessions where user_id = ${before.id}`
  if (passwordHash || email) await clearOneTimeTokens(sql, before.id)
  if (email) await mergeIdentityData(sql, before.id, 'email', { email })
  let user = await updateUserRow(sql, before.id, {
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(passwordHash ? { encrypted_password: passwordHash } : {}),
    ...(input.role ? { role: input.role } : {}),
    ...(banned === undefined ? {} : { banned_until: banned }),
    ...(input.user_metadata
      ? { raw_user_meta_data: merged('user_metadata', before.raw_user_meta_data, input.user_metadata) }
      : {}),
    ...(input.app_metadata
      ? { raw_app_meta_data: merged('app_metadata', before.raw_app_meta_data, input.app_metadata) }
      : {}),
  })
  if (input.email_confirm) user = await confirmEmail(sql, user)
  if (input.phone_confirm) user = await confirmPhone(sql, user)
  return user
}

/** Nothing personal stays, and the address may be used again. */
async function softDelete(sql: Sql, user: UserRow): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${user.id}`
  await sql`delete from auth.identities where user_id = ${user.id}`
  await sql`delete from auth.mfa_factors where user_id = ${user.id}`
  await sql`delete from auth.webauthn_credentials where user_id = ${user.id}`
  await clearOneTimeTokens(sql, user.id)
  await updateUserRow(sql, user.id, {
    deleted_at: new Date(),
    email: null,
    phone: null,
    encrypted_password: null,
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    email_change: '',
    phone_change: '',
  })
}

export function readPage(request: FastifyRequest): { page: number; perPage: number } {
  const page = Number(queryValue(request, 'page') || 1)
  const perPage = Number(queryValue(request, 'per_page') || 50)
  if (!Number.isSafeInteger(page) || page < 1)
    throw invalid(`Bad Pagination Parameters: page ${queryValue(request, 'page')}`)
  if (!Number.isSafeInteger(perPage) || perPage < 1 || perPage > 1000)
    throw invalid('Bad Pagination Parameters: per_page')
  return { page, perPage }
}

export function pageHeaders(
  hosted: Hosted,
  { page, perPage, total, path }: { page: number; perPage: number; total: number; path: string },
): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) =>
    `<${hosted.settings.authUrl}${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}
