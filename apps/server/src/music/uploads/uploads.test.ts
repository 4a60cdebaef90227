import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LARGEST_SET_BYTES } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3StandIn } from '../../platform/blobs/testing/s3-stand-in.ts'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'

const TUS = { 'tus-resumable': '1.0.0' }
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`

describe.skipIf(!hasPostgres()).each([['a folder'], ['a bucket']])('uploads into %s', (place) => {
  let site: Keepers
  let standIn: Awaited<ReturnType<typeof startS3StandIn>> | undefined
  beforeAll(async () => {
    standIn = place === 'a bucket' ? await startS3StandIn() : undefined
    site = await startKeepers(standIn ? { s3Bucket: standIn.bucket } : {})
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)
  afterAll(async () => {
    await site?.close()
    standIn?.close()
  }, 60_000)

  const begin = async (who: Keeper, bytes: number, name = 'Song.als', more = {}) =>
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { ...who.headers, ...TUS, 'upload-length': String(bytes), 'upload-metadata': named(name), ...more },
    })
  const send = async (who: Keeper, url: string, offset: number, part: Uint8Array) =>
    await site.app.inject({
      method: 'PATCH',
      url,
      headers: {
        ...who.headers,
        ...TUS,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      payload: Buffer.from(part),
    })
  const head = async (who: Keeper, url: string) =>
    await site.app.inject({ method: 'HEAD', url, headers: { ...who.headers, ...TUS } })
  const stored = (id: string) =>
    standIn
      ? standIn.keys().filter((key) => key.startsWith(`sets/${id}/`))
      : readdirSync(join(site.dataFolder, 'sets', id))
  const incoming = () =>
    standIn ? standIn.keys().filter((key) => !key.startsWith('sets/')) : readdirSync(join(site.dataFolder, 'incoming'))

  it('come in parts, are acknowledged when they are kept, and end in a report', async () => {
    const who = await site.person()
    const content = await chordSet('Parts')
    const begun = await begin(who, content.length)
    expect(begun.statusCode).toBe(201)
    const url = String(begun.headers['location'])
    expect(url).toMatch(/^\/api\/v1\/uploads\/[0-9a-f]{32}$/)
    const half = Math.floor(content.length / 2)
    expect((await send(who, url, 0, content.subarray(0, half))).headers['upload-offset']).toBe(String(half))
    expect((await who.get(url)).json()).toMatchObject({ receivedBytes: half, saveId: null })
    expect((await head(who, url)).headers['upload-offset']).toBe(String(half))
    expect((await send(who, url, half, content.subarray(half))).statusCode).toBe(204)
    const ended = (await who.get(url)).json()
    expect(ended).toMatchObject({ fileName: 'Song.als', receivedBytes: content.length })
    expect(stored(who.id)).toHaveLength(1)
    const project = await who.finished(ended.projectId)
    expect(project.saves[0]).toMatchObject({ id: ended.saveId, state: 'done', bytes: content.length })
    expect(incoming()).toEqual([])
    expect((await head(who, url)).headers['upload-offset']).toBe(String(content.length))
  })

  it('leave nothing of what had come when their account is deleted', async () => {
    const who = await site.person()
    const url = String((await begin(who, 100_000)).headers['location'])
    expect((await send(who, url, 0, new Uint8Array(50_000))).statusCode).toBe(204)
    const left = () => incoming().filter((name) => name.includes(url.split('/').at(-1) ?? ''))
    expect(left()).not.toEqual([])
    const deleted = await site.app.inject({ method: 'DELETE', url: '/api/v1/account', headers: who.headers })
    expect([deleted.statusCode, left()]).toEqual([204, []])
  })

  it('come whole with one idempotency key on every call: it covers no part of a file', async () => {
    const who = await site.person()
    const keyed = { ...who, headers: { ...who.headers, 'idempotency-key': 'one-for-all-calls' } }
    const content = await chordSet('One key')
    const urls = [await begin(keyed, content.length), await begin(keyed, 9)].map(({ headers }) => headers['location'])
    expect(new Set(urls.filter(Boolean)).size).toBe(2)
    const url = String(urls[0])
    const half = Math.floor(content.length / 2)
    await send(keyed, url, 0, content.subarray(0, half))
    const second = await send(keyed, url, half, content.subarray(half))
    expect(second.headers['upload-offset']).toBe(String(content.length))
    expect((await who.get(url)).json()).toMatchObject({ receivedBytes: content.length })
  })

  it('of 12 MB come whole, byte for byte', async () => {
    const who = await site.person()
    const content = randomBytes(12 * 1024 * 1024)
    const url = String((await begin(who, content.length)).headers['location'])
    const step = 5 * 1024 * 1024 + 17
    for (let at = 0; at < content.length; at += step)
      expect((await send(who, url, at, content.subarray(at, at + step))).statusCode).toBe(204)
    const { projectId } = (await who.get(url)).json()
    const zip = await who.get('/api/v1/projects/export')
    expect(zip.rawPayload.includes(content)).toBe(true)
    await who.remove(`/api/v1/projects/${projectId}`)
    await expect.poll(() => stored(who.id)).toEqual([])
  })

  it('of one content are kept once, under any name', async () => {
    const who = await site.person()
    const content = await chordSet('Twice')
    for (const name of ['One.als', 'Two.als']) {
      const url = String((await begin(who, content.length, name)).headers['location'])
      expect((await send(who, url, 0, content)).statusCode).toBe(204)
    }
    expect(stored(who.id)).toHaveLength(1)
    expect((await who.get('/api/v1/projects')).json().projects).toHaveLength(1)
  })

  it('that came whole just before the server died are finished when they are asked for', async () => {
    const who = await site.person()
    const content = await chordSet('Died')
    const url = String((await begin(who, content.length)).headers['location'])
    const id = url.split('/').at(-1)
    await site.sql(
      `create or replace function kvint.die() returns trigger language plpgsql as 'begin raise exception ''dead''; end'`,
    )
    await site.sql('create trigger die before insert on kvint.saves for each row execute function kvint.die()')
    expect((await send(who, url, 0, content)).statusCode).toBeGreaterThanOrEqual(500)
    await site.sql('drop trigger die on kvint.saves')
    expect((await who.get('/api/v1/projects')).json().projects).toEqual([])
    expect((await head(who, url)).headers['upload-offset']).toBe(String(content.length))
    expect(
      await site.sql('select save_id from kvint.uploads where id = $1 and save_id is not null', [id]),
    ).toHaveLength(1)
    expect((await who.get('/api/v1/projects')).json().projects).toHaveLength(1)
  })

  it('are cancelled with all that came', async () => {
    const who = await site.person()
    const before = incoming()
    const url = String((await begin(who, 1000)).headers['location'])
    await send(who, url, 0, new Uint8Array(400))
    expect((await who.remove(url)).statusCode).toBe(204)
    expect((await head(who, url)).statusCode).toBe(404)
    expect(incoming()).toEqual(before)
  })

  it('are no one else’s', async () => {
    const [owner, stranger] = [await site.person(), await site.person()]
    const url = String((await begin(owner, 1000)).headers['location'])
    expect((await head(stranger, url)).statusCode).toBe(404)
    expect((await send(stranger, url, 0, new Uint8Array(10))).statusCode).toBe(404)
    expect((await stranger.remove(url)).statusCode).toBe(404)
    expect((await stranger.get(url)).statusCode).toBe(404)
    expect((await site.app.inject({ method: 'HEAD', url, headers: TUS })).statusCode).toBe(401)
    expect((await head(owner, url)).headers['upload-offset']).toBe('0')
  })

  it.each([
    [
      'larger than what is kept',
      { 'upload-length': String(LARGEST_SET_BYTES + 1) },
      413,
      'too-large',
      /in your browser/,
    ],
    ['without a name', { 'upload-metadata': 'filename' }, 400, 'bad-request', /filename/],
    ['of nothing', { 'upload-length': '0' }, 400, 'bad-request', /is empty/],
    ['of no known length', { 'upload-length': '', 'upload-defer-length': '1' }, 400, 'bad-request', /./],
    ['of another protocol', { 'tus-resumable': '2.0.0' }, 412, 'bad-request', /1\.0\.0/],
  ])('%s are refused with what to do', async (_, headers, status, code, message) => {
    const answer = await begin(await site.person(), 10, 'x.als', headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.json().error.message).toMatch(message)
    expect(answer.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' })
  })

  it('go on only where they stand', async () => {
    const who = await site.person()
    const url = String((await begin(who, 100)).headers['location'])
    await send(who, url, 0, new Uint8Array(40))
    const elsewhere = await send(who, url, 10, new Uint8Array(10))
    expectRefusal(elsewhere, 409, 'conflict', /Send HEAD/)
    expectRefusal(await send(who, url, 40, new Uint8Array(80)), 413, 'too-large', /Upload-Length/)
    expect((await head(who, url)).headers['upload-offset']).toBe('40')
  })

  it.each([
    [{ 'content-type': 'application/json' }, 415, 'unsupported-type'],
    [{ 'upload-offset': '-1' }, 400, 'bad-request'],
    [{ 'upload-offset': '0x1' }, 400, 'bad-request'],
    [{ 'upload-concat': 'x' }, 400, 'bad-request'],
    [{ 'x-forwarded-proto': 'gopher' }, 400, 'bad-request'],
  ])('with %j are refused in the one shape of errors', async (headers, status, code) => {
    const who = await site.person()
    const url = String((await begin(who, 100)).headers['location'])
    const answer = await site.app.inject({
      method: 'PATCH',
      url,
      headers: {
        ...who.headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      payload: 'x',
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  /** A request of which the head and some of the body are sent, and no more. */
  const beginSending = (method: string, url: string, headers: Record<string, string>, body: string): Socket => {
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`${method} ${url} HTTP/1.1\r\nhost: x\r\n${lines.join('')}\r\n${body}`)
    return socket
  }

  it('keep what came where the line breaks', async () => {
    const who = await site.person()
    const url = String((await begin(who, 1000)).headers['location'])
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': '1000' }
    const received = async () => (await who.get(url)).json().receivedBytes
    // What has not reached the upload when the line breaks is lost: on a busy machine it takes longer until it has.
    for (const waitMs of [300, 1_000, 3_000, 9_000]) {
      const socket = beginSending('PATCH', url, { ...who.headers, ...TUS, ...part }, 'a'.repeat(400))
      await sleep(waitMs)
      socket.destroy()
      const isKept = await expect
        .poll(received, { timeout: 2_000 })
        .toBe(400)
        .then(
          () => true,
          () => false,
        )
      if (isKept) break
    }
    expect(await received()).toBe(400)
    expect((await send(who, url, 400, new Uint8Array(600))).statusCode).toBe(204)
  })

  it('as one body are refused to strangers before the body is there', async () => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(LARGEST_SET_BYTES) }
    const socket = beginSending('POST', '/api/v1/projects?fileName=Song.als', headers, 'a')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
  })

  it.skipIf(place === 'a bucket' || !existsSync('/dev/full'))('find a full disk told as such', async () => {
    const who = await site.person()
    const url = String((await begin(who, 100)).headers['location'])
    const file = join(site.dataFolder, 'incoming', url.split('/').at(-1) ?? '')
    rmSync(file)
    symlinkSync('/dev/full', file)
    expectRefusal(await send(who, url, 0, new Uint8Array(10)), 507, 'storage-full', /no room left/)
  })

  /** What the protocol itself refuses looks like every other refusal. */
  function expectRefusal(answer: LightMyRequestResponse, status: number, code: string, message: RegExp) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
    expect(answer.headers['tus-resumable']).toBe('1.0.0')
    expect(answer.json().error).toEqual({
      code,
      message: expect.stringMatching(message),
      requestId: answer.headers['x-request-id'],
    })
  }

  it('that are refused take up no room, whatever they are refused for', async () => {
    const who = await site.person()
    const joined = await begin(who, 100, 'a.als', { 'upload-concat': 'final;/api/v1/uploads/a /api/v1/uploads/b' })
    expect([joined.statusCode, joined.json().error.code]).toEqual([400, 'bad-request'])
    const tooLong = await site.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: {
        ...who.headers,
        ...TUS,
        'upload-length': '5',
        'upload-metadata': named('a.als'),
        'content-type': 'application/offset+octet-stream',
      },
      payload: Buffer.alloc(1000),
    })
    expect(tooLong.statusCode).toBeGreaterThanOrEqual(400)
    expect(await site.sql('select id from kvint.uploads where user_id = $1', [who.id])).toEqual([])
  })

  it('under way have a bound', async () => {
    const who = await site.person()
    await who.get('/auth/profile')
    await site.sql(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [who.id])
    await site.sql(
      `insert into kvint.uploads (id, user_id, file_name, bytes) select md5(n::text || $1), $1::uuid, 'x', 1 from generate_series(1, 100) n`,
      [who.id],
    )
    expect((await begin(who, 10)).statusCode).toBe(429)
    expect((await begin(await site.person(), 10)).statusCode).toBe(201)
  })
})
