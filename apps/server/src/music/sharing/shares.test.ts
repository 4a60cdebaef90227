import type { Share } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'

describe.skipIf(!hasPostgres())('a link to a report', () => {
  let site: Keepers
  let owner: Keeper
  let address: string
  beforeAll(async () => {
    site = await startKeepers()
    owner = await site.person()
    const { id, saves } = (await owner.keep('Nordlys.als', await chordSet('Shared'))).json()
    await owner.finished(id)
    address = `/api/v1/projects/${id}/saves/${saves[0].id}/shares`
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const make = async (days: number | null = null): Promise<Share> => (await owner.post(address, { days })).json()
  const follow = (share: Share) => site.app.inject(`/api/v1/shared/${new URL(share.url).pathname.split('/').at(-1)}`)

  it('is long and random, and shows the report to anyone who holds it, to no robot, and kept by no cache', async () => {
    const [one, other] = [await make(), await make(7)]
    expect(new URL(one.url).pathname).toMatch(/^\/share\/[\w-]{43}$/)
    expect(one.url).not.toBe(other.url)
    expect(one.expiresAt).toBeNull()
    const inDays = (Date.parse(other.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(inDays).toBeGreaterThan(6.9)
    expect(inDays).toBeLessThan(7.1)
    const answer = await follow(one)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.json().report.source.fileName).toBe('Nordlys.als')
    expect(Object.keys(answer.json())).toEqual(['sharedAt', 'expiresAt', 'report'])
    expect(answer.body).not.toContain(owner.id)
  })

  it('is listed for its owner and for no one else', async () => {
    const share = await make()
    expect((await owner.get(address)).json().shares).toContainEqual(share)
    const stranger = await site.person()
    expect((await stranger.get(address)).json().shares).toEqual([])
    expect((await stranger.post(address, { days: null })).statusCode).toBe(404)
    expect((await stranger.remove(`/api/v1/shares/${share.id}`)).statusCode).toBe(404)
    expect((await follow(share)).statusCode).toBe(200)
    const project = (await owner.get('/api/v1/projects')).json().projects[0]
    expect(project.saves[0].isShared).toBe(true)
  })

  it('leads nowhere while its owner is banned', async () => {
    const share = await make()
    const ban = (until: string | null) =>
      site.sql('update auth.users set banned_until = $2 where id = $1', [owner.id, until])
    await ban('2100-01-01')
    const during = await follow(share)
    await ban(null)
    expect([during.statusCode, (await follow(share)).statusCode]).toEqual([404, 200])
  })

  it('leads nowhere once it is taken back', async () => {
    const share = await make()
    expect((await owner.remove(`/api/v1/shares/${share.id}`)).statusCode).toBe(204)
    const answer = await follow(share)
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found'])
    expect(answer.headers['x-robots-tag']).toContain('noindex')
    expect((await owner.remove(`/api/v1/shares/${share.id}`)).statusCode).toBe(404)
  })

  it('leads nowhere once its time is over', async () => {
    const share = await make(1)
    await site.sql(`update kvint.shares set expires_at = now() - interval '1 second' where id = $1`, [share.id])
    expect((await follow(share)).statusCode).toBe(404)
    expect((await owner.get(address)).json().shares).not.toContainEqual(share)
  })

  it('goes with its save', async () => {
    const { id, saves } = (await owner.keep('Other.als', await chordSet('Other'))).json()
    await owner.finished(id)
    const share = (await owner.post(`/api/v1/projects/${id}/saves/${saves[0].id}/shares`, { days: 30 })).json()
    expect((await follow(share)).statusCode).toBe(200)
    await owner.remove(`/api/v1/projects/${id}`)
    expect((await follow(share)).statusCode).toBe(404)
  })

  it('is made of a finished report only, and not without end', async () => {
    const { id, saves } = (await owner.keep('bad.als', new TextEncoder().encode('bad'))).json()
    await owner.finished(id)
    expect((await owner.post(`/api/v1/projects/${id}/saves/${saves[0].id}/shares`, { days: null })).statusCode).toBe(
      404,
    )
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push((await owner.post(address, { days: 1 })).statusCode)
    expect(answers.at(-1)).toBe(409)
  })

  it.each([[0], [366], [1.5], ['x']])('is not made for %s days', async (days) => {
    expect((await owner.post(address, { days })).statusCode).toBe(400)
  })

  it.each(['short', 'x'.repeat(65), '../../etc', 'a'.repeat(43)])(
    'that is guessed (%s) leads nowhere',
    async (token) => {
      expect([400, 404]).toContain((await site.app.inject(`/api/v1/shared/${encodeURIComponent(token)}`)).statusCode)
    },
  )
})
