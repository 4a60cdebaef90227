import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { OAuthError } from '../../http/auth-error.ts'
import { readBody, text } from '../../http/read-body.ts'
import { findClient, isClientSecret, type ClientRow } from './client-row.ts'

const body = z.object({ client_id: text, client_secret: text })

/** The client of a token request, proven by exactly the method that it registered (protocol 17). */
export async function authenticateClient(hosted: Hosted, request: FastifyRequest): Promise<ClientRow> {
  const basic = readBasic(request.headers.authorization)
  const posted = readBody(body, request.body)
  const id = basic?.id ?? posted.client_id
  const client = await find(hosted, id)
  if (!client) throw refused()
  const method = basic ? 'client_secret_basic' : posted.client_secret === '' ? 'none' : 'client_secret_post'
  if (method !== client.token_endpoint_auth_method) throw refused()
  if (basic && posted.client_id !== '' && posted.client_id !== basic.id) throw refused()
  if (method !== 'none' && !isClientSecret(client, basic?.secret ?? posted.client_secret)) throw refused()
  return client
}

async function find(hosted: Hosted, id: string): Promise<ClientRow | undefined> {
  if (!/^https?:\/\//.test(id)) return findClient(hosted.database.sql, id)
  const [client] = await hosted.database
    .sql<ClientRow>`select * from auth.oauth_clients where metadata_url = ${id} and deleted_at is null`
  return client
}

function readBasic(header: string | undefined): { id: string; secret: string } | undefined {
  const encoded = /^basic (\S+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: decoded(id), secret: decoded(secret.join(':')) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** By this clients learn that they must register again. */
function refused(): OAuthError {
  return new OAuthError('invalid_client', 'Invalid client credentials')
}
