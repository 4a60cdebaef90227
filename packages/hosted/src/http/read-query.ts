import type { FastifyRequest } from 'fastify'

/** One value of the query; the first where it is given twice; '' where it is missing. */
export function queryValue(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, string | string[] | undefined>)[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
