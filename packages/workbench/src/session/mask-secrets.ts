/** What may be shown and taken away of headers: whose turn it is to prove something, and not the proof. */
export function maskedHeaders(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(
    [...new Headers(headers)].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? maskedProof(value) : value]),
  )
}

/** A body without tokens, keys and codes, be it JSON or a form. */
export function maskedBody(body: string): string {
  return body.replaceAll(IN_JSON, `$1${MASK}$2`).replaceAll(IN_FORM, `$1${MASK}`)
}

/** `Bearer abc` → `Bearer •••` */
function maskedProof(value: string): string {
  const [scheme, proof] = value.split(' ', 2)
  return proof === undefined ? MASK : `${scheme} ${MASK}`
}

const MASK = '•••'
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'x-api-key', 'dpop'])
const SECRETS =
  'access_token|refresh_token|id_token|client_secret|registration_access_token|code|code_verifier|assertion|client_assertion'
const IN_JSON = new RegExp(`("(?:${SECRETS.replace('|code|', '|')})"\\s*:\\s*")[^"]*(")`, 'g')
const IN_FORM = new RegExp(`((?:^|&)(?:${SECRETS}|state)=)[^&]*`, 'g')
