import { isRecord } from '../wire/mcp-tool.ts'
import { jsonOf } from '../wire/read-answer.ts'

export type Claims = { readonly audience: readonly string[]; readonly expiresAtMs: number | undefined }

/** What a token says of itself, unverified: that is the server's to do. Undefined where it is no JWT. */
export function readJwt(token: string): Claims | undefined {
  const [, body = ''] = token.split('.')
  if (!/^[\w-]+$/.test(body)) return undefined
  let text: string
  try {
    text = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
  const claims = jsonOf(text)
  if (!isRecord(claims)) return undefined
  const { aud, exp } = claims
  return {
    audience: [aud].flat().filter((one): one is string => typeof one === 'string'),
    expiresAtMs: typeof exp === 'number' ? exp * 1000 : undefined,
  }
}
