import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import { accountEntriesIn } from './account-entries.ts'

describe.skipIf(!hasPostgres())('what is analysed of an account', () => {
  let site: Keepers
  beforeAll(async () => {
    site = await startKeepers()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  async function keep(who: Keeper, name: string, inside = name): Promise<string> {
    const { id } = (await who.keep(`${name}.als`, await chordSet(`${inside} ${who.id}`))).json()
    await who.finished(id)
    return id
  }

  it('is told as it stands: kept, saved once more, failed, deleted', async () => {
    const ann = await site.person()
    const entries = accountEntriesIn(site.pool)
    const names = async () => (await entries.of(ann.id)).map(({ name }) => name)
    expect(await names()).toEqual([])
    const first = await keep(ann, 'First')
    const second = await keep(ann, 'Second')
    expect(await names()).toEqual(['Second', 'First'])
    await keep(ann, 'First', 'Louder')
    expect(await names()).toEqual(['First', 'Second'])
    await site.sql(`update kvint.saves set state = 'failed' where project_id = $1`, [second])
    expect(await names()).toEqual(['First'])
    await ann.remove(`/api/v1/projects/${first}`)
    expect(await names()).toEqual([])
  })

  it('is the same list while nothing changes, and no one else’s', async () => {
    const [bo, cy] = [await site.person(), await site.person()]
    await keep(bo, 'Mine')
    const entries = accountEntriesIn(site.pool)
    const before = await entries.of(bo.id)
    expect(before).toMatchObject([{ name: 'Mine', saves: [{ fileName: 'Mine.als' }] }])
    expect(await entries.of(cy.id)).toEqual([])
    expect(await entries.of(bo.id)).toBe(before)
  })

  it('is held for the accounts that asked last', async () => {
    const [di, ed] = [await site.person(), await site.person()]
    for (const who of [di, ed]) await keep(who, 'Song')
    const entries = accountEntriesIn(site.pool, 1)
    const before = await entries.of(di.id)
    await entries.of(ed.id)
    expect(await entries.of(di.id)).not.toBe(before)
  })
})
