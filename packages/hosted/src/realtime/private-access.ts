import type { Hosted } from '../hosted.ts'
import type { RestCaller } from '../rest/caller.ts'
import { CONTEXT, searchPath, statementTime, takeTurn } from '../rest/run-as-caller.ts'

/** Whether the policies on realtime.messages let somebody read and write a private topic: tried, and undone. */
export async function privateAccess(
  hosted: Hosted,
  caller: RestCaller,
  topic: string,
): Promise<{ mayRead: boolean; mayWrite: boolean }> {
  const tryBoth = () =>
    hosted.database.transaction(async (_, client) => {
      await client.query('savepoint before')
      await client.query(`select set_config('realtime.topic', $1, true)`, [topic])
      const made = await client.query<{ id: string }>(
        `insert into realtime.messages (topic, extension) values ($1, 'broadcast') returning id`,
        [topic],
      )
      await client.query(CONTEXT, [
        caller.role,
        JSON.stringify(caller.claims),
        'GET',
        '/realtime/v1',
        '{}',
        statementTime(hosted, caller),
        searchPath(hosted.settings.rest.schema),
      ])
      const seen = await client.query('select 1 from realtime.messages where id = $1', [made.rows[0]?.id])
      const mayRead = seen.rowCount === 1
      const mayWrite = await client
        .query(`insert into realtime.messages (topic, extension) values ($1, 'broadcast')`, [topic])
        .then(() => true)
        .catch((error: { code?: string }) => {
          if (error.code === '42501') return false
          throw error
        })
      await client.query('rollback to savepoint before')
      return { mayRead, mayWrite }
    })
  return takeTurn(hosted, caller, tryBoth)
}
