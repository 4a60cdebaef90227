import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startS3StandIn } from '../../platform/blobs/testing/s3-stand-in.ts'
import { chordSet, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

describe.skipIf(!hasPostgres())('two servers over one database and one bucket', () => {
  let bucket: Awaited<ReturnType<typeof startS3StandIn>>
  let first: Keepers
  let second: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    bucket = await startS3StandIn()
    first = await startKeepers({ s3Bucket: bucket.bucket })
    second = await startSite('auth,registration,projects', {
      databaseUrl: first.databaseUrl,
      s3Bucket: bucket.bucket,
      operations: { rateLimitFactor: 0 },
    })
  }, 60_000)
  afterAll(async () => {
    await second?.close()
    await first?.close()
    bucket?.close()
  }, 60_000)

  it('analyse each set once, and each tells of the work of the other', async () => {
    const who = await first.person()
    const address = await second.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const stream = await fetch(`${address}/api/v1/projects/events`, { headers: who.headers, signal: stop.signal })
    const done = new Set<string>()
    void (async () => {
      for await (const part of stream.body!.pipeThrough(new TextDecoderStream()))
        for (const [, id = ''] of part.matchAll(/"id" ?: ?"([^"]+)"[^\n]*"state" ?: ?"done"/g)) done.add(id)
    })().catch(() => undefined)
    const ids: string[] = []
    for (const name of ['1', '2', '3', '4', '5'])
      ids.push((await who.keep(`${name}.als`, await chordSet(`two ${name}`))).json().saves[0].id)
    await expect.poll(() => ids.filter((id) => done.has(id)).length, { timeout: 20_000 }).toBe(5)
    const rows = await first.sql('select fence::int, state from kvint.saves where user_id = $1', [who.id])
    expect(rows).toEqual(ids.map(() => ({ fence: 1, state: 'done' })))
  })

  it('go on with an upload that the other began', async () => {
    const who = await first.person()
    const content = await chordSet('both')
    const tus = { ...who.headers, 'tus-resumable': '1.0.0' }
    const begun = await first.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': 'filename Qm90aC5hbHM=' },
    })
    const url = String(begun.headers['location'])
    const send = (app: Keepers['app'], offset: number, part: Uint8Array) =>
      app.inject({
        method: 'PATCH',
        url,
        headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        payload: Buffer.from(part),
      })
    expect((await send(first.app, 0, content.subarray(0, 100))).statusCode).toBe(204)
    expect((await send(second.app, 100, content.subarray(100))).statusCode).toBe(204)
    const { projectId } = (await who.get(url)).json()
    expect((await who.finished(projectId)).saves[0]).toMatchObject({ fileName: 'Both.als', state: 'done' })
  })
})
