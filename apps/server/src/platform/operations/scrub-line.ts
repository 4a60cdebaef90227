/**
 * Takes out of a log line what must never be kept: tokens, keys, secrets in addresses, and mail addresses. Lines are
 * made without them; this is for what arrives inside an error's words.
 */
export function scrubLine(line: string): string {
  let scrubbed = line
  for (const [pattern, sign] of SECRETS) scrubbed = scrubbed.replace(pattern, sign)
  return scrubbed
}

const SECRETS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/kvint_[0-9a-f]{12,}/g, '[api key]'],
  [/\b(Bearer|Basic|Token)\s+[^\s"\\]+/gi, '$1 [secret]'],
  [/\b(pdl_(?:sdbx|live)?_?\w{10,}|sb_secret_\w+|whsec_\w+)/g, '[key]'],
  [
    /((?:token|token_hash|code|secret|password|api_?key|apikey|signature|sid)\\?["']?\s*[=:]\s*\\?["']?)[^\s"'\\&,}]+/gi,
    '$1[secret]',
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail address]'],
]
