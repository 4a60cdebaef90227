import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSet } from '@kvint/als/build'
import { reportSchema } from '@kvint/contract'
import { readSet } from '@kvint/als'
import { makeReport } from '@kvint/insights'
import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../site/site-fixture.ts'
import { projectName } from './kept-projects.ts'

it.each([
  ['Song.als', 'Song'],
  ['Song [2024-11-09 181217].als', 'Song'],
  ['My [best] song.ALS', 'My [best] song'],
  ['.als', 'Without a name'],
])('a file called %s belongs to the project %s', (fileName, name) => {
  expect(projectName(fileName)).toBe(name)
})

describe.skipIf(!hasPostgres())('sets kept in an account', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  let key: string
  let count = 0
  beforeAll(async () => {
    site = await startSite('auth,registration,projects')
    app = site.app
    key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site.close())

  async function person() {
    count += 1
    const payload = { email: `keeper${count}@example.org`, password: 'correct horse' }
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', headers: { apikey: key }, payload })
    const { access_token: token, user } = answer.json()
    const headers = { authorization: `Bearer ${token}` }
    const get = async (url: string) => app.inject({ url, headers })
    return {
      id: String(user.id),
      token: String(token),
      get,
      keep: (fileName: string, content: Uint8Array) =>
        app.inject({
          method: 'POST',
          url: `/api/v1/projects?fileName=${encodeURIComponent(fileName)}`,
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(content),
        }),
      remove: (url: string) => app.inject({ method: 'DELETE', url, headers }),
      async finished(id: string) {
        return expect
          .poll(
            async () => {
              const { projects } = (await get('/api/v1/projects')).json()
              const project = projects.find((one: { id: string }) => one.id === id)
              return project?.saves.every((save: { state: string }) => save.state === 'done' || save.state === 'failed')
                ? project
                : null
            },
            { timeout: 20_000, interval: 100 },
          )
          .not.toBeNull()
      },
    }
  }
  const set = (name: string) =>
    buildSet({
      tempo: 120,
      tracks: [
        {
          kind: 'midi',
          name,
          arrangementClips: [
            {
              startBeats: 0,
              lengthBeats: 4,
              notes: [60, 64, 67].map((pitch) => ({ pitch, startBeats: 0, durationBeats: 4 })),
            },
          ],
        },
      ],
    })

  it('analyses a kept set into the report that the browser would make', async () => {
    const who = await person()
    const content = await set('Chords')
    const kept = await who.keep('Song.als', content)
    expect(kept.statusCode).toBe(202)
    expect(kept.json()).toMatchObject({ name: 'Song', saves: [{ fileName: 'Song.als', bytes: content.length }] })
    await who.finished(kept.json().id)
    const { report } = (await who.get(`/api/v1/projects/${kept.json().id}/report`)).json()
    const reading = await readSet(content)
    const own = reading.kind === 'set' && makeReport(reading.set, { fileName: 'Song.als', bytes: content.length })
    expect(reportSchema.parse(report)).toEqual(JSON.parse(JSON.stringify(own)))
    expect((await who.get('/auth/profile')).json().usage).toEqual({ analysesThisMonth: 1, projectsAnalyzed: 1 })
  })

  it('takes saves of one name for one project, and one file once', async () => {
    const who = await person()
    const [first, second] = [await set('A'), await set('B')]
    await who.keep('Song.als', first)
    await who.keep('Song [2024-11-09 181217].als', second)
    const again = await who.keep('Song.als', first)
    expect(again.json().saves).toHaveLength(2)
    expect(readdirSync(join(site.dataFolder, 'sets', who.id))).toHaveLength(2)
  })

  it('says of a file that is no set what it is', async () => {
    const who = await person()
    const kept = await who.keep('notes.als', new TextEncoder().encode('hello'))
    await who.finished(kept.json().id)
    const [project] = (await who.get('/api/v1/projects')).json().projects
    expect(project.saves[0]).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('neither a gzip nor an XML'),
    })
    expect((await who.get(`/api/v1/projects/${project.id}/report`)).statusCode).toBe(404)
  })

  it('shows nobody else’s projects, by no address', async () => {
    const [owner, stranger] = [await person(), await person()]
    const { id } = (await owner.keep('Secret.als', await set('S'))).json()
    await owner.finished(id)
    expect((await stranger.get('/api/v1/projects')).json().projects).toEqual([])
    expect((await stranger.get(`/api/v1/projects/${id}/report`)).statusCode).toBe(404)
    expect((await stranger.remove(`/api/v1/projects/${id}`)).statusCode).toBe(404)
    expect((await owner.get(`/api/v1/projects/${id}/report`)).statusCode).toBe(200)
    expect((await app.inject('/api/v1/projects')).statusCode).toBe(401)
  })

  it('lets the sixth set of a month in the free plan wait for another, and loses nothing', async () => {
    const who = await person()
    for (const name of ['1', '2', '3', '4', '5'])
      expect((await who.keep(`${name}.als`, await set(name))).statusCode).toBe(202)
    const sixth = await who.keep('6.als', await set('6'))
    expect([sixth.statusCode, sixth.json().error.code]).toEqual([402, 'limit-reached'])
    expect((await who.keep('1.als', await set('1'))).statusCode).toBe(202)
    expect((await who.get('/api/v1/projects')).json().projects).toHaveLength(5)
  })

  it('deletes a project with its files, and everything with the account', async () => {
    const who = await person()
    const { id } = (await who.keep('Gone.als', await set('G'))).json()
    await who.finished(id)
    expect((await who.remove(`/api/v1/projects/${id}`)).statusCode).toBe(204)
    expect(readdirSync(join(site.dataFolder, 'sets', who.id))).toEqual([])
    await who.keep('Last.als', await set('L'))
    expect((await who.remove('/api/v1/account')).statusCode).toBe(204)
    expect(existsSync(join(site.dataFolder, 'sets', who.id))).toBe(false)
  })

  it.each([
    ['no body', new Uint8Array(), 400],
    ['a body above the limit', new Uint8Array(65 * 1024 * 1024), 413],
  ])('refuses %s', async (_, content, status) => {
    expect((await (await person()).keep('x.als', content)).statusCode).toBe(status)
  })

  it('an assistant reads the projects of its account, and the demo ones until there are any', async () => {
    const who = await person()
    const find = async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', host: 'localhost' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'projects_find', arguments: {} } },
      })
      return answer.body
    }
    expect(await find()).toContain('Example song')
    const { id } = (await who.keep('Mine.als', await set('M'))).json()
    await who.finished(id)
    const own = await find()
    expect(own).toContain('Mine')
    expect(own).not.toContain('Example song')
  })

  it('an assistant without a token is told where to sign in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: 'localhost' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('resource_metadata=')
    const metadata = await app.inject({
      url: '/.well-known/oauth-protected-resource/mcp',
      headers: { host: 'localhost' },
    })
    expect(metadata.json()).toMatchObject({
      resource: 'http://localhost:8080/mcp',
      authorization_servers: ['http://localhost:8080/auth/v1'],
    })
  })
})
