import { hasPostgres } from '@kvint/postgres'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import { accountEntriesIn } from './account-entries.ts'
import { accountFactsIn } from './account-facts.ts'

const factsIn = (pool: Pool, most?: number) => accountFactsIn(pool, accountEntriesIn(pool), most)

describe.skipIf(!hasPostgres())('facts of an account', () => {
  let site: Keepers
  let ann: Keeper
  beforeAll(async () => {
    site = await startKeepers()
    ann = await site.person()
    await ann.finished((await ann.keep('Song.als', await chordSet('Warm Keys'))).json().id)
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  it('are kept with the analysis, and answer without a report', async () => {
    await site.sql(`update kvint.saves set report = '{}'`)
    const index = await factsIn(site.pool).of(ann.id)
    expect(index.leftOut).toEqual([])
    expect(index.places('track', 'warm keys')).toMatchObject([
      { projectName: 'Song', place: expect.stringContaining('Warm Keys') },
    ])
    expect(index.songs(5)).toMatchObject([{ name: 'Song', fileName: 'Song.als' }])
  })

  it('are no one else’s', async () => {
    const bo = await site.person()
    expect((await factsIn(site.pool).of(bo.id)).places('track')).toEqual([])
  })

  it('of a report from before are made for the question, and kept then', async () => {
    const cy = await site.person()
    await cy.finished((await cy.keep('Old.als', await chordSet('Old Keys'))).json().id)
    await site.sql('delete from kvint.save_facts where user_id = $1', [cy.id])
    const facts = factsIn(site.pool)
    expect((await facts.of(cy.id)).places('track', 'old keys')).toHaveLength(1)
    expect(await site.sql('select version from kvint.save_facts where user_id = $1', [cy.id])).toHaveLength(1)
    expect((await facts.of(cy.id)).places('track', 'old keys')).toHaveLength(1)
  })

  it('beyond what memory holds are read again, and those that it holds are not', async () => {
    const di = await site.person()
    for (const name of ['One', 'Two', 'Three'])
      await di.finished((await di.keep(`${name}.als`, await chordSet(`Keys ${name}`))).json().id)
    const [{ characters }] = await site.sql(
      'select max(length(facts::text))::int as characters from kvint.save_facts where user_id = $1',
      [di.id],
    )
    const asked: number[] = []
    const noting = new Proxy(site.pool, {
      get: (pool, name) =>
        name === 'connect' ? async () => notingClient(await pool.connect()) : Reflect.get(pool, name),
    })
    const notingClient = (client: PoolClient) =>
      new Proxy(client, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            if (name === 'query' && String(given[0]).includes('from kvint.save_facts'))
              asked.push((given[1] as [string[]])[0].length)
            return value.apply(target, given)
          }
        },
      })
    const facts = factsIn(noting, 2 * characters)
    for (let time = 0; time < 3; time += 1)
      expect((await facts.of(di.id)).places('track', 'keys').map(({ projectName }) => projectName)).toEqual([
        'Three',
        'Two',
        'One',
      ])
    expect(asked).toEqual([3, 1, 1])
  })
})
