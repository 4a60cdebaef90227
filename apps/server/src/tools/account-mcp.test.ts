import type { FastifyInstance } from 'fastify'
import { TOOLS } from '@kvint/mcp'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCallers } from '../platform/openapi/testing/callers.ts'

type Callers = Awaited<ReturnType<typeof startCallers>>
type Person = Awaited<ReturnType<Callers['person']>>

describe.skipIf(!hasPostgres())('the tool server of accounts', () => {
  let site: Callers
  let owner: Person
  /** Each hears of no one else's project: who has one of her own, and who sees the demo ones. */
  let strangers: Person[]
  let things: Record<string, string>
  let address: string

  beforeAll(async () => {
    site = await startCallers()
    owner = await site.payer()
    things = await site.thingsOf(owner)
    address = `kvint://project/${things['projectId']}`
    const keeper = await site.payer()
    await site.thingsOf(keeper)
    strangers = [keeper, await site.person()]
  }, 120_000)
  afterAll(() => site?.close(), 60_000)

  test.each(TOOLS.filter(({ input }) => 'project' in input.shape).map(({ name }) => name))(
    '%s says nothing of a project of somebody else',
    async (name) => {
      const given: Record<string, unknown> = { project: things['projectId'], ...ALSO_ASKED[name] }
      const own = await ask(owner, 'tools/call', { name, arguments: given })
      expect(JSON.stringify(own)).not.toContain('There is no finished report')
      for (const who of strangers) {
        const { result } = await ask(who, 'tools/call', { name, arguments: given })
        expect(result).toMatchObject({ isError: true })
      }
    },
  )

  test.each(['projects_find', 'music_search', 'library_habits', 'set_analyse'])(
    '%s looks through no one else’s library',
    async (name) => {
      for (const who of strangers) {
        const answer = await ask(who, 'tools/call', { name, arguments: ALSO_ASKED[name] ?? {} })
        expect(JSON.stringify(answer)).not.toContain(things['projectId'])
      }
      const upload = { name: 'set_analyse', arguments: { uploadId: things['uploadId'] } }
      expect(textOf(await ask(owner, 'tools/call', upload))).toContain('has not come whole yet')
      for (const who of strangers)
        expect(textOf(await ask(who, 'tools/call', upload))).toContain('She has no such upload')
    },
  )

  test('no resource, prompt or completion of somebody else’s project is given out', async () => {
    const clips = await complete(owner, 'clip')
    expect(clips).not.toEqual([])
    const below = ['', '/report', '/arrangement.svg', '/arrangement.png']
    const ofClip = ['', '/notes.svg', '/notes.png'].map((end) => `/clip/${clips[0]}${end}`)
    for (const uri of [...below, ...ofClip].map((end) => `${address}${end}`)) {
      expect((await ask(owner, 'resources/read', { uri })).result, uri).toBeDefined()
      for (const who of strangers) expect((await ask(who, 'resources/read', { uri })).error, uri).toBeDefined()
    }
    for (const who of strangers) {
      expect(JSON.stringify(await ask(who, 'resources/list'))).not.toContain(address)
      expect([...(await complete(who, 'clip')), ...(await complete(who, 'section'))]).toEqual([])
      expect(await complete(who, 'project', '')).not.toContain(things['projectId'])
      for (const name of ['review_my_mix', 'teach_harmony', 'out_of_the_loop', 'release_check']) {
        const asked = { name, arguments: { project: things['projectId'] } }
        expect(JSON.stringify(await ask(owner, 'prompts/get', asked))).not.toContain('no finished report')
        const { result } = await ask(who, 'prompts/get', asked)
        const shown = result.messages
          .slice(1)
          .map(({ content }: { content: { resource: { text: string } } }) => content.resource.text)
        for (const said of shown) expect(said).toMatch(/"problem":"(There is no|.*fits no project)/)
      }
    }
  })

  test('takes tokens of the site and of its own address, and of no other', async () => {
    const statusFor = async (aud: string) =>
      (await post(site.app, `Bearer ${await site.signed(owner.token, { aud })}`, 'tools/list')).statusCode
    const { resource } = (await site.app.inject('/.well-known/oauth-protected-resource/mcp')).json()
    expect(await Promise.all(['authenticated', resource].map(statusFor))).toEqual([200, 200])
    const elsewhere = ['https://elsewhere.example/mcp', `${resource}/other`, new URL(resource).origin]
    expect(await Promise.all(elsewhere.map(statusFor))).toEqual([401, 401, 401])
  })

  test('a key and an assistant reach what they were granted, and no more', async () => {
    const { secret } = (
      await owner.call('POST', '/api/v1/api-keys', { name: 'Narrow', scopes: ['projects:read'] })
    ).json()
    const granted = await site.signed(owner.token, { client_id: crypto.randomUUID(), scope: 'projects:read' })
    for (const token of [secret, granted]) {
      const statusOf = async (name: string) =>
        (await post(site.app, `Bearer ${token}`, 'tools/call', { name, arguments: {} })).statusCode
      expect(await Promise.all(['project_overview', 'clip_notes', 'library_habits'].map(statusOf))).toEqual([
        200, 403, 403,
      ])
    }
  })

  test('an address by other letters asks for no less', async () => {
    const token = await site.signed(owner.token, { client_id: crypto.randomUUID(), scope: 'library:read' })
    for (const end of ['/report', '/re\tport'])
      for (const uri of [`${address}${end}`, `${address.replace('kvint', 'KVINT')}${end}`])
        expect((await post(site.app, `Bearer ${token}`, 'resources/read', { uri })).statusCode, uri).toBe(403)
  })

  async function complete(who: Person, argument: string, project = things['projectId']): Promise<string[]> {
    const { result } = await ask(who, 'completion/complete', {
      ref: { type: 'ref/resource', uri: 'kvint://project/{project}/clip/{clip}' },
      argument: { name: argument, value: '' },
      context: { arguments: { project } },
    })
    return result.completion.values
  }

  async function ask(who: Person, method: string, params: object = {}) {
    return (await post(site.app, who.authorization, method, params)).json()
  }
})

function post(app: FastifyInstance, authorization: string, method: string, params: object = {}) {
  const payload = { jsonrpc: '2.0', id: 1, method, params }
  return app.inject({ method: 'POST', url: '/mcp', headers: { authorization }, payload })
}

function textOf(answer: { result: { content: { text: string }[] } }): string {
  return answer.result.content[0]?.text ?? ''
}

const ALSO_ASKED: Readonly<Record<string, object>> = {
  term_explain: { term: 'compressor' },
  music_search: { text: 'e' },
  finding_lesson: { finding: 'ST-NAMES:set' },
  track_detail: { track: 0 },
  clip_notes: { clip: 'c1' },
  hear_clip: { clip: 'c1' },
  set_analyse: { uploadId: 'https://169.254.169.254/latest/meta-data' },
}
