import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import type { Hosted } from '../hosted.ts'
import { SERVICE, type RestCaller } from './caller.ts'

/**
 * Runs one request's statements in one transaction, as the caller's role and with her claims, both gone when it ends. It waits
 * its turn among the requests of all callers.
 */
export async function runAsCaller<Result>(
  hosted: Hosted,
  caller: RestCaller,
  request: { method: string; path: string; headers: FastifyRequest['headers']; isReadOnly: boolean; schema?: string },
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    hosted.database.transaction<Result>(async (_, client) => {
      if (request.isReadOnly) await client.query('set transaction read only')
      await client.query(CONTEXT, [
        caller.role,
        JSON.stringify(caller.claims),
        request.method,
        request.path,
        JSON.stringify(forDatabase(request.headers)),
        statementTime(hosted, caller),
        searchPath(request.schema ?? hosted.settings.rest.schema),
      ])
      return work(client)
    })
  return takeTurn(hosted, caller, run).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.result as Result
    throw error
  })
}

/** Ends a transaction without keeping what it wrote (`Prefer: tx=rollback`); its result is the answer all the same. */
export class RolledBack extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('rolled back')
    this.name = 'RolledBack'
    this.result = result
  }
}

/** Nothing keeps the server's own work waiting. */
export function takeTurn<Result>(hosted: Hosted, caller: RestCaller, work: () => Promise<Result>): Promise<Result> {
  return caller.name === SERVICE ? work() : hosted.turns.take(caller.name, work)
}

/** The settings of a transaction: role, claims, method, path, headers, time of a statement. */
export const CONTEXT = `select set_config('search_path', $7, true), set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true), set_config('request.cookies', '{}', true), set_config('statement_timeout', $6, true)`

/** The server's own work may take longer than that of somebody who called. */
export function statementTime({ settings }: Hosted, { role }: RestCaller): string {
  return `${role === 'service_role' ? settings.rest.serviceStatementSeconds : settings.rest.statementSeconds}s`
}

/** The schema of the request first, then what every request finds. */
export function searchPath(schema: string): string {
  return `"${schema.replaceAll('"', '""')}", "public", "extensions"`
}

/** Functions may read headers; what proves who somebody is does not go along. */
function forDatabase(headers: FastifyRequest['headers']): Record<string, unknown> {
  const { authorization: _, apikey: __, cookie: ___, ...rest } = headers
  return rest
}
