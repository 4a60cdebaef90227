import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import { accountFactsIn } from './account-facts.ts'

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
    const index = await accountFactsIn(site.pool).of(ann.id)
    expect(index.leftOut).toEqual([])
    expect(index.places('track', 'warm keys')).toMatchObject([
      { projectName: 'Song', place: expect.stringContaining('Warm Keys') },
    ])
    expect(index.songs(5)).toMatchObject([{ name: 'Song', fileName: 'Song.als' }])
  })

  it('are nobody else’s', async () => {
    const bo = await site.person()
    expect((await accountFactsIn(site.pool).of(bo.id)).places('track')).toEqual([])
  })

  it('of a report from before are made for the question, and kept then', async () => {
    const cy = await site.person()
    await cy.finished((await cy.keep('Old.als', await chordSet('Old Keys'))).json().id)
    await site.sql('delete from kvint.save_facts where user_id = $1', [cy.id])
    const facts = accountFactsIn(site.pool)
    expect((await facts.of(cy.id)).places('track', 'old keys')).toHaveLength(1)
    expect(await site.sql('select version from kvint.save_facts where user_id = $1', [cy.id])).toHaveLength(1)
    expect((await facts.of(cy.id)).places('track', 'old keys')).toHaveLength(1)
  })
})
