import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { realSets, type SetFile } from './uploads/real-sets.ts'
import { send } from './uploads/send.ts'
import { openService, type Person } from './uploads/service.ts'

/**
 * `npm run chaos:api`: kills the service with SIGKILL at random moments while sets are sent and analysed, starts it
 * again, and looks afterwards whether every acknowledged upload ended in a report, once.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, port: { type: 'string', default: '54382' } },
})
const kills = Number(values.kills)
const SENDERS = 4
const service = await openService(Number(values.port))
try {
  await service.start()
  await service.pool.query(watchEnds())
  const people: Person[] = []
  for (let at = 0; at < SENDERS; at += 1) people.push(await service.person(`chaos-${at}`))
  const sets = await realSets()

  const acknowledged: { person: Person; set: SetFile }[] = []
  const stop = new AbortController()
  const senders = people.map(async (person, at) => {
    for (let turn = at; !stop.signal.aborted && turn < sets.length * 2; turn += SENDERS) {
      const set = sets[turn % sets.length]
      if (!set) return
      await send(service.url, person, set)
      acknowledged.push({ person, set })
    }
  })
  let cutShort = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(300 + Math.random() * 1_700)
    cutShort += await countOf(`select from kvint.saves where state = 'running'`)
    await service.stop('SIGKILL')
    await service.start()
  }
  stop.abort()
  await Promise.all(senders)
  while ((await countOf(`select from kvint.saves where state in ('waiting', 'running')`)) > 0) await wait(200)

  const lost = []
  for (const { person, set } of acknowledged)
    if ((await countOf(endedOf(), [person.id, set.hash])) !== 1) lost.push(set.name)
  const twice = await countOf('select from chaos.ends group by save_id having count(*) > 1')
  const parked = await countOf(`select from kvint.saves where state = 'parked'`)
  const taken = await countOf(`select from kvint.saves where fence > 1`)
  console.log(`kills           ${kills}, analyses under way at one ${cutShort}`)
  console.log(`acknowledged    ${acknowledged.length} uploads by ${SENDERS} people, ${sets.length} distinct sets`)
  console.log(`without an end  ${lost.length}${lost.length > 0 ? `: ${lost.slice(0, 5).join(', ')}` : ''}`)
  console.log(`ended twice     ${twice}`)
  console.log(`set aside       ${parked}`)
  console.log(`taken up again  ${taken}`)
  process.exitCode = lost.length === 0 && twice === 0 && parked === 0 ? 0 : 1
} finally {
  await service.close()
}

async function countOf(statement: string, parameters: unknown[] = []): Promise<number> {
  return (await service.pool.query(statement, parameters)).rowCount ?? 0
}

/** A set that can be read has its report; one that cannot has been told so. */
function endedOf(): string {
  return `select from kvint.saves where user_id = $1 and content_hash = $2
    and (state = 'failed' or (state = 'done' and report is not null))`
}

/** Writes every end of an analysis down, outside of the service. */
function watchEnds(): string {
  return `create schema chaos;
    create table chaos.ends (save_id uuid not null, state text not null);
    create function chaos.note_end() returns trigger language plpgsql security definer as $$
      begin insert into chaos.ends values (new.id, new.state); return null; end $$;
    create trigger note_end after update of state on kvint.saves for each row
      when (new.state in ('done', 'failed', 'parked') and old.state is distinct from new.state) execute function chaos.note_end()`
}
