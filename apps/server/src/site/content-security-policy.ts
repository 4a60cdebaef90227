import { createHash } from 'node:crypto'

/** The page's policy: own files only, and exactly the inline scripts that the page was built with, by their hash. */
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)]
    .filter((match) => !/\ssrc=|type="application\/json"/.test(match.groups?.['attributes'] ?? ''))
    .map((match) => match.groups?.['body'] ?? '')
}
