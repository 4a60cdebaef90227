import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorizationCodeGrant, fetchUserInfo, skipSubjectCheck } from 'openid-client'
import { z } from 'zod'
import { accountForProfile } from '../external/account-for-profile.ts'
import { connectProvider } from '../external/connect-provider.ts'
import { profileFrom, type Profile } from '../external/profile.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { errorFields, withFragment, withQuery } from '../http/redirect-answer.ts'
import { openSession } from '../sessions/open-session.ts'
import type { FlowStateRow } from '../sessions/pkce.ts'
import { sessionFields } from '../sessions/session-fields.ts'

/** GET and POST /callback (protocol 11): the way back from a provider. */
export function callback(app: FastifyInstance, hosted: Hosted): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      const flow = await takeFlow(hosted, answerValue(request, 'state'))
      if (!flow) return reply.redirect(withQuery(hosted.settings.siteUrl, BAD_STATE), 303)
      const target = flow.referrer ?? hosted.settings.siteUrl
      try {
        return await reply.redirect(await finish(hosted, request, flow, target), 302)
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        const fields = errorFields(error)
        return reply.redirect(withFragment(withQuery(target, fields), fields), 302)
      }
    },
  })
}

const LIFETIME_SECONDS = 300
const BAD_STATE = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'OAuth state parameter is invalid or has expired',
}

/** A state works once: it is consumed even where the rest fails. The code of a PKCE flow takes its place. */
async function takeFlow(hosted: Hosted, state: string): Promise<FlowStateRow | undefined> {
  if (!z.guid().safeParse(state).success) return undefined
  const [flow] = await hosted.database.sql<FlowStateRow>`
    update auth.flow_state set authentication_method = 'oauth' , upstream_verifier = null
    from (select id as found, upstream_verifier as verifier from auth.flow_state where id = ${state} for update) old
    where id = old.found and old.verifier is not null and created_at > now() - make_interval(secs => ${LIFETIME_SECONDS})
    returning auth.flow_state.*, old.verifier as upstream_verifier`
  return flow
}

async function finish(hosted: Hosted, request: FastifyRequest, flow: FlowStateRow, target: string): Promise<string> {
  const refusal = answerValue(request, 'error')
  if (refusal !== '') {
    const description = answerValue(request, 'error_description') || refusal
    throw new AuthError(
      refusal === 'access_denied' ? 403 : 400,
      refusal === 'access_denied' ? 'access_denied' : 'bad_oauth_callback',
      description,
    )
  }
  const { profile, tokens } = await askProvider(hosted, request, flow)
  const outcome = await hosted.database.transaction(async (sql) => {
    const user = await accountForProfile(sql, hosted, request, profile, {
      linkingTargetId: flow.linking_target_id,
      redirectTo: target,
    })
    if (user instanceof AuthError) return user
    await audit(sql, request, 'login', user.id, { method: 'oauth', provider: profile.provider })
    if (flow.code_challenge) {
      await sql`
        update auth.flow_state set user_id = ${user.id}, auth_code_issued_at = now(), provider_access_token = ${tokens.access},
          provider_refresh_token = ${tokens.refresh ?? null} where id = ${flow.id}`
      return withQuery(target, { code: flow.auth_code })
    }
    await sql`delete from auth.flow_state where id = ${flow.id}`
    const session = await openSession(sql, hosted, request, user, 'oauth')
    const provider = {
      provider_token: tokens.access,
      ...(tokens.refresh ? { provider_refresh_token: tokens.refresh } : {}),
    }
    return withFragment(target, { ...sessionFields(session), ...provider })
  })
  hosted.mailer.wake()
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

/** openid-client checks the code, PKCE, state, nonce, issuer, audience and signature. */
async function askProvider(
  hosted: Hosted,
  request: FastifyRequest,
  flow: FlowStateRow,
): Promise<{ profile: Profile; tokens: { access: string; refresh: string | undefined } }> {
  const provider = hosted.settings.providers[flow.provider_type]
  if (!provider) throw new AuthError(400, 'provider_disabled', 'This provider is not enabled any more')
  try {
    const configuration = await connectProvider(flow.provider_type, provider)
    const isOpenId = provider.scopes.includes('openid')
    const current = new URL(`${hosted.settings.authUrl}/callback`)
    for (const [name, value] of Object.entries({
      ...(request.query as object),
      ...(request.body as object | undefined),
    }))
      current.searchParams.set(name, String(value))
    const answer = await authorizationCodeGrant(configuration, current, {
      expectedState: flow.id,
      pkceCodeVerifier: flow.upstream_verifier ?? '',
      ...(isOpenId ? { expectedNonce: flow.upstream_nonce ?? '', idTokenExpected: true } : {}),
    })
    const claims = answer.claims()
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
    const info = hasUserInfo
      ? await fetchUserInfo(configuration, answer.access_token, claims?.sub ?? skipSubjectCheck)
      : {}
    return {
      profile: profileFrom(flow.provider_type, { ...info, ...claims }),
      tokens: { access: answer.access_token, refresh: answer.refresh_token },
    }
  } catch (error) {
    request.log.warn({ err: error }, `hosted: sign-in with ${flow.provider_type} failed`)
    throw new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code')
  }
}

function answerValue(request: FastifyRequest, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : queryValue(request, name)
}
