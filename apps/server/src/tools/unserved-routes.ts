import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../platform/errors/answer-errors.ts'

/** Addresses under which clients and the site's test pages look for a tool server and find none. */
export function unservedRoutes(app: FastifyInstance): void {
  for (const url of UNSERVED) {
    app.route({ method: ['GET', 'POST'], url, config: { isOpen: true }, handler: sendNotFound })
  }
}

const UNSERVED = ['/api/mcp', '/v1/mcp', '/mcp/v1']
