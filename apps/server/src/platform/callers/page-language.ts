import type { FastifyRequest } from 'fastify'

/** The languages that pages are drawn in. */
export type PageLanguage = 'en' | 'nb'

/**
 * The language of a page for who asks: the one in the address (`?lang=nb`), else Norwegian where the browser names a
 * Norwegian first, as the page's own script decides it.
 */
export function pageLanguage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): PageLanguage {
  const named = /[?&]lang=(en|nb)\b/.exec(url)?.[1]
  if (named) return named === 'nb' ? 'nb' : 'en'
  return /^\s*(nb|no|nn)\b/i.test(headers['accept-language'] ?? '') ? 'nb' : 'en'
}
