import { openPool, startTestPostgres } from '@kvint/postgres'
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import { A_BOUNCE } from '../../../music/hearing/testing/a-bounce.ts'
import { chordSet } from '../../../music/projects/testing/keepers.ts'
import { signUpByInject } from '../../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../../pages/site/site-fixture.ts'

/** A service with a database of its own, people on it, things that they own, and tokens that do not hold. */
export async function startCallers() {
  const postgres = await startTestPostgres(async () => undefined)
  const databaseUrl = await postgres.newDatabase()
  const pool = openPool(databaseUrl, { size: 2 })
  const site = await startSite('all', { databaseUrl })
  const { app } = site

  /** A token with other claims, signed with the service's own key. */
  async function signed(token: string, change: Record<string, unknown>): Promise<string> {
    const { rows } = await pool.query<{ kid: string; jwk: JWK }>(
      'select kid, jwk from auth.signing_keys where retired_at is null',
    )
    const { kid = '', jwk: { key_ops: _, use: __, ...jwk } = {} } = rows[0] ?? {}
    return await new SignJWT({ ...decodeJwt(token), ...change })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .sign(await importJWK(jwk, 'ES256'))
  }

  /** Somebody who may keep as much as she likes. */
  async function payer() {
    const who = await person()
    await pool.query(
      "update public.users set role = 'PREMIUM', subscription_status = 'ACTIVE' where supabase_id = $1",
      [who.id],
    )
    return who
  }

  /** An authenticator app, past the steps that set one up. */
  async function addFactor(who: { readonly id: string }): Promise<void> {
    await pool.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
        values (gen_random_uuid(), $1, 'App', 'totp', 'verified', 'x', now(), now())`,
      [who.id],
    )
  }

  async function person() {
    return await signUpByInject(app)
  }
  type Person = Awaited<ReturnType<typeof person>>

  /** One of everything that a path can name. */
  async function thingsOf(who: Person): Promise<Record<string, string>> {
    const key = (await who.call('POST', '/api/v1/api-keys', { name: 'Thing', scopes: ['account:read'] })).json()
    const kept = (await keep(app, who)).json()
    const projectId: string = kept.id
    const saveId = await finished(who, projectId)
    const share = (await who.call('POST', `/api/v1/projects/${projectId}/saves/${saveId}/shares`, { days: 7 })).json()
    await who.call('PUT', `/api/v1/projects/${projectId}/saves/${saveId}/bounce`, A_BOUNCE)
    const upload = await who.call('POST', '/api/v1/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': `filename ${btoa('Thing.als')}`,
    })
    return {
      planId: 'premium_monthly',
      keyId: key.apiKey.id,
      projectId,
      saveId,
      shareId: share.id,
      token: String(share.url).split('/').at(-1) ?? '',
      uploadId: String(upload.headers.location).split('/').at(-1) ?? '',
    }
  }

  return {
    app,
    dataFolder: site.dataFolder,
    pool,
    signed,
    person,
    payer,
    addFactor,
    thingsOf,
    async close() {
      await site.close()
      await pool.end()
      await postgres.stop()
    },
  }
}

/** A set of its own each time: the same file is kept once. */
async function keep(app: Awaited<ReturnType<typeof startSite>>['app'], who: { authorization: string }) {
  return await app.inject({
    method: 'POST',
    url: `/api/v1/projects?fileName=${crypto.randomUUID()}.als`,
    headers: { authorization: who.authorization, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(await chordSet(crypto.randomUUID())),
  })
}

async function finished(who: Awaited<ReturnType<typeof signUpByInject>>, projectId: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const project = (await who.call('GET', `/api/v1/projects/${projectId}`)).json()
    const [save] = project.saves as { id: string; state: string }[]
    if (save?.state === 'done') return save.id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The analysis did not end.')
}
