/**
 * Takes out of a log line what must never be kept: tokens, keys, secrets in addresses, and mail addresses. Lines are
 * made without them; this is for what arrives inside an error's words.
 */
export function scrubLine(line: string): string {
  let scrubbed = line
  for (const [pattern, sign] of SECRETS) scrubbed = scrubbed.replace(pattern, sign)
  return scrubbed
}

const OF_SECRETS = 'token|secret|passw|api_?key|private_?key|session_?key|signature|credential|authorization|cookie'
/** From a name to its value: in an address, in JSON, in JSON within JSON, and the first of a list. */
const BETWEEN = String.raw`\\?["']?\s*[=:]\s*\[?\\?["']?`
const VALUE = String.raw`[^\s"'\\&,}\]]+`
/** What Postgres, Node and Fastify call their errors: worth more than any secret of that shape is likely. */
const ERROR_CODE = String.raw`(?:[0-9A-Z]{5}|(?:E|ERR_|FST_|UND_)[A-Z_]{3,}[0-9A-Z_]*)\b`

const SECRETS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/kvint_[0-9a-f]{12,}/g, '[api key]'],
  [/\b(Bearer|Basic|Token)\s+[^\s"\\]+/gi, '$1 [secret]'],
  [/\b(pdl_(?:sdbx|live)?_?\w{10,}|sb_secret_\w+|whsec_\w+)/g, '[key]'],
  [/(:\/\/[^\s:/@"'\\]*:)[^\s@/"'\\]+@/g, '$1[secret]@'],
  [new RegExp(`([\\w-]*(?:${OF_SECRETS})[\\w-]*${BETWEEN})${VALUE}`, 'gi'), '$1[secret]'],
  [new RegExp(`\\b((?:sid|code)${BETWEEN})(?!${ERROR_CODE})${VALUE}`, 'g'), '$1[secret]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail address]'],
]
