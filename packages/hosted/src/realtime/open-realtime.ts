import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'

export function openRealtime(
  _app: FastifyInstance,
  _hosted: Hosted,
  _connectionString: string,
): Promise<{ close(): Promise<void> }> {
  return Promise.resolve({ close: () => Promise.resolve() })
}
