import { fastifyPlugin } from 'fastify-plugin'
import type { Pool } from 'pg'
import { clearedCookies } from '../session/session-cookie.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { VerifyBearer } from './bearer.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly pool: Pool
  readonly isSecure: boolean
  readonly store: BlobStore
}

/** `GET /api/v1/account/export`: everything that is kept about the caller. `DELETE /api/v1/account`: all of it, gone. */
export const accountRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, pool, isSecure, store }) => {
  app.get('/api/v1/account/export', async (request, reply) => {
    const { sub } = await verifyBearer(request)
    const [account, sessions, subscriptions, checkouts, saves] = await Promise.all(
      [ACCOUNT, SESSIONS, SUBSCRIPTIONS, CHECKOUTS, SAVES].map((select) => pool.query(select, [sub])),
    )
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="account.json"' })
      .send({
        account: account?.rows[0] ?? null,
        sessions: sessions?.rows ?? [],
        subscriptions: subscriptions?.rows ?? [],
        checkouts: checkouts?.rows ?? [],
        projects: saves?.rows ?? [],
      })
  })

  app.delete('/api/v1/account', async (request, reply) => {
    const { sub } = await verifyBearer(request)
    await pool.query('delete from auth.users where id = $1', [sub])
    await store.removeAll(sub)
    return reply.status(204).header('set-cookie', clearedCookies(isSecure)).send()
  })
})

const ACCOUNT = 'select * from public.users where supabase_id = $1'
const SESSIONS = 'select user_agent, created_at, last_used_at, ends_at from kvint.web_sessions where user_id = $1'
const SUBSCRIPTIONS = 'select * from kvint.subscriptions where user_id = $1'
const CHECKOUTS = 'select * from kvint.checkouts where user_id = $1'
const SAVES = `select p.name as project, s.file_name, s.bytes, s.created_at, s.state, s.report
  from kvint.saves s join kvint.projects p on p.id = s.project_id where s.user_id = $1 order by s.created_at`
