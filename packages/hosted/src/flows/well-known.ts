import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { supportedScopes } from './oauth/authorize.ts'

/** The published keys and the two discovery documents (protocol 16). */
export function wellKnown(app: FastifyInstance, hosted: Hosted): void {
  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await hosted.keyRing.publicKeys() }
  })
  app.get('/.well-known/openid-configuration', (_, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return discovery(hosted)
  })
  if (hosted.settings.oauthServer.isEnabled) app.get('/.well-known/oauth-authorization-server', () => discovery(hosted))
}

/** One document serves both: RFC 8414 is a subset of OpenID Connect discovery. */
export function discovery({ settings }: Pick<Hosted, 'settings'>): Record<string, unknown> {
  const issuer = settings.authUrl
  const { hasDynamicRegistration, hasClientMetadataDocuments } = settings.oauthServer
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    ...(hasDynamicRegistration ? { registration_endpoint: `${issuer}/oauth/clients/register` } : {}),
    client_id_metadata_document_supported: hasClientMetadataDocuments,
    authorization_response_iss_parameter_supported: true,
    scopes_supported: supportedScopes({ settings }),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256', 'RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    claims_supported: [
      'sub',
      'aud',
      'iss',
      'exp',
      'iat',
      'auth_time',
      'nonce',
      'email',
      'email_verified',
      'phone_number',
      'name',
      'picture',
      'preferred_username',
      'updated_at',
    ],
    code_challenge_methods_supported: ['S256'],
  }
}
