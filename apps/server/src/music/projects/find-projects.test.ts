import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Keeper, type Keepers, startKeepers } from './testing/keepers.ts'

const SONGS: readonly (readonly [name: string, key: string | null, bpm: number])[] = [
  ['Nordlys', 'A minor', 120],
  ['Tinde 100%', 'F# minor', 98.4],
  ['Fonn_a', 'C major', 174],
  ['Stille', null, 120],
]

describe.skipIf(!hasPostgres())('projects of an account', () => {
  let site: Keepers
  let who: Keeper
  beforeAll(async () => {
    site = await startKeepers()
    who = await site.person()
    for (const [at, [name, key, bpm]] of SONGS.entries()) {
      const [project] = await site.sql(
        `insert into kvint.projects (user_id, name, touched_at) values ($1, $2, now() + make_interval(secs => $3)) returning id`,
        [who.id, name, at],
      )
      await site.sql(
        `insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state, key_name, bpm, length_bars, track_count)
          values ($1, $2, $3 || ' v2.als', $3, 1, 'done', $4, $5, 64, 8)`,
        [project.id, who.id, name, key, bpm],
      )
    }
  }, 60_000)
  afterAll(() => site?.close(), 60_000)
  const find = async (query: string) => (await who.get(`/api/v1/projects?${query}`)).json()
  const names = async (search: string) =>
    (await find(`search=${encodeURIComponent(search)}`)).projects.map(({ name }: { name: string }) => name)

  it.each([
    ['', ['Stille', 'Fonn_a', 'Tinde 100%', 'Nordlys']],
    ['NORD', ['Nordlys']],
    ['a minor', ['Nordlys']],
    ['f♯ moll', ['Tinde 100%']],
    ['120', ['Stille', 'Nordlys']],
    ['98 bpm', ['Tinde 100%']],
    ['A minor 120', ['Nordlys']],
    ['A minor 98', []],
    ['tinde v2', ['Tinde 100%']],
    ['100%', ['Tinde 100%']],
    ['_', ['Fonn_a']],
    ["'; drop table kvint.saves", []],
  ])('are found by %j', async (search, found) => {
    expect(await names(search)).toEqual(found)
  })

  it('come page by page, each once, also while others are added', async () => {
    const first = await find('limit=2')
    expect(first.projects.map(({ name }: { name: string }) => name)).toEqual(['Stille', 'Fonn_a'])
    await site.sql(
      `insert into kvint.projects (user_id, name, touched_at) values ($1, 'New', now() + interval '1 hour')`,
      [who.id],
    )
    const second = await find(`limit=2&cursor=${first.nextCursor}`)
    expect(second.projects.map(({ name }: { name: string }) => name)).toEqual(['Tinde 100%', 'Nordlys'])
    expect(second.nextCursor).toBeNull()
  })

  it.each(['cursor=nonsense', 'limit=0', 'limit=101', 'limit=x', 'search=%00', `search=${'x'.repeat(201)}`])(
    'refuse %s',
    async (query) => {
      expect((await who.get(`/api/v1/projects?${query}`)).statusCode).toBe(400)
    },
  )
})
