import { shellWord } from '../snippet/shell-word.ts'
import type { ManualRequest } from './manual-request.ts'

/** The request as a command for a shell; the token stays out of it. */
export function manualCurl(base: URL, { path, method, isAuthenticated, scheme, body, headers }: ManualRequest): string {
  const hasBody = method !== 'GET' && body !== ''
  const lines = ['Accept: application/json, text/event-stream', ...headers.split('\n').filter((line) => line !== '')]
  return [
    `curl -sSi -X ${method} ${shellWord(URL.canParse(path, base) ? new URL(path, base).href : path)}`,
    ...lines.map((line) => `-H ${shellWord(line)}`),
    ...(hasBody ? [`-H 'Content-Type: application/json'`] : []),
    ...(isAuthenticated ? [`-H "Authorization: ${scheme} $TOKEN"`] : []),
    ...(hasBody ? [`--data ${shellWord(body)}`] : []),
  ].join(' \\\n  ')
}
